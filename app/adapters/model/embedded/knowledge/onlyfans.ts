import { knowledge } from './format.ts'

/** The business side of subscription creators: pricing, retention, safety, workload. Nothing explicit. */
export const onlyfans = knowledge(
  'onlyfans',
  `
subs~: subs, subscribers, subscriber, sub count, fans, fan
page~: page, account, profile, onlyfans, fansly, fanvue
renew!: rebill, renew, renewals, resub, resubs, renewal, rebill on, renew on
churn: churn, cancel, cancelled, canceled, leave, leaving, left, expire, expired, lost subs, losing subs, dropped off, retention, retain, stay
price: price, pricing, subscription price, charge, charging, raise, raised, $5, $10, $15, cheaper, expensive, free page, paid page, discount, discounts, bundle, bundles, sale
freepage!: free page, free account, two pages, vip page, paid page
ppv!: ppv, ppvs, locked message, unlocks, unlock rate, mass message, mass messages, mass dm
customs!: custom content, custom video, custom videos, custom request, custom requests, custom slots, custom slot, custom order, custom orders, custom clip, custom set
tips: tip, tips, tipped, tipping, tip menu, tip goal
dms: dms, dm, messages, inbox, chat, chatting, replying, reply, conversations, message
chatter!: chatter, chatters, agency, agencies, ofm, =management, =manager, ghost chat
time: hours, time, all day, burnout, burned out, exhausted, tired, break, breaks, day off, days off, schedule, boundaries, vacation, overwhelmed, overworked
batch!: batch, batching, batched, content day, shoot day, content bank, content vault
shoot: shoot, shoots, photoshoot, photo set, sets, photos, filming, ring light, lighting, tripod, camera, background, outfits, edit, editing
idea: ideas, content ideas, run out of, what to post, theme, themes, inspiration, creative block, content block
promo: promo, promote, promotion, marketing, traffic, grow, growth, growing, shoutout, shoutouts, s4s, sfs, collab, collabs, new subs, more subs
reddit!: reddit, subreddit, subreddits
social~: twitter, x, instagram, tiktok, threads, bluesky, social media, reels, link in bio, algorithm
banned: shadowban, shadowbanned, banned, ban, suspended, deleted my account, took down, removed, restricted, flagged
leak!: leak, leaked, leaks, leaking, stolen content, stole my, dmca, watermark, watermarks, reposted my
privacy!: geo block, geoblock, stage name, anonymous, faceless, no face, doxxed, privacy, home address, recognised, recognized, p.o. box, po box, metadata
chargeback!: chargeback, chargebacks, refund request, disputed
money~: income, earnings, payout, payouts, money, top 1%, top 2%, top 5%, top 10%, $1k, $5k, $10k, milestone
tax!: tax, taxes, =accountant, 1099, write off, write offs, deductible, self employed, quarterly taxes
beginner: beginner, new creator, starting, just started, first month, first subs, first sub, launch, launched, launching, how to start, new page
niche: niche, brand, branding, persona, cosplay, gym girl, fitness, alt, girl next door, character, theme, stand out
welcome!: welcome message, welcome dm, first message, new sub message
compare: compare, comparing, comparison, slow month, slow week, quiet, dead month, summer slump, january, down month, motivation, discouraged, numbers
rude!: time waster, time wasters, timewasters, haggle, haggling, haggled, lowball, lowballed, entitled fan, demanding fan, wants free content
partner: boyfriend, husband, partner, family, friends, dating, stigma, judged, day job, 9-5, quit my job, full time
plan~: plan, analytics, stats, track, tracking, spreadsheet, test, tested, testing, goal, goals, strategy
wishlist!: wishlist, throne

= renew | ask view share trouble win
- Give renewals a reason that's visible: something only those with rebill on get, on the same day each month.
- Message the week before, not after it lapses. People let it run out because nobody gave them a thought about next month.
- Track renewals by the week someone joined. If one promo's people never stay, it isn't growth.
> What's your rate at the moment?
= subs + churn - renew | ask trouble share view win
- Most leave after the first month because the page looked finished. Pin what's coming next and the date beside it.
- Ask the ones who go one question. Too much in the inbox is the most common answer and the cheapest to fix.
- New people judge the last ten posts. A steady week beats a huge vault from last year.
= subs + price | ask view share trouble win
- Price for who stays and earn on extras. A low door with a good inbox generally beats a high door with silence.
- Raise it for new people only and keep loyal ones where they are. It reads as a thank you.
- Discounts bring the bargain crowd, bundles bring the ones who've decided. I'd test a three-month bundle first.
> What share buys anything past the sub?
= freepage | ask view share win
- Free is a shop window: short, regular, with a clear step to the paid one. Same content on both and neither works.
- Two pages only pay if one person can feed both in a bad week. Otherwise a paid page with a free trial link is simpler.
= ppv | ask view share trouble win
- Fewer and better. Three a week that follow a conversation sell more than daily blasts, and they don't train people to ignore you.
- Write the first line as if to one person and send it to a segment. Someone who bought Tuesday shouldn't get the same offer Friday.
- Test price on old sets first. You learn what a message can carry without risking the new one.
> What's your open-to-unlock rate?
= customs | ask trouble share view win
- Payment first, a menu with limits, and a delivery date you can beat. Most trouble with customs is a sentence that wasn't written down.
- Charge for the planning, not just for the minutes. The back and forth is where the hours go.
- Two slots a week, and once they're full they're full. Scarcity that's true is also a schedule.
= tips + subs/price/plan/dms/idea | ask view share win trouble
- Goals with something to watch work better than a menu. People like finishing a bar together.
- Say thank you by name within the hour. It costs one line and it's the best tip strategy there is.
= dms + time | trouble ask view share
- Office hours in the bio and two reply blocks a day. People adjust quickly once the wait is predictable.
- Sort by who bought lately and answer those first. Trying to be equally there for everyone is how the inbox eats a week.
- A few saved openers for the common questions, then type the second line yourself. It halves the time and still sounds like you.
= dms + subs/ppv/money - time | view ask share win
- Remembering one detail beats any script. A notes column next to the name is the most profitable spreadsheet you'll keep.
- The inbox is the product for a lot of fans, the feed is the proof that you're real.
= chatter | ask view share trouble win
- Read the exit clause first: who keeps the account, the e-mail and the content when it ends. The percentage is the second question.
- Ask for last month's numbers of two pages they run and talk to one of those creators yourself.
- Whoever types as you sets your boundaries for you. Write them down before handing over the keys.
= batch | share view ask win trouble
- Plan batches by outfit and light, not by post. Three looks times four corners is a month.
- Leave a fifth unplanned for what happens that week. A page that's all from one Tuesday starts to look like it.
> How many posts do you get from a day?
= shoot + time/idea/niche/beginner | ask share view win recommend
- Window light from the side and a cheap white sheet opposite beats most ring lights.
- Same corner, three distances, two angles. That's a set without moving furniture.
- Fix the background once and leave it up. Setup time is what kills content days.
= idea + page/subs/plan/social | ask trouble share
- Let them vote between two. You get an idea, an excuse to write, and a buyer who already picked.
- Keep a list of every question fans ask. It's a content plan written by people who pay.
= promo + subs | ask trouble view share win
- Track each link separately for a month and cut half. Nearly always one source brings people who stay and the rest bring clicks.
- Small overlap beats big audience: trade with creators whose fans would like you, not with the largest page.
- Post where you enjoy answering. Promo that's only links gets treated as an ad by people and platforms.
> Where do your longest subs come from?
= reddit | ask view share trouble win
- Read the rules, warm the account up, and post for the sub, not for your link. Ten small communities beat two giant ones.
- Titles decide most of it. Post the same picture with two titles a week apart and you'll see.
= social + banned | trouble ask share view
- Keep an e-mail list or a second profile alive before you need it. Rented reach goes away overnight.
- Put one neutral link hub in the bio and keep the captions clean. Most flags come from words, not from pictures.
= social + promo/subs/niche/idea | view ask share win
- Personality gets the follow, the page gets the sale. Half of the posts can be about nothing you sell.
- One format repeated weekly gets recognised. Recognition converts better than reach.
= banned + page/money/plan | trouble share view ask
- Back up the media, the subscriber notes and the payout records off the platform, monthly. An appeal is much calmer with those in hand.
= leak | trouble ask view share
- A visible mark with the buyer's name on customs stops most sharing. For the rest a takedown service costs less than your evenings.
- Search your stage name once a month and file the notices in one sitting. Letting it run your week is what they win by.
= privacy | ask view share trouble
- Separate phone number, separate mail, metadata stripped, nothing in frame that names a street. Boring list, and it can't be added later.
- Block your home region from day one and assume it leaks anyway. Decide what you'd be fine with first.
- Faceless works if something else is recognisable: a voice, a room, a way of writing.
= chargeback | trouble ask view share
- Keep the messages and the delivery date for every large sale. You won't win each dispute, but the pattern gets accounts removed.
- Cap first-time buyers. Someone new spending a lot in the first hour is the profile of nearly every dispute.
= money + time/plan/promo/price | view share ask win trouble
- Work out what an hour earns by task: shooting, chatting, promo. The list nearly always shows one thing to drop.
- Screenshots show revenue and never the ad spend, the agency or the hours. Compare with your own last quarter.
- Put two slow months aside before upgrading anything. This income has seasons.
= tax | ask share view trouble
- Move a fixed share of each payout the day it lands and keep receipts by month. Filing gets dull, which is the goal.
- An accountant who already has creators pays for the first hour in deductions you'd have missed.
= beginner + page/subs/price/promo/idea/plan | ask share view win trouble
- Have twenty posts up before telling anybody. Nobody subscribes to an empty room, however nice the sign.
- Write your no-list before the first offer comes. It's far easier to keep a line than to draw one in a chat.
- Pick a rhythm you'd manage with a cold. The first three months are mostly proof that you'll still be there.
> What made you pick that platform?
= niche + subs/promo/page/idea/shoot | ask view share win
- A niche is what people would tell a friend about you in five words. If it needs a paragraph, pick one.
- Narrow the theme and keep the person wide. People come for the theme and stay for how you write.
= welcome | ask view share win
- Ask one easy question in it and don't sell. The answer tells you what to offer on day three.
- Short, with a map: what's posted when, how to ask for things, how fast you answer.
= compare + subs/money/page/time/promo | trouble view share ask
- Slow months are a good time for the vault and the welcome message. Both work for you when traffic is back.
- Look at renewals, not at new subs in a quiet month. If those hold, the page is fine and the calendar isn't.
= rude | trouble view share ask win
- One polite line, then the block button. People who haggle first complain later, and they were never the income.
- A pinned note on what you don't do saves twenty conversations a week.
= partner + money/time/page/plan | view share ask trouble win
- Going full time is easier to judge by the worst of the last six months than by the best.
- Two calendars help: one for the work and one for your life. Without that edge it all turns into content.
= plan + subs/promo/price/page | ask view share win
- Change one thing a month: price, rhythm or promo. All three at once and you've learned nothing.
- Three numbers are enough: new, renewed, spend per fan. The rest is weather.
= wishlist | ask share view
- Keep small things on it. People like giving something they can picture arriving more than paying part of a laptop.
= time + page/subs/money - dms | trouble share ask view
- Announce the break, schedule the vault, come back on the date you said. Fans forgive absence, not silence.
- Days off in the calendar first, shoots around them. Burnout costs more months than holidays do.
`,
)
