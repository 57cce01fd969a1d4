import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plans } from '#app/content/plans.ts'
import { exchange, run } from '#app/content/run.ts'
import { Hero } from './hero.tsx'

const names = { perch: 'Perch', bluesky: 'Bluesky', x: 'X' } as const
const allows = { perch: 'Practice only.', bluesky: 'Replies to who wrote.', x: 'Your click, always.' }
const offered = (...ids: (keyof typeof names)[]) => ids.map((id) => ({ id, name: names[id], allows: allows[id] }))

const read = (networks: ReturnType<typeof offered>, onSale = true) =>
  renderToStaticMarkup(
    <Hero
      signedIn={false}
      networks={networks}
      plans={Object.values(plans)}
      onSale={onSale}
      rule="A rule."
      actionsPerHour={15}
      drafts
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

test('the first screen names the networks offered here, with what each allows', () => {
  const practice = read(offered('perch'))
  expect(practice.indexOf('Everything here runs on Perch, a network of simulated people.')).toBeGreaterThan(-1)
  expect(practice.indexOf('simulated people')).toBeLessThan(practice.indexOf('It listens where you post.'))
  expect(practice).toContain('Perch Practice only.')
  const text = read(offered('bluesky', 'x', 'perch'))
  expect(text).toContain('It listens on Bluesky and X. Then it answers like you.')
  expect(text).not.toContain('Everything here runs on Perch')
  for (const id of ['perch', 'bluesky', 'x'] as const) expect(text).toContain(`${names[id]} ${allows[id]}`)
  expect(read(offered('x'))).not.toContain('Bluesky')
})

test('it says the price of each plan that can be bought', () => {
  const text = read(offered('perch'))
  expect(text).toContain('Free $0 for 10 actions a day, no card')
  expect(text).toContain('Starter $29 a month for 100 actions a day')
  expect(text).toContain('Pro $99 a month for 500 actions a day')
  expect(read(offered('perch'), false)).not.toContain('$29')
})

test('its exchange is a question, the reply in the account’s name and what was answered', () => {
  expect(exchange.post).toContain('?')
  const text = read(offered('perch'))
  const places = [exchange.post, `${run.account} ${exchange.time} by Warble`, exchange.reply, exchange.answer.text]
  const found = places.map((one) => text.indexOf(one.replaceAll('"', '&quot;')))
  expect(found.every((at) => at >= 0)).toBe(true)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(text).not.toContain(' You ')
})

test('no four words in a row of the account’s own post are in the post or the reply', () => {
  const words = (given: string) => given.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []
  const [, own = ''] = /“([^”]*)”[^“]*$/.exec(exchange.reason) ?? []
  expect(own).not.toBe('')
  const runs = words(own).map((_, at, all) => all.slice(at, at + 4).join(' '))
  const theirs = ` ${words(exchange.post).join(' ')} | ${words(exchange.reply).join(' ')} `
  for (const four of runs.slice(0, -3)) expect(theirs).not.toContain(` ${four} `)
})
