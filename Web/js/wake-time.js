// The times of wakes: the engine requests them in seconds, timers and events have milliseconds.

// A factor for a wake's time, so that rounded twice it is not before the time that the engine has requested, which
// would be requested again: two units in the last place.
export const ROUNDED_UP = 1 + 2 ** -51;
