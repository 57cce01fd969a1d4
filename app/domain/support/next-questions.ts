import { firstQuestions } from '#app/content/help/first-questions.ts'
import { helpGroups } from '#app/content/help/groups.ts'

const offered = 2

/** What people ask after an answer, for answers whose neighbours on the help page do not follow from them. */
const after: Record<string, string[]> = {
  'What does Warble do all day?': ['Is my account safe?', 'What does it cost?'],
  'Is my account safe?': ['Is it allowed by the network’s rules?', 'Can I approve replies before they are sent?'],
  'What does it cost?': ['How does the free trial work?', 'What counts as an action?'],
  'How does the free trial work?': ['Do I need a credit card?', 'Can I cancel?'],
  'How do I start?': ['How do I connect my account?', 'Can I try it before I sign up?'],
  'Can I try it before I sign up?': ['How do I start?', 'What do I get for free?'],
  'When will I see results?': ['What stats do I get?', 'How fast does it work?'],
  'Which networks does it work with?': ['How does it work on Bluesky?', 'How does it work on X?'],
}

/** Two questions to go on with, taken from the topics that an answer names. */
export function nextQuestions(says: string, isSignedIn: boolean): string[] {
  const named = [...says.matchAll(/\(Help: ((?:[^()]|\(\w+\))+)\)(?=\s|$)/g)].map(([, topic = '']) => topic)
  const first = named[0]
  const unnamed = firstQuestions[isSignedIn ? 'owner' : 'visitor']
  const found = first === undefined ? unnamed : (after[first] ?? neighboursOf(first))
  return found.filter((topic) => !named.includes(topic)).slice(0, offered)
}

function neighboursOf(topic: string): string[] {
  const topics = helpGroups.find(({ entries }) => entries.some((entry) => entry.topic === topic))?.entries ?? []
  const at = topics.findIndex((entry) => entry.topic === topic)
  return [...topics.slice(at + 1), ...topics.slice(0, Math.max(at, 0))].map((entry) => entry.topic)
}
