/** The link to another screen of the way in, which keeps where to go on to afterwards. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`
