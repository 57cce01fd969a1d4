import { trial, unpaidDays } from '#app/content/plan-table.ts'
import {
  creditsText,
  freeText,
  hourlyText,
  limitsText,
  planDifferences,
  pricesText,
  trialText,
} from '#app/content/plan-texts.ts'
import { plans } from '#app/content/plans.ts'
import { remindersText } from '#app/content/trial-reminders.ts'
import type { HelpText } from './help-text.ts'

const { starter, pro } = plans

const taxText = 'Any VAT or other tax that applies is shown on Stripe’s page before you pay, and on the invoice.'

export const planHelp: HelpText[] = [
  {
    topic: 'How many actions do I get per day?',
    says: limitsText,
  },
  {
    topic: 'What does it cost?',
    says: pricesText,
    more: [taxText],
  },
  {
    topic: 'How does the free trial work?',
    says: trialText,
  },
  {
    topic: 'Can I cancel?',
    says: 'Yes, anytime, in Manage Billing on your plan page (/dashboard/plan). You keep the plan until the end of the period you’ve paid for, then move to Free. For refunds and other billing questions, use the contact page (/contact).',
    more: [
      'Your account on the network stays as it is when you leave Warble: the replies, likes and follows sent so far remain there.',
    ],
  },
  {
    topic: 'How does payment work?',
    says: `Manage Billing on your plan page (/dashboard/plan) is where you change your card, see invoices and cancel. You pay on Stripe’s page, by card or by whatever other method it shows you there. Any tax that applies is shown there before you pay, and on the invoice. If a payment fails, we email you, and you keep your plan for ${unpaidDays} days, with a banner on the dashboard, before it becomes Free. Nothing you’ve made is lost. For questions about a payment, use the contact page (/contact).`,
    more: ['Only Stripe stores your card. We never see its number.'],
  },
  {
    topic: 'Where do I find my invoices?',
    says: 'Billing History on your plan page (/dashboard/plan) lists the latest 10, each with a link and a PDF. Manage Billing has all of them, and is where you add your company’s name, address and tax number to the next ones.',
  },
  {
    topic: 'What do I get for free?',
    says: freeText,
  },
  {
    topic: 'Can I buy a plan today?',
    says: 'If paid plans are available here, you can choose one on your plan page (/dashboard/plan). If not, the page says so, and you can use Free for as long as you like.',
  },
  {
    topic: 'Do I need a credit card?',
    says: `Not for Free. The free trial of a paid plan asks for a card on Stripe’s page: you pay nothing today, and the first charge comes when the ${trial.days} days end, unless you cancel before that. The pricing page (/pricing) has the plans.`,
  },
  {
    topic: 'Can I get a refund?',
    says: 'A person decides about refunds: write to us on the contact page (/contact), with the invoice you mean. If you cancel, you aren’t charged again, and you keep the plan until the end of the period you’ve paid for.',
  },
  {
    topic: 'How do I change my plan?',
    says: 'Choose another plan on your plan page (/dashboard/plan). In the middle of a month, you don’t pay twice: Stripe counts what you’ve already paid, and shows you the cost before you confirm. To go back to Free, cancel in Manage Billing there.',
    more: ['Your history, prompts and settings stay when you move to a bigger or smaller plan.'],
  },
  {
    topic: 'Can I pause my subscription?',
    says: 'No, a plan can’t be put on hold, and Pause Bot doesn’t change what you pay. Cancel in Manage Billing on your plan page (/dashboard/plan) instead: your settings, prompts and history stay on Free, and you can choose a plan again anytime.',
  },
  {
    topic: 'Is there a yearly plan or a discount?',
    says: 'No, plans are paid monthly, and the pricing page (/pricing) has the only prices. If you have a promotion code, enter it on the payment page.',
    more: ['There’s no lifetime deal either, and no discount for students, nonprofits or agencies.', taxText],
  },
  {
    topic: 'What’s the difference between the plans?',
    says: `${planDifferences} The pricing page (/pricing) compares everything.`,
  },
  {
    topic: 'What are trial credits?',
    says: `${creditsText}. Your plan page (/dashboard/plan) shows how many are left.`,
  },
  {
    topic: 'When is the Custom plan coming?',
    says: 'There’s no date yet. Custom is planned for unlimited replies and integrations of your own. Tell us what you need on the contact page (/contact).',
  },
  {
    topic: 'I paid but still have the old plan',
    says: 'Your plan changes on its own, usually within a minute of the payment, even if you closed the page. Reload your plan page (/dashboard/plan). If it still shows the old plan, write to us on the contact page (/contact) with the time of the payment.',
  },
  {
    topic: 'The payment was canceled: was I charged?',
    says: 'No. If you leave Stripe’s page before you confirm, nothing is charged and your plan stays as it was. Billing History on your plan page (/dashboard/plan) lists every payment, and you can choose a plan there again anytime.',
  },
  {
    topic: 'My card was declined',
    says: `Change the card in Manage Billing on your plan page (/dashboard/plan). Stripe tries the payment again on its own. You keep your plan for ${unpaidDays} days in the meantime, then it becomes Free. Your bank can tell you why it declined.`,
    more: [
      'Meanwhile, the bot continues with your plan’s limits, and after that with Free’s. Your settings, prompts and history stay.',
    ],
  },
  {
    topic: 'When am I charged?',
    says: `When you subscribe, and then once a month on the same day. With a trial, the first charge comes when the ${trial.days} days end, unless you cancel before that. Your plan page (/dashboard/plan) shows the date and amount of the next payment.`,
  },
  {
    topic: 'Can I pay in another currency?',
    says: 'Prices are in US dollars. Stripe charges dollars, and your bank converts them at its rate. The pricing page (/pricing) has the amounts.',
    more: [taxText],
  },
  {
    topic: 'What happens to my data if I go back to Free?',
    says: 'Nothing is deleted: your history, prompts and settings stay. Free shows the latest days of your stats and does fewer actions a day. The pricing page (/pricing) compares the plans.',
    more: ['Your voice stays as well: sound, examples, facts, words and prompts.'],
  },
  {
    topic: 'How many follows or actions an hour are allowed?',
    setting: 'pace',
    says: hourlyText,
  },
  {
    topic: 'How do I change my card?',
    says: 'In Manage Billing on your plan page (/dashboard/plan). Stripe keeps the card, and the next payment uses the new one.',
  },
  {
    topic: 'I was charged twice or too much',
    says: 'Billing History on your plan page (/dashboard/plan) lists every payment with its invoice. If one is wrong, write to us on the contact page (/contact) with its date and amount: a person checks it.',
  },
  {
    topic: 'What happens when the trial ends?',
    says: `The plan continues and you’re charged for the first month, unless you cancel before that in Manage Billing on your plan page (/dashboard/plan). We email you ${remindersText} before. If you cancel, you move to Free and nothing is charged. The trial can’t be extended, and there’s one per person.`,
  },
  {
    topic: 'Which plan should I choose?',
    says: `Start with Free (/pricing): it needs no card and shows you what the bot would do. ${starter.name} is enough for most single accounts and small businesses. ${pro.name} is for those who use up ${starter.name}’s replies, or want insights and ${pro.analytics_days} days of stats. You can switch anytime on your plan page (/dashboard/plan).`,
  },
  {
    topic: 'How do I upgrade?',
    says: `Choose ${starter.name} or ${pro.name} on your plan page (/dashboard/plan) and pay on Stripe’s page. The new limits apply within a minute. If you have a paid plan already, Stripe counts what you’ve paid, and shows you the cost before you confirm.`,
  },
  {
    topic: 'Can I take back my cancellation?',
    says: 'Yes, until the paid period ends: resume the plan in Manage Billing on your plan page (/dashboard/plan). After that, choose a plan there again. Your settings, prompts and history are still there.',
  },
  {
    topic: 'When does a downgrade take effect?',
    says: 'Stripe’s page shows what you pay for the change, and when it applies, before you confirm. Going back to Free takes effect at the end of the period you’ve paid for. Until then, your plan page (/dashboard/plan) shows the old plan and the date. If it shows the wrong plan after that, write to us on the contact page (/contact).',
    more: [
      'Every plan connects one account and keeps your history, prompts and settings, so a smaller plan disconnects and deletes nothing.',
    ],
  },
]
