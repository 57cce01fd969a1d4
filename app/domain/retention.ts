import { day } from '#app/domain/time.ts'

export interface Rule {
  /** What is kept, as /privacy and the documentation name it. */
  what: string
  /** In ms, from the moment that `from` names. */
  life: number
  from: string
  /** Shown to users on /privacy. */
  told: boolean
}

/**
 * What is kept for how long: the jobs that delete, /privacy and docs/retention.md read it here. What is missing is the
 * user's own, and goes with the account.
 */
export const retention = {
  backups: { what: 'Backups', life: 30 * day, from: 'they were made', told: true },
  inactive: { what: 'An account that nobody uses', life: 730 * day, from: 'it was last used', told: true },
  inactive_notice: {
    what: 'The warning before an unused account is deleted',
    life: 30 * day,
    from: 'the mail with it was sent',
    told: true,
  },
  discontinued: { what: 'All data', life: 90 * day, from: 'the service has ended', told: true },
  unconfirmed: { what: 'A sign-up that is never confirmed', life: 7 * day, from: 'it was begun', told: true },
  persons: {
    what: 'That a trial was begun and credits were given, as a keyed hash',
    life: 5 * 365 * day,
    from: 'it was last given',
    told: true,
  },
  support_messages: { what: 'Messages to support', life: 365 * day, from: 'they were written', told: true },
  security_events: { what: 'Security events', life: 90 * day, from: 'they happened', told: true },
  devices: { what: 'That a browser is known', life: 400 * day, from: 'it was last used', told: true },
  exports: { what: 'A data export', life: 7 * day, from: 'it was ready', told: true },
  llm_usage: {
    what: 'How many tokens of a language model were used a day',
    life: 90 * day,
    from: 'the day',
    told: false,
  },
  webhook_events: { what: 'That a payment event came', life: 30 * day, from: 'it came', told: false },
  rate_limits: { what: 'Counters of rate limits, with network addresses', life: day, from: 'they began', told: true },
} as const satisfies Record<string, Rule>

export type Kept = keyof typeof retention

/** What was last of use at this moment or before is deleted. */
export const endOf = (kept: Kept, now: Date) => new Date(now.getTime() - retention[kept].life)

/** "2 years", "30 days". */
export function lifeText(kept: Kept): string {
  const days = retention[kept].life / day
  if (days === 1) return 'a day'
  if (days === 365) return 'a year'
  return days % 365 === 0 ? `${days / 365} years` : `${days} days`
}
