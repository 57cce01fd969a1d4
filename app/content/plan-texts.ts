import { trial } from '#app/content/plan-table.ts'
import { insightsPlan, type Plan, paidPlans, plans } from '#app/content/plans.ts'

/** Phrases about the plans for the help texts. */

const { free, starter, pro } = plans

/** "100 a day, of which 30 replies" */
const ofADay = ({ actions_per_day: actions, replies_per_day: replies }: Plan) =>
  `${actions} a day${replies < actions ? `, of which ${replies} replies` : ''}`

/** "$29 a month (100 actions, 30 replies a day)" */
const priced = ({ price, actions_per_day, replies_per_day }: Plan) =>
  `$${price} a month (${actions_per_day} actions, ${replies_per_day} replies a day)`

/** "15", or "15 or 20" if the plans differ. */
const paces = [...new Set(Object.values(plans).map(({ actions_per_hour }) => actions_per_hour.standard))].join(' or ')

const credits = `New users also get ${trial.credits} trial credits once: on Free, an action beyond the daily limit takes one, about ${trial.credits_a_day} a day`

export const limitsText = `Free: ${free.actions_per_day} actions a day. ${starter.name}: ${ofADay(starter)}. ${pro.name}: ${ofADay(pro)}. The default pace is ${paces} actions an hour, and a day is your local day.`

export const pricesText = `Free is $${free.price} (${free.actions_per_day} actions a day), ${starter.name} ${priced(starter)}, ${pro.name} ${priced(pro)}. Custom is coming soon. Paid plans are chosen on your plan page, where this installation sells them; every limit is on the pricing page (/pricing).`

export const trialText = `${paidPlans} begin with a free trial of ${trial.days} days, once per person, with reminders by mail 3 days and 1 day before it ends. ${credits}.`

export const freeText = `The Free plan, for as long as you like and without a card. ${credits}, until none is left.`

export const statisticsText = `The dashboard shows your own figures: actions, replies that were liked or answered, new followers, and how each is counted. Free looks back ${free.analytics_days} days, ${starter.name} ${starter.analytics_days}, ${pro.name} ${pro.analytics_days}; best hour and insights begin with ${insightsPlan}. Where there is no data yet, it says so. Activity and Analytics can be downloaded as CSV.`

export const notOnSale = `Not here yet: billing is not set up in this installation. Free works in full; when ${paidPlans} can be bought, your plan page says so.`
