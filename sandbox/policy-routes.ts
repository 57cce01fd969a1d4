import express, { Router } from 'express'
import { z } from 'zod'
import { localOnly, refuse } from './guards.ts'
import { type Html, html } from './perch/pages/html.ts'
import type { PolicySettings, XPolicy } from './perch/policy.ts'
import { parseValues, type SwitchRow, switchForms } from './switch-forms.ts'

const Change = z.strictObject({
  on: z.boolean().optional(),
  credit: z.number().nullable().optional(),
  post_cap: z.number().int().min(0).nullable().optional(),
})

/** Reads and sets what Perch's API refuses: JSON for programs, forms for the control page. */
export function policyRoutes(policy: XPolicy): Router {
  const router = Router()
  router.get('/policy', (_request, response) => void response.json(policy.state()))
  const bodies = [express.json({ limit: '4kb' }), express.urlencoded({ extended: false, limit: '4kb' })]
  router.post('/policy', localOnly, ...bodies, (request, response) => {
    const isForm = Boolean(request.is('urlencoded'))
    const parsed = Change.safeParse(isForm ? parseValues(request.body) : request.body)
    if (!parsed.success) return refuse(response, 422, 'invalid', 'on, credit, post_cap: a value is wrong.')
    const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined)
    policy.set(Object.fromEntries(given))
    if (isForm) return response.redirect(303, '/')
    response.json(policy.state())
  })
  return router
}

const switches: SwitchRow<PolicySettings>[] = [
  {
    label: 'Whose policy',
    name: 'on',
    choices: [
      { value: false, text: 'Perch’s own' },
      { value: true, text: 'X’s policy' },
    ],
  },
  {
    label: 'Credit for calls',
    name: 'credit',
    choices: [
      { value: null, text: 'Credit without end' },
      { value: 0, text: 'Credit used up' },
    ],
  },
  {
    label: 'Cap of posts read',
    name: 'post_cap',
    choices: [
      { value: null, text: 'No cap' },
      { value: 0, text: 'Cap reached' },
    ],
  },
]

export function policySwitches(state: PolicySettings): Html {
  return html`<h2>X’s policy</h2>
<p class="muted">${state.on ? 'Perch’s API refuses what X’s refuses: replies to people who did not mention or quote the account, likes, follows, and every call once the credit is used up.' : 'Perch lets a program do everything. With X’s policy its API refuses what X’s refuses.'}</p>
${switchForms('/policy', switches, state)}`
}
