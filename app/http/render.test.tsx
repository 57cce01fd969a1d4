import { type ReactElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderWhole } from '#app/http/render.ts'

const stray: unknown[] = []
const keep = (error: unknown) => stray.push(error)
beforeEach(() => void process.on('unhandledRejection', keep))
afterEach(() => void process.off('unhandledRejection', keep))

/** Lets the timers and rejections of a few turns happen. */
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
  const said = await renderWhole(tree, mostMs).then(
    (html) => html,
    (error: Error) => `failed: ${error.message}`,
  )
  await turns()
  expect(stray.splice(0)).toEqual([])
  return said
}

test('a whole page', async () => {
  expect(await settled(<p>all of it</p>)).toBe('<p>all of it</p>')
})

test('a component that breaks outside of any boundary', async () => {
  expect(await settled(<Broken />)).toBe('failed: broken')
})

test('one that breaks in a boundary, at once or after the shell', async () => {
  const Later = breaksLater()
  for (const inside of [<Broken key="at once" />, <Later key="later" />])
    expect(await settled(<Suspense fallback="wait">{inside}</Suspense>)).toMatch(/^failed: broken/)
})

test('two that break are told of as one', async () => {
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

test('a page that never gets ready, in a boundary or outside', async () => {
  const told = 'failed: A page was not rendered within 20 ms.'
  expect(await settled(<Suspense fallback="wait">{<Waits />}</Suspense>, 20)).toBe(told)
  expect(await settled(<Waits />, 20)).toBe(told)
})
