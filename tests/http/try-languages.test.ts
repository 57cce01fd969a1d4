import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { standInModel } from '#app/content/stand-in.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let model: StandIn
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  const env = { MIND: 'llm', LLM_URL: model.url, LLM_MODEL: standInModel }
  world = await startWorld(inject('postgres'), { role: 'web', people: 200, env })
})
afterAll(async () => {
  await world?.close()
  await model?.close()
})

const visitors = {
  English: [
    'Day 12 off roast is when this Colombian finally opens up.',
    'Is a burr grinder worth it for two cups a day?',
    'My espresso ran 19 seconds and tasted of lemon peel. Finer tomorrow.',
    'Cold brew season. 12 hours, coarse grind, no regrets.',
    'The new Kenyan beans are on the shelf.',
  ],
  German: [
    'Der neue Kaffee aus Äthiopien ist da, und er duftet nach Pfirsich.',
    'Unsere Rösterei hat heute länger geöffnet als sonst.',
    'Welche Bohnen nehmt ihr für den Espresso am Morgen?',
    'Zwölf Tage nach der Röstung schmeckt der Kaffee am besten.',
    'Filterkaffee braucht Geduld und gutes Wasser.',
  ],
  Spanish: [
    'El café de Colombia llegó hoy y huele a panela.',
    '¿Qué granos usan para el espresso de la mañana?',
    'Dos semanas después del tostado, el café está en su mejor momento.',
    'La extracción fue demasiado rápida y quedó ácido.',
    'Un buen café no necesita azúcar.',
  ],
  Japanese: [
    '今朝のコーヒーはエチオピアの豆で、香りがとても良かった。',
    '焙煎から十二日目、やっと味が開いてきた。',
    'エスプレッソには深煎りの豆が合うと思います。',
    'コーヒーは急がない方がおいしい。',
    '新しい豆が届いたので、今日は試飲会です。',
  ],
}

test.each(Object.entries(visitors))('drafts for today’s posts to a visitor who writes %s', async (_name, posts) => {
  const answer = await fetch(`${world.origin}/try`, {
    method: 'POST',
    headers: { origin: world.origin },
    body: new URLSearchParams({ intent: 'preview', posts: posts.join('\n\n') }),
  })
  const html = (await answer.text()).replaceAll('<!-- -->', '')
  // Up to three: fewer where the time for them is used up.
  expect(/<h2[^>]*id="drafts"[\s\S]*?<\/p>/.exec(html)?.[0]).toMatch(/[1-3] drafts? for today’s posts/)
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  expect(main.replace(/<[^>]+>/g, ' ')).toMatch(
    /(Coffee\. Your posts leave little doubt|Most likely coffee|Perhaps coffee)\./,
  )
  expect(html).not.toMatch(/\d% sure/)
})
