import { expect, test } from 'vitest'
import { type Answer, exchange, previewOf, subjectOf } from './answer-texts.ts'
import { renderMail } from './render.ts'

const answer: Answer = {
  kind: 'answer',
  person: 'odile',
  text: 'It tastes of apricot.\nWould you ship 250 g to Graz?',
  url: 'https://perch.test/odile/status/1',
  inbox_id: 'one',
  own_post: 'Grind until the pour takes 2:40.',
  says: 'question',
  draft: 'We do, two to three days.',
}

test('the subject is the news, on one line and cut where it is long', () => {
  expect(subjectOf(answer, 'Perch')).toBe('@odile asks: “It tastes of apricot. Would you ship 250 g to Graz?”')
  expect(subjectOf({ ...answer, says: null }, 'Perch')).toMatch(/^@odile replied to you: “/)
  expect(subjectOf({ ...answer, kind: 'mention', says: 'thanks' }, 'Perch')).toMatch(/^@odile mentioned you: “/)
  const long = subjectOf({ ...answer, text: 'a very long question '.repeat(20) }, 'Perch')
  expect(long).toMatch(/…”$/)
  expect(long.length).toBeLessThan(90)
})

test.each(['complaint', 'stop'] as const)('a %s is not quoted where everyone can read it', (says) => {
  expect(subjectOf({ ...answer, says }, 'Perch')).toBe('@odile replied to you on Perch')
})

test('the preview says what is prepared and who else waits', () => {
  expect(previewOf([answer], 0)).toBe('A reply is drafted for you.')
  expect(previewOf([answer, answer], 2)).toBe('2 replies are drafted for you. 2 more people are waiting.')
  expect(previewOf([{ ...answer, draft: null }], 1)).toBe('One more person is waiting.')
})

test('the mail quotes the user’s own post, their words and the draft, as text and as HTML', () => {
  const blocks = exchange(answer, 'https://warble.test', 'Perch', true)
  const { text, html } = renderMail({ to: 'a@b.test', subject: 'x', paragraphs: [], blocks, footer: 'f' })
  const order = ['You: “Grind until', '@odile replied to you: “It tastes', 'Your reply, a draft, not sent: “We do'].map(
    (part) => text.indexOf(part),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(Math.min(...order)).toBeGreaterThanOrEqual(0)
  for (const part of ['Grind until the pour', 'It tastes of apricot', 'We do, two to three'])
    expect(html).toContain(part)
})

test('of several, each leads to its own conversation', () => {
  const blocks = exchange(answer, 'https://warble.test', 'Perch', false)
  const { text } = renderMail({ to: 'a@b.test', subject: 'x', paragraphs: [], blocks, footer: 'f' })
  expect(text).toContain('https://warble.test/dashboard/inbox/one')
  expect(text).toContain(answer.url)
})

test('markup in what people write stays text', () => {
  const blocks = exchange({ ...answer, text: '<img src=x onerror=alert(1)>' }, 'https://warble.test', 'Perch', true)
  const { html } = renderMail({ to: 'a@b.test', subject: '<b>', paragraphs: [], blocks, footer: 'f' })
  expect(html).not.toMatch(/<img|<b>/)
})
