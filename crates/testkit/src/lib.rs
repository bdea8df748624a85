//! What every game is tested with: the contract, clause examples, scripted fate, perft.
