import { Secret, TOTP } from 'otpauth'
import { moveClock } from './clock.ts'
import type { World } from './world.ts'

const step = 30_000

/** An authenticator app for the secret that a page shows. */
export function authenticator(world: World, secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  let last = 0
  return {
    /** A code that was not given before: none is taken twice. Moves the world's time on where it must. */
    async code(): Promise<string> {
      const stepNow = () => Math.floor(world.box.clock.now().getTime() / step)
      if (stepNow() <= last) await moveClock(world, step)
      last = stepNow()
      return totp.generate({ timestamp: last * step })
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>
