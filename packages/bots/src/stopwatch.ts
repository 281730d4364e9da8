/** Browsers and Node have it, though the language itself does not. */
declare const performance: { now(): number }

/** Milliseconds by a clock that nobody can set: a search has its whole time, and no more, whatever is done to the calendar. */
export const stopwatch = (): number => performance.now()
