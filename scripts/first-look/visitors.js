const day = 86_400_000
const password = 'a quiet branch'

/** People who write to the account besides Perch's own: `after` is in days. */
const visitors = [
  {
    handle: 'oda_brews', name: 'Oda Lindqvist', after: 3.4,
    text: 'do you ship the washed Ethiopian to Sweden, and what would two bags cost?',
  },
  {
    handle: 'ferrol_r', name: 'Rui Ferrol', after: 6.1,
    text: 'the brew guide you posted fixed my sour pour-over. Thank you, really.',
  },
  {
    handle: 'hanne_k', name: 'Hanne Kuipers', after: 9.3,
    text: 'my order from last week arrived torn open and tasted stale. Not happy. Can somebody look into it?',
  },
  {
    handle: 'tomasz_w', name: 'Tomasz Wolny', after: 12.2,
    text: 'please stop replying to my posts.',
  },
  {
    handle: 'lena_ost', name: 'Lena Ostrowski', after: 13.9,
    text: 'which of your coffees would you pick for a first espresso machine?',
  },
]

export async function visitorsOf(perch, handle) {
  const waiting = [...visitors]
  return {
    async live(now, began) {
      while (waiting[0] && now >= began + waiting[0].after * day) await write(perch, handle, waiting.shift())
    },
  }
}

async function write(perch, to, { handle, name, text }) {
  const form = (path, fields) =>
    fetch(perch + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  const response = await form('/sign-up', { handle, name, email: `${handle}@example.com`, password })
  const cookies = new Map(response.headers.getSetCookie().map((line) => line.split(';')[0].split(/=(.*)/s).slice(0, 2)))
  const posted = await fetch(`${perch}/2/tweets`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-csrf-token': cookies.get('ct0'),
    },
    body: JSON.stringify({ text: `@${to} ${text}` }),
  })
  if (!posted.ok) throw new Error(`@${handle} couldn’t write on Perch: ${await posted.text()}`)
}
