/** Builds a regular expression from alternatives, so that each fits on a line. */
export function pattern(parts: string[], flags = ''): RegExp {
  return new RegExp(parts.join(''), flags)
}
