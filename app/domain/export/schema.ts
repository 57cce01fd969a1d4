import type { SnapshotReader } from '#app/db/snapshot.ts'
import { type ExportedTable, exportedTables } from '#app/domain/export/tables.ts'

export interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
}

/** To JSON Schema; a JSON column may contain anything. */
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

/** From the database's catalogue. */
export async function columnsOf(read: SnapshotReader): Promise<Column[]> {
  const rows = await read.rows(`select table_name, column_name, udt_name, is_nullable from information_schema.columns
    where table_schema = 'public'`)
  return rows.map(([table = '', name = '', type = '', nullable]) => ({
    table,
    name,
    type,
    nullable: nullable === 'YES',
  }))
}

/** For the archive's `data.json`. */
export function exportSchema(columns: Column[]): Record<string, unknown> {
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
  const properties = exported.map((field) => {
    const column = columns.find((one) => one.table === name && one.name === field)
    const { type, ...rest } = types[column?.type ?? ''] ?? {}
    return [field, type === undefined ? {} : { type: column?.nullable ? [type, 'null'] : type, ...rest }] as const
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
