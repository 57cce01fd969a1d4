import { type Client, post, signUp } from '../../sandbox/perch/testing/perch-fixture.ts'

/** The person follows a draft's link to the network's own page, and presses the button there. */
export async function clickThere({ cookie }: Client, link: string, text?: string): Promise<void> {
  const url = new URL(link)
  const page = await (await fetch(url, { headers: { cookie } })).text()
  const form = page.slice(page.indexOf(`action="${url.pathname}"`))
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  const fields = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
  const written = text ?? url.searchParams.get('text')
  const answer = await post(url.origin + url.pathname, { ...fields, ...(written && { text: written }) }, { cookie })
  if (answer.status !== 303) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`)
}

let newcomers = 0

/** A new person, with whom no account has a history, writes a post. */
export async function newcomerWrites(perch: { url: string }, text: string) {
  newcomers += 1
  const { id: author_id, handle, call } = await signUp(perch, `newcomer${newcomers}`)
  const id: string = (await call('POST', '/2/tweets', { text })).body.data.id
  return { id, author_id, handle, text }
}
