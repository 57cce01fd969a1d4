import { notOnSale } from '#app/content/plan-texts.ts'
import { accountHelp } from './account.ts'
import { botHelp } from './bot.ts'
import { draftHelp } from './drafts.ts'
import type { HelpText } from './help-text.ts'
import { ownHelp } from './own-state.ts'
import { planHelp } from './plans.ts'
import { productHelp } from './product.ts'

export interface Question {
  asks: string
  says: string
}

export const help: HelpText[] = [...productHelp, ...ownHelp, ...botHelp, ...draftHelp, ...accountHelp, ...planHelp]

const onSaleTopic = 'Can I buy a plan today?'

const topicsOn = {
  landing: [
    'What does Warble do all day?',
    'How does the free trial work?',
    'Is my account safe?',
    'Who can I talk to if something’s wrong?',
    'Which networks does it work with?',
    'What do I get for free?',
    'When will I see results?',
  ],
  pricing: [
    'How does the free trial work?',
    'Can I cancel?',
    'How does payment work?',
    onSaleTopic,
    'What counts as an action?',
  ],
}

const supportSubjects = {
  General: 'What does Warble do all day?',
  Limits: 'How many actions do I get per day?',
  Setup: 'How do I start?',
  Security: 'What data do you keep?',
  Customization: 'Can I edit my prompts?',
  Results: 'When will I see results?',
}

function helpOn(topic: string): HelpText {
  const found = help.find((text) => text.topic === topic)
  if (!found) throw new Error(`There is no help text “${topic}”.`)
  return found
}

export function questionsOn(page: keyof typeof topicsOn, onSale: boolean): Question[] {
  return topicsOn[page].map((asks) => ({ asks, says: asks === onSaleTopic && !onSale ? notOnSale : helpOn(asks).says }))
}

export const supportQuestions = Object.entries(supportSubjects).map(([subject, asks]) => ({
  subject,
  asks,
  says: helpOn(asks).says,
}))
