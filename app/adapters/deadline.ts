import { setMaxListeners } from 'node:events'

/**
 * Runs `work` with a signal that aborts after `ms`, or together with one of `parents`. `AbortSignal.any` holds its sources
 * weakly: a timeout that nobody else holds is lost with the next garbage collection.
 */
export async function within<T>(
  ms: number,
  parents: readonly (AbortSignal | null | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const late = () => own.abort(new DOMException('The time was over.', 'TimeoutError'))
  const timer = setTimeout(late, ms)
  timer.unref()
  const follow = ({ target }: Event) => own.abort((target as AbortSignal).reason)
  const followed = parents.filter((parent) => parent != null)
  // One signal may end many calls at a time.
  setMaxListeners(0, own.signal, ...followed)
  for (const parent of followed) {
    if (parent.aborted) own.abort(parent.reason)
    else parent.addEventListener('abort', follow)
  }
  try {
    return await work(own.signal)
  } finally {
    clearTimeout(timer)
    for (const parent of followed) parent.removeEventListener('abort', follow)
  }
}

/** Throws after `ms` if `work` has not ended by then, whatever it does; its own end then counts for nothing. */
export async function endOf<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end in time.`)), ms)
    timer.unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
