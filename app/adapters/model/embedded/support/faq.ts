import { peopleHours, support } from '#app/content/support.ts'

/** What the support chat knows: true of the product today. Figures follow the entitlement table (tests hold them to it). */

export interface Answer {
  /** Wordings of the question and words that point to it. */
  asks: string
  says: string
}

export const contactPage = 'the contact page (/contact)'
export const hours = `people answer ${peopleHours}`

export const faq: Answer[] = [
  {
    asks: 'what is warble, what does warble do, how does warble work, what is this, how does it work, explain warble, what can the bot do',
    says: 'Warble reads how you write, finds posts worth answering in your niche, and replies, likes, follows and views profiles in your own voice, inside limits that hold. You see every action with its reason on the dashboard.',
  },
  {
    asks: 'how do i start, get started, set up, setup, onboarding, first steps, begin using, getting started',
    says: 'Sign up, confirm your e-mail address, pick a plan (Free counts), connect your account, and let the analysis read your posts. When it is done, press Wake Up Bot on the dashboard. Free needs no card.',
  },
  {
    asks: 'connect my account, connect account, link account, connect perch, how to connect, extension, browser extension, install the extension, auth token, pairing, reconnect, connection lost, connection failed',
    says: 'The setup asks for the account’s handle and its two session tokens, and shows where to copy them; a browser extension that does it with one click is coming. If the connection was closed, the dashboard says why and what to do.',
  },
  {
    asks: 'how many actions, limits, limit, daily limit, actions a day, replies a day, quota, how many replies, hourly limit, actions an hour, per hour, per day, how much can it do, plan limits',
    says: 'Free: 10 actions a day. Starter: 100 a day, of which 30 replies. Pro: 500 a day, of which 70 replies. The default pace is 15 actions an hour, and a day is your local day.',
  },
  {
    asks: 'more than once a day, reply to one person, same person twice, one person, same author, how often does it reply to somebody, pester people, bother people, annoy people, spam people, stop contacting, opt out',
    says: 'One person gets at most one reply a day and four actions a week, never the same post twice, and whoever says stop is left alone for good, by every account on Warble.',
  },
  {
    asks: 'price, prices, pricing, cost, how much does it cost, plans, plan, which plan, starter, pro, free plan, expensive, subscription price, custom plan',
    says: 'Free is $0 (10 actions a day), Starter $29 a month (100 actions, 30 replies a day), Pro $99 a month (500 actions, 70 replies a day). Custom is coming soon. Starter and Pro cannot be bought yet; every limit is on the pricing page (/pricing).',
  },
  {
    asks: 'trial, free trial, try it, trial length, seven days, 7 days, how long is the trial, trial end, charged after trial, trial credits, credits',
    says: 'Starter and Pro begin with a free trial of 7 days, once per person, with reminders 3 days and 1 day before it ends; they cannot be bought yet. New users also get 50 trial credits once: on Free, an action beyond the daily limit takes one.',
  },
  {
    asks: 'cancel, cancel subscription, cancel my plan, stop paying, end subscription, unsubscribe from plan, refund, money back, downgrade',
    says: 'Paid plans cannot be bought yet, so nothing is charged. Once they can, you can cancel any time on your plan page, and the plan runs to the end of what is paid. About money, people are on the contact page (/contact).',
  },
  {
    asks: 'upgrade, change plan, switch plan, payment, pay, card, credit card, invoice, billing, receipt, payment failed, card declined, billing history, update card',
    says: 'Paid plans cannot be bought yet, and no card is asked for. Once they can, Manage Billing on your plan page has card, invoices and cancelling; after a failed payment the plan goes on for 7 days. Questions about a payment: the contact page (/contact).',
  },
  {
    asks: 'safe, is it safe, safety, banned, ban, get banned, suspended, against the rules, allowed, terms of service, risk, account safe, shadowban',
    says: 'Safety comes first: each network’s rules decide what the bot may do alone and what waits for your click, limits are kept on the server, and the bot pauses when the network objects. No tool can promise that a network never acts against an account.',
  },
  {
    asks: 'stop the bot, pause, pause the bot, turn off, switch off, halt, start the bot, start bot, resume, turn on, quiet hours, is the bot running, bot not running, bot does not start',
    says: 'Pause Bot and Wake Up Bot on the dashboard do that; a pause takes effect at once. The bot starts only when the analysis is complete, an account is connected and limits are left; the dashboard says what is missing.',
  },
  {
    asks: 'disconnect, disconnect account, remove account, unlink, remove twitter, remove perch, change account, switch account',
    says: 'Disconnect, beside your account on the dashboard, clears the handle and the credentials and stops the bot. You can connect again, or another account, at any time.',
  },
  {
    asks: 'delete my account, delete account, close account, remove my data, erase my data, erase, gdpr delete, right to be forgotten',
    says: 'Delete account, under Settings (/dashboard/settings), deletes your account and everything in it at once and for good; from backups it is gone within 30 days. Disconnect on the dashboard only stops the bot and forgets the account’s tokens.',
  },
  {
    asks: 'export, export my data, download my data, download history, csv, gdpr, copy of my data, data export',
    says: 'For an export of your data, with the history of every action, write to us on the contact page (/contact) from your account’s address.',
  },
  {
    asks: 'human, talk to a human, talk to someone, contact, contact support, customer support, email support, phone, call you, person, agent, help desk, office hours, support hours, complaint, speak to',
    says: `Write to us on ${contactPage}: ${hours}; e-mails are answered within ${support.reply_hours} hours, Pro within ${support.priority_hours} of those hours. This chat is here ${support.chat}.`,
  },
  {
    asks: 'analysis, analysis stuck, analyze my account, analyse my account, niche wrong, wrong niche, tone wrong, re-analyse, reanalyze, run analysis again, key topics, how does analysis work',
    says: 'The analysis reads your own public posts for niche, tone, topics and style, and names the posts it rests on. With fewer than a dozen posts it says "general". You can run it again from the dashboard.',
  },
  {
    asks: 'prompts, edit my prompts, change my prompts, edit prompt, custom prompts, where are my prompts, see my prompts, edit my voice, change the voice, change the tone, tone of the replies, change how it writes, writing style, customize replies, personalized prompts',
    says: 'Prompts cannot be edited yet. The analysis writes them from your own posts and shows each with the posts it rests on, in the last step of the setup (/onboarding?step=3). When your writing has changed, Re-analyze Account on the dashboard makes them anew.',
  },
  {
    asks: 'why was a post skipped, skip, skipped, why no reply, no replies, not replying, why does it not reply, reply quality, who writes the replies, ai, which model, are replies written by ai, what does it reply to',
    says: 'Each action shows its reason on the dashboard. Posts about grief, politics or health, giveaways, spam and bots are left alone, and so is anything where there is nothing specific to say.',
  },
  {
    asks: 'approve replies, review replies, queue, copilot, co-pilot, autopilot, approve before sending, see before it posts, manual approval, mode, undo',
    says: 'The bot works on Autopilot: it sends what the network’s rules allow, and shows each reply with its reason. Co-pilot, where every reply waits for your approval, is coming. You can pause the bot at any time.',
  },
  {
    asks: 'two-step, two-step sign-in, two-factor, 2fa, second factor, authenticator, authenticator app, recovery code, recovery codes, lost my phone, remove google, sign in with google, google sign-in, where am i signed in, sign out everywhere',
    says: 'Settings, Security has it all: two-step sign-in with an authenticator app and ten recovery codes, Google as a way to sign in and how to remove it, and where you are signed in. A recovery code stands in for the app when your phone is away.',
  },
  {
    asks: 'password, forgot password, reset password, change password, can not log in, login, log in, sign in, locked out, confirmation mail, confirm email, did not get the email, verification email, change email',
    says: 'Forgot password? on the sign-in page (/forgot-password) mails a link to a new one. Password and e-mail address are changed under Settings, Security. The page after sign-up sends the confirmation mail again; look in the spam folder too.',
  },
  {
    asks: 'linkedin, connect linkedin, reddit, bluesky, connect bluesky, instagram, connect instagram, x, connect x, works with x, on x, twitter, connect twitter, twitter account, x account, tiktok, mastodon, youtube, other platforms, second account, another account, other networks, which networks, multiple accounts, more accounts, several accounts, facebook, threads',
    says: 'Perch is the one network that Warble works with today, one account per user. X (Twitter) and Bluesky are being prepared, LinkedIn and Reddit are planned; Instagram, Facebook and others are not. The site says so when another network is ready.',
  },
  {
    asks: 'privacy, data, what data do you store, store my data, sell my data, who sees, gdpr, cookies, password stored, credentials, secure, security, encryption',
    says: 'Credentials are stored encrypted and used only for the actions you allow. What is kept, and for how long, is on the privacy page (/privacy). Your data is not sold.',
  },
  {
    asks: 'affiliate, affiliate program, referral, refer a friend, partner, commission, earn',
    says: 'An affiliate program is coming soon; the affiliates page (/affiliates) will have the details.',
  },
  {
    asks: 'analytics, statistics, stats, results, does it work, outcomes, followers gained, report, growth',
    says: 'The dashboard shows your own figures: actions, replies that were liked or answered, new followers, and how each is counted. Free looks back 7 days, Starter 30, Pro 90. Where there is no data yet, it says so.',
  },
  {
    asks: 'hello, hi, hey, good morning, hey there, thanks, thank you, cheers',
    says: 'Hello! Ask me about connecting, limits, plans, the trial, safety, or how to pause the bot.',
  },
]
