const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['min', 60],
] as const

/** In the largest unit that fits. */
export function ageText(seconds: number): string {
  const [name, size] = units.find(([, unit]) => seconds >= unit) ?? ['s', 1]
  const count = Math.round(seconds / size)
  const isWord = name === 'day' || name === 'hour'
  return `${count} ${name}${isWord && count !== 1 ? 's' : ''}`
}
