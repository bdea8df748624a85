//! The server from outside: real requests to a real server on a free port.

mod beside;
mod calls;
mod catcher;
mod client;
mod editions;
mod errors;
mod events;
mod finding;
mod house;
mod invitations;
mod lessons;
mod library;
mod pages;
mod people;
mod postbox;
mod play;
mod proxy;
mod push;
mod review;
mod seats;
mod several;
mod site;
mod start;
mod standing;
mod stopped;
mod tabs;
mod tournaments;
mod tries;

#[test]
fn all_of_this_on_postgresql() {
    rig::again_on_postgres("all_of_this_on_postgresql");
}
