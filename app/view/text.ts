import { counted } from '#app/content/counted.ts'
import { trial } from '#app/content/plan-table.ts'

export { counted }

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const creditsText = (actionsADay: number) =>
  `used after the day’s ${actionsADay} actions, up to about ${trial.credits_a_day} a day.`

export const withheldTexts = {
  person: 'Trial credits are given once, and you had yours with an earlier account here.',
  account: 'Trial credits are given once, and the account you connected already had them with another user.',
} as const

export const trialUsedText = 'There’s one free trial per person and connected account, and it’s been used.'

/** With fewer cases a percentage would suggest a precision that the data does not have. */
const enoughForPercent = 20

export function shareOf(part: number, whole: number): { value?: string | number; unit?: string } {
  if (whole === 0) return {}
  if (whole < enoughForPercent) return { value: `${part} of ${whole}` }
  return { value: Math.round((part / whole) * 1000) / 10, unit: '%' }
}

export const contactsText = (contacts: number) => `${counted(contacts, 'contact')} in the last 72 hours`
