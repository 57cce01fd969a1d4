import { DeleteAccount, DownloadExport, GetExport } from '#app/contract/account.ts'
import { neededProof } from '#app/domain/account/session/recent-proof.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { beginExport, openExport } from '#app/domain/export/export.ts'
import { fail } from '#app/domain/failure.ts'
import { attempts, codeAttempts, hit } from '#app/domain/metering/limits.ts'
import { handler } from '#app/http/doors/api.ts'
import { download } from '#app/http/doors/download.ts'
import { redirectLocal } from '#app/http/doors/page.ts'

export const accountCalls = [
  handler(GetExport, async ({ user, session }, services) => {
    const { current } = await beginExport(services, session, services.clock.now())
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
  handler(DownloadExport, async ({ session, context }, services) => {
    const { db, clock } = services
    // Long-open pages still link here: the export's section asks for the proof.
    if (session.kind === 'cookie' && (await neededProof(db, session, clock.now())))
      return redirectLocal(services, '/dashboard/settings#export')
    const { parts, bytes, created_at } = (await openExport(db, session, clock.now())) ?? fail('export_not_ready')
    const name = `warble-export-${created_at.toISOString().slice(0, 10)}.zip`
    return download(context, { name, type: 'application/zip', bytes }, parts)
  }),
  handler(DeleteAccount, async ({ body: { password, nonce }, user, session }, services) => {
    const now = services.clock.now()
    const codes = nonce === undefined ? [] : codeAttempts(`nonce:${user.id}`)
    await hit(services.db, [...attempts(`password:${user.id}`), ...codes], now)
    await deleteAccount(services, session, { password, code: nonce }, now)
    return { message: 'Your account has been permanently deleted.' }
  }),
]
