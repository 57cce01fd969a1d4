import type { Network } from '#app/adapters/network/network.ts'
import type { Tx } from '#app/db/pool.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import type { BillingMailKind } from '#app/db/schema-billing.ts'
import { billingMailTexts } from '#app/domain/mail/billing-mails.ts'
import { insertComplaint, sampleReply } from '#app/domain/mail/sample-complaint.ts'
import { tokenMailTexts } from '#app/domain/mail/token-mails.ts'
import { addDays, day, hour, localTime } from '#app/domain/time.ts'

export const sampleEmail = 'ada@sample.invalid'
const newEmail = 'ada.new@sample.invalid'

const purposes = Object.keys(tokenMailTexts) as MailPurpose[]

const billingMails = Object.keys(billingMailTexts) as BillingMailKind[]

interface Sample {
  user_id: string
  /** The user's local day. */
  today: string
  tokens: string[]
  billing: string[]
  /** The export's id. */
  written: string
  message: string
}

/** For previews, in a transaction. */
export async function insertSample(tx: Tx, network: Network, now: Date): Promise<Sample> {
  const time_zone = 'Europe/London'
  const today = localTime(now, time_zone).day
  const { id: user_id } = await tx
    .insertInto('users')
    .values({ email: sampleEmail, new_email: newEmail, time_zone, created_at: now, email_confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('users').set({ inactivity_warned_at: now }).where('id', '=', user_id).execute()
  await tx
    .insertInto('discontinuation')
    .values({ ended_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await insertWork(tx, network, user_id, today, now)
  return { user_id, today, ...(await insertOccasions(tx, user_id, now)) }
}

async function insertWork(tx: Tx, network: Network, user_id: string, today: string, now: Date): Promise<void> {
  await tx
    .insertInto('connections')
    .values({
      user_id,
      network: network.id,
      network_account_id: 'sample',
      handle: 'ada',
      display_name: 'Ada',
      profile_image_url: null,
      connection_method: 'manual',
      credentials: null,
      state: 'closed',
      closed_reason: `${network.name} no longer accepts the account’s tokens.`,
      paused_until: null,
      paused_code: null,
      connected_at: now,
      last_sync: now,
    })
    .execute()
  await tx
    .insertInto('notification_preferences')
    .values({ user_id, email: true, daily_summary: true, weekly_digest: true, error_alerts: true, answers: true })
    .execute()
  const done = { failed: 0, unknown: 0, answered: 0, response_ms: 0, local_hour: 10, user_id }
  await tx
    .insertInto('action_hours')
    .values(
      [4, 6, 3, 7, 5, 2, 6].flatMap((count, at) => [
        { ...done, local_day: addDays(today, at - 7), kind: 'reply' as const, success: count },
        { ...done, local_day: addDays(today, at - 7), kind: 'like' as const, success: count - 1, failed: at % 2 },
      ]),
    )
    .execute()
  await insertAnswers(tx, network, user_id, today, now)
  await insertEarlier(tx, network, user_id, today, now)
  await insertComplaint(tx, network, user_id, today, now)
}

const answers = [
  {
    person: 'mara_brews',
    post: 'My pour-over tastes thin. Is it the grind?',
    own: 'Try it a step finer first. Too coarse is the usual reason.',
    text: 'One step finer did it, thank you!',
    says: 'thanks',
    draft: 'Glad it worked.',
  },
  {
    person: 'tom_pours',
    post: 'Is a gooseneck kettle worth it for two cups a day?',
    own: 'For two cups, yes. You see where the water goes, so both cups taste alike.',
    text: 'What should I look for in one?',
    says: 'question',
    draft: 'A thin spout and a grip you can hold steady. The brand matters less.',
  },
] as const

/** Replies that got a like, on each of the days before yesterday. */
const landedEarlier = [2, 3, 1, 4, 2, 1]

async function insertAnswers(tx: Tx, network: Network, user_id: string, today: string, now: Date): Promise<void> {
  const of = { user_id, network: network.id, network_account_id: 'sample' }
  const yesterday = new Date(now.getTime() - day)
  for (const [at, { person, post, own, text, says, draft }] of answers.entries()) {
    const post_id = `sample-${at}`
    const author = { author_id: person, author_handle: person, author_name: person }
    await tx
      .insertInto('inbox_posts')
      .values({
        ...of,
        ...author,
        post_id,
        kind: 'answer',
        text,
        says,
        thread: JSON.stringify([{ handle: 'ada', text: own }]),
        posted_at: now,
      })
      .execute()
    await tx
      .insertInto('notices')
      .values({
        user_id,
        kind: 'answer',
        key: `post:${post_id}`,
        person,
        text,
        url: network.accountUrl(person),
        created_at: now,
        read_at: null,
      })
      .execute()
    await tx
      .insertInto('actions')
      .values([
        {
          ...of,
          ...author,
          ...sampleReply,
          target_id: `sent-${at}`,
          post_id: `sent-${at}`,
          post_text: post,
          state: 'success',
          text: own,
          created_at: yesterday,
          claimed_at: yesterday,
          local_day: addDays(today, -1),
          local_hour: 10,
          outcome_likes: at + 1,
          outcome_replies: 1,
        },
        {
          ...of,
          ...author,
          ...sampleReply,
          target_id: post_id,
          post_id,
          post_text: text,
          state: 'waiting',
          text: draft,
          created_at: now,
        },
      ])
      .execute()
  }
}

async function insertEarlier(tx: Tx, network: Network, user_id: string, today: string, now: Date): Promise<void> {
  const rows = landedEarlier.flatMap((count, at) =>
    Array.from({ length: count }, (_, nth) => {
      const [target_id, sent_at] = [
        `earlier-${at}-${nth}`,
        new Date(now.getTime() - (landedEarlier.length + 1 - at) * day),
      ]
      return {
        ...sampleReply,
        user_id,
        network: network.id,
        network_account_id: 'sample',
        author_id: target_id,
        author_handle: 'mara_brews',
        author_name: 'mara_brews',
        target_id,
        post_id: target_id,
        state: 'success' as const,
        created_at: sent_at,
        claimed_at: sent_at,
        local_day: addDays(today, at - landedEarlier.length - 1),
        local_hour: 10,
        outcome_likes: 1,
      }
    }),
  )
  await tx.insertInto('actions').values(rows).execute()
}

async function insertOccasions(tx: Tx, user_id: string, now: Date): Promise<Omit<Sample, 'user_id' | 'today'>> {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const later = (ms: number) => new Date(now.getTime() + ms)
  const tokens = await tx
    .insertInto('mail_tokens')
    .values(
      purposes.map((purpose) => ({
        user_id,
        purpose,
        email: purpose === 'email_change_new' ? newEmail : sampleEmail,
        created_at: now,
        browser_hash: null,
        expires_at: later(hour),
        code_expires_at: later(hour),
        redirect_to: null,
        code_challenge: null,
        code_challenge_method: null,
      })),
    )
    .returning('id')
    .execute()
  const data = {
    plan_type: 'starter',
    ends: later(7 * day).toISOString(),
    renews: 'yes',
    amount: '2900',
    total: '5800',
    was: 'Pro',
    currency: 'usd',
    number: 'WARBLE-0001',
    url: 'https://payments.sample.invalid/invoice',
    paid: now.toISOString(),
    from: now.toISOString(),
    to: later(30 * day).toISOString(),
    card: 'Visa ending in 4242',
  }
  const billing = await tx
    .insertInto('billing_mails')
    .values(
      billingMails.map((kind) => ({
        user_id,
        kind,
        about: 'sample',
        data: JSON.stringify(data),
        created_at: now,
        sent_at: null,
      })),
    )
    .returning('id')
    .execute()
  const written = await tx
    .insertInto('exports')
    .values({ user_id, state: 'ready', created_at: now, expires_at: later(7 * day) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = await tx
    .insertInto('support_messages')
    .values({
      user_id,
      plan_type: 'pro',
      name: 'Ada',
      email: sampleEmail,
      subject: 'A question',
      message: 'How do I change the time zone?',
      digest: Buffer.from(user_id),
      created_at: now,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { tokens: idsOf(tokens), billing: idsOf(billing), written: written.id, message: message.id }
}
