/**
 * What Warble did with one account on Perch in 24 hours (embedded model, Pro's limits), for the landing page. Copied
 * from the database unedited; Perch's people are simulated.
 */
export const run = {
  account: '@finchroast',
  hours: 24,
  actions: 20,
  replies: 7,
  replies_liked: 6,
  replies_answered: 4,
  left_alone: 12,
}

export const exchange = {
  time: '14:38',
  author: '@thedorn',
  post: 'Does anybody else get sour shots with washed Ethiopian Guji? Cutting the dose by a gram helped a little, not enough.',
  reason: 'Asks about ethiopian, one of your topics. Takes up “shots” and “sour” from the post.',
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
    time: '20:52',
    kind: 'reply',
    message: 'Replied to @mbekip',
    reason: 'Talks about ethiopian, one of your topics. Takes up “tastes” and “ethiopian” from the post.',
    reply:
      'Worth brewing it next to something Brazilian for contrast. Notes like that get far easier to name with a plain cup beside them.',
    likes: 2,
    answers: 1,
  },
  {
    time: '19:49',
    kind: 'follow',
    message: 'Followed @p_ashby',
    reason: 'Talks about ethiopian, one of your topics.',
  },
  {
    time: '14:54',
    kind: 'like',
    message: 'Liked a post by @thedorn',
    reason:
      'Answers you, and talks about bitterness, part of coffee, your niche. You already replied to them today, so this is a like.',
  },
]

/** Posts that were read and skipped. */
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
    author: '@thedorn',
    post: 'We had a bag of Colombian pink bourbon like that. A longer bloom, then patience.',
    reason: 'Nothing specific to say about this post that its author does not know already.',
  },
]
