import facts from './facts.json'

/** A narrower question of a help topic. The chat isn't trained on it, so one more needs no training. */
export interface Fact {
  topic: string
  title: string
  /** Other ways to ask it. */
  asked: string[]
  says: string
}

type Texts = Record<string, Omit<Fact, 'topic'>[]>

export const helpFacts: readonly Fact[] = Object.entries<Texts[string]>(facts).flatMap(([topic, known]) =>
  known.map((fact) => ({ topic, ...fact })),
)
