import { bankOf } from './banks.ts'
import type { Bank } from './grammar.ts'
import { textOf } from './texts.ts'

/** An account for a newcomer to connect: its own phrases on top of a niche's vocabulary. */
interface Persona {
  handle: string
  name: string
  bio: string
  location: string
  banks: Bank[]
  posts: number
  /** Sentences that only this person uses. */
  own: string[]
  /** How this person ends a post, now and then. */
  habits: string[]
}

const newcomers: (Omit<Persona, 'banks' | 'own'> & { banks: string[] })[] = [
  {
    handle: 'finchroast',
    name: 'Marta at Finch Roasters',
    bio: 'Small-batch specialty coffee roaster. I cup, I roast, I answer brewing questions. Washed coffees, warm people.',
    location: 'Ghent',
    banks: ['coffee'],
    posts: 160,
    habits: ['Come by and taste it.', 'Tell me how it brews for you.', 'More on that tomorrow.'],
  },
  {
    handle: 'coach_ilse',
    name: 'Ilse Brandt, strength coach',
    bio: 'Strength coach for people over 40. Barbells, patience, no shame. Ten years of boring programmes.',
    location: 'Hamburg',
    banks: ['fitness'],
    posts: 150,
    habits: ['Start lighter than you think.', 'Write it down.', 'Your body keeps the receipts.'],
  },
  {
    handle: 'stackharbor',
    name: 'Noor, building Stackharbor',
    bio: 'Founder of Stackharbor, developer tools for small teams. Ship, listen, delete. Ex-SRE.',
    location: 'Tallinn',
    banks: ['tech'],
    posts: 180,
    habits: ['Feedback welcome.', 'Numbers next week.', 'Small steps.'],
  },
  {
    handle: 'plainbrief',
    name: 'Theo | Plain Brief',
    bio: 'Marketing for companies that hate marketing. Positioning, email, plain words.',
    location: 'Leeds',
    banks: ['marketing'],
    posts: 140,
    habits: ['Plain beats clever.', 'Try it on Monday.', 'That is the whole trick.'],
  },
  {
    handle: 'pennywren',
    name: 'Wren on money',
    bio: 'Personal finance without shouting. Index funds, budgets, honest mistakes. Not advice.',
    location: 'Cork',
    banks: ['finance'],
    posts: 150,
    habits: ['Not advice, just arithmetic.', 'Be kind to your past self.', 'Small and automatic wins.'],
  },
  {
    handle: 'velvetfern',
    name: 'Fern',
    bio: 'Independent creator. Photo sets, voice notes, big laugh. Writing about the business side.',
    location: 'Lisbon',
    banks: ['creators'],
    posts: 120,
    habits: ['Be nice to each other.', 'Water, then work.', 'Love you all, going offline.'],
  },
  {
    handle: 'juniper_lane',
    name: 'June Lane',
    bio: 'Mixed bag: old lenses, birds, a bit of code, board games, soup.',
    location: 'Halifax',
    banks: ['lifestyle', 'birds', 'tech', 'games'],
    posts: 104,
    habits: ['Anyway.', 'And you?', ''],
  },
  {
    handle: 'newhere_pete',
    name: 'Pete',
    bio: '',
    location: '',
    banks: ['lifestyle'],
    posts: 3,
    habits: [],
  },
]

export const personas: Persona[] = newcomers.map((persona) => ({
  ...persona,
  banks: persona.banks.flatMap((niche) => bankOf(niche) ?? []),
  own: textOf(`voices/${persona.handle}`).trimEnd().split('\n'),
}))
