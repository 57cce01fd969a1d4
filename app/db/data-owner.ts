import type { Database } from '#app/db/schema.ts'

/**
 * `user`: belongs to our customer. `recipient`: about people on the network, kept for the customer. `operator`: about
 * running the product. `nobody`: about no one.
 */
export type DataOwner = 'user' | 'recipient' | 'operator' | 'nobody'

export interface ColumnRule {
  owner: DataOwner
  /** Included in the user's data export. */
  exported: boolean
  /** Never shown, logged or exported. */
  secret: boolean
  /** Sealed with `SEAL_KEYS`; one of `sealedColumns`. */
  sealed?: true
}

export interface TableRule<Table> {
  /** The column that identifies the person; null if the table is about nobody. */
  person: (keyof Table & string) | null
  /** When rows are deleted: with the user by the foreign key, by age, at the person's request, or never. */
  ends: 'with_user' | 'by_age' | 'on_request' | 'never'
  columns: { [Column in keyof Required<Table> & string]: ColumnRule }
}

export type DataOwnership = { [Table in keyof Database]: TableRule<Database[Table]> }

export const ownData: ColumnRule = { owner: 'user', exported: true, secret: false }
/** About the user, but only for our bookkeeping. */
export const internal: ColumnRule = { owner: 'user', exported: false, secret: false }
export const secret: ColumnRule = { owner: 'user', exported: false, secret: true }
export const sealed: ColumnRule = { ...secret, sealed: true }
export const recipientData: ColumnRule = { owner: 'recipient', exported: true, secret: false }
/** About people on the network and shared by all customers: never exported to a single one. */
export const sharedRecipientData: ColumnRule = { owner: 'recipient', exported: false, secret: false }
export const impersonal: ColumnRule = { owner: 'nobody', exported: false, secret: false }
