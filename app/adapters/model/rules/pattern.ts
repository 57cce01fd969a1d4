/** An expression out of parts that fit a line each. */
export function pattern(parts: string[], flags = ''): RegExp {
  return new RegExp(parts.join(''), flags)
}
