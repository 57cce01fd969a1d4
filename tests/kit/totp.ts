import { Secret, TOTP } from 'otpauth'
import { moveClock } from './clock.ts'
import type { World } from './world.ts'

const step = 30_000

/** The code of an authenticator app with this secret at that time. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** An authenticator app with the secret that a page shows. */
export function authenticator(world: World, secret: string) {
  let last = 0
  return {
    /** A code that was not used before, as none is accepted twice. Advances the world's clock if needed. */
    async code(): Promise<string> {
      const stepNow = () => Math.floor(world.sandbox.clock.now().getTime() / step)
      if (stepNow() <= last) await moveClock(world, step)
      last = stepNow()
      return codeAt(secret.replaceAll(' ', ''), new Date(last * step))
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>
