/** Until a form without an answer can be sent again: the browser's Stop button raises no event. */
export const stoppedAfterMs = 10_000
