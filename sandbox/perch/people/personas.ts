import type { Bank } from './grammar.ts'
import { coffee, fitness } from './topics/coffee-and-fitness.ts'
import { creators, marketing } from './topics/creators-and-marketing.ts'
import { finance, lifestyle } from './topics/finance-and-lifestyle.ts'
import { games } from './topics/leisure.ts'
import { birds } from './topics/news-and-nature.ts'
import { tech } from './topics/tech-and-crypto.ts'

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

export const personas: Persona[] = [
  {
    handle: 'finchroast',
    name: 'Marta at Finch Roasters',
    bio: 'Small-batch specialty coffee roaster. I cup, I roast, I answer brewing questions. Washed coffees, warm people.',
    location: 'Ghent',
    banks: [coffee],
    posts: 160,
    own: [
      'Roast log, batch {20-480}: {*origin}, first crack at {7-9}:{10-55}, {note} on the table. Happy.',
      'Bagged {20-140} kilos of {*origin} before noon. My hands smell of {note}.',
      'A café asked for "darker". We tasted the {*origin} together, twice, and kept it as it is.',
      'Paid {4-9} a kilo above market for {*origin} again. The farmer sent a photo of the new roof.',
      'If your bag says {note} and you taste {fault}, write me. I mean it, I answer every message.',
    ],
    habits: ['Come by and taste it.', 'Tell me how it brews for you.', 'More on that tomorrow.'],
  },
  {
    handle: 'coach_ilse',
    name: 'Ilse Brandt, strength coach',
    bio: 'Strength coach for people over 40. Barbells, patience, no shame. Ten years of boring programmes.',
    location: 'Hamburg',
    banks: [fitness],
    posts: 150,
    own: [
      'Client win: {who} pulled {40-120} kilos on the {*lift} and asked for more. We stopped there. That is coaching.',
      'Three cues for your {*lift}: breathe, brace, wait. The third is the one everybody skips.',
      'Nobody ever regretted {fix}. Put it in the plan.',
      'You are not too old for the {*lift}. You are too new to it. Start with {4-8} kilos.',
      'Form check Friday: send me your {*lift} and I answer all of you.',
    ],
    habits: ['Start lighter than you think.', 'Write it down.', 'Your body keeps the receipts.'],
  },
  {
    handle: 'stackharbor',
    name: 'Noor, building Stackharbor',
    bio: 'Founder of Stackharbor, developer tools for small teams. Ship, listen, delete. Ex-SRE.',
    location: 'Tallinn',
    banks: [tech],
    posts: 180,
    own: [
      'Shipped v{0-3}.{4-29} of Stackharbor: {*tool} setup in one command, and the old wizard is gone.',
      'A user cancelled today and wrote why: {bug}. Best message of the week. Fix is out.',
      '{3-40} support tickets this week, {2-9} about {*tool}. So the docs are wrong, not the users.',
      'Founder confession: I rewrote the {*tool} integration for fun. Nobody asked. It is {10-60} percent faster.',
      'What would make you drop {*tool} tomorrow? Building the answer, want to hear yours.',
    ],
    habits: ['Feedback welcome.', 'Numbers next week.', 'Small steps.'],
  },
  {
    handle: 'plainbrief',
    name: 'Theo | Plain Brief',
    bio: 'Marketing for companies that hate marketing. Positioning, email, plain words.',
    location: 'Leeds',
    banks: [marketing],
    posts: 140,
    own: [
      'Brief of the day: {trade} wants "awareness". Asked what happens on Monday if they get it. Better brief now.',
      'Read your {*asset} aloud to somebody outside the company. Stop where they frown. Fix that.',
      'Three words I deleted from a {*asset} today: seamless, robust, empower. {metric} will survive.',
      'A good {*asset} has one reader in mind. Ours is called {Joan|Pavel|Wanda|Imran}.',
      'Fired a client politely. They wanted {*channel} without anything to say.',
    ],
    habits: ['Plain beats clever.', 'Try it on Monday.', 'That is the whole trick.'],
  },
  {
    handle: 'pennywren',
    name: 'Wren on money',
    bio: 'Personal finance without shouting. Index funds, budgets, honest mistakes. Not advice.',
    location: 'Cork',
    banks: [finance],
    posts: 150,
    own: [
      'Reader question: is {*product} right before a baby? My short answer: cash first, then yes.',
      'My own numbers for the month: saved {11-48} percent, spent too much on {cost}, slept well.',
      'The most expensive sentence in finance is "I will start next year". {habit}, today, with {5-40}.',
      'I was {3-20} thousand in debt at 26. {habit} got me out, slowly, with two relapses.',
      'Newsletter is out: {*product}, explained with a bathtub.',
    ],
    habits: ['Not advice, just arithmetic.', 'Be kind to your past self.', 'Small and automatic wins.'],
  },
  {
    handle: 'velvetfern',
    name: 'Fern',
    bio: 'Independent creator. Photo sets, voice notes, big laugh. Writing about the business side.',
    location: 'Lisbon',
    banks: [creators],
    posts: 120,
    own: [
      'Office hours for new creators: tonight we talk about {*task}. Bring tea.',
      'New on my page: {*content}. I edited it {3-9} times and then used the first version.',
      'My rule this year is {boundary}. Ask me how it is going. (It is going well.)',
      'Someone asked if this is a real job. I sent a photo of the spreadsheet for {*task}, {4-19} tabs.',
    ],
    habits: ['Be nice to each other.', 'Water, then work.', 'Love you all, going offline.'],
  },
  {
    handle: 'juniper_lane',
    name: 'June Lane',
    bio: 'Mixed bag: old lenses, birds, a bit of code, board games, soup.',
    location: 'Halifax',
    banks: [lifestyle, birds, tech, games],
    posts: 104,
    own: [
      'Fixed a script, saw a heron, burned the onions. A full day, number {3-300}.',
      'Herons on the canal: {1-4}. Bugs fixed: {2-9}. Bread: {burnt|fine|gone by noon}.',
      'Old lens, new roll, {12-36} frames of nothing much. Happy.',
      'My week in three words: {rain|fog|sun}, {soup|jigsaws|bread}, {deadlines|laundry|library}.',
    ],
    habits: ['Anyway.', 'And you?', ''],
  },
  {
    handle: 'newhere_pete',
    name: 'Pete',
    bio: '',
    location: '',
    banks: [lifestyle],
    posts: 3,
    own: [
      'Hello, trying this out. Post {1-3}.',
      'Still working out how this place works, day {2-9}.',
      'Nice evening for a walk, {5-9} kilometres.',
    ],
    habits: [],
  },
]
