import type { MailMessage } from '#app/adapters/mail/mail.ts'
import type { Tx } from '#app/db/pool.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { mailAnswers } from '#app/domain/mail/answer-mails.ts'
import { mailBilling } from '#app/domain/mail/billing-mails.ts'
import { deletedAddressPlace, mailAccountDeleted, mailPendingDeletion } from '#app/domain/mail/deletion-mails.ts'
import { mailExport } from '#app/domain/mail/export-mails.ts'
import { insertSample, sampleEmail } from '#app/domain/mail/sample.ts'
import { mailSummary } from '#app/domain/mail/summary-mails.ts'
import { mailSupport, mailSupportCopy } from '#app/domain/mail/support-mails.ts'
import { mailToken } from '#app/domain/mail/token-mails.ts'
import { type JobPayload, jobKinds } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'

class RolledBack extends Error {}

/** For developers: rendered by the code that sends them, for a sample user in a rolled-back transaction. */
export async function previewMails(services: Services): Promise<MailMessage[]> {
  const mails: MailMessage[] = []
  const mail = { send: async (one: MailMessage) => void mails.push(one), close: () => undefined }
  try {
    await services.db.transaction().execute(async (tx) => {
      await writeAll({ ...services, db: tx, mail })
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return mails
}

type AccountMail = JobPayload<'mail.notice'>['notice']

const kinds = jobKinds['mail.notice'].payload.shape.notice.options

async function writeAll(services: Services & { db: Tx }): Promise<void> {
  const { db, seals, clock } = services
  const now = clock.now()
  const sample = await insertSample(db, services.networks.forUser(null), now)
  const { user_id } = sample
  for (const id of sample.tokens) await mailToken(services, id)
  for (const notice of kinds) await mailAboutAccount(services, { user_id, notice, about: about[notice] ?? {} })
  for (const span of ['day', 'week'] as const) await mailSummary(services, { user_id, span, before: sample.today })
  await mailAnswers(services, { user_id, since: new Date(0).toISOString(), until: now.toISOString() })
  for (const id of sample.billing) await mailBilling(services, id)
  for (const state of ['ready', 'failed'] as const) {
    await db.updateTable('exports').set({ state }).where('id', '=', sample.written).execute()
    await mailExport(services, sample.written)
  }
  await mailSupport(services, sample.message, now)
  await mailSupportCopy(services, sample.message)
  for (const why of ['inactive', 'discontinued'] as const) await mailPendingDeletion(services, user_id, why)
  const address = seals.seal(sampleEmail, deletedAddressPlace(user_id))
  for (const why of [null, 'inactive', 'discontinued'] as const)
    await mailAccountDeleted(services, user_id, address, why)
}

const place = { device: 'Chrome on Windows', at: '2026-06-15T09:30:00.000Z' }

const about: Partial<Record<AccountMail, Record<string, string>>> = {
  bot_stopped: { reason: 'Perch refused three actions in a row. Check your account there before you wake the bot up.' },
  sign_in_method_changed: { what: 'added', email: sampleEmail },
  new_sign_in: place,
  factor_failed: place,
  recovery_codes: { what: 'used', ...place },
  refresh_token_reused: place,
}
