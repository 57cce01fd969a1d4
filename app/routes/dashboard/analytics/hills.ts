import type { Hill } from '#app/domain/activity/subjects.ts'

interface LaidOut extends Hill {
  x: number
  y: number
  radius: number
  /** Half the width, with the name above it. */
  half: number
}

/** About half of what lies between two dots of a hill. */
const spread = 5.6
const margin = 14
/** Above each hill. */
const labels = 36
/** Half the width of a letter of its name, and of the count below that. */
const halfLetter = 4
const halfCount = 44
const gap = 8
const rounds = 200
const golden = Math.PI * (3 - Math.sqrt(5))

/** The dots of a hill in a spiral from its middle, as seeds lie in a sunflower. */
export function spotOf(at: number): [x: number, y: number] {
  const distance = spread * Math.sqrt(at + 0.4)
  return [rounded(distance * Math.cos(at * golden)), rounded(distance * Math.sin(at * golden))]
}

const rounded = (value: number) => Math.round(value * 10) / 10
const radiusOf = ({ posts }: Hill) => spread * Math.sqrt(posts.length + 0.4) + 9

/** Near each other as they are alike, but none over another. */
export function laidOut(map: readonly Hill[], width: number): { hills: LaidOut[]; height: number } {
  const hills = map.map((hill) => {
    const radius = radiusOf(hill)
    const [x, y] = hill.place
    const half = Math.min(width / 2 - margin, Math.max(radius, hill.name.length * halfLetter, halfCount))
    return { ...hill, radius, half, x: width / 2 + x * (width / 2 - half - margin), y: y * (width / 2.6) }
  })
  for (let round = 0; round < rounds; round++) {
    for (const [at, one] of hills.entries()) for (const other of hills.slice(at + 1)) pushApart(one, other)
    for (const hill of hills) {
      const edge = hill.half + margin
      hill.x = Math.min(width - edge, Math.max(edge, hill.x))
    }
  }
  const top = Math.min(0, ...hills.map(({ y, radius }) => y - radius - labels))
  const bottom = Math.max(0, ...hills.map(({ y, radius }) => y + radius + margin))
  return {
    hills: hills.map((hill) => ({
      ...hill,
      x: rounded(hill.x),
      y: rounded(hill.y - top),
      radius: rounded(hill.radius),
    })),
    height: Math.ceil(bottom - top),
  }
}

/** In the direction in which they overlap less, each with the name above it. */
function pushApart(one: LaidOut, other: LaidOut): void {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const byX = one.half + other.half + gap - Math.abs(x)
  const byY = one.radius + other.radius + labels + gap - Math.abs(y)
  if (byX <= 0 || byY <= 0) return
  if (byX < byY) {
    const push = (x < 0 ? -byX : byX) / 2
    one.x -= push
    other.x += push
  } else {
    const push = (y < 0 ? -byY : byY) / 2
    one.y -= push
    other.y += push
  }
}
