import { creditsPerDay } from '#app/domain/bot/pace.ts'

/** "1 action", "2 actions". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** How trial credits are used, in one line on every screen that shows them. */
export const creditsText = (actionsADay: number) =>
  `used once the day’s ${actionsADay} actions are done, about ${creditsPerDay} a day at most.`

/** A file's size: "820 KB", "12.4 MB". */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: unit === 'MB' ? 1 : 0 })} ${unit}`
}
