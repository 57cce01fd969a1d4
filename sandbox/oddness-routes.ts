import express, { Router } from 'express'
import { z } from 'zod'
import { localOnly, refuse } from './guards.ts'
import { VOCABULARIES } from './perch/api/vocabulary.ts'
import type { Oddness, OddnessSettings } from './perch/odd/oddness.ts'
import { type Html, html } from './perch/pages/html.ts'
import { parseValues, type SwitchRow, switchForms } from './switch-forms.ts'

const Change = z.strictObject({
  seed: z.number().int().min(1).nullable().optional(),
  names: z.enum(VOCABULARIES).optional(),
  trouble: z.boolean().optional(),
  late: z.boolean().optional(),
})

/** Reads and sets how odd Perch is: JSON for programs, forms for the control page. */
export function oddnessRoutes(oddness: Oddness): Router {
  const router = Router()
  router.get('/oddness', (_request, response) => void response.json(oddness.state()))
  const bodies = [express.json({ limit: '4kb' }), express.urlencoded({ extended: false, limit: '4kb' })]
  router.post('/oddness', localOnly, ...bodies, (request, response) => {
    const isForm = Boolean(request.is('urlencoded'))
    const parsed = Change.safeParse(isForm ? parseValues(request.body) : request.body)
    if (!parsed.success) return refuse(response, 422, 'invalid', 'seed, names, trouble, late: a value is wrong.')
    const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined)
    oddness.set(Object.fromEntries(given))
    if (isForm) return response.redirect(303, '/')
    response.json(oddness.state())
  })
  return router
}

const switches: SwitchRow<OddnessSettings>[] = [
  {
    label: 'How odd Perch is',
    name: 'seed',
    choices: [
      { value: null, text: 'Plain' },
      { value: 1, text: 'As odd as the world' },
    ],
  },
  {
    label: 'Names in the API',
    name: 'names',
    choices: [
      { value: 'both', text: 'Posts and tweets' },
      { value: 'posts', text: 'Posts only' },
      { value: 'tweets', text: 'Tweets only' },
    ],
  },
  {
    label: 'Trouble on the way',
    name: 'trouble',
    choices: [
      { value: false, text: 'No trouble' },
      { value: true, text: 'Now and then' },
    ],
  },
  {
    label: 'Lists of mentions',
    name: 'late',
    choices: [
      { value: false, text: 'At once' },
      { value: true, text: 'Some come minutes late' },
    ],
  },
]

export function oddnessSwitches(state: OddnessSettings): Html {
  return html`<h2>The world’s oddness</h2>
<p class="muted">${state.seed === null ? 'Perch is plain: English mostly, and every answer complete.' : 'People of twelve more languages write; posts are long, edited or quoted; answers have gaps and HTML entities. With trouble, calls are refused for ten minutes now and then.'}</p>
${switchForms('/oddness', switches, state)}`
}
