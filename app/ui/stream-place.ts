/** Over HTTP/1.1 a browser opens six connections per host for all of its tabs together; streams must not take them all. */
const places = ['stream 1', 'stream 2', 'stream 3', 'stream 4']

/** Calls `taken` once one of this browser's places for a stream is free, and `full` if none is now. Returns how to leave. */
export function takePlace(taken: () => void, full: () => void): () => void {
  // Not in older engines, nor on a page without TLS.
  if (!navigator.locks) {
    taken()
    return () => undefined
  }
  const waiting = new AbortController()
  let leave: (() => void) | undefined
  const hold = () => {
    if (leave || waiting.signal.aborted) return
    const held = new Promise<void>((done) => {
      leave = done
    })
    waiting.abort()
    taken()
    return held
  }
  for (const place of places) navigator.locks.request(place, { signal: waiting.signal }, hold).catch(() => undefined)
  void navigator.locks.query().then(({ held = [] }) => {
    const isFull = places.every((place) => held.some(({ name }) => name === place))
    if (isFull && !waiting.signal.aborted) full()
  })
  return () => {
    waiting.abort()
    leave?.()
  }
}

/** An event, or whether the streams are lost. */
export type Relayed = { kind: string; data: unknown; id: string } | { lost: boolean }

interface Relay {
  send(message: Relayed): void
  close(): void
}

/** Between the pages of this browser: those with a stream tell the others what comes. */
export function openRelay(name: string, heard: (message: Relayed) => void): Relay {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Relayed>) => heard(data)
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}
