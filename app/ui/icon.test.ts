import { expect, test } from 'vitest'
import source from '#app/ui/icon.tsx?raw'
import sprite from '#app/ui/icons.svg?raw'

test('every icon name has its symbol, and no symbol is left over', () => {
  const names = [...source.matchAll(/^ {2}\| '([a-z-]+)'$/gm)].map((match) => match[1])
  const symbols = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map((match) => match[1])
  expect(symbols).toEqual(names)
})
