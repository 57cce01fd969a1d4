import { useCallback, useEffect, useState } from 'react'
import {
  type Connected,
  type Detected,
  type ExtensionAnswer,
  fromExtension,
  type PageAsk,
  pageEvents,
  toExtension,
} from '#app/contract/extension-page.ts'

/** How often the page asks whether the extension is there, and how long it waits for an answer, in ms (spec section 9). */
const every = 2_000
const patience = 3_000
/** Connecting asks Warble, and Warble the network. */
const connectPatience = 45_000

/** The names of the extension's events, as windows hear them. */
export const extensionEvents = pageEvents.map((name) => `warble:${name}`)

interface Extension {
  /** null: no answer so far. */
  found: Detected | null
  /** Whether the first answer is still waited for. */
  asking: boolean
  /** To be called in the handler of the user's click, else the extension refuses. */
  connect(): Promise<Connected>
}

/** The browser extension, as this page hears of it; it is asked again until it answers. */
export function useExtension(userId: string): Extension {
  const [found, setFound] = useState<Detected | null>(null)
  const [asking, setAsking] = useState(true)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const again = () => setTurn((known) => known + 1)
    for (const event of extensionEvents) window.addEventListener(event, again)
    return () => {
      for (const event of extensionEvents) window.removeEventListener(event, again)
    }
  }, [])
  // `turn` asks anew: the extension has said that something has changed, or has not answered any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let over = false
    const look = async () => {
      const answer = await ask<Detected>('detect', userId, patience)
      if (over) return
      over = answer !== null
      if (over) clearInterval(timer)
      setAsking(false)
      setFound(answer)
    }
    const timer = setInterval(look, every)
    look()
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [userId, turn])
  const connect = useCallback(async () => {
    const answer = await ask<Connected>('connect', userId, connectPatience)
    if (!answer) setTurn((known) => known + 1)
    return answer ?? gone
  }, [userId])
  return { found, asking, connect }
}

const gone: Connected = {
  ok: false,
  code: 'unreachable',
  message: 'The extension does not answer. If it was removed or updated, install it again and reload this page.',
}

let count = 0

/** null: nobody answered in time. Only messages of this very window are heard. */
function ask<Answer extends Detected | Connected>(
  what: PageAsk['ask'],
  user_id: string,
  within: number,
): Promise<Answer | null> {
  count += 1
  const id = `${Date.now()}-${count}`
  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      resolve(answer)
    }
    const hear = ({ source, origin, data }: MessageEvent<Partial<ExtensionAnswer> | null>) => {
      const ours = source === window && origin === window.location.origin
      if (!ours || data?.from !== fromExtension || data.id !== id) return
      if (data.answer && isAnswer(what, data.answer)) end(data.answer as Answer)
    }
    const timer = setTimeout(() => end(null), within)
    window.addEventListener('message', hear)
    const message: PageAsk = { to: toExtension, id, ask: what, user_id }
    window.postMessage(message, window.location.origin)
  })
}

function isAnswer(what: PageAsk['ask'], answer: Detected | Connected): boolean {
  if (what === 'detect') return 'version' in answer && typeof answer.version === 'string' && 'paired' in answer
  return 'ok' in answer && (answer.ok ? typeof answer.handle === 'string' : typeof answer.message === 'string')
}
