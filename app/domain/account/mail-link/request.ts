import { randomUUID } from 'node:crypto'
import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { canMail, isEarlyToday } from '#app/domain/account/mail-link/interval.ts'
import { recordSignUp } from '#app/domain/account/mail-link/sign-up-token.ts'
import type { MailDeps, Requester } from '#app/domain/account/mail-link/token.ts'
import { sendMailToken } from '#app/domain/account/mail-link/token.ts'
import { resendEmailChange } from '#app/domain/account/user/change-email.ts'
import { createUser, signUpId } from '#app/domain/account/user/create.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { takesSignUps } from '#app/domain/account/user/rules.ts'
import { isSsoManaged } from '#app/domain/account/user/sso.ts'
import { mayHaveHadAccount, personKey } from '#app/domain/billing/once-per-person.ts'
import type { JobPayload, Queue } from '#app/queue/queue.ts'

type Request = JobPayload<'mail.request'>

interface WantedMail {
  email: string
  purpose: Request['purpose']
  newcomer?: Request['newcomer']
  recorded?: Request['recorded']
}

function sealedNewcomer(seals: Seals, email: string, user_metadata: Record<string, unknown>): Request['newcomer'] {
  const id = randomUUID()
  return { id, sealed: seals.seal(email, placeOf(id)), user_metadata }
}

const placeOf = (row: string) => ({ table: 'jobs', column: 'newcomer', row }) as const

/** Nothing depends on the address until the worker runs, so timing doesn't reveal whether it is known. */
export function requestMail({ db, queue }: Pick<MailDeps, 'db' | 'queue'>, mail: WantedMail, requester: Requester) {
  const { email, purpose, newcomer = null, recorded = null } = mail
  const { browser: browserHash, redirect_to = null, challenge = null } = requester
  const browser = browserHash?.toString('base64url') ?? null
  return inTransaction(db, async (tx) => {
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    const user_id = user?.id ?? null
    const from = { browser, redirect_to, challenge }
    await queue.enqueue(tx, 'mail.request', { user_id, purpose, newcomer, ...from, recorded })
  })
}

/** Idempotent: the interval between mails holds. */
export async function answerMailRequest(
  { db, queue, rules, seals, secrets }: { db: Db; queue: Queue; rules: AuthRules; seals: Seals; secrets: Secrets },
  { user_id, purpose, newcomer, browser, redirect_to, challenge, recorded }: Request,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const created = newcomer && (await createNewcomer(tx, { rules, seals, secrets }, newcomer, now))
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email', 'email_confirmed_at'])
      .$if(created === null, (query) => query.where('id', '=', user_id))
      .$if(created !== null, (query) => query.where('email', '=', created))
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    const { email } = user
    const managed = await isSsoManaged(tx, user.id)
    const from = { browser: browser === null ? null : Buffer.from(browser, 'base64url'), redirect_to, challenge }
    const to = { ...from, user_id: user.id, email }
    const signUp = { ...to, purpose: 'signup', again: purpose === 'signup' } as const
    if (purpose === 'signup' && user.email_confirmed_at) {
      if (!recorded) await recordSignUp(tx, rules, signUp, now)
      const isMailed =
        (await canMail({ db: tx, rules }, 'known', email, now)) && (await isEarlyToday(tx, 'known', email, now))
      if (!isMailed) return
      const about = { account: managed ? 'company' : 'own' }
      return queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'known_sign_up', about })
    }
    if (managed) return
    if (purpose === 'email_change') return resendEmailChange({ db: tx, queue, rules }, user.id, from, now)
    if (purpose === 'recovery' || user.email_confirmed_at)
      await sendMailToken(tx, queue, rules, { ...to, purpose, to_stranger: !user.email_confirmed_at }, now)
    else {
      const sign_up_data = newcomer && { time_zone: null, user_metadata: newcomer.user_metadata }
      const { token_id } = recorded ?? { token_id: await recordSignUp(tx, rules, { ...signUp, sign_up_data }, now) }
      if (token_id !== null) await queue.enqueue(tx, 'mail.token', { token_id })
    }
  })
}

async function createNewcomer(
  tx: Tx,
  { rules, seals, secrets }: { rules: AuthRules; seals: Seals; secrets: Secrets },
  newcomer: NonNullable<Request['newcomer']>,
  now: Date,
): Promise<string> {
  const { sealed, user_metadata } = newcomer
  const email = seals.open(sealed, placeOf(newcomer.id))
  const confirmed = !rules.confirm_email
  const id = (await mayHaveHadAccount(tx, await personKey(tx, seals), email)) ? undefined : signUpId(secrets, email)
  await createUser(tx, { ...(id && { id }), email, confirmed, ...(confirmed && { user_metadata }) }, now)
  return email
}

export async function requestRecovery(deps: MailDeps, email: string, requester: Requester): Promise<void> {
  await requestMail(deps, { email, purpose: 'recovery' }, requester)
}

interface MagicLink {
  email: string
  create_user: boolean
  user_metadata?: Record<string, unknown> | undefined
}

export async function requestMagicLink(
  deps: MailDeps & { seals: Seals },
  { email, create_user, user_metadata = {} }: MagicLink,
  requester: Requester,
): Promise<void> {
  const creates = create_user && (await takesSignUps(deps.db, deps.rules))
  const newcomer = creates ? sealedNewcomer(deps.seals, email, user_metadata) : null
  await requestMail(deps, { email, purpose: 'magiclink', newcomer }, requester)
}
