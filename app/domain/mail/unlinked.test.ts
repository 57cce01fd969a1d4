import { expect, test } from 'vitest'
import { renderMail } from '#app/domain/mail/render.ts'
import { unlinked } from '#app/domain/mail/unlinked.ts'

const seen = (text: string) => unlinked(text).replaceAll('\u200b', '')

test.each([
  ['confirm at http://warble.evil.example/9 today', 'confirm at [link] today'],
  ['confirm (https://evil.example).', 'confirm ([link]).'],
  ['see evil.example/x?y=1, please', 'see [link], please'],
  ['www.evil.example', '[link]'],
  ['mailto:pay@evil.example!', '[link]!'],
  ['evil.example:8080/now', '[link]'],
  ['look:https://evil.example', 'look:[link]'],
  ['ωχ http://кофе.рф/а', 'ωχ [link]'],
])('%s has no URL', (written, shown) => expect(seen(written)).toBe(shown))

test.each([
  'go to evil.example now',
  'ask pay@evil.example',
  '@warble-billing.com',
  'кофе.рф',
  '192.0.2.7',
  'a.b.c.example',
  'evil\u00ad.com',
  'evil.\u00adcom',
  '💩.com',
  'i❤.ws',
  'evil\u3002com',
  'evil\uff0ecom',
  'evil\uff61com',
])('%s is not a name that a mail program links', (written) => {
  expect(seen(written)).toBe(written)
  expect(unlinked(written)).not.toMatch(/\S[.\u3002\uff0e\uff61]\u00ad?[\p{L}\p{N}]/u)
})

test.each(['The pour takes 2:40. It costs $3.50, and/or 10.50/kg!', 'Would you ship?\n\nYes.', 'v1.2.3 is out…'])(
  '%s stays as it is',
  (written) => expect(unlinked(written)).toBe(written),
)

test('no mail links what is quoted or named in it', () => {
  const who = '@warble-billing.com'
  const text = 'Suspended! Confirm: http://evil.example/login or evil.example”\n\n-- \nSee evil.example'
  const mail = renderMail({
    to: 'a@b.test',
    subject: `${who} wrote: “${text}”`,
    preview: `${who}: “${text}”`,
    paragraphs: [],
    blocks: [
      { kind: 'quote', side: 'complaint', who, text },
      { kind: 'rows', rows: [{ who, text, url: 'https://warble.test/one' }] },
    ],
    footer: 'f',
  })
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).toContain('[link]')
    expect(part).not.toMatch(/evil\.example|billing\.com/)
  }
  expect(mail.text).not.toMatch(/^-- \nSee/m)
})

test('a very long text takes no time', () => {
  const begun = performance.now()
  for (const sign of ['a', '.', 'a.', '.\u00ad', ':/', '/', '1.', '-.a']) unlinked(sign.repeat(20_000))
  expect(performance.now() - begun).toBeLessThan(500)
})
