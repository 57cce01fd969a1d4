import { accountHelp } from './account.ts'
import { botHelp } from './bot.ts'
import { draftHelp } from './drafts.ts'
import type { HelpText } from './help-text.ts'
import { ownHelp } from './own-state.ts'
import { planHelp } from './plans.ts'
import { productHelp } from './product.ts'

export interface HelpEntry {
  topic: string
  says: string
  more: string[]
}

interface HelpGroup {
  title: string
  entries: HelpEntry[]
}

const entriesOf = (texts: HelpText[]): HelpEntry[] =>
  texts.flatMap(({ topic, says, more = [] }) => (topic === null ? [] : [{ topic, says, more }]))

/** As the help page shows them. */
export const helpGroups: HelpGroup[] = [
  { title: 'What Warble does', entries: entriesOf(productHelp) },
  { title: 'The bot', entries: entriesOf(botHelp) },
  { title: 'Drafts and your voice', entries: entriesOf(draftHelp) },
  { title: 'Your bot today', entries: entriesOf(ownHelp) },
  { title: 'Your account', entries: entriesOf(accountHelp) },
  { title: 'Plans and payment', entries: entriesOf(planHelp) },
]
