const password = 'a quiet branch'

/** People who write to the account besides Perch's own: `after` is a share of the time. */
const visitors = [
  {
    handle: 'oda_brews',
    name: 'Oda Lindqvist',
    after: 0.24,
    text: 'do you ship the washed Ethiopian to Sweden, and what would two bags cost?',
  },
  {
    handle: 'ferrol_r',
    name: 'Rui Ferrol',
    after: 0.44,
    text: 'the brew guide you posted fixed my sour pour-over. Thank you, really.',
  },
  {
    handle: 'hanne_k',
    name: 'Hanne Kuipers',
    after: 0.66,
    text: 'my order from last week arrived torn open and tasted stale. Not happy. Can somebody look into it?',
  },
  {
    handle: 'tomasz_w',
    name: 'Tomasz Wolny',
    after: 0.87,
    text: 'please stop replying to my posts.',
  },
  {
    handle: 'lena_ost',
    name: 'Lena Ostrowski',
    after: 0.985,
    text: 'which of your coffees would you pick for a first espresso machine?',
  },
]

export function newVisitors(perch, handle, { began, now: start, end }) {
  const due = ({ after }) => began + after * (end - began)
  const waiting = visitors.filter((visitor) => due(visitor) > start)
  return {
    async live({ now }) {
      while (waiting[0] && due(waiting[0]) <= now) await write(perch, handle, waiting.shift())
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
