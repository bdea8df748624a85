//! The server from outside: real requests to a real server on a free port.

mod client;
mod errors;
mod events;
mod house;
mod invitations;
mod lessons;
mod pages;
mod people;
mod play;
mod proxy;
mod review;
mod seats;
mod site;
mod start;
mod stopped;
mod tries;

#[test]
fn all_of_this_on_postgresql() {
    rig::again_on_postgres("all_of_this_on_postgresql");
}
