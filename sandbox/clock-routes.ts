import express, { Router } from 'express'
import { z } from 'zod'
import { maxRate, type SharedClock } from './clock.ts'
import { localOnly, refuse } from './guards.ts'

const maxAdvance = 366 * 86_400_000

const Change = z.strictObject({
  rate: z.number().min(0).max(maxRate).optional(),
  advance_ms: z.number().min(0).max(maxAdvance).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
})

/** The shared clock over HTTP: JSON for programs, and forms for the control page, which redirect back to it. */
export function clockRoutes(clock: SharedClock): Router {
  const router = Router()
  const state = () => ({ now: clock.now().toISOString(), rate: clock.rate() })
  router.get('/clock', (_request, response) => {
    response.json(state())
  })
  const bodies = [express.json({ limit: '4kb' }), express.urlencoded({ extended: false, limit: '4kb' })]
  router.post('/clock', localOnly, ...bodies, (request, response) => {
    const isForm = Boolean(request.is('urlencoded'))
    const parsed = Change.safeParse(isForm ? parseNumbers(request.body) : request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return refuse(response, 422, 'invalid', `${issue?.path.join('.') || 'The body'}: ${issue?.message}.`)
    }
    const { rate, advance_ms, at } = parsed.data
    if (at && new Date(at) < clock.now()) {
      return refuse(response, 409, 'backwards', 'The clock goes forward only: name a later time.')
    }
    if (at || rate !== undefined) clock.set({ ...(at && { at: new Date(at) }), ...(rate !== undefined && { rate }) })
    if (advance_ms) clock.advance(advance_ms)
    if (isForm) return response.redirect(303, '/')
    response.json(state())
  })
  return router
}

/** Forms send only text. */
function parseNumbers(form: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, Number(value)]))
}
