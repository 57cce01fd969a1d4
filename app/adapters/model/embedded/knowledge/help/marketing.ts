import { knowledge } from './format.ts'

/** Getting attention and turning it into customers. */
export const marketing = knowledge(
  'marketing',
  `
email: email, emails, newsletter, newsletters, email list, email marketing, broadcast, list
subject!: subject line, subject lines
openrate!: open rate, open rates, =opens, click rate, click rates, clicks, ctr
deliver!: deliverability, spam folder, promotions tab, dkim, dmarc, bounce rate on emails, list hygiene, clean my list, cleaned my list
unsub: unsubscribe, unsubscribes, unsubscribed, inactive subscribers, list cleaning
sequence: welcome sequence, welcome email, welcome emails, drip, automation, sequence, onboarding emails, flow, flows, abandoned cart
listgrow: subscribers, grow my list, grow the list, list growth, signups, sign ups, first 1000 subscribers, lead magnet, opt in, popup
landing: landing page, landing pages, homepage, hero, hero section, above the fold, sales page, website copy
convert: conversion, conversions, conversion rate, convert, converts, converting, cvr, cro, sign up rate
cta!: cta, ctas, call to action, button copy
headline: headline, headlines, hook, hooks, first line, opening line, title, titles
copy~: copy, copywriting, copywriter, write, writing, wording, words, jargon
test~: a/b test, a/b testing, ab test, split test, test, tested, testing, experiment, experiments, variant, significance
seo: seo, rank, ranking, ranked, rankings, serp, search traffic, organic traffic, organic search, google update, core update, search engine
keyword!: keyword research, keywords, search intent, long tail, keyword
backlink!: backlinks, backlink, link building, guest post, guest posts, domain authority
aisearch: ai overviews, ai overview, zero click, ai search, chatgpt search, geo, aeo, llm traffic, answer engines
blog: blog, blog post, blog posts, articles, article, content refresh, old posts, blogging
content~: content, content marketing, content strategy, content calendar, content plan, posting, creating content
repurpose!: repurpose, repurposing, repurposed
video: video, videos, short form, reels, tiktok, youtube, shorts
social~: linkedin, instagram, twitter, x, social media, threads, social, facebook
reach: reach, impressions, engagement, views, algorithm, followers, viral, went viral, likes
schedule: post every day, posting daily, daily, consistency, consistent, times a week, batch, batching, burnout, burned out
ads: ads, ad, paid ads, facebook ads, meta ads, google ads, tiktok ads, linkedin ads, ppc, campaign, campaigns, paid
cost~: cpc, cpm, cac, roas, ad spend, cpa, cost per, spend, budget, cost per lead
creative: filmed, iphone, ugly ad, ugly ads, performing ad, creative, creatives, ad creative, ugc, hook rate, thumbstop, creative fatigue, ad fatigue
retarget!: retargeting, remarketing
attribution!: =attribution, utm, utms, ga4, last click, mmm, dark social, how did you hear
coldemail!: cold email, cold emails, cold outreach, cold outbound, cold dm, cold dms, cold call, cold calls, cold calling
outreach: reply rate, replies, follow up, follow ups, personalization, personalisation, prospects, sequences, booked calls, meetings booked
leads: lead, leads, lead gen, mql, mqls, sql, pipeline, lead quality, qualified, demo requests, demos
sales: sales, sales team, sales call, sales calls, close, closed, closing, deal, deals, proposal, proposals, ghosted, ghosting
pricing!: pricing, raise prices, raised prices, raised my prices, price increase, charge more, raised my rates, raise my rates, raised * rates, my rates, freelance rates, hourly rate, pricing page, underpriced, discount, discounts, discounting
scope!: scope creep, one small change, small change, quick favor, quick favour, quick change
producthunt!: product hunt
client: client, clients, freelance, freelancer, freelancing, agency, agencies, retainer, retainers
position: positioning, niche, niche down, niching down, icp, ideal customer, target audience, differentiation, category, everyone, value prop, value proposition
brand: brand, branding, brand voice, brand awareness, rebrand, logo, brand building
b2b: b2b, enterprise, saas
personal: personal brand, personal branding, founder led, founder-led, thought leadership, build in public, building in public
proof!: testimonial, testimonials, case study, case studies, social proof, =reviews
interviews!: asked * customers, ask customers, customers why, customer interviews, customer research, talking to customers, talk to customers, customer calls
research~: interviews, survey, surveys, customer calls, voice of customer, talk to customers, talking to customers, feedback
launch: launch, launched, launching, product launch, product hunt, waitlist, go to market, gtm
churn!: churn, churned, =cancellations, retention
referral!: referral, referrals, word of mouth, =refer, affiliate program, affiliates
community: community, discord, slack group, forum, members
influencer!: =influencer, =influencers, creator partnerships, sponsorship, sponsorships, micro influencers
ecom: ecommerce, e-commerce, shopify, store, dtc, product page, product pages, aov, cart, checkout, black friday, bfcm
analytics: analytics, metrics, vanity metrics, kpi, kpis, dashboard, dashboards, reporting, report, data
aiwriting: ai, chatgpt, ai content, ai written, ai-generated, ai copy, claude, llm, prompts
budgetsmall: small budget, no budget, limited budget, bootstrapped, one person, solo, small team, small business, local business
strategy~: strategy, tactics, marketing plan, plan, channel, channels, growth
webinar!: webinar, webinars, virtual event
story: story, stories, storytelling
growth~: grew, grow, growth, from 0 to, doubled, tripled, milestone, subscribers, hit, first

= unsub + email | trouble
- Unsubscribes after a strong email are fine, that's the list finding its shape. Silence is the number to worry about.
- A "less often" link saves more readers than any win-back campaign.
= copy + position/sales/brand/b2b | ask
- Copy problems are mostly research problems. Ten sales call recordings will write it for you.
- Read it out loud to someone outside the company. Wherever they frown is where you used your own word for it.
= reach + analytics | ask
- Likes tell you it was agreeable, saves tell you it was useful. I'd plan next month from saves.
- Follower count is a lagging metric of being worth quoting. Track how many people wrote to you first.
= ads + sales | ask trouble
- Split it in two before changing the ads: what did a click cost, and what share of clicks bought? One of the two is broken and the fix is completely different.
- With a handful of sales call each buyer and ask what nearly stopped them. That's the next ad and probably the next page too.
= brand + ads/analytics/budgetsmall | ask
- Brand is what makes the same ad cheaper next year. It only looks unmeasurable because we check after two weeks.
- Watch branded search volume. It's the nearest thing to a brand metric you can get for free.
= brand + growth/strategy/social - ads | ask
- Rebrands rarely fix growth. The sentence under the logo does more work than the logo.
- Voice guides fail as adjectives. Ten before and after sentences teach a team more than "friendly yet professional".
= personal + social/content/leads/sales | ask
- Founder posts work because there's a stake in them. Write about decisions you had to make, not lessons for everybody.
- Building in public is best when the numbers are awkward. Tidy screenshots read as ads.
= story + brand/copy/sales/content | ask
- A story needs a moment where it could have gone wrong. Without it, it's a press release with feelings.
- Make the customer's Tuesday the setting. Origin stories are mostly for the about page.
`,
)
