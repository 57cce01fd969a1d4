import { plans } from '#app/content/plans.ts'

/** `reply_hours` counts from when an email arrives, `priority_hours` counts working hours only. */
export const support = {
  days: 'Monday to Friday',
  days_short: 'Mon-Fri',
  hours: '9 AM to 6 PM EST',
  hours_short: '9 AM-6 PM EST',
  chat: '24/7',
  reply_hours: 24,
  priority_hours: 2,
} as const

/** "Monday to Friday, 9 AM to 6 PM EST" */
export const peopleHours = `${support.days}, ${support.hours}`

/** To follow "People answer …". */
export const replyTimes = `We reply to email within ${support.reply_hours} hours on working days, or within ${support.priority_hours} working hours on ${plans.pro.name}.`
