/**
 * How a door is guarded. `guest`: for those who are not signed in; others are sent on. `factor`: for those who are half in,
 * and have a second factor to show.
 */
export type PageAccess = 'public' | 'guest' | 'user' | 'factor'

const access = Symbol.for('warble.access')

/** Marks a loader or action as wrapped; a test walks the built server and fails on any that is not. */
export function guarded<F extends object>(door: F, level: PageAccess | 'endpoints' | 'assets'): F {
  Object.defineProperty(door, access, { value: level })
  return door
}

export function accessOf(door: unknown): string | undefined {
  return typeof door === 'function' ? (door as { [access]?: string })[access] : undefined
}
