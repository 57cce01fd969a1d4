import type { PopupMessage } from './messages.ts'
import { viewOf } from './popup-view.ts'
import type { PopupState } from './worker/popup-state.ts'

/** How often the popup refreshes while it is open, in ms. */
const intervalMs = 3_000

const part = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E
const main = document.querySelector('main')
const primary = part<HTMLButtonElement>('primary')
const disconnect = part<HTMLButtonElement>('disconnect')

let busy = false
let shown = ''

drawWave(false)
void refresh()

async function refresh(): Promise<void> {
  if (!busy) show(await ask<PopupState>({ type: 'state' }))
  setTimeout(refresh, intervalMs)
}

async function act(type: Exclude<PopupMessage['type'], 'state'>, button: HTMLButtonElement, pending: string) {
  if (busy) return
  busy = true
  const { textContent } = button
  button.setAttribute('aria-busy', 'true')
  button.textContent = pending
  const answer = await ask<{ failure: string | null; state: PopupState }>({ type })
  button.removeAttribute('aria-busy')
  button.textContent = textContent
  busy = false
  shown = ''
  show(answer?.state ?? null)
  fail(answer ? answer.failure : 'The extension isn’t responding. Try again.')
}

async function ask<T>(message: PopupMessage): Promise<T | null> {
  return ((await chrome.runtime.sendMessage(message).catch(() => null)) as T | undefined) ?? null
}

function fail(sentence: string | null) {
  part('failure').hidden = sentence === null
  part('failure').textContent = sentence
}

function show(state: PopupState | null): void {
  if (!state && main?.getAttribute('aria-busy') === 'true') {
    main.setAttribute('aria-busy', 'false')
    part('heading').textContent = 'The extension isn’t responding'
    part('note').textContent = 'Retrying every few seconds.'
  }
  // Unchanged content is not redrawn: a screen reader would read it again.
  if (busy || !state || JSON.stringify(state) === shown) return
  shown = JSON.stringify(state)
  const { email, origin, network, known } = state
  const { awake, heading, note, button, link } = viewOf(state)
  main?.setAttribute('aria-busy', 'false')
  if (part('wave').dataset.state !== (awake ? 'awake' : 'asleep')) drawWave(awake)
  part('heading').textContent = heading
  part('note').textContent = note
  fail(null)
  const lead = part<HTMLAnchorElement>('lead')
  lead.hidden = link === null
  if (link) Object.assign(lead, { textContent: link.label, href: link.href })
  primary.hidden = button === null
  if (button) {
    const { action } = button
    primary.textContent = button.label
    primary.disabled = action === null
    primary.classList.toggle('button-secondary', action === 'stop')
    primary.classList.toggle('button-primary', action !== 'stop')
    primary.onclick = action && (() => act(action, primary, button.pending))
  }
  part('leave').hidden = email === null
  part('facts').hidden = email === null
  part('email').textContent = email
  part('email').title = email ?? ''
  part('network-term').textContent = network.name
  part('account').textContent = known?.account ? `@${known.account.handle}` : 'Not connected'
  part('account').dataset.tone = known?.account ? (known.account.is_connected ? 'good' : 'bad') : ''
  part('browser').textContent = browserFact(network)
  part('browser').dataset.tone = network.signed_in ? 'good' : 'attention'
  const home = part<HTMLAnchorElement>('home')
  home.hidden = email === null
  home.href = `${origin}/dashboard`
}

function browserFact({ name, signed_in, allowed }: PopupState['network']): string {
  if (!allowed) return `Can’t see ${name}`
  return signed_in ? `Signed in to ${name}` : `Signed out of ${name}`
}

disconnect.onclick = () => act('disconnect', disconnect, 'Disconnecting...')

/** A call, a pause and its softer answer, as in app/ui/waveform.tsx; flat while the bot sleeps. */
function drawWave(awake: boolean): void {
  const call = [6, 14, 24, 32, 22, 27, 14, 6, 2, 2, 2]
  const answer = [4, 10, 17, 21, 12, 16, 7, 2, 2, 2]
  const strokes = [...call, ...answer, ...call, ...answer, ...call.slice(0, 8)]
  const drawn = strokes.map((tall, index) => {
    const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    const height = awake ? tall : 2
    if (index % (call.length + answer.length) >= call.length) stroke.classList.add('answer')
    for (const [name, value] of Object.entries({ x: index * 5, y: 16 - height / 2, width: 2, height }))
      stroke.setAttribute(name, String(value))
    return stroke
  })
  part('wave').replaceChildren(...drawn)
  part('wave').dataset.state = awake ? 'awake' : 'asleep'
}
