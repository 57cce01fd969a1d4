import { type Dialect, sameDialect } from './dialect.ts'

/** What all processes of an installation know of asking a model at a server. */
export interface DialectRecord {
  /** null: nothing was kept. */
  dialect(): Promise<Dialect | null>
  /** false: another process kept it before. */
  keep(dialect: Dialect): Promise<boolean>
}

export function dialectInMemory(): DialectRecord {
  let kept: Dialect | null = null
  return {
    dialect: async () => kept,
    async keep(dialect) {
      const isNew = kept === null || !sameDialect(kept, dialect)
      kept = dialect
      return isNew
    },
  }
}
