import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

test('a control has its field’s error and hint, unless it names its own', () => {
  const inField = (input: ReactNode) =>
    renderToStaticMarkup(
      <Field label="Handle" name="handle" error="No." hint="Such as finch">
        {input}
      </Field>,
    )
  expect(inField(<Input />)).toMatch(/aria-describedby="handle-error handle-hint"[^>]* aria-invalid="true"/)
  expect(inField(<Input aria-describedby="own" aria-invalid={false} />)).toMatch(
    /aria-describedby="own"[^>]* aria-invalid="false"/,
  )
  expect(renderToStaticMarkup(<Input aria-describedby="own" aria-invalid />)).toMatch(
    /aria-describedby="own"[^>]* aria-invalid="true"/,
  )
})
