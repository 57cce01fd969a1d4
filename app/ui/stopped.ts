/** In ms, until a form without an answer can be sent again: no event tells of the browser's Stop. */
export const stoppedAfterMs = 10_000
