// The layers are checked before this target is built, and what they hold waits for it.
