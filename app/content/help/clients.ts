import { plans } from '#app/content/plans.ts'
import type { HelpText } from './help-text.ts'

const { starter, pro } = plans

export const clientsHelp: HelpText[] = [
  {
    topic: 'What does it cost for an agency with several clients?',
    says: `Each client’s social account needs a Warble account and a plan of its own: ${starter.name} is $${starter.price} a month each, ${pro.name} $${pro.price}. There’s no agency price and no shared sign-in. For many accounts, write to us on the contact page (/contact).`,
  },
  {
    topic: 'Is the price per account?',
    says: `Yes, per month and per social account: each Warble account connects one and has its own plan. ${starter.name} is $${starter.price} a month, ${pro.name} $${pro.price}. The pricing page (/pricing) compares them.`,
  },
  {
    topic: 'Can I connect Bluesky and X at the same time?',
    says: 'Not in one Warble account: it connects one social account, on every plan. For the second, sign up again with another email address (/signup), with a plan of its own.',
  },
  {
    topic: 'Can my clients approve their own drafts?',
    says: 'Yes, if each client has a Warble account of their own: they sign in there and see only their own queue (/dashboard/queue). Within one account, there are no separate roles.',
  },
  {
    topic: 'Can I bill each client separately?',
    says: 'Yes. Each client’s Warble account has its own plan, card and invoices, on its plan page (/dashboard/plan). One invoice for all of them isn’t possible.',
  },
  {
    topic: 'Is there a white label version?',
    says: 'No. The pages always carry Warble’s name and look. Tell us what you need on the contact page (/contact).',
  },
  {
    topic: 'Which plan do I need for company sign-in (SSO)?',
    says: 'Any: it isn’t tied to a plan and costs nothing extra. It has to be set up for your company on this site first, so write to us on the contact page (/contact).',
  },
  {
    topic: 'Can the emails go to a colleague?',
    says: 'No, they only go to your own email address. You can forward them, or download a report in Activity (/dashboard/activity) and pass it on.',
  },
  {
    topic: 'Can someone show me a demo?',
    says: 'There’s no demo to book. The try page (/try) shows it with your own posts, Free costs nothing, and on the contact page (/contact) a person answers your questions.',
  },
  {
    topic: 'Are you hiring?',
    says: 'Our help has nothing about jobs. Write to us on the contact page (/contact).',
  },
]
