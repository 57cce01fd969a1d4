import { DownloadExport, GetExport } from '#app/contract/export.ts'
import { beginExport, openExport } from '#app/domain/export/export.ts'
import { fail } from '#app/domain/failure.ts'
import { api, handler } from '#app/http/api.ts'
import { download } from '#app/http/download.ts'

const handlers = api([
  handler(GetExport, async ({ user, session }, services) => {
    const { current } = await beginExport(services, session, false, services.clock.now())
    const { created_at, ready_at, expires_at } = current
    const file = new URL(`/api/export-data/${user.id}/file`, services.site.origin)
    return {
      ...current,
      created_at: created_at.toISOString(),
      ready_at: ready_at?.toISOString() ?? null,
      expires_at: expires_at?.toISOString() ?? null,
      url: current.state === 'ready' ? file.href : null,
    }
  }),
  handler(DownloadExport, async ({ user, context }, { db, clock }) => {
    const { parts, bytes, created_at } = (await openExport(db, user.id, clock.now())) ?? fail('export_not_ready')
    const name = `warble-export-${created_at.toISOString().slice(0, 10)}.zip`
    return download(context, { name, type: 'application/zip', bytes }, parts)
  }),
])

export const loader = handlers.loader
export const action = handlers.action
