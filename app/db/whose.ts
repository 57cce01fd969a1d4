import type { Database } from '#app/db/schema.ts'

/**
 * `user`: our customer's. `recipient`: of strangers on the network, kept for the customer. `operator`: about running the
 * product. `nobody`: tells nothing about anyone.
 */
export type Whose = 'user' | 'recipient' | 'operator' | 'nobody'

export interface ColumnRule {
  whose: Whose
  /** Part of what the user gets when they ask for their data. */
  exported: boolean
  /** Never shown, logged or exported. */
  secret: boolean
}

export interface TableRule<Table> {
  /** The column that names the person: the way from a row to the user. null: the table is nobody's. */
  person: (keyof Table & string) | null
  /** Rows end with the user by the foreign key, by their age, when the person asks for it, or not at all. */
  ends: 'with_user' | 'by_age' | 'on_request' | 'never'
  columns: { [Column in keyof Required<Table> & string]: ColumnRule }
}

export type PeopleMap = { [Table in keyof Database]: TableRule<Database[Table]> }

export const own: ColumnRule = { whose: 'user', exported: true, secret: false }
/** About the user, but only our bookkeeping. */
export const inner: ColumnRule = { whose: 'user', exported: false, secret: false }
export const secret: ColumnRule = { whose: 'user', exported: false, secret: true }
export const stranger: ColumnRule = { whose: 'recipient', exported: true, secret: false }
/** About strangers and shared by all customers: no single customer gets it. */
export const ledger: ColumnRule = { whose: 'recipient', exported: false, secret: false }
export const plain: ColumnRule = { whose: 'nobody', exported: false, secret: false }
