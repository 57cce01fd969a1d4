import { asks } from './asks.ts'

export const onlyfansAsks = asks(`
renew: What do people with rebill on get that the others don't? | Which day of the month do most renewals fall? | Do you message before a renewal or after it lapses? | How has the renewal share moved since the price change? | Which month of a sub is the hardest to renew?
churn: Do you ask the ones who leave why? | Which week do most of them leave? | Do any of the cancelled ones come back, and for what? | How many of last month's leavers had bought something extra?
price: What did the old price bring in the same weeks? | Is that price with bundles or without? | Did loyal subscribers keep the old price? | How do you decide when a sale ends? | Same price on weekends and paydays?
freepage: How many of the free page people move over in a month? | What's on the free page that isn't a teaser? | Which of the two pages takes more of your hours?
ppv: How many PPVs a week is that? | What's the unlock rate on the cheap ones against the dear ones? | Same PPV to everyone, or by what they bought before? | What's the first line of the PPV message? | Which day do the unlocks come in?
customs: How many custom slots a week do you keep? | Paid up front, I hope? | How long do customs take you from request to delivery? | What's on the list of things you don't do in customs? | Do customs go into the vault afterwards?
tips: What was the tip goal for? | Does the tip menu or the thank you bring more tips? | Which evening do most tips come in? | How many of the tippers are the same ten people?
dms: How many of the DMs come from people who ever buy? | Fixed hours for DMs, or all day? | What's your opener for somebody new in the DMs? | Do you keep notes on what people told you in the messages?
chatter: What percentage does the agency want? | Who keeps the logins if it ends with the agency? | Does the chatter know your no-list? | How long is the notice period in that contract?
time: Which task would you hand over first? | When's the next day off in the calendar? | How many hours go into messages compared with shooting?
batch: How many sets came out of that batch day? | How many weeks does one batch last? | Outfits planned the night before the batch, or on the spot?
shoot: Daylight or ring light for that shoot? | How long is the set-up before the first photo? | Phone or camera for the shoot? | Who holds the remote?
idea: Do fans vote on the ideas? | Where do you write the ideas down? | Which theme keeps selling although you're bored of it?
promo: Which promo source brings people who stay? | What do you post that isn't promo? | Tracked links for each shoutout? | How many hours a week is promo?
reddit: Which size of subreddit works best? | How many posts a day before the mods mind? | Same title everywhere on Reddit, or one for each sub?
banned: !Did they say which post it was? | !Is there a second account warmed up? | !How much traffic went with the ban?
leak: Do you watermark with the buyer's name? | Takedowns by yourself or through a service? | !How long did the takedown of the leak take?
privacy: Did you block your home region from the first day? | Separate number and mail for the page? | Faceless by choice or for the day job?
chargeback: !How old was the account behind the chargeback? | How much of the month was chargebacks? | Do you cap what a new person may spend?
tax: What share do you put aside for tax on payout day? | Monthly receipts folder, or one bad week in spring? | Does your accountant have other creators?
beginner: How many posts were up before you told anyone? | Which platform did you start on? | What does your first week of posting look like? | Who else knows about the page?
niche: How would a fan describe your niche in five words? | Did the niche find you, or did you plan it? | What do you turn down to stay in the niche?
welcome: What question does the welcome message ask? | How many answer the welcome message? | Does the welcome message sell anything?
compare: Which number do you compare, new subs or renewals? | What was the same month like last year? | What do you do for the page in slow weeks?
rude: Warning first, or straight to block? | Do the hagglers ever end up buying? | Is the rule pinned where they can see it?
partner: What did you agree on about hours and phones? | Who in the family knows? | What number would make it full time for you?
wishlist: What's the small thing on the wishlist people like to give? | Do gifts get a video thank you?
`)
