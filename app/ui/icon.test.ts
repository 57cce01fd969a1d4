import { expect, test } from 'vitest'
import { iconNames } from '#app/ui/icon-names.ts'
import sprite from '#app/ui/icons.svg?raw'

test('every icon name has its symbol, and no symbol is left over', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map((match) => match[1])
  expect(symbols).toEqual(iconNames)
})
