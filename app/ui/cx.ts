/** Joins class names and leaves out what is absent. */
export function cx(...parts: readonly (string | 0 | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
