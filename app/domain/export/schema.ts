import type { Read } from '#app/db/snapshot.ts'
import { type ExportedTable, exportedTables } from '#app/domain/export/tables.ts'

interface Column {
  table: string | null | undefined
  name: string | null | undefined
  type: string | null | undefined
  nullable: boolean
}

/** PostgreSQL's types in JSON Schema's; what is stored as JSON may be anything. */
const types: Record<string, { type: string; format?: string }> = {
  text: { type: 'string' },
  uuid: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  timestamptz: { type: 'string', format: 'date-time' },
  bool: { type: 'boolean' },
  int2: { type: 'integer' },
  int4: { type: 'integer' },
  int8: { type: 'integer' },
  float4: { type: 'number' },
  float8: { type: 'number' },
}

export const exportFormat = { format: 'warble-export', version: 1 } as const

/** The JSON Schema of the archive's `data.json`, from the database's own columns. */
export async function exportSchema(read: Read): Promise<Record<string, unknown>> {
  const columns: Column[] = []
  const known = `select table_name, column_name, udt_name, is_nullable from information_schema.columns
    where table_schema = 'public'`
  for await (const rows of read(known, []))
    for (const [table, name, type, nullable] of rows) columns.push({ table, name, type, nullable: nullable === 'YES' })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Everything that Warble holds about you',
    type: 'object',
    properties: {
      format: { const: exportFormat.format },
      version: { const: exportFormat.version },
      exported_at: { type: 'string', format: 'date-time' },
      ...Object.fromEntries(exportedTables.map((table) => [table.name, listOf(table, columns)])),
    },
    required: ['format', 'version', 'exported_at', ...exportedTables.map(({ name }) => name)],
    additionalProperties: false,
  }
}

function listOf({ name, columns: exported }: ExportedTable, columns: Column[]) {
  const properties = exported.map((wanted) => {
    const column = columns.find((one) => one.table === name && one.name === wanted)
    const { type, ...rest } = types[column?.type ?? ''] ?? {}
    return [wanted, type === undefined ? {} : { type: column?.nullable ? [type, 'null'] : type, ...rest }] as const
  })
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: exported,
      additionalProperties: false,
    },
  }
}
