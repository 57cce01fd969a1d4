import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReplyYourself } from './entry.tsx'

const shown = (code: string) =>
  renderToStaticMarkup(
    <ReplyYourself item={{ code, target: '@tomasz', url: 'https://perch.test/tomasz/1' }} network="Perch" />,
  )

test('who wants no contact is offered for none', () => {
  for (const code of ['opted_out', 'no_bots', 'avoided_person', 'complained'])
    expect(shown(code)).not.toContain('Reply yourself')
  expect(shown('complained')).toContain('/dashboard/inbox?q=%40tomasz')
  expect(shown('reaches')).toContain('Reply yourself on Perch')
  expect(shown('off_topic')).toContain('Reply yourself on Perch')
})
