/** What the support chat knows. Figures follow the entitlement table of the product. */

export interface Answer {
  /** Wordings of the question and words that point to it. */
  asks: string
  says: string
}

export const contactPage = 'the contact page (/contact)'
export const hours = 'people answer Monday to Friday, 9:00 to 18:00 EST'

export const faq: Answer[] = [
  {
    asks: 'what is warble, what does warble do, how does warble work, what is this, how does it work, explain warble, what can the bot do',
    says: 'Warble reads how you write, finds posts worth answering in your niche, and replies, likes, follows and views profiles in your own voice, inside limits that hold. You see every action with its reason on the dashboard.',
  },
  {
    asks: 'how do i start, get started, set up, setup, onboarding, first steps, begin using, getting started',
    says: 'Sign up, confirm your e-mail address, pick a plan (Free counts), connect your account, and let the analysis read your posts. When it is done, press Start on the dashboard.',
  },
  {
    asks: 'connect my account, connect account, link account, connect perch, connect twitter, how to connect, extension, browser extension, install the extension, auth token, pairing, reconnect, connection lost, connection failed',
    says: 'Open Settings and connect there: the browser extension does it with one click, or follow the manual steps on the same page. If the connection was closed, the dashboard says why and what to do.',
  },
  {
    asks: 'how many actions, limits, limit, daily limit, actions a day, replies a day, quota, how many replies, hourly limit, actions an hour, per hour, per day, how much can it do, plan limits',
    says: 'Free: 10 actions a day. Starter: 100 a day, of which 30 replies. Pro: 500 a day, of which 70 replies. The default pace is 15 actions an hour, and a day is your local day.',
  },
  {
    asks: 'price, prices, pricing, cost, how much does it cost, plans, plan, which plan, starter, pro, free plan, expensive, subscription price, custom plan',
    says: 'Free is $0 (10 actions a day), Starter $29 a month (100 actions, 30 replies a day), Pro $99 a month (500 actions, 70 replies a day). Custom is coming soon. Details are on the pricing page.',
  },
  {
    asks: 'trial, free trial, try it, trial length, seven days, 7 days, how long is the trial, trial end, charged after trial, trial credits, credits',
    says: 'Paid plans start with a free trial of 7 days, once per person. You get a reminder 3 days and 1 day before it ends. New users also get 50 credits once, used on Free for actions beyond the daily limit.',
  },
  {
    asks: 'cancel, cancel subscription, cancel my plan, stop paying, end subscription, unsubscribe from plan, refund, money back, downgrade',
    says: 'You can cancel any time under Plan with Manage Billing; the plan then runs to the end of the paid period. For a refund, write to us through the contact page.',
  },
  {
    asks: 'upgrade, change plan, switch plan, payment, pay, card, credit card, invoice, billing, receipt, payment failed, card declined, billing history, update card',
    says: 'Everything about payment is under Plan: upgrade there, and use Manage Billing for card, invoices and cancelling. After a failed payment the service goes on for 7 days with a banner.',
  },
  {
    asks: 'safe, is it safe, safety, banned, ban, get banned, suspended, against the rules, allowed, terms of service, risk, account safe, shadowban',
    says: 'Safety comes first: each network’s rules decide what the bot may do alone and what waits for your click, limits are kept on the server, and the bot pauses when the network objects. No tool can promise that a network never acts against an account.',
  },
  {
    asks: 'stop the bot, pause, pause the bot, turn off, switch off, halt, start the bot, start bot, resume, turn on, quiet hours, is the bot running, bot not running, bot does not start',
    says: 'Use the Start and Stop button on the dashboard; a stop takes effect at once. The bot starts only when the analysis is complete, an account is connected and limits are left; the dashboard says what is missing.',
  },
  {
    asks: 'disconnect, disconnect account, remove account, unlink, remove twitter, remove perch, change account, switch account',
    says: 'Settings has Disconnect: it clears the handle and the credentials and stops the bot. You can connect again, or another account, at any time.',
  },
  {
    asks: 'delete my account, delete account, close account, remove my data, erase my data, erase, gdpr delete, right to be forgotten',
    says: 'You can delete your account under Settings. Access ends at once, the bot stops, the subscription is cancelled, and your data is erased within 30 days.',
  },
  {
    asks: 'export, export my data, download my data, download history, csv, gdpr, copy of my data, data export',
    says: 'Settings has an export of your data, with the history of every action.',
  },
  {
    asks: 'human, talk to a human, talk to someone, contact, contact support, customer support, email support, phone, call you, person, agent, help desk, office hours, support hours, complaint, speak to',
    says: `Write to us on ${contactPage}: ${hours}; e-mails are answered within 24 hours, Pro within 2 of those hours. This chat is here around the clock.`,
  },
  {
    asks: 'analysis, analysis stuck, analyze my account, analyse my account, niche wrong, wrong niche, voice, tone wrong, re-analyse, reanalyze, run analysis again, key topics, prompts, how does analysis work',
    says: 'The analysis reads your own public posts for niche, tone, topics and style, and names the posts it rests on. With fewer than a dozen posts it says "general". You can run it again from the dashboard.',
  },
  {
    asks: 'why was a post skipped, skip, skipped, why no reply, no replies, not replying, why does it not reply, reply quality, who writes the replies, ai, which model, are replies written by ai, what does it reply to',
    says: 'Each skip and each reply shows its reason in the activity list. Posts about grief, politics or health, giveaways, spam and bots are left alone, and so is anything where there is nothing specific to say.',
  },
  {
    asks: 'approve replies, review replies, queue, copilot, co-pilot, autopilot, approve before sending, see before it posts, manual approval, mode, undo',
    says: 'In Co-pilot everything waits in the queue for your approval; in Autopilot the bot sends alone what the network’s rules allow and queues the rest. You can change the mode at any time.',
  },
  {
    asks: 'password, forgot password, reset password, change password, can not log in, login, log in, sign in, locked out, confirmation mail, confirm email, did not get the email, verification email, change email',
    says: 'Use "Forgot password" on the sign-in page to get a link by e-mail; check the spam folder if it does not arrive. Password and e-mail address can be changed under Settings.',
  },
  {
    asks: 'linkedin, reddit, bluesky, instagram, other platforms, other networks, which networks, multiple accounts, more accounts, several accounts, facebook, threads',
    says: 'One account can be connected at present. LinkedIn and Reddit are planned. We will say so on the site when another network is ready.',
  },
  {
    asks: 'privacy, data, what data do you store, store my data, sell my data, who sees, gdpr, cookies, password stored, credentials, secure, security, encryption',
    says: 'Credentials are stored encrypted and used only for the actions you allow. What is kept, and for how long, is on the privacy page. Your data is not sold.',
  },
  {
    asks: 'affiliate, affiliate program, referral, refer a friend, partner, commission, earn',
    says: 'An affiliate programme is coming soon; the affiliates page will have the details.',
  },
  {
    asks: 'analytics, statistics, stats, results, does it work, outcomes, followers gained, report, growth',
    says: 'Analytics shows your own figures: actions, replies back, likes back and follows back. Free sees 7 days, Starter 30, Pro 90. Where there is no data yet, it says so.',
  },
  {
    asks: 'hello, hi, hey, good morning, hey there, thanks, thank you, cheers',
    says: 'Hello! Ask me about connecting, limits, plans, the trial, safety, or how to pause the bot.',
  },
]
