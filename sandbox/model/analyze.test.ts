import { expect, it } from 'vitest'
import { analyze } from './analyze.ts'

const accounts = {
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

it.each(Object.entries(accounts))('finds the topic of an account that writes %s, with the evidence', (_name, texts) => {
  const posts = texts.map((text, at) => ({ id: String(at), text }))
  const { niche, key_topics, prompts } = analyze({ posts }, {}) as {
    niche: string
    key_topics: string[]
    prompts: { post_ids: string[] }[]
  }
  expect([niche, key_topics[0]]).toEqual(['coffee', 'coffee'])
  expect(key_topics).not.toEqual(expect.arrayContaining(['der']))
  expect(prompts.length).toBeGreaterThanOrEqual(3)
  for (const { post_ids } of prompts) expect(post_ids).not.toEqual([])
})

it('names the topics that were found rather than every word that recurs', () => {
  const posts = accounts.English.map((text, at) => ({ id: String(at), text }))
  const { key_topics } = analyze({ posts, topics_found: ['burr grinder', 'espresso'] }, {}) as { key_topics: string[] }
  expect(key_topics).toEqual(['burr grinder', 'espresso'])
})
