import { expect, test } from 'vitest'
import { iconNames } from '#app/ui/icon-names.ts'
import sprite from '#app/ui/icons.svg?raw'

const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)

/** Not in the gallery: page frames and modules that render nothing of their own. */
const notShown = [...['centered', 'shell', 'shortcuts'], ...['flash-toast', 'refusal-toast', 'form', 'live']]

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

test('the sprite has exactly one symbol for each icon name', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map((match) => match[1])
  expect(symbols).toEqual(iconNames)
})
