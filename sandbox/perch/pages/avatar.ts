function hash(text: string): number {
  let value = 2166136261
  for (const character of text.toLowerCase()) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return value
}

export interface Bird {
  hue: number
  belly: number
  /** In degrees. */
  tilt: number
}

/** Derived from the handle. */
export function birdOf(handle: string): Bird {
  const value = hash(handle)
  const hue = value % 360
  return { hue, belly: (hue + 25 + ((value >> 9) % 40)) % 360, tilt: ((value >> 17) % 17) - 8 }
}

/** As an SVG. */
export function avatarOf(handle: string): string {
  const { hue, belly, tilt } = birdOf(handle)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 32% 84%)"/><path d="M6 51h52" stroke="hsl(${hue} 20% 38%)" stroke-width="4" stroke-linecap="round"/><g transform="rotate(${tilt} 32 50)"><circle cx="32" cy="33" r="17" fill="hsl(${hue} 38% 42%)"/><ellipse cx="30" cy="40" rx="10" ry="9" fill="hsl(${belly} 55% 76%)"/><circle cx="26" cy="28" r="2.6" fill="#1b1f1c"/><path d="M14 31l-7 3 7 3z" fill="hsl(35 80% 52%)"/></g></svg>`
}
