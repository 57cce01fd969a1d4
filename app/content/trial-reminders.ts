/** Days before a trial ends on which its user is mailed. */
export const trialReminders = [3, 1] as const

/** "3 days and 1 day" */
export const remindersText = trialReminders.map((days) => (days === 1 ? '1 day' : `${days} days`)).join(' and ')
