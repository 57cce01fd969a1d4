import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { MailRefused } from '#app/adapters/mail/mail.ts'
import { smtpMail } from '#app/adapters/mail/smtp.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { mailAnswers } from '#app/domain/mail/answer-mails.ts'
import { sendAnswerMails } from '#app/domain/mail/answer-schedule.ts'
import { savePreferences, wants } from '#app/domain/mail/preferences.ts'
import { noteRefusal, refusalOf } from '#app/domain/mail/refused-address.ts'
import { sendComplaintMails } from '#app/domain/notification/complaint-schedule.ts'
import { notifyMentions } from '#app/domain/notification/mentions.ts'
import { loadNotifications, readNotifications } from '#app/domain/notification/notification.ts'
import { notifyStopped } from '#app/domain/notification/stopped.ts'
import { deleteOldRows } from '#app/domain/old-rows.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'

const clock = manualClock()
const now = () => clock.now()
let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const me = { id: '4711' }
const mention = (text: string, answersMe = true, at = now()) =>
  fakePost({ text, at, is_reply: answersMe, ...(answersMe && { reply_to: me.id }) })
const hear = (user: SessionUser, ...posts: ReturnType<typeof mention>[]) =>
  notifyMentions({ ...bench, user_id: user.id, account: me, now: now() }, posts, new Map())
const jobs = async (name: 'mail.answers' | 'mail.notice') => {
  const rows = await bench.sql<{ data: Record<string, unknown> }>(
    'delete from jobs.job where name = $1 returning data',
    [name],
  )
  return rows.map(({ data }) => data)
}
const choose = (user: SessionUser, answers: boolean) =>
  savePreferences(
    bench.db,
    user,
    { email: true, daily_summary: false, weekly_digest: false, error_alerts: true, answers },
    now(),
  )

test('who answers or names the user is told once, however often the post is read again', async () => {
  const user = await newUser(bench)
  const [answer, named] = [mention('Burrs it is.'), mention('Ask them.', false)]
  const old = mention('Long ago.', true, new Date(now().getTime() - 2 * day))
  await hear(user, answer, named, old)
  await hear(user, answer, named)
  const { notifications } = await loadNotifications(bench.db, user.id, null)
  expect(notifications.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['answer', 'Burrs it is.'],
    ['mention', 'Ask them.'],
  ])
  const events = await bench.sql(`select 1 from live_events where user_id = $1 and kind = 'notice'`, [user.id])
  expect(events).toHaveLength(1)
})

test('what came after the page was loaded stays unread, and nobody reads for another user', async () => {
  const [user, other] = [await newUser(bench), await newUser(bench)]
  await hear(user, mention('First.'))
  await hear(other, mention('Theirs.'))
  const loaded = now()
  clock.forward(minute)
  await hear(user, mention('Second.'))
  await readNotifications(bench.db, user.id, loaded, now())
  const unread = async ({ id }: SessionUser) =>
    (await loadNotifications(bench.db, id, null)).notifications
      .filter(({ read_at }) => read_at === null)
      .map(({ text }) => text)
  expect([await unread(user), await unread(other)]).toEqual([['Second.'], ['Theirs.']])
  clock.forward(91 * day)
  await deleteOldRows(bench.db, 'notices', now())
  expect((await loadNotifications(bench.db, user.id, null)).notifications).toEqual([])
})

test('are dated and ordered by when a post was written, as in the inbox', async () => {
  const user = await newUser(bench)
  const [night, morning] = [8, 1].map((hours) => new Date(now().getTime() - hours * hour))
  const posts = [mention('In the morning.', true, morning), mention('At night.', true, night)]
  for (const { id, text, created_at } of posts) {
    await bench.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle,
         author_name, text, thread, posted_at)
       values ($1, 'perch', $2, $3, 'answer', '1', 'wren', 'Wren', $4, '[]', $5)`,
      [user.id, me.id, id, text, created_at],
    )
    await hear(user, ...posts.filter((post) => post.id === id))
    clock.forward(minute)
  }
  const { notifications } = await loadNotifications(bench.db, user.id, null)
  expect(notifications.map(({ text, at }) => [text, at])).toEqual([
    ['In the morning.', morning],
    ['At night.', night],
  ])
})

test('are paged, fifty at a time, each once', async () => {
  const user = await newUser(bench)
  for (let at = 0; at < 120; at += 1) await hear(user, mention(`Number ${at}.`))
  const seen: string[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof loadNotifications>> = await loadNotifications(bench.db, user.id, before)
    expect(page.notifications.length).toBeLessThanOrEqual(50)
    seen.push(...page.notifications.map(({ id }) => id))
    before = page.next
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  expect((await loadNotifications(bench.db, user.id, 'nonsense')).notifications).toHaveLength(50)
})

describe('emails about replies and mentions', () => {
  test('are sent to who wants them: the first at once, then one an hour, without what was read', async () => {
    const [user, without] = [await newUser(bench), await newUser(bench)]
    await choose(user, true)
    clock.forward(2 * hour)
    for (const one of [user, without]) await hear(one, mention('Burrs it is.'))
    await sendAnswerMails(bench, now())
    const [job, ...rest] = await jobs('mail.answers')
    expect([job?.user_id, rest]).toEqual([user.id, []])
    await mailAnswers(bench, jobKinds['mail.answers'].payload.parse(job))
    const mail = bench.mails.at(-1)
    expect(mail?.subject).toMatch(/ replied to you: “Burrs it is\.”$/)
    expect(mail?.text).toContain('Burrs it is.')
    expect(mail?.unsubscribe).toContain('/unsubscribe/one-click?token=')
    clock.forward(10 * minute)
    await hear(user, mention('And another.'), mention('And a third.'))
    await sendAnswerMails(bench, now())
    expect(await jobs('mail.answers')).toEqual([])
    clock.forward(hour)
    await sendAnswerMails(bench, now())
    const [second] = await jobs('mail.answers')
    await readNotifications(bench.db, user.id, now(), now())
    const sent = bench.mails.length
    await mailAnswers(bench, jobKinds['mail.answers'].payload.parse(second))
    expect(bench.mails).toHaveLength(sent)
    clock.forward(2 * hour)
    await sendAnswerMails(bench, now())
    expect(await jobs('mail.answers')).toEqual([])
  })

  test('that are sent late quote nothing that the next one quotes', async () => {
    const user = await newUser(bench)
    await choose(user, true)
    clock.forward(2 * hour)
    const mailed = async () => {
      await sendAnswerMails(bench, now())
      const [job] = await jobs('mail.answers')
      return jobKinds['mail.answers'].payload.parse(job)
    }
    await hear(user, mention('Burrs it is.'))
    const late = await mailed()
    clock.forward(5 * minute)
    await hear(user, mention('And another.'))
    await mailAnswers(bench, late)
    clock.forward(hour)
    await mailAnswers(bench, await mailed())
    const texts = bench.mails.filter(({ to }) => to === user.email).map(({ text }) => text)
    expect(texts.map((text) => [text.includes('Burrs it is.'), text.includes('And another.')])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('stay due when other choices are saved', async () => {
    const user = await newUser(bench)
    await choose(user, true)
    clock.forward(2 * hour)
    await hear(user, mention('Burrs it is.'))
    await choose(user, true)
    await sendAnswerMails(bench, now())
    expect((await jobs('mail.answers')).map(({ user_id }) => user_id)).toEqual([user.id])
  })
})

describe('emails about complaints', () => {
  const complain = (user: SessionUser, ...people: string[]) => {
    const posts = people.map((handle) =>
      fakePost({
        text: `Leave me alone, says ${handle}. http://evil.example/login`,
        at: now(),
        author: fakeAccount(`9${handle}`, handle),
      }),
    )
    const said = new Map(posts.map(({ id }) => [id, 'complaint' as const]))
    return notifyMentions({ ...bench, user_id: user.id, account: me, now: now() }, posts, said)
  }
  async function mailed(user: SessionUser): Promise<string[]> {
    const before = bench.mails.length
    await sendComplaintMails(bench, now())
    for (const job of await jobs('mail.notice')) {
      const notice = jobKinds['mail.notice'].payload.parse(job)
      for (let run = 0; run < 2; run += 1) await mailAboutAccount(bench, notice)
    }
    return bench.mails
      .slice(before)
      .filter(({ to }) => to === user.email)
      .map(({ subject }) => subject)
  }

  test('the first at once, and then one an hour for all that came, however many one person writes', async () => {
    const user = await newUser(bench)
    await complain(user, 'ilse')
    expect(await mailed(user)).toEqual(['@ilse complained to you'])
    for (let at = 0; at < 30; at += 1) {
      clock.forward(minute)
      await complain(user, 'ilse', `other${at % 7}`, `other${at % 7}`)
    }
    expect(await mailed(user)).toEqual([])
    clock.forward(hour)
    expect(await mailed(user)).toEqual(['7 people complained to you'])
    const { text, html } = bench.mails.at(-1) ?? {}
    expect(text).toContain('2 more are in your inbox.')
    for (const form of [text, html]) expect(form).not.toMatch(/evil\.example|says ilse/)
    clock.forward(2 * hour)
    await complain(user, 'ilse', 'other3')
    expect(await mailed(user)).toEqual([])
    await complain(user, 'bo')
    expect(await mailed(user)).toEqual(['@bo complained to you'])
  })

  test('are not sent later to those who did not want them', async () => {
    const user = await newUser(bench)
    const alerts = (error_alerts: boolean) =>
      savePreferences(
        bench.db,
        user,
        { email: true, daily_summary: false, weekly_digest: false, answers: false, error_alerts },
        now(),
      )
    await alerts(false)
    await complain(user, 'ilse')
    expect(await mailed(user)).toEqual([])
    await alerts(true)
    clock.forward(2 * hour)
    expect(await mailed(user)).toEqual([])
  })

  test('a complaint from before the connection does not keep a later one of the same person from being mailed', async () => {
    const user = await newUser(bench)
    await bench.sql(
      `insert into notices (user_id, kind, key, person, text, created_at) values ($1, 'complaint', 'post:old', 'ilse', 'No.', $2)`,
      [user.id, now()],
    )
    await complain(user, 'ilse')
    expect(await mailed(user)).toEqual(['@ilse complained to you'])
  })
})

test('a bot that stops by itself is told at once, in the app and by mail, and once a day for the same reason', async () => {
  const user = await newUser(bench)
  const stop = (reason: string) => notifyStopped(bench.db, bench.queue, user.id, reason, 'bot_stopped', now())
  await stop('The account analysis is missing. Run it again, then wake the bot up.')
  await stop('The account analysis is missing. Run it again, then wake the bot up.')
  const told = await jobs('mail.notice')
  expect(told).toEqual([
    {
      user_id: user.id,
      notice: 'bot_stopped',
      about: { reason: 'The account analysis is missing. Run it again, then wake the bot up.' },
    },
  ])
  await mailAboutAccount(bench, jobKinds['mail.notice'].payload.parse(told[0]))
  expect(bench.mails.at(-1)).toMatchObject({ subject: 'Your bot stopped and needs you' })
  expect(bench.mails.at(-1)?.text).toContain('The account analysis is missing.')
  clock.forward(day)
  await stop('The account analysis is missing. Run it again, then wake the bot up.')
  expect(await jobs('mail.notice')).toHaveLength(1)
})

describe('an address that a mail server refuses for good', () => {
  test('is noted, told in the app, and spared until its owner says that it works again', async () => {
    const user = await newUser(bench)
    await noteRefusal(bench.db, user.email, '5.1.1', now())
    await noteRefusal(bench.db, user.email, '5.1.1', now())
    expect(await refusalOf(bench.db, user.id)).toMatchObject({ words: 'There’s no such mailbox.' })
    expect((await loadNotifications(bench.db, user.id, null)).notifications).toMatchObject([{ kind: 'mail_refused' }])
    expect(await wants(bench.db, user.id, 'error_alerts')).toBe(false)
    await choose(user, false)
    expect([await refusalOf(bench.db, user.id), await wants(bench.db, user.id, 'error_alerts')]).toEqual([null, true])
    await noteRefusal(bench.db, 'nobody@warble.test', '', now())
  })

  test.each([
    [550, '5.1.1 No such mailbox', MailRefused],
    [550, 'No such mailbox', MailRefused],
    [552, '5.2.2 Mailbox full', MailRefused],
    [450, '4.2.0 Greylisted', Error],
    // A relay that takes no mail of ours at present refuses every address like this.
    [554, '5.7.1 Relay access denied', Error],
    [550, '5.7.1 Your network is on a blocklist', Error],
    [550, '5.1.8 The domain of the sender was not found', Error],
    [554, 'Transaction failed', Error],
  ])('the answer %i %s to the recipient', async (code, words, kind) => {
    const { SMTPServer } = await import('smtp-server')
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode: code })),
    })
    const port = await new Promise<number>((listening) => {
      const inner = server.listen(0, '127.0.0.1', () => listening((inner.address() as { port: number }).port))
    })
    const mail = smtpMail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Warble <hello@warble.test>')
    const error = await mail
      .send({ to: 'gone@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
      .catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).constructor).toBe(kind)
    mail.close()
    await new Promise<void>((closed) => server.close(() => closed()))
  })
})
