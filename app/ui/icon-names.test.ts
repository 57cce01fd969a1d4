import { expect, test } from 'vitest'
import { iconNames } from '#app/ui/icon-names.ts'
import sprite from '#app/ui/icons.svg?raw'

test('the sprite has exactly one symbol for each icon name', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map((match) => match[1])
  expect(symbols).toEqual(iconNames)
})
