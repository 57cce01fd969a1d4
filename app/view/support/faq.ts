import { plans } from '#app/domain/billing/entitlements.ts'

const { free, starter, pro } = plans

/** Six questions, one a subject; figures come from the entitlement table. */
export const supportFaq: readonly { subject: string; question: string; answer: string }[] = [
  {
    subject: 'General',
    question: 'What does the bot do?',
    answer:
      'It looks for posts worth answering in your field, writes replies in your voice, likes, follows and views profiles. Each action is in your activity, with its reason.',
  },
  {
    subject: 'Limits',
    question: 'How much does it do a day?',
    answer: `${free.name}: ${free.actions_per_day} actions. ${starter.name}: ${starter.actions_per_day} actions, of which ${starter.replies_per_day} replies. ${pro.name}: ${pro.actions_per_day} actions, of which ${pro.replies_per_day} replies. A day is your local day, and nobody gets more than one reply a day.`,
  },
  {
    subject: 'Setup',
    question: 'What do I need before the bot can start?',
    answer:
      'A connected account and a finished analysis of it. The dashboard shows which of them is missing, with the button that goes on.',
  },
  {
    subject: 'Security',
    question: 'What happens to my account’s tokens?',
    answer:
      'They are sealed before they are stored, never shown again, and sent to the network only. Disconnect, and Warble forgets them.',
  },
  {
    subject: 'Customization',
    question: 'Can I change how it writes?',
    answer:
      'The analysis learns your tone, topics and style from your own posts. When your writing changes, analyze the account again from the dashboard.',
  },
  {
    subject: 'Results',
    question: 'When do I see results?',
    answer:
      'The first actions show up within minutes. Answers and followers take longer: give it 7 to 14 days, and compare the figures under Analytics.',
  },
]
