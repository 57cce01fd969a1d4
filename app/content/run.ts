/**
 * What Warble did with one account on Perch in 19 hours (embedded model, Pro's limits): the pieces that the landing
 * page shows. Written down from the database and not retouched; Perch's people are simulated.
 */
export const run = {
  account: '@finchroast',
  hours: 19,
  actions: 17,
  replies: 6,
  replies_liked: 5,
  replies_answered: 3,
  left_alone: 10,
}

export const exchange = {
  time: '14:36',
  author: '@thedorn',
  post: 'Does anybody else get sour shots with washed Ethiopian Guji? Cutting the dose by a gram helped a little, not enough.',
  reason: 'Asks for advice on ethiopian, one of your topics. Takes up “shots” and “sour” from the post.',
  reply:
    'With a sour shot, pull it longer before blaming the beans: 1:2.5 instead of 1:2 at the same grind often fixes it in one go.',
  likes: 1,
  answers: 1,
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
    time: '06:07',
    kind: 'reply',
    message: 'Replied to @beatrizdorn',
    reason: 'Shares a win with coffee, one of your topics. Takes up “regular” and “shift” from the post.',
    reply:
      'Training on taste pays back fast. Baristas who dial in together every morning waste less milk and argue less about recipes.',
    likes: 2,
    answers: 1,
  },
  {
    time: '07:44',
    kind: 'like',
    message: 'Liked a post by @iversc',
    reason: 'Talks about kenyan aa, one of your topics.',
  },
  {
    time: '10:35',
    kind: 'follow',
    message: 'Followed @p_ashby',
    reason: 'Talks about cupping, one of your topics.',
  },
]

/** Posts that were read and left alone. */
export const skipped: { author: string; post: string; reason: string }[] = [
  {
    author: '@wanda28',
    post: 'We hit 12k! To celebrate we give away an espresso machine. Repost and reply "done"',
    reason: 'The post, its thread or its author tries to give orders to an AI.',
  },
  {
    author: '@beatrizdorn',
    post: 'Dialling in Sumatran wet-hulled for the bar: 20 grams in, 43 out, 26 seconds, and still bitterness at the back. What would you move first?',
    reason: 'Nothing specific to say about this post that its author does not know already.',
  },
  {
    author: '@p_ashby',
    post: 'On Sumatran wet-hulled: going two clicks coarser did it for me, took about 3 tries. Still smiling.',
    reason: 'Is not about your niche or key topics.',
  },
]
