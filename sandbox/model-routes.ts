import express, { Router } from 'express'
import { ownHands, refuse } from './guards.ts'
import { isMood, type Mood, moods } from './model/moods.ts'
import type { StandIn } from './model/server.ts'
import { type Html, html } from './perch/pages/html.ts'

/** How the stand-in for a language model behaves: JSON for programs, and the sandbox page's form. */
export function modelRoutes(model: StandIn): Router {
  const router = Router()
  router.get('/model', (_request, response) => void response.json({ mood: model.mood() }))
  const bodies = [express.json({ limit: '4kb' }), express.urlencoded({ extended: false, limit: '4kb' })]
  router.post('/model', ownHands, ...bodies, (request, response) => {
    const mood: unknown = request.body?.mood
    if (!isMood(mood)) return refuse(response, 422, 'invalid', `mood: one of ${Object.keys(moods).join(', ')}.`)
    model.setMood(mood)
    if (request.is('urlencoded')) return response.redirect(303, '/')
    response.json({ mood })
  })
  return router
}

export function modelSwitches(mood: Mood): Html {
  return html`<h2>Language model</h2>
<p class="muted">The stand-in ${moods[mood]}. Set another behaviour to see what Warble makes of it.</p>
<form method="post" action="/model" aria-label="Behaviour of the language model">${Object.keys(moods).map(
    (one) =>
      html`<button name="mood" value="${one}" aria-pressed="${String(one === mood)}">${one.replace('_', '-')}</button>`,
  )}</form>`
}
