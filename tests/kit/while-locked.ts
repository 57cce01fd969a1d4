import pg from 'pg'

/** Does the work while these rows are locked, however long it takes: the product's own transactions may not idle. */
export async function whileLocked(
  url: string,
  rows: string,
  values: unknown[],
  work: () => Promise<unknown>,
): Promise<void> {
  const lock = new pg.Client({ connectionString: url })
  await lock.connect()
  try {
    await lock.query('begin')
    await lock.query(`select from ${rows} for update`, values)
    await work()
  } finally {
    await lock.end()
  }
}
