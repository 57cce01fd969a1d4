import { accountHelp } from './account.ts'
import { billingHelp } from './billing.ts'
import { botHelp } from './bot.ts'
import { clientsHelp } from './clients.ts'
import { connectingHelp } from './connecting.ts'
import { draftsHelp } from './drafts.ts'
import type { HelpText } from './help-text.ts'
import { ownHelp } from './own-state.ts'
import { planHelp } from './plans.ts'
import { privacyHelp } from './privacy.ts'
import { productHelp } from './product.ts'
import { resultsHelp } from './results.ts'
import { rulesHelp } from './rules.ts'
import { voiceHelp } from './voice.ts'

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
  { title: 'Rules and safety', entries: entriesOf(rulesHelp) },
  { title: 'Privacy', entries: entriesOf(privacyHelp) },
  { title: 'The bot', entries: entriesOf(botHelp) },
  { title: 'Drafts and replies', entries: entriesOf(draftsHelp) },
  { title: 'Analysis and voice', entries: entriesOf(voiceHelp) },
  { title: 'Your bot today', entries: entriesOf(ownHelp) },
  { title: 'Results', entries: entriesOf(resultsHelp) },
  { title: 'Your account', entries: entriesOf(accountHelp) },
  { title: 'Connecting', entries: entriesOf(connectingHelp) },
  { title: 'Teams and clients', entries: entriesOf(clientsHelp) },
  { title: 'Plans and payment', entries: entriesOf([...planHelp, ...billingHelp]) },
]
