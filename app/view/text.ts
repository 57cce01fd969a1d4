import { trial } from '#app/content/plan-table.ts'
import { numberText } from '#app/ui/number.ts'

/** "1 action", "2 actions". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

/** How trial credits are used, in one line for every screen that shows them. */
export const creditsText = (actionsADay: number) =>
  `used after the day’s ${actionsADay} actions, up to about ${trial.credits_a_day} a day.`

/** Why a user never had trial credits, for the same screens. */
export const withheldTexts = {
  person: 'Trial credits are given once, and you had yours with an earlier account here.',
  account: 'Trial credits are given once, and the account you connected had them with another user here.',
} as const

/** Why a plan begins with its first payment: the user, or another one of the connected account, had the trial. */
export const trialUsedText = 'There is one free trial per person and connected account, and it has been used.'

/** With fewer cases than this a percentage would suggest a precision that the data does not have. */
const enoughForPercent = 20

/** A share as a figure: "3 of 3", or from twenty cases on a percentage; nothing without a case. */
export function shareOf(part: number, whole: number): { value?: string | number; unit?: string } {
  if (whole === 0) return {}
  if (whole < enoughForPercent) return { value: `${part} of ${whole}` }
  return { value: Math.round((part / whole) * 1000) / 10, unit: '%' }
}
