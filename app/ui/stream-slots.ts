/** Over HTTP/1.1 a browser opens six connections per host for all of its tabs together; streams must not take them all. */
const slots = ['stream 1', 'stream 2', 'stream 3', 'stream 4']

/** Calls `onTaken` once one of this browser's slots is free, and `onFull` if none is free now. Returns a function that releases the slot. */
export function takeStreamSlot(onTaken: () => void, onFull: () => void): () => void {
  // Not in older engines, nor on a page without TLS.
  if (!navigator.locks) {
    onTaken()
    return () => undefined
  }
  const waiting = new AbortController()
  let release: (() => void) | undefined
  const hold = () => {
    if (release || waiting.signal.aborted) return
    const held = new Promise<void>((done) => {
      release = done
    })
    waiting.abort()
    onTaken()
    return held
  }
  for (const slot of slots) navigator.locks.request(slot, { signal: waiting.signal }, hold).catch(() => undefined)
  void navigator.locks.query().then(({ held = [] }) => {
    const isFull = slots.every((slot) => held.some(({ name }) => name === slot))
    if (isFull && !waiting.signal.aborted) onFull()
  })
  return () => {
    waiting.abort()
    release?.()
  }
}

/** An event, or whether the streams are lost. */
type Relayed = { kind: string; data: unknown; id: string } | { lost: boolean }

interface Relay {
  send(message: Relayed): void
  close(): void
}

/** Pages with a stream pass its events on to the browser’s other pages. */
export function openRelay(name: string, heard: (message: Relayed) => void): Relay {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Relayed>) => heard(data)
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}
