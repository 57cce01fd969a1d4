import { expect, test } from 'vitest'
import { endpoints } from './index.ts'

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

test('docs/calls.md lists every call as in its contract', async () => {
  const lines = [
    '# Calls',
    '',
    'Written from `app/contract` by `npm run docs`, and checked by the tests. Any call may also answer with an error of its',
    'access or its rate limit; `app/contract/errors.ts` has the status and the text of each.',
    '',
    row('call', 'access', 'what', 'errors of its own'),
    row('---', '---', '---', '---'),
    ...endpoints.map(({ method, path, access, summary, errors }) =>
      row(`\`${method} ${path}\``, access, summary, errors.map((code) => `\`${code}\``).join(', ')),
    ),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/calls.md')
})
