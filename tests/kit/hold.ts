import type { Network } from '#app/adapters/network/network.ts'

/** Keeps a call open by holding back its response. */
export interface Hold {
  /** Holds back the response to the nth write from now. */
  nextWrite(nth: number): void
  isOpen(): boolean
  release(): void
}

export function withHold(network: Network): { network: Network; hold: Hold } {
  let writesUntilHeld = 0
  let release: (() => void) | null = null
  const client: Network['client'] = (...parameters) => {
    const real = network.client(...parameters)
    return {
      ...real,
      async perform(...write) {
        const result = await real.perform(...write)
        writesUntilHeld -= 1
        if (writesUntilHeld === 0) await new Promise<void>((resolve) => (release = resolve))
        return result
      },
    }
  }
  const hold: Hold = {
    nextWrite(nth) {
      writesUntilHeld = nth
    },
    isOpen: () => release !== null,
    release() {
      release?.()
      release = null
    },
  }
  return { network: { ...network, client }, hold }
}
