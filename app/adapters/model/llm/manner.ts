import { type Dialect, sameDialect, usualDialect } from './dialect.ts'
import type { DialectRecord } from './dialect-record.ts'

/** How this installation asks its model, and what it learns from the answers. */
export interface Manner {
  dialect(): Promise<Dialect>
  understood(dialect: Dialect): Promise<void>
  misunderstood(dialect: Dialect): Promise<void>
}

/** In a row, before the form is also said in words: the server may ignore the schema. */
const patience = 2

export function mannerOf(record: DialectRecord, onLearned: (dialect: Dialect) => void): Manner {
  let misread = 0
  let hasRead = false
  async function learn(dialect: Dialect): Promise<void> {
    if (await record.keep(dialect).catch(() => false)) onLearned(dialect)
  }
  const known = async () => (await record.dialect().catch(() => null)) ?? usualDialect
  return {
    dialect: known,
    async understood(dialect) {
      hasRead = true
      if (!sameDialect(dialect, await known())) await learn(dialect)
    },
    async misunderstood(dialect) {
      misread += 1
      if (hasRead || misread < patience || dialect.form === 'words') return
      misread = 0
      await learn({ ...dialect, form: 'words' })
    },
  }
}
