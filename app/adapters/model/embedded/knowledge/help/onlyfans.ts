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

= idea + page/subs/plan/social | ask trouble
- Let them vote between two. You get an idea, an excuse to write, and a buyer who already picked.
- Keep a list of every question fans ask. It's a content plan written by people who pay.
`,
)
