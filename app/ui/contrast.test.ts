// biome-ignore lint/style/noRestrictedImports: a test reads the stylesheet itself; Vitest empties every import of CSS.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

/** Of an OKLCH colour, by way of linear sRGB. */
function luminance(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const colour = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)`
const tokens = new Map(
  [...css.matchAll(new RegExp(`--color-([a-z-]+): light-dark\\(${colour}, ${colour}\\)`, 'g'))].map(
    ([, name, ...parts]) => {
      const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = parts.map(Number)
      return [name, { light: luminance(l1 / 100, c1, h1), dark: luminance(l2 / 100, c2, h2) }]
    },
  ),
)

function contrast(theme: Theme, one: string, other: string) {
  const [a, b] = [tokens.get(one), tokens.get(other)]
  if (!a || !b) throw new Error(`no colour ${a ? other : one} in theme.css`)
  return (Math.max(a[theme], b[theme]) + 0.05) / (Math.min(a[theme], b[theme]) + 0.05)
}

const backgrounds = ['paper', 'surface', 'sunken']
const hues = ['pine', 'marigold', 'clay', 'slate']
const text = [
  ...backgrounds.flatMap((background) => ['ink', 'muted', ...hues].map((ink) => [ink, background] as const)),
  ...hues.flatMap((hue) => ['ink', 'muted', hue].map((ink) => [ink, `${hue}-tint`] as const)),
  ...['pine', 'pine-deep'].map((background) => ['on-pine', background] as const),
  ...['clay', 'clay-deep'].map((background) => ['on-clay', background] as const),
  ['paper', 'ink'] as const,
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(text)('text in %s on %s has a contrast of at least 4.5', (ink, background) => {
    expect(contrast(theme, ink, background)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(backgrounds)('the edge of a control on %s has a contrast of at least 3', (background) => {
    expect(contrast(theme, 'edge', background)).toBeGreaterThanOrEqual(3)
  })
})
