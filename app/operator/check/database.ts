import { sql } from 'kysely'
import { pendingMigrations } from '#app/db/migrate.ts'
import { lostColumns } from '#app/db/reseal.ts'
import { unusableDatabase } from '#app/db/unusable.ts'
import { secondsSinceBackup } from '#app/domain/health/backup.ts'
import { secondsSinceHeartbeat } from '#app/domain/health/heartbeat.ts'
import { day } from '#app/domain/time.ts'
import {
  type Check,
  type CheckContext,
  type Finding,
  fault,
  ok,
  reasonOf,
  warning,
} from '#app/operator/check/finding.ts'

interface Server {
  version: number
  encoding: string
  is_standby: boolean
  max_connections: number
  may_create: boolean
  /** In ms, of the epoch. */
  now: number
}

const oldest = 15
/** What a process opens beside its pool. */
const extraConnections = 8
const clockWarningMs = 2_000
const clockFault = 30_000
/** Workers report every ten seconds. */
const silentSeconds = 60
const backupDays = 2

export const checkDatabase: Check = async (context) => {
  const { env, services } = context
  const before = Date.now()
  try {
    const server = await serverOf(services.db)
    const findings = [...serverFindings(env, server), ...clockFindings(server, before, Date.now())]
    return [...findings, ...(await contentFindings(context))]
  } catch (error) {
    const unusable = unusableDatabase(error as Error, env.DATABASE_URL)
    return [
      fault(reasonOf(unusable ?? error), 'Nothing works without it; see “TLS” and “Backup” in docs/operation.md.'),
    ]
  }
}

async function serverOf(db: CheckContext['services']['db']): Promise<Server> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as is_standby,
      current_setting('max_connections')::int as max_connections,
      has_schema_privilege(current_schema(), 'create') as may_create,
      extract(epoch from clock_timestamp()) * 1000 as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('it returned no row')
  return { ...row, now: Number(row.now) }
}

function serverFindings({ DATABASE_POOL }: CheckContext['env'], server: Server): Finding[] {
  const { version, encoding, is_standby, max_connections, may_create } = server
  const findings = [ok(`PostgreSQL ${version} answers.`)]
  if (version < oldest) findings.push(fault(`PostgreSQL ${version} is too old.`, `Use ${oldest} or newer.`))
  if (encoding !== 'UTF8')
    findings.push(fault(`The database is encoded as ${encoding}.`, 'Create it with encoding UTF8.'))
  if (is_standby)
    findings.push(fault('It is a standby that takes no writes.', 'Name the primary in DATABASE_URL, or promote it.'))
  if (!may_create) findings.push(fault('The user may not create tables.', 'Make the user the owner of the database.'))
  const needed = 2 * (DATABASE_POOL + extraConnections)
  if (max_connections < needed)
    findings.push(
      warning(
        `It takes ${max_connections} connections; a web process and a worker use up to ${needed}.`,
        'Raise max_connections, or lower DATABASE_POOL.',
      ),
    )
  return findings
}

function clockFindings({ now }: Server, before: number, after: number): Finding[] {
  const off = Math.max(before - now, now - after, 0)
  if (off < clockWarningMs) return [ok('This machine’s clock and the database’s agree.')]
  const says = `This machine’s clock and the database’s are ${Math.round(off / 1_000)} s apart.`
  const remedy = 'Turn on time synchronization (NTP) on both.'
  return [off < clockFault ? warning(says, remedy) : fault(says, remedy)]
}

async function contentFindings({ services: { db, seals } }: CheckContext): Promise<Finding[]> {
  const pending = await pendingMigrations(db)
  if (pending.length > 0)
    return [
      warning(
        `Migrations that have not run yet: ${pending.length}, from ${pending[0]} on.`,
        'The first process to start runs them; or start the role migrate.',
      ),
    ]
  const findings = [ok('Its tables are those of this version.')]
  const lost = await lostColumns(db, seals)
  for (const { table, column } of lost)
    findings.push(
      fault(`No key of SEAL_KEYS opens some of ${table}.${column}.`, 'Add the key that sealed them to SEAL_KEYS.'),
    )
  return [
    ...findings,
    ...workerFindings(await secondsSinceHeartbeat(db)),
    ...backupFindings(await secondsSinceBackup(db)),
  ]
}

function workerFindings(seconds: number | null): Finding[] {
  if (seconds === null) return [warning('No worker has reported.', 'Start one: bots and mails wait for it.')]
  if (seconds > silentSeconds)
    return [warning(`No worker has reported for ${Math.round(seconds)} s.`, 'Start one, or look into its log.')]
  return [ok('A worker is running.')]
}

function backupFindings(seconds: number | null): Finding[] {
  const remedy = 'Let the backup’s script end with the command backed-up; see “Backup” in docs/operation.md.'
  if (seconds === null) return [warning('No backup was ever recorded.', remedy)]
  const days = Math.floor((seconds * 1_000) / day)
  return days < backupDays
    ? [ok('The last backup is recent.')]
    : [warning(`The last backup is ${days} days old.`, remedy)]
}
