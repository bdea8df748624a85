# Lo que dicen las listas de los ejércitos y los tableros en palabras en todos los juegos, en español. Los mismos mensajes están en en.ftl.

roster-lost = Perdidos: { $list }
roster-aside = Fuera del tablero: { $list }
told-held = Dónde hay alguien
told-rest = Los demás lugares
told-next = Al lado: { $list }
