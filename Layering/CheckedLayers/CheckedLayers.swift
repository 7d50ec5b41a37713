// The layers are checked before this target is built, and all others wait for it.
