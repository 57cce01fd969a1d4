import { trial } from '#app/content/plan-table.ts'
import { insightsPlan, type Plan, paidPlans, plans } from '#app/content/plans.ts'
import { remindersText } from '#app/content/trial-reminders.ts'

const { free, starter, pro } = plans

/** "100 a day, 30 of them replies" */
const ofADay = ({ actions_per_day: actions, replies_per_day: replies }: Plan) =>
  `${actions} a day${replies < actions ? `, ${replies} of them replies` : ''}`

/** "$29 a month (100 actions, 30 replies a day)" */
const priced = ({ price, actions_per_day, replies_per_day }: Plan) =>
  `$${price} a month (${actions_per_day} actions, ${replies_per_day} replies a day)`

/** "15", or "15 or 20" if the plans differ. */
const paces = [...new Set(Object.values(plans).map(({ actions_per_hour }) => actions_per_hour.standard))].join(' or ')

export const creditsText = `New users also get ${trial.credits} trial credits, once. On Free, each action beyond the daily limit uses one, up to about ${trial.credits_a_day} a day`

const historyOf = ({ analytics_days }: Plan) => `${analytics_days} days of analytics`

export const planDifferences = `All plans connect one account and do the same kinds of actions. ${free.name} does ${free.actions_per_day} actions a day and shows ${historyOf(free)}. ${starter.name} does ${ofADay(starter)}, with ${historyOf(starter)} and support by email. ${pro.name} does ${ofADay(pro)}, with ${historyOf(pro)} and priority support. Insights come with ${insightsPlan}.`

export const limitsText = `Free: ${free.actions_per_day} actions a day. ${starter.name}: ${ofADay(starter)}. ${pro.name}: ${ofADay(pro)}. By default, the bot does up to ${paces} actions an hour. A day is your local day. The pricing page (/pricing) has every limit.`

const mostOf = (key: 'actions_per_hour' | 'follows_per_day') =>
  [free, starter, pro].map((plan) => `${plan[key].most} on ${plan.name}`).join(', ')

export const hourlyText = `By default, the bot does up to ${paces} actions an hour and ${free.follows_per_day.standard} follows a day. You can set up to ${mostOf('actions_per_hour')} actions an hour, and up to ${mostOf('follows_per_day')} follows a day, in Settings > Bot (/dashboard/settings/bot).`

export const pricesText = `Free is $${free.price} (${free.actions_per_day} actions a day), ${starter.name} ${priced(starter)}, ${pro.name} ${priced(pro)}. Custom is coming soon. If paid plans are available here, you choose one on your plan page. Every limit is on the pricing page (/pricing).`

export const trialText = `${paidPlans} start with a ${trial.days}-day free trial, once per person. The first charge comes when it ends, unless you cancel before that. We email you ${remindersText} before it ends. ${creditsText}. The pricing page (/pricing) has the plans.`

export const freeText = `You get the Free plan for as long as you like, no card needed. ${creditsText}, until they’re gone. The pricing page (/pricing) compares the plans.`

export const statisticsText = `Your dashboard shows actions, replies that got a like or a reply, new followers, and how each is counted. Free goes back ${free.analytics_days} days, ${starter.name} ${starter.analytics_days} and ${pro.name} ${pro.analytics_days}. Best hour and insights come with ${insightsPlan}. You can download Activity and Analytics (/dashboard/analytics) as CSV.`

export const notOnSale = `Not yet. ${paidPlans} aren’t available here so far. Free has no time limit, and your plan page will show the others when they are.`
