import { type ReactElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderWhole } from '#app/http/render.ts'

const unhandled: unknown[] = []
const keep = (error: unknown) => unhandled.push(error)
beforeEach(() => void process.on('unhandledRejection', keep))
afterEach(() => void process.off('unhandledRejection', keep))

/** Waits for a few turns of the event loop, so that pending timers and rejections run. */
const turns = async (count = 5) => {
  for (let at = 0; at < count; at += 1) await new Promise((done) => setImmediate(done))
}

function Broken(): ReactElement {
  throw new Error('broken')
}

const never = new Promise(() => undefined)
function Waits(): ReactElement {
  throw never
}

/** Suspends once, and throws when it is rendered again. */
function breaksLater(): () => ReactElement {
  let ready = false
  const later = new Promise<void>((resolve) =>
    setImmediate(() => {
      ready = true
      resolve()
    }),
  )
  return () => {
    if (!ready) throw later
    throw new Error('broken later')
  }
}

/** How the promise settles; also checks that it does so once and leaves no unhandled rejection. */
async function settled(tree: ReactElement, mostMs = 1_000): Promise<string> {
  const result = await renderWhole(tree, mostMs).then(
    (html) => html,
    (error: Error) => `failed: ${error.message}`,
  )
  await turns()
  expect(unhandled.splice(0)).toEqual([])
  return result
}

test('renders a whole page', async () => {
  expect(await settled(<p>all of it</p>)).toBe('<p>all of it</p>')
})

test.each([0, 1, 2])('characters of several bytes stay whole wherever they fall (%i)', async (shift) => {
  const words = Array.from({ length: 2_000 }, (_, at) => `I’d ${at}`)
  const [start, items] = ['a'.repeat(shift), words.map((word) => <li key={word}>{word}</li>)]
  const tree = <ul title={start}>{items}</ul>
  expect(await settled(tree)).toBe(`<ul title="${start}">${words.map((word) => `<li>${word}</li>`).join('')}</ul>`)
})

test('rejects if a component throws outside of a Suspense boundary', async () => {
  expect(await settled(<Broken />)).toBe('failed: broken')
})

test('rejects if a component throws inside a Suspense boundary, at once or after the shell', async () => {
  const Later = breaksLater()
  for (const inside of [<Broken key="at once" />, <Later key="later" />])
    expect(await settled(<Suspense fallback="wait">{inside}</Suspense>)).toMatch(/^failed: broken/)
})

test('rejects only once if two components throw', async () => {
  const [First, Second] = [breaksLater(), breaksLater()]
  const tree = (
    <>
      <Suspense>
        <First />
      </Suspense>
      <Suspense>
        <Second />
      </Suspense>
    </>
  )
  expect(await settled(tree)).toBe('failed: broken later')
})

test('rejects after the time limit if a page never gets ready, inside a Suspense boundary or outside', async () => {
  const timedOut = 'failed: A page was not rendered within 20 ms.'
  expect(await settled(<Suspense fallback="wait">{<Waits />}</Suspense>, 20)).toBe(timedOut)
  expect(await settled(<Waits />, 20)).toBe(timedOut)
})
