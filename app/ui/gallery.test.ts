import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)

/** Not in the gallery: page frames and modules that render nothing of their own. */
const notShown = [
  ...['centered', 'shell', 'shortcuts'],
  ...['flash-toast', 'refusal-toast', 'form', 'live', 'slow-navigation'],
]

test('the gallery shows every component', () => {
  const names = Object.keys(sources).map(nameOf)
  const galleries = names.filter((name) => name.startsWith('gallery'))
  const gallery = Object.entries(sources)
    .filter(([path]) => galleries.includes(nameOf(path)))
    .map(([, source]) => source)
    .join()
  const components = names.filter((name) => !galleries.includes(name) && !/\.test$/.test(name))
  const missing = components.filter((name) => !gallery.includes(`#app/ui/${name}.tsx`))
  expect(missing.toSorted()).toEqual(notShown.toSorted())
})
