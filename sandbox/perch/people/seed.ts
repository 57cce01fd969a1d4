import { DEVELOPMENT_PASSWORD } from '../state/accounts.ts'
import type { NetworkEvent } from '../state/events.ts'
import type { Account } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { fixedSession, hashPassword } from '../state/secrets.ts'
import { historyOf } from './history.ts'
import { personas } from './personas.ts'
import { createPerson, Registry } from './population.ts'
import { randomFrom } from './random.ts'

/** Creates a new Perch's people and their history. The same seed and time give the same network. */
export function seedNetwork(network: Network, seed: number, people: number): void {
  const now = network.clock.now()
  const at = now.toISOString()
  const registry = new Registry(seed, now)
  const password = hashPassword(DEVELOPMENT_PASSWORD, `perch-${seed}`)
  const ready = personas.map((persona) =>
    registry.open(persona.handle, {
      name: persona.name,
      bio: persona.bio,
      location: persona.location,
      kind: 'persona',
      label: {
        niche: persona.banks.length === 1 ? (persona.banks[0]?.niche ?? 'mixed') : 'mixed',
        class: 'persona',
        topic: null,
      },
      email: `${persona.handle}@perch.invalid`,
      password,
      verified: false,
    }),
  )
  const population = Array.from({ length: people }, (_, index) => createPerson(registry, seed, index))
  const accounts = [...ready, ...population]
  network.recordAll([
    { type: 'seeded', at, seeded: true, seed, people },
    ...accounts.map((account): NetworkEvent => ({ type: 'account_opened', at, seeded: true, account })),
    ...ready.map(
      (account): NetworkEvent => ({
        type: 'session_opened',
        at,
        seeded: true,
        session: fixedSession(account.id, account.handle, seed, at),
      }),
    ),
    ...follows(accounts, seed, at),
    ...historyOf(accounts, seed, now),
  ])
}

function follows(accounts: Account[], seed: number, at: string): NetworkEvent[] {
  const events: NetworkEvent[] = []
  for (const account of accounts) {
    if (account.handle === 'newhere_pete') continue
    const random = randomFrom(seed, 'follows', account.handle)
    const alike = accounts.filter((other) => other.label.niche === account.label.niche)
    const chosen = new Set<Account>()
    for (let count = random.between(6, 18); count > 0; count -= 1)
      chosen.add(random.pick(random.chance(0.65) ? alike : accounts))
    chosen.delete(account)
    for (const target of chosen)
      events.push({ type: 'followed', at, seeded: true, actor: account.id, target: target.id, pending: false })
  }
  return events
}
