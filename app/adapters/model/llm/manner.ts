import type { Answered, Thought } from './answer.ts'
import { type Dialect, sameDialect, usualDialect } from './dialect.ts'
import type { DialectRecord } from './dialect-record.ts'

/** How this installation asks its model, and what it learns from the answers. */
export interface Manner {
  dialect(): Promise<Dialect>
  /** `isStrangers`: anyone may have written the question, to be quoted. */
  understood(answered: Pick<Answered<unknown>, 'dialect' | 'thought'>, isStrangers?: boolean): Promise<void>
  misunderstood(dialect: Dialect): Promise<void>
}

/** In a row, before the form is also said in words: the server may ignore the schema. */
const patience = 2
/** In a row, before all answers are believed to begin with written reasoning, or none to: one may only quote a stranger. */
const alike = 10

export function mannerOf(record: DialectRecord, onLearned: (dialect: Dialect) => void): Manner {
  let misread = 0
  let hasRead = false
  let lately: { thought: Thought; count: number } = { thought: null, count: 0 }
  async function learn(dialect: Dialect): Promise<void> {
    if (await record.keep(dialect).catch(() => false)) onLearned(dialect)
  }
  const known = async () => (await record.dialect().catch(() => null)) ?? usualDialect
  return {
    dialect: known,
    async understood({ dialect, thought }, isStrangers = false) {
      hasRead = true
      if (!isStrangers) lately = { thought, count: thought === lately.thought ? lately.count + 1 : 1 }
      const before = await known()
      const isClear = thought === 'reported' || (!isStrangers && lately.count >= alike)
      const learned = { ...dialect, reasons: isClear ? thought !== null : before.reasons }
      if (!sameDialect(learned, before)) await learn(learned)
    },
    async misunderstood(dialect) {
      misread += 1
      if (hasRead || misread < patience || dialect.form === 'words') return
      misread = 0
      await learn({ ...dialect, form: 'words' })
    },
  }
}
