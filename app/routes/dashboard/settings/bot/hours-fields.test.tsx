import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import { HoursFields } from './hours-fields.tsx'

test('an hour in error is marked and leads to what is wrong with it', () => {
  const refused = { intent: 'save', code: 'invalid', status: 422, message: '', errors: { work_from_0: 'Too late.' } }
  const html = renderToStaticMarkup(<HoursFields hours={standardHours} actionData={{ ...refused, values: {} }} />)
  expect(html).toMatch(/<select[^>]*id="work_from_0"[^>]*aria-invalid="true" aria-describedby="work_from_0-error"/)
  expect(html).toContain('<p id="work_from_0-error"')
})
