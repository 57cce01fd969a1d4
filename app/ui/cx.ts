export function cx(...parts: readonly (string | 0 | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
