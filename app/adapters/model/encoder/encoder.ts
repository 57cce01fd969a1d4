import { Worker } from 'node:worker_threads'
import { beginning } from '#app/adapters/model/words.ts'
import { dimensions, type Vector } from './vector.ts'

/**
 * Turns texts into vectors with a sentence encoder, in its own thread. Nothing is downloaded: the weights come with a
 * package.
 */
export interface Encoder {
  /** One vector per text, in the same order. Rejects with the signal's reason when it is aborted. */
  encode(texts: readonly string[], signal: AbortSignal): Promise<Vector[]>
}

/** A batch costs its longest text times its size; a larger one only takes more memory. */
const batch = 8
/** Longest queue: a few minutes of work. */
const maxQueued = 10_000

interface Wanted {
  text: string
  /** The signals of everybody who waits for it. */
  signals: AbortSignal[]
  resolve(vector: Vector): void
  reject(reason: unknown): void
}

interface Answer {
  ready?: true
  bytes?: Int8Array
  error?: string
}

/** The worker's file: beside this one, or where the build puts it. */
const file = import.meta.env?.PROD
  ? new URL('./encoder-worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url)

export function openEncoder(): Encoder {
  const waiting: Wanted[] = []
  const working: Wanted[] = []
  const open = new Map<string, Pick<Wanted, 'signals'> & { vector: Promise<Vector> }>()
  let worker: Worker | null = null
  let isReady = false

  function start(): Worker {
    const begun = new Worker(file, {
      // A dependency of the library loads a deprecated module of Node's.
      execArgv: ['--no-deprecation'],
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
    })
    begun.on('message', (answer: Answer) => {
      if (answer.ready) isReady = true
      else settle(answer)
      next()
    })
    begun.on('error', (error) => fail(begun, error))
    begun.on('exit', () => fail(begun, new Error('the encoder ended')))
    return begun
  }

  function settle({ bytes, error }: Answer): void {
    for (const [row, { text, resolve, reject }] of working.splice(0).entries()) {
      open.delete(text)
      if (bytes) resolve(bytes.slice(row * dimensions, (row + 1) * dimensions))
      else reject(new Error(`the encoder failed: ${error}`))
    }
  }

  /** Rejects all pending requests; the next request starts a new thread. */
  function fail(which: Worker, error: Error): void {
    if (worker !== which) return
    worker = null
    isReady = false
    open.clear()
    for (const { reject } of [...working.splice(0), ...waiting.splice(0)]) reject(error)
  }

  /** Gives the thread its next batch if it is idle. */
  function next(): void {
    if (working.length > 0) return
    if (waiting.length === 0) return void worker?.unref()
    worker ??= start()
    // The process may exit while the thread is idle, but not before.
    worker.ref()
    if (!isReady) return
    while (waiting.length > 0 && working.length < batch) {
      const wanted = waiting.shift() as Wanted
      if (wanted.signals.some(({ aborted }) => !aborted)) working.push(wanted)
      else open.delete(wanted.text)
    }
    if (working.length > 0) worker.postMessage(working.map(({ text }) => text))
    else worker.unref()
  }

  /** A text that is already queued is encoded once for all callers. */
  function ask(text: string, signal: AbortSignal): Promise<Vector> {
    const known = open.get(text)
    if (known) {
      known.signals.push(signal)
      return known.vector
    }
    const signals = [signal]
    const vector = new Promise<Vector>((resolve, reject) => waiting.push({ text, signals, resolve, reject }))
    open.set(text, { signals, vector })
    return vector
  }

  return {
    async encode(texts, signal) {
      signal.throwIfAborted()
      if (waiting.length + texts.length > maxQueued) throw new Error('too many texts wait to be read')
      // Batches of texts of similar length are the cheapest.
      const distinct = [...new Set(texts.map(readableText))].sort((a, b) => a.length - b.length)
      const asked = distinct.map((text) => ask(text, signal))
      next()
      const vectors = await unlessAborted(Promise.all(asked), signal)
      const byText = new Map(distinct.map((text, at) => [text, vectors[at] as Vector]))
      return texts.map((text) => byText.get(readableText(text)) as Vector)
    },
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/**
 * Longest text, in characters: longer ones cost disproportionately much time, and say at the start what they are about.
 */
const longest = 320
/** The same before links and handles are left out. */
const mostRead = 10 * longest

/** The readable part of a text: without links and handles, with the words of hashtags separated. */
export function readableText(text: string): string {
  const words = beginning(text, mostRead)
    .normalize('NFKC')
    .replace(/https?:\/\/\S+|@\w[\w.-]*/g, ' ')
    .replace(/#(\w+)/g, (_, tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return beginning(words, longest) || '.'
}

let opened: Encoder | undefined

/** The encoder of this process: it takes some hundred megabytes. */
export const encoder: Encoder = {
  encode(texts, signal) {
    opened ??= openEncoder()
    return opened.encode(texts, signal)
  },
}
