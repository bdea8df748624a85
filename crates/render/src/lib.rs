//! Boards and panels as SVG and HTML, drawn from a view.
