import type { ApiResponse } from '../api/problems.ts'
import { inItsNames, unknownNames, type Vocabulary } from '../api/vocabulary.ts'
import type { Fault } from '../http/switches.ts'
import { letPeopleIn } from '../people/abroad.ts'
import type { Network } from '../state/network.ts'
import { oddAnswer } from './answer.ts'
import { isListed } from './late.ts'
import { troubleAt } from './trouble.ts'

export interface OddnessSettings {
  /** null: Perch is as plain as its own documentation. */
  seed: number | null
  /** Whose names the API knows. */
  names: Vocabulary
  /** Whether calls are refused now and then, by the network or by something on the way. */
  trouble: boolean
  /** Whether some mentions are listed minutes after they were posted. */
  late: boolean
}

const NOT_ODD: OddnessSettings = { seed: null, names: 'both', trouble: false, late: false }

/** `PERCH_ODDNESS`: a seed; absent, empty or 0: none. */
export function oddnessOf(env: Record<string, string | undefined>): OddnessSettings {
  const seed = Number(env.PERCH_ODDNESS ?? 0)
  if (!Number.isInteger(seed)) throw new Error('PERCH_ODDNESS is a whole number.')
  return { ...NOT_ODD, seed: seed === 0 ? null : seed }
}

/** Makes Perch as odd as the world: what the network contains, and what its API answers. */
export class Oddness {
  private settings = NOT_ODD

  constructor(
    private readonly network: Network,
    settings: OddnessSettings = NOT_ODD,
  ) {
    this.set(settings)
  }

  state(): OddnessSettings {
    return { ...this.settings }
  }

  set(change: Partial<OddnessSettings>): void {
    this.settings = { ...this.settings, ...change }
    const { seed, late } = this.settings
    this.network.isListed = late ? (post) => isListed(seed ?? 0, post, this.network.clock.now()) : () => true
    if (this.settings.seed !== null) letPeopleIn(this.network, this.settings.seed)
  }

  isOn = (): boolean => this.settings.seed !== null

  unknownNames(query: Record<string, unknown>): ApiResponse | null {
    return unknownNames(this.settings.names, query)
  }

  inItsNames(query: object): object {
    return inItsNames(this.settings.names, query)
  }

  answer(answer: ApiResponse): ApiResponse {
    const { seed } = this.settings
    return seed === null ? answer : { ...answer, body: oddAnswer(seed, this.network, answer.body) }
  }

  trouble(handle: string): Fault | null {
    const { seed, trouble } = this.settings
    return trouble && seed !== null ? troubleAt(seed, handle, this.network.clock.now()) : null
  }
}
