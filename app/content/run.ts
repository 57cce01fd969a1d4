/**
 * What Warble did with one account on Perch in 24 hours (embedded model, Pro's limits): the pieces that the landing
 * page shows. Written down from the database and not retouched; Perch's people are simulated.
 */
export const run = {
  account: '@finchroast',
  hours: 24,
  actions: 20,
  replies: 6,
  replies_liked: 6,
  replies_answered: 2,
  left_alone: 23,
}

export const exchange = {
  time: '14:37',
  author: '@thedorn',
  post: 'Does anybody else get sour shots with washed Ethiopian Guji? Cutting the dose by a gram helped a little, not enough.',
  reason: 'Asks about ethiopian, one of your topics. Takes up “shots” and “sour” from the post.',
  reply:
    'With a sour shot, pull it longer before blaming the beans: 1:2.5 instead of 1:2 at the same grind often fixes it in one go.',
  likes: 1,
  answers: 0,
}

export interface Done {
  time: string
  kind: 'reply' | 'like' | 'follow'
  message: string
  reason: string
  reply?: string
  likes?: number
  answers?: number
}

export const done: Done[] = [
  {
    time: '17:17',
    kind: 'follow',
    message: 'Followed @p_ashby',
    reason: 'Answered you, and talks about geisha, one of your topics.',
  },
  {
    time: '12:04',
    kind: 'reply',
    message: 'Replied to @p_ashby',
    reason: 'Talks about brewing, one of your topics. Takes up “moka” from the post.',
    reply:
      'Start it with hot water in the base and take it off before it sputters. Nearly all moka bitterness comes from the last few seconds.',
    likes: 1,
  },
  {
    time: '11:41',
    kind: 'like',
    message: 'Liked a post by @iversc',
    reason: 'Talks about kenyan aa, one of your topics.',
  },
]

/** Posts that were read and left alone. */
export const skipped: { author: string; post: string; reason: string }[] = [
  {
    author: '@wanda28',
    post: 'GIVEAWAY! Win an espresso machine: follow all three accounts below. Ends in 50 hours!',
    reason: 'Is a giveaway or asks for reposts, follows or wallet addresses.',
  },
  {
    author: '@beatrizdorn',
    post: 'I keep reading that a cupping spoon changes everything. After 5 months with mine: it changes maybe a tenth.',
    reason: 'Nothing specific to say about this post that its author does not know already.',
  },
  {
    author: '@iversc',
    post: 'Is your water soft? Here channeling on one side went away with a cheap filter.',
    reason: 'Nothing specific to say about this post that its author does not know already.',
  },
]
