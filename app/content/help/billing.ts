import { trial } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { peopleHours, support } from '#app/content/support.ts'
import { draftHours } from '#app/contract/settings.ts'
import type { HelpText } from './help-text.ts'

const { free, starter, pro } = plans

export const billingHelp: HelpText[] = [
  {
    topic: 'Can I pay with PayPal, bank transfer or bitcoin?',
    says: 'Stripe’s page takes cards. If it offers another way to pay, such as PayPal or a bank transfer, you see it there before you pay: we can’t promise it. Choose a plan on your plan page (/dashboard/plan) to see it.',
  },
  {
    topic: 'Are the prices with or without VAT?',
    says: 'Stripe’s page shows the total, with any tax that applies to you, before you pay, and so does each invoice. Your company’s tax number goes into Manage Billing on your plan page (/dashboard/plan).',
  },
  {
    topic: 'What happens when the trial credits run out?',
    says: `The bot goes on with Free’s ${free.actions_per_day} actions a day, and nothing is charged. Credits only allow more than that. Paid plans and their ${trial.days}-day trial don’t use credits. Your plan page (/dashboard/plan) shows how many are left.`,
  },
  {
    topic: 'Do credits or unused actions roll over?',
    says: 'Credits don’t expire, but they’re given only once, not each month. Actions that you don’t use today aren’t carried over to tomorrow. Your plan page (/dashboard/plan) shows both.',
  },
  {
    topic: 'Can I get more trial credits?',
    says: `No. Each new user gets ${trial.credits} once, also if you start over. For more actions a day, choose a plan on your plan page (/dashboard/plan).`,
  },
  {
    topic: 'Does a like cost as much as a reply?',
    says: 'Yes: a reply, a like or a follow is one action each, and one credit where credits are used. Looking at a profile uses none. Your plan page (/dashboard/plan) shows what’s used.',
  },
  {
    topic: 'Does a rejected draft use an action?',
    says: 'No. Only what is sent counts: a draft that you reject, edit or let expire in the queue (/dashboard/queue) uses no action and no credit.',
  },
  {
    topic: 'Does running the analysis again cost anything?',
    says: 'No, it uses no actions and no credits. Press Re-analyze Account on the dashboard (/dashboard).',
  },
  {
    topic: 'Is there a minimum term?',
    says: 'No. Plans go from month to month, so a few weeks are fine: cancel anytime in Manage Billing on your plan page (/dashboard/plan), and you keep the plan until the end of the month you’ve paid for. There’s no one-time price.',
  },
  {
    topic: 'Will I pay extra if I go over a limit?',
    says: 'No, there’s never an extra bill. At a limit, the bot waits and goes on when the limit allows, after a daily one at midnight. The pricing page (/pricing) has the limits.',
  },
  {
    topic: 'What happens to my drafts if I cancel?',
    says: `They stay in your queue (/dashboard/queue) and expire after ${draftHours} hours as always. You keep the plan until the end of the period you’ve paid for, then the bot goes on within Free’s limits.`,
  },
  {
    topic: 'What happens to my social account if I stop paying?',
    says: 'Nothing: your account there, its posts, its followers and everything the bot sent stay as they are. Here you move to Free, and the pricing page (/pricing) says what it includes.',
  },
  {
    topic: 'If I change plans during the trial, do I lose the rest?',
    says: `No. If you change between ${starter.name} and ${pro.name} during the trial, it goes on, and nothing is charged before it ends. Your plan page (/dashboard/plan) shows the date.`,
  },
  {
    topic: 'What does the Custom plan cost?',
    says: 'It has no price yet: Custom is coming soon. Tell us what you need on the contact page (/contact).',
  },
  {
    topic: 'Is Autopilot on every plan?',
    says: `Yes. Autopilot and Co-pilot are on every plan, ${free.name} too. Switch on the dashboard (/dashboard).`,
  },
  {
    topic: 'Was I charged when I entered my card?',
    says: `Not if your plan starts with the free trial: the first charge comes when its ${trial.days} days end. Billing History on your plan page (/dashboard/plan) lists every payment.`,
  },
  {
    topic: 'Can I leave before the trial charges me?',
    says: 'Yes. Cancel in Manage Billing on your plan page (/dashboard/plan) before the trial ends: nothing is charged, and you move to Free.',
  },
  {
    topic: 'How fast is support on my plan?',
    says: `By email within ${support.reply_hours} hours on ${free.name} and ${starter.name}, and within ${support.priority_hours} working hours on ${pro.name}. People answer ${peopleHours}: write to us on the contact page (/contact).`,
  },
  {
    topic: 'Can I bring my own OpenAI key?',
    says: 'No. Whoever runs this site chooses the language model, and its use is included in every plan. The privacy page (/privacy) names it.',
  },
  {
    topic: 'Can I buy followers?',
    says: 'No, Warble sells no followers, likes or replies. The bot looks for conversations with real people, and who follows you back is up to them. Plans are on the pricing page (/pricing).',
  },
]
