import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Kept, type Rule, retention, retentionText } from './retention.ts'

test('docs/retention.md lists every kind of data with its retention period', async () => {
  const names = Object.keys(retention) as Kept[]
  const lines = [
    '# What is kept for how long',
    '',
    'Written from `app/domain/retention.ts` by `npm run docs`, and checked by the tests. What is not in here is the user’s own and goes',
    'with the account at the latest; opt-outs stay until they are withdrawn. `app/db/data-ownership.ts` has every table and column.',
    '',
    '| what | how long | from when | on /privacy |',
    '|---|---|---|---|',
    ...names.map((name) => {
      const { what, from, published: told, most }: Rule = retention[name]
      const bound = most === undefined ? '' : `, at most ${most.toLocaleString('en')} of a user`
      return `| ${what}${bound} | ${retentionText(name)} | ${from} | ${told ? 'yes' : 'no'} |`
    }),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/retention.md')
})

test('the privacy page names the retention period of all that is to be told there', () => {
  const page = readFileSync(new URL('../routes/site/privacy.tsx', import.meta.url), 'utf8')
  const told = (Object.keys(retention) as Kept[]).filter((name) => retention[name].published)
  const { former_spending: _, ...others } = Object.fromEntries(told.map((name) => [name, name]))
  expect(Object.keys(others).filter((name) => !page.includes(`retentionText('${name}')`))).toEqual([])
})
