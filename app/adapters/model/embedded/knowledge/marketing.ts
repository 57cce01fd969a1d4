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

= openrate | ask trouble win share view
- Opens got blurry when mail apps started preloading images. I'd steer by replies and clicks per send and treat opens as a trend line.
- When opens slide, look at who you send to before what you write. Two months of mailing people who never click trains the inbox against you.
- Sender name moves opens more than any clever line. A person's name people recognise wins nearly every test.
> How often do you mail them?
= subject | ask view share win trouble
- Write the subject last and make it something a friend could send. Lower case, four words, no promise you can't keep in line one.
- The best subject lines are specific enough to be boring to the wrong person.
- Test the preview text before the tenth subject variant. It's half the real estate and usually says "view in browser".
= deliver | ask trouble share win
- Cut the list to people who clicked in 90 days, mail them for three weeks, then widen slowly. Reputation comes back in that order.
- Set up DKIM and DMARC, then stop using the same domain for cold mail. The second half is the one people skip.
= unsub + email | trouble view share
- Unsubscribes after a strong email are fine, that's the list finding its shape. Silence is the number to worry about.
- A "less often" link saves more readers than any win-back campaign.
= sequence + email | ask share view win recommend
- The welcome email has the best attention you'll ever get. Ask one question in it and read the answers yourself.
- Three emails beat nine: what you'll get, the best thing you've written, a reason to reply. Then straight into the regular list.
- For abandoned carts the first mail should solve a doubt, not offer money. Discounts teach people to abandon.
= listgrow + email | ask win share trouble view
- The magnet should be a slice of the paid thing. A generic checklist collects people who like checklists.
- Put the signup where someone just got value, halfway down your best post, rather than in a popup at second three.
- Track where the readers who click came from, not the ones who joined. It's often the smallest source.
> Which source brings the readers who stay?
= landing + convert | ask trouble share win view
- Watch five people use it before testing anything. The thing they can't find is usually worth more than the button.
- Match the page to the sentence they clicked. Most low-converting pages are good pages for a different ad.
- Cut the form to what the next step really needs. Each field wants a reason you could say out loud.
> What do they click just before?
= landing + headline | ask view share trouble
- Say what it is before why it's great. If a stranger can't repeat what you sell after five seconds, the headline is decoration.
- Steal the headline from a customer's email. They already wrote it in words other buyers use.
= landing + copy/position/proof | ask view share trouble
- One page, one reader, one job. The moment it says "for teams of all sizes" it stops talking to anybody.
- Put the objection in the copy where it comes up. Price doubts belong beside the price, not in an FAQ.
= cta | ask view share win
- Buttons work best when they finish the sentence "I want to...". Submit finishes nothing.
- One action per page. Two equal buttons is a quiz and most people leave quizzes.
= headline + copy/reach/blog/video | view ask share win
- A hook is a promise with a deadline. If line two doesn't start paying it back, people learn to scroll past your name.
- Specific beats clever: "how we cut refunds by a third" outlives any pun.
= copy + position/sales/brand/b2b | view share ask
- Copy problems are mostly research problems. Ten sales call recordings will write it for you.
- Read it out loud to someone outside the company. Wherever they frown is where you used your own word for it.
= test + convert/landing/ads/email | view share ask win trouble
- With under a few hundred conversions a month, big swings beat split tests. You can't measure a button, you can measure a new offer.
- Write down what you'd do for each outcome before starting. If both lead to the same page, skip the test.
- Peeking is what makes most winners evaporate. Fix the sample, close the tab.
= seo + blog/content | ask view share win trouble
- Update before you publish. Refreshing the ten posts stuck at positions 5 to 15 is the cheapest traffic there is.
- Write the page you'd want after the search, then stop. Padding for length is what readers bounce from and rankings follow.
- Two pages fighting for the same query both lose. Merging them is an afternoon and often the best SEO work of the quarter.
> Which pages lost the most?
= seo + aisearch | view ask share trouble
- Clicks from "what is" queries are going away, so I'd move effort to comparisons, prices and things only you have data on.
- Being the source matters more than ranking now: original numbers get quoted, summaries of summaries don't.
= seo + reach/convert/leads/sales | trouble view share win ask
- Traffic that drops while leads hold was never yours. Check revenue by landing page before rewriting anything.
- Rank for the question buyers ask the week before they buy. It has a tenth of the volume and most of the money.
= keyword | ask view share
- Sales calls are the best keyword tool. Whatever prospects ask twice has volume no tool shows.
- Look at who ranks rather than the difficulty score. If forums are on page one, a good page can be too.
= backlink | ask view share trouble
- Publish one number nobody else has and update it every year. It earns links while outreach templates get deleted.
- Ask the people who already mention you without linking. That list is short and says yes.
= blog + content | ask view share trouble
- One real piece a month that sales can send beats four that fill a calendar.
- Start from the question support answers every week. It's content with guaranteed readers.
= repurpose | ask view share win
- Repurpose the idea, not the file. A talk cut into clips needs a new first three seconds each time.
- Go from the winner down: let a post prove itself, then make it an email, then a page. The other way round multiplies duds.
= video + reach/headline/content | ask view share win trouble
- The first two seconds decide, so start mid-sentence. Intros are for people who already decided to stay.
- Watch the retention curve and cut whatever sits before the first dip. It's nearly always the greeting.
= social + reach | trouble view ask share win
- Reach goes up and down with the feed, replies don't. Twenty thoughtful comments in your niche beat another post at peak hour.
- When the algorithm changes, format dies first and specificity last. Posts with a number and a lesson keep travelling.
- A viral post outside your topic is a tax: the next five get shown to the wrong people.
> Which of them brought conversations, not just views?
= social + schedule | ask view trouble share
- Post less and answer more. Three good posts and a half hour of real replies a week outgrow daily filler.
- Keep a list of sentences you said on calls. It fills a week of posts without a content day.
= content + schedule | ask view trouble share win
- Consistency is a format problem. Pick one you can do tired, like one lesson with one screenshot, and it survives busy weeks.
- A calendar should hold topics, not deadlines. Missing a date feels like failing, swapping a topic doesn't.
= reach + analytics | view share ask
- Likes tell you it was agreeable, saves tell you it was useful. I'd plan next month from saves.
- Follower count is a lagging metric of being worth quoting. Track how many people wrote to you first.
= ads + cost | ask trouble view share win
- When costs creep up it's normally the creative getting old, not the audience. Three new angles before touching targeting.
- Look at payback time instead of ROAS. A worse ratio that pays back in 30 days beats a pretty one in six months.
- Don't scale by doubling. Twenty percent every few days keeps the learning, a jump restarts it.
> Is it creep on all campaigns or one?
= ads + creative | ask view share win trouble
- Test messages in ugly formats first. If plain text on a flat colour gets clicks, then pay the designer.
- Phone footage wins because it looks like something a friend sent. Film three more in the same spot before anybody suggests a studio.
- Most fatigue is angle fatigue. Five cuts of the same claim age together.
- Reviews are an ad library: every three-star one names an objection you can answer on screen.
= ads + budgetsmall | ask recommend trouble share view
- With little money, buy intent: branded and competitor terms, one city, one offer. Awareness comes when that's full.
- Spend the first few hundred on learning which promise gets clicked, then put the winner on your homepage for free.
= ads + sales | ask trouble share
- Split it in two before changing the ads: what did a click cost, and what share of clicks bought? One of the two is broken and the fix is completely different.
- With a handful of sales call each buyer and ask what nearly stopped them. That's the next ad and probably the next page too.
= ads + landing/leads/convert | ask trouble view share
- Send ads to a page that repeats the ad. Homepages are where paid clicks go to wander.
- Cheap leads are usually an easy form. Add one qualifying question and watch the sales team relax.
= retarget | ask view share
- Cap it at a week and change the message each time. Following people for a month mostly sells them on ad blockers.
- Retargeting gets credit for people who were coming back anyway. Hold out a slice and check.
= attribution | view ask share trouble
- Put "how did you hear about us" as free text on the form and read it weekly. It disagrees with the dashboard in useful ways.
- All models are wrong in a known direction: last click flatters search, platforms flatter themselves. Turn one off for two weeks and look.
> Which channel gets too much credit in yours?
= coldemail | ask view trouble share win
- Shorter than feels polite: one observed problem, one sentence on how others fixed it, one easy question. Sixty words.
- List quality is the whole game. Fifty companies with a visible trigger beat two thousand with the right job title.
- Personalise the reason, not the compliment. "Saw you're hiring three SDRs" works, "loved your post" doesn't.
> What's the ask in the first email?
= leads + sales | trouble view share ask
- Lead quality fights end when both teams listen to the same five calls. Marketing hears the objections, sales hears the promise.
- Count opportunities, not leads. The moment marketing owns that number, half of the campaigns retire themselves.
= leads + b2b/content/cost | ask view share trouble win
- Ungate the guide and gate the demo. People who read three ungated pages raise a warmer hand.
- In B2B most of the list isn't buying this quarter. Be the name they remember when the budget opens.
= sales + outreach/client | trouble ask view share
- Ghosting after a proposal usually means they couldn't sell it inside. Send one page they can forward with the number on it.
- Ask what happens if they do nothing. If the answer is nothing much, you've saved two weeks.
= pricing | ask view share trouble
- Raise it for new customers first and listen for a month. If nobody flinches, you were low.
- Fewer plans, clearer reasons to move up. If people ask which one they need, the grid is wrong, not the price.
- Discounts train people to wait. Offer a smaller version instead, then the price keeps meaning something.
- Price by what it replaces for the buyer. Hours are your problem, the replaced salary or tool is theirs.
= scope
- Price the change out loud every time, even when it's free: "that's two hours, this one's on me". After three of those people start counting too.
- Next contract: one round of changes named, an hourly figure for the rest. It takes the awkwardness out of number eleven.
= producthunt
- Line up thirty people who'll comment in the first two hours and reply to each one. The rank follows the conversation, the upvotes follow the rank.
- Treat it as a day for feedback and a badge. The signups that stay usually come from the three communities you post in afterwards.
= pricing | win
- Take the silence as data: the new number is still low. Put the next raise in the calendar now so it doesn't need courage later.
- Old clients next, with a date and a month's notice. It's the same sentence, just harder to send.
= client + position | view ask share win
- Niching gets easier when you pick a problem instead of an industry. Same clients, much easier to refer.
- You don't have to refuse the others, just stop writing for them. The homepage can have a niche before the invoice does.
= client + sales/leads/cost/referral | ask trouble share win view
- Most first clients come from people who already trust you. Ten short notes to old colleagues beat a month of content.
- Scope creep is mostly an unwritten "not included" list. Three lines at the bottom of the proposal fix it.
- One retainer that's half of your income is a job with invoices. Worth filling the pipeline while it's calm.
= position + brand/b2b/strategy/landing | view ask share trouble
- Positioning is deciding what you're compared with. Pick the alternative buyers already know and say where you differ.
- If a competitor could put their logo over your page and nothing breaks, that's the work to do first.
= brand + ads/analytics/budgetsmall | view ask share
- Brand is what makes the same ad cheaper next year. It only looks unmeasurable because we check after two weeks.
- Watch branded search volume. It's the nearest thing to a brand metric you can get for free.
= brand + growth/strategy/social - ads | view ask share
- Rebrands rarely fix growth. The sentence under the logo does more work than the logo.
- Voice guides fail as adjectives. Ten before and after sentences teach a team more than "friendly yet professional".
= personal + social/content/leads/sales | view ask share
- Founder posts work because there's a stake in them. Write about decisions you had to make, not lessons for everybody.
- Building in public is best when the numbers are awkward. Tidy screenshots read as ads.
= proof | ask view share win
- Good testimonials name the doubt: what they feared, what happened, one number. Ask for it in that order and people write it for you.
- One case study with a problem like the reader's outsells a wall of logos.
= interviews | share win view
- Put their exact words on the page before anybody polishes them. The reason they almost didn't buy is the next section of the homepage.
- Ask the same question of the ones who didn't buy. It's harder to get on the phone and twice as useful.
= research + copy/position/convert/client/launch/b2b | view ask share win
- Ask what they did before you, not what they want. The workaround tells you the price and the headline.
- Call the customers who joined last week. They still remember what nearly stopped them.
- Surveys give you averages, calls give you sentences. You can only paste one of those on a page.
= launch + listgrow/reach/sales/leads | ask win share trouble view
- A launch is mostly the list you built before it. A week of telling people why, one day of telling them now.
- Relaunch it. Most of your audience missed the first one and the second is the one with testimonials.
> What will you do on day three, when it goes quiet?
= churn | ask trouble view share win
- Look at week one rather than the month they leave. People who never reach the first result cancel on a timer.
- Call the last ten who left and ask what they use now. Three answers will repeat.
- Half of churn is often failed cards. Retry logic and one plain email win those back before any campaign.
= referral | ask view share win
- Ask at the moment of relief, straight after the first result, and name who: "anyone else on your team stuck with this?"
- Referral programs work when the friend gets the better half of the deal.
= community + growth/content/churn/brand | view ask share trouble
- A community needs a reason to come back on Tuesday. One small weekly ritual beats ten channels.
- Start it with twenty people who'd miss it. Empty rooms are harder to fix than small ones.
= influencer | ask view share trouble win
- Small creators with boring, loyal audiences outsell big ones. Ask for their click numbers and ignore the followers.
- Give them the problem and let them write it. Scripted reads sound like what they are.
= ecom + convert/cost/email/ads | ask trouble view share win
- Shipping cost shown early lifts checkout more than any badge. Surprise at the last step is the leak in most stores.
- Your best lever is often the second order. A plain email on the day the product runs out beats another acquisition test.
- Product pages sell with answers: size, feel, returns. The adjectives can go.
= analytics + strategy/leads/sales/client | view ask share trouble
- One number per person and one for the team. Dashboards with forty tiles are where decisions go to rest.
- Report what you'll change because of it. If nothing changes, drop the chart.
= aiwriting + content/copy/email/seo/blog | view ask share trouble
- It's great at the second draft and bad at having been there. Feed it call notes and it stops sounding like everyone.
- The cost of average content went to zero, so average stopped working. What's left is data, taste and names.
- Use it to attack the draft: which claim would a sceptical buyer not believe? That's worth more than another version.
= strategy + budgetsmall/content/social | ask view trouble share
- One channel until it's boring. Small teams lose to five half-run channels more often than to competitors.
- Pick the channel where your buyers already ask questions. Being useful there is the whole plan for a quarter.
= webinar | ask view share trouble
- The recording is the product. Cut it into the five questions people asked and you've got a month of content.
- Show-up rate follows the promise. "Bring your page, we'll fix three live" beats any trends session.
= story + brand/copy/sales/content | view ask share
- A story needs a moment where it could have gone wrong. Without it, it's a press release with feelings.
- Make the customer's Tuesday the setting. Origin stories are mostly for the about page.
`,
)
