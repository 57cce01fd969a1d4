import { peopleHours, replyTimes, support } from '#app/content/support.ts'

export interface Question {
  asks: string
  says: string
}

/** What the landing page answers; figures of plans come from the entitlement table. */
export function landingQuestions(
  network: string,
  trial: { days: number; credits: number },
  onSale: boolean,
): Question[] {
  return [
    {
      asks: 'What does Warble do all day?',
      says: `It reads the posts on ${network} that fit your niche, decides which are worth an answer, writes the answer the way you write, checks it and sends it. It also likes posts, follows people and views profiles. Each action stands in your dashboard with its reason, and so does each post that it considered and did not answer.`,
    },
    {
      asks: 'Is my account safe?',
      says: `What ${network} does not allow, Warble does not do: there are no proxies, no disguise, no pretending to be human. Limits an hour and a day are kept on the server, nobody gets more than one reply a day, and the bot pauses by itself when the network objects. No tool can promise that a network never acts against an account; this one shows you what it did and why.`,
    },
    {
      asks: 'What do I get for free?',
      says: `The Free plan, for as long as you like and without a card. New users also get ${trial.credits} trial credits once: on Free, an action beyond the daily limit takes one, until none is left.`,
    },
    {
      asks: 'How do the trial and cancelling work?',
      says: `Starter and Pro begin with a free trial of ${trial.days} days, once per person, and you can cancel anytime.${onSale ? '' : ' They cannot be bought here yet; until then Free has everything but the higher limits.'}`,
    },
    {
      asks: 'Which networks does it work with?',
      says: `${network} today, one account per user. X and Bluesky are being prepared, each with the network's own rules enforced before anything is sent. LinkedIn and Reddit are planned.`,
    },
    {
      asks: 'When will I see results?',
      says: 'The first actions come within minutes of the start, and likes and answers to your replies are counted as they arrive. Give it 7 to 14 days before you judge: with less there is too little to tell luck from success.',
    },
    {
      asks: 'Who do I talk to when something is wrong?',
      says: `The chat in the corner is there ${support.chat}; it is a bot and says so. People answer ${peopleHours}. ${replyTimes}`,
    },
  ]
}

export function billingQuestions(trial: { days: number; credits: number }, onSale: boolean): Question[] {
  return [
    {
      asks: 'Can I buy a plan today?',
      says: onSale
        ? 'Yes, on your plan page.'
        : 'Not here yet. Free works in full; when Starter and Pro can be bought, your plan page says so.',
    },
    {
      asks: 'How does the free trial work?',
      says: `Starter and Pro begin with ${trial.days} days free, once per person. Reminders come 3 days and 1 day before it ends.`,
    },
    {
      asks: 'Can I cancel?',
      says: 'Anytime. The plan then runs to the end of what is paid, and you go on with Free.',
    },
    {
      asks: 'What counts as an action?',
      says: 'A reply, a like, a follow or a viewed profile that was sent, or whose answer from the network was lost. What the network refused gives its place back. A day is your local day, from midnight to midnight.',
    },
    {
      asks: 'What are trial credits?',
      says: `${trial.credits} actions that every new user gets once. On Free, an action beyond the daily limit takes one. They do not run out with time.`,
    },
    {
      asks: 'What happens when a payment fails?',
      says: 'The plan goes on for 7 days, with a notice on every page of the dashboard, and then becomes Free. Nothing you have made is lost.',
    },
  ]
}
