import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)

/** Frames of whole screens, and modules without a look of their own: their parts are in the gallery. */
const elsewhere = [
  ...['centered', 'shell', 'shortcuts'],
  ...['flash-toast', 'refusal-toast', 'form', 'live', 'slow-navigation'],
]

test('the gallery shows every piece', () => {
  const names = Object.keys(sources).map(nameOf)
  const galleries = names.filter((name) => name.startsWith('gallery'))
  const gallery = Object.entries(sources)
    .filter(([path]) => galleries.includes(nameOf(path)))
    .map(([, source]) => source)
    .join()
  const pieces = names.filter((name) => !galleries.includes(name) && !/\.test$/.test(name))
  const missing = pieces.filter((name) => !gallery.includes(`#app/ui/${name}.tsx`))
  expect(missing.toSorted()).toEqual(elsewhere.toSorted())
})
