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

/** A suspended worker takes a while to wake. */
const intervalMs = 2_000
const timeoutMs = 3_000
/** Connecting calls Warble, which calls the network. */
const connectTimeoutMs = 45_000

export const extensionEvents = pageEvents.map((name) => `warble:${name}`)

interface Extension {
  found: Detected | null
  asking: boolean
  /** Call it in the handler of the user's click, or the extension refuses. */
  connect(): Promise<Connected>
}

/** Polled until the extension answers. */
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
  // A new `turn` asks again, after the extension has reported a change or has stopped answering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let over = false
    const poll = async () => {
      const answer = await ask<Detected>('detect', userId, timeoutMs)
      if (over) return
      over = answer !== null
      if (over) clearInterval(timer)
      setAsking(false)
      setFound(answer)
    }
    const timer = setInterval(poll, intervalMs)
    poll()
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [userId, turn])
  const connect = useCallback(async () => {
    // Connecting takes long: an extension that is gone does not answer even this.
    const there = await ask<Detected>('detect', userId, timeoutMs)
    const answer = there && (await ask<Connected>('connect', userId, connectTimeoutMs))
    if (!answer) setTurn((known) => known + 1)
    return answer ?? gone
  }, [userId])
  return { found, asking, connect }
}

const gone: Connected = {
  ok: false,
  code: 'unreachable',
  message: 'The extension isn’t responding. Reload this page, or reinstall the extension if you removed it.',
}

let count = 0

/** null: no answer in time. Only messages from this window itself are accepted. */
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
      window.removeEventListener('message', onMessage)
      resolve(answer)
    }
    const onMessage = ({ source, origin, data }: MessageEvent<Partial<ExtensionAnswer> | null>) => {
      const ours = source === window && origin === window.location.origin
      if (!ours || data?.from !== fromExtension || data.id !== id) return
      if (data.answer && isAnswer(what, data.answer)) end(data.answer as Answer)
    }
    const timer = setTimeout(() => end(null), within)
    window.addEventListener('message', onMessage)
    const message: PageAsk = { to: toExtension, id, ask: what, user_id }
    window.postMessage(message, window.location.origin)
  })
}

function isAnswer(what: PageAsk['ask'], answer: Detected | Connected): boolean {
  if (what === 'detect') return 'version' in answer && typeof answer.version === 'string' && 'paired' in answer
  return 'ok' in answer && (answer.ok ? typeof answer.handle === 'string' : typeof answer.message === 'string')
}
