import { told } from './format.ts'
import { marketingMore } from './marketing-more.ts'
import { marketingRest } from './marketing-rest.ts'

/** Content, email, ads, clients and shops. */
export const marketingTold = told(`
blog: blog, company blog, blogging, weekly blog
  began: Is the blog meant for search, or for people who already know you? | How many ideas did you have in the drawer before the blog began? | Who's the one reader you picture when you write for the blog?
  made: What's the blog for, search, customers or your own head? | What goes on the blog after the first three ideas? | Who's meant to read the blog that you don't know yet?
  quit: Where do the hours that went into the blog go now? | Did you leave the old blog standing or take it down?
  changed/fixed: How did you choose which part of the blog to rework first? | Was it the facts on the blog that had aged, or the way they were put? | Was anything old on the blog thrown out along the way?
  rose: Do people go on from the blog to another page, or read and leave? | Is it one search term that carries the blog, or dozens of small ones? | Has anyone who came through the blog turned into a lead yet?
blogpost: blog post, blog article, article, long-form post, old post, evergreen post, rewrote * blog post
  made/did: Did the blog post start from a keyword, a customer question or an opinion? | Where will most people come across the blog post, search, email or a feed? | Is there a line in the blog post that only you could have written? | What did you decide to leave out of the blog post? | What should somebody do once they've finished the blog post?
  changed/fixed: Was it the facts in the blog post that had aged, or the way it was put? | Does the reworked blog post keep its old address? | Did you leave the old date on the blog post?
  rose: What do the people who find that blog post do next? | Had you thought much of that blog post when you wrote it? | Who'd you say is reading that blog post, buyers or peers?
newsletter: newsletter, email newsletter, weekly email
  began: Who was on the very first send of the newsletter? | How did you settle how often the newsletter goes out? | Were a few issues written before the newsletter opened for sign-ups? | What does the newsletter give people that your feed doesn't?
  made/did: Do you write the opening of the newsletter first or last? | Who gets to read the newsletter before it goes out? | How do you judge a newsletter afterwards, by replies or by clicks?
  quit: Did readers hear that it was the last newsletter, or did it just stop? | What becomes of the people who had signed up to the newsletter? | Did anyone write in once the newsletter stopped coming?
  skipped: Did anyone ask where the newsletter was? | Do you mention the gap in the next newsletter, or carry on as usual?
  changed: Did any readers mention that the newsletter was different? | Which number tells you whether the new newsletter is better than the old? | Does the sign-up page already promise the new version of the newsletter?
esp: email platform, email tool, mailchimp, convertkit, mailerlite, klaviyo, beehiiv, substack, activecampaign, brevo
  switched: Did the automations carry over to the new email platform, or were they rebuilt? | Did anything get left behind on the way to the new email platform? | Did you ease into sending from the new email platform, or move everyone at once?
  quit: How many old sign-up forms still point at that email platform? | Did you get the open and click history out of the email platform before leaving? | What would have kept you on that email platform?
video: video, youtube video, explainer video, short-form video, reel, youtube channel
  made: Did you script the video or talk from notes? | How many takes did the first ten seconds of the video need? | Where will the video live after its first week? | Does the video still make sense with the sound off?
  began: Is the video for people who've never heard of you, or for those who have? | Who edits the video once it's filmed? | How did you pick the first subject for video?
  rose: Do the people who find that video look at anything else of yours? | At which second do people drop out of the video? | Is it the title or the first frame that's doing the work for the video?
podcast: podcast, podcast episode, audio show
  began: Was there a stock of podcast recordings before the first one came out? | What would make you call the podcast a success after ten episodes? | Is the podcast for finding listeners, or for having a reason to talk to guests?
  made: How long was the raw recording before the podcast was edited down? | Which minute of the podcast would you clip first? | Did the podcast go where your notes said it would?
  quit: Do the old episodes of the podcast stay up? | Has anyone turned up since the podcast ended saying they'd been a listener? | Is there a part of making the podcast you'd go back to?
carousel: carousel, linkedin carousel, instagram carousel, slide post
  made/did: Did you write the carousel's last slide first? | Was the carousel cut down from something longer? | Which slide of the carousel do you think people stop at?
  tested: Did you judge the carousel by saves or by swipes to the end? | How did the carousel do next to the same idea as plain text? | Was the carousel's first slide the same in each version?
repurposing: repurposing, content repurposing, repurposed content
  began/did/made: Which piece did you start the repurposing from? | How much rewriting does the repurposing need for each channel? | Does your audience overlap enough to notice the repurposing?
subject: subject line, email subject
  tested: Did the clicks follow the winning subject line, or only the opens? | How big a slice of the list saw each subject line? | Do you keep a record of every subject line you've tried?
  changed: Did you change the preview text along with the subject line? | Was the new subject line shorter or just plainer? | Who else had a say in the subject line? | Does the new subject line still match what the email opens with?
  made/did: Does the subject line come before the email for you, or after? | How many versions get thrown away before a subject line stays?
welcome: welcome sequence, welcome email, welcome series, onboarding sequence, onboarding email
  made: Which question does the first welcome email answer? | Which of the welcome emails sounds most like you? | When does the welcome sequence first ask for anything? | Is there a human answering when somebody replies to a welcome email?
  changed/fixed: Which welcome email did people stop reading at before? | Do the people already halfway through the welcome sequence get the old one? | How many sign-ups will it take to judge the new welcome sequence? | When had you last read your own welcome email as a subscriber?
  cut: How did you pick the welcome email that went first? | Did anything from the dropped welcome emails move into the ones that stayed?
list: email list, mailing list, subscriber list, email subscriber, =subscriber, =subscribers
  rose: Where do most of the new subscribers come from? | Do the newest subscribers open as much as the oldest? | Which subscribers would you be happiest to have more of?
  reached: Which subscribers do you still know by name? | How many of those subscribers opened something in the last month? | Would you rather have the next hundred subscribers or more replies from these?
  fell/broke: Were they long-standing subscribers or recent ones who left? | Did the subscribers leave over one send, or a few at a time? | Do the people leaving your email list give a reason anywhere?
  began: Who were the first people you asked to join the email list? | Is there something people get for joining the email list? | Where on the site can somebody join the email list?
  got: Do you know where the new subscribers found you? | Did any of the new subscribers write back to the first email? | Are the new subscribers the kind of people who buy?
cleaning: list cleaning, list clean-up, inactive subscriber, cold subscriber, list hygiene, unengaged subscriber, dead subscriber
  did/cut/fixed: Where did you draw the line for an inactive subscriber? | Did the inactive subscribers get one last email first? | Were there any buyers among the inactive subscribers? | Do you look at clicks for inactive subscribers, now that opens are so noisy?
  plans: What counts as an inactive subscriber for you? | Will the inactive subscribers get a chance to stay? | Is it the bill or the deliverability that puts list cleaning on the agenda?
openrate: open rate, email open rate
  rose/reached: Did clicks come up along with the open rate? | Is the open rate up across all mailboxes, or mostly with Apple's? | Was it the sender name, the subject or the list itself that moved the open rate?
  fell: Did the open rate fall with one mailbox provider, or with all of them? | Are replies and clicks down too, or only the open rate? | Had anything about the sending domain changed before the open rate dropped?
  tested: Do you take the Apple Mail opens out before comparing open rates? | What do you look at next to the open rate? | Was the open rate different for recent sign-ups?
replyrate: reply rate, response rate, replies
  rose/reached: What sort of replies are they, questions or buyers? | Did the reply rate move with the list, the first line or the offer? | Who answers all the extra replies?
  fell: Are the replies fewer, or just shorter? | Did the reply rate drop for old contacts as well as new ones? | Could the emails be landing in spam, or is it the reply rate alone that's off?
  tested: Do you count the polite no's in the reply rate? | Was it the same kind of contact on each side when you compared reply rates? | How many sends did you want before you believed the reply rate?
coldemail: cold email, cold outreach, cold emailing, outreach email, cold dm
  began: How did you choose the first names for the cold email? | What's the one thing the cold email asks for? | Is the cold email going out from your main domain?
  made/did: How many of the cold emails were written from scratch for one person? | Which line of the cold email is about them, not you? | Do you follow up on a cold email, and when do you let it go?
  quit: Where do the new conversations come from without cold email? | Did any client you're glad of ever come from cold email? | Was there a cold email you'd still send?
  changed: Was it the opening or the ask of the cold email that changed most? | Is the new cold email going to the same kind of people? | How many sends does the new cold email get before you judge it?
seo: seo, search engine optimization, technical seo, local seo
  began: Did you start the SEO with pages you had, or with new ones? | Which search would you most like to win with the SEO? | How will you know in half a year whether the SEO was worth it?
  quit: Where does the traffic come from if not from SEO? | Which SEO habit did you keep anyway? | Do the old pages still rank without anybody doing SEO?
  fixed: How did you come across the SEO problem? | Did the SEO fix need a developer? | Has search noticed the SEO fix yet?
traffic: organic traffic, search traffic, website traffic, site traffic, traffic
  rose: Which pages does the extra traffic land on? | Did enquiries move with the traffic, or only the graph? | Does the extra traffic behave like the old, or leave sooner?
  fell: Is it a few pages that lost traffic, or all of them a little? | Did the rankings go too, or only the traffic? | Are fewer leads coming in, now that traffic is down? | How far back did you have to look to see when the traffic began to slip?
  reached: Is that traffic mostly people searching for your name, or strangers? | What does a visitor do here that makes the traffic worth having? | Which page brings the most traffic you never planned for?
ranking: ranking, google ranking, page one, search result, serp, first page of google
  rose: Do the clicks follow the better ranking? | Who sits right above you in the ranking now? | Was it the page itself or the links to it that moved the ranking?
  fell: Who took your place in the ranking? | Did the ranking go for one page or for the whole site? | Does the search result above you answer something your page doesn't?
  reached: Which search does that ranking get you the best visitors from? | What's holding the ranking up, the page, the links or weak competition? | How often do you check that ranking now?
analytics: analytics, google analytics, ga4, plausible analytics, web analytics, search console
  switched: Do the old and the new analytics agree on anything? | Which report from the old analytics do you still reach for? | Did both analytics run side by side for a while?
  did: Which question can't you get the analytics to answer? | Do you export the analytics to a sheet in the end?
  quit: Is there a number from the old analytics you still wonder about? | How far back does what you kept from the old analytics go?
  fixed/made: How do you check that the analytics is counting correctly? | Is your own team filtered out of the analytics? | Which event did you want in the analytics first?
tracking: conversion tracking, broken tracking, tracking, conversion event, ad tracking, event tracking, utm, tracking pixel, meta pixel, server-side tracking, tag manager, attribution
  fixed: How did you find out the tracking was off? | Which decisions were made on the old tracking? | Do the ad platform and the back office agree since the tracking was fixed?
  made: Who decides how things are named in the tracking? | Did you run a test purchase or form through the new tracking? | Which conversion did you put into the tracking first?
  broke: Who noticed that the tracking had gone? | Is there a second source that covers the days the tracking missed? | Did the campaigns keep running blind while the tracking was down?
ads: facebook ad, meta ad, google ad, paid ad, linkedin ad, tiktok ad, ppc, ads
  began: Did the ads send people to a page made for them? | Which audience did the ads go to first?
  quit: Did enquiries drop when the ads stopped? | Where is the money from the ads going instead? | Did anything still trickle in after the last ad?
  changed: Did you change one thing about the ads, or several at once? | Will the ads go back into the learning phase for this? | What do you want to see from the ads before touching them again?
creative: ad creative, new creative, creative testing, ugc ad, ad image
  tested: Was it the hook or the look that differed between the ad creatives? | Did the ad creative you'd have bet on win? | How much spend do you give an ad creative before you drop it?
  made: Where did the idea for the ad creative come from, reviews, comments or a brief? | How many versions of the ad creative went live? | Does the ad creative show the product in its first second? | Who makes your ad creative, you or somebody outside?
  changed: What told you the old ad creative was worn out? | Is the message the same under the new ad creative? | Did you keep an old ad creative running as a control?
budget: ad budget, ad spend, marketing budget, media budget, daily budget
  cut: Which campaign lost its ad budget first? | What did you refuse to touch in the ad budget? | Did sales feel it when the ad budget went down?
  raised: Does the extra ad budget bring the same kind of customer? | Did you raise the ad budget in steps or in one go? | Who had to be convinced about the bigger ad budget?
  changed: Where did the moved ad budget come from? | What was the evidence for shifting the ad budget? | When will you look at the ad budget split again?
cpl: cost per lead, cpl, cpa, cost per acquisition, customer acquisition cost, cac, cpa improved, cpl improved, cac improved, cost per lead improved, cost per acquisition improved
  fell: Does sales see the cheaper cost per lead the same way you do? | Was it the click price or the form that moved the cost per lead? | Which campaign did most to pull the cost per lead down?
  rose: Is the rising cost per lead spread evenly, or one campaign pulling it? | Behind the cost per lead, are clicks dearer or do fewer people fill in the form? | At which cost per lead would you switch the campaign off?
  tested: Do you count your own hours in the cost per acquisition? | Was it the platform's cost per lead or one you worked out yourself? | Does the cheapest cost per lead bring the customers who stay?
landing: landing page, squeeze page, opt-in page, sign-up page
  made/did: Which came first for the landing page, the words or the layout? | What's the one doubt the landing page has to settle? | Who will read the landing page cold before traffic goes on it? | Is there a way off the landing page other than the button? | Where do the people on the landing page come from?
  changed: Did you touch the offer, or only how the landing page says it? | How did you see where people got stuck on the landing page? | Which bit of the old landing page did you find hard to let go? | What did you leave alone on the landing page?
  cut: Which block of the landing page did nobody miss? | Did the questions people send in change with the shorter landing page? | How did you choose what stays on the landing page?
  tested: Was the traffic to both landing pages the same kind? | Did you watch anybody use the landing page, or just the numbers? | Had you written down a guess before the landing page test?
abtest: a/b test, ab test, split test, split testing, a/b testing
  did/tested: How did you decide when the A/B test was over? | Which side of the A/B test would you have bet on? | Did the A/B test turn up anything you weren't testing for? | Does the A/B test's winner hold for phones and desktop alike?
  began/plans: Is there a stopping point written down for the A/B test? | How many visitors will the A/B test need to say something? | What will you do if the A/B test comes out even?
  quit: How are changes decided without the A/B test? | Was there enough traffic for an A/B test to ever finish?
conversion: conversion rate, conversions, conversion, sign-up rate, click-through rate, ctr
  rose: Did the average order or lead stay the same as conversions went up? | Is the better conversion rate on phones too? | Which step did the extra conversions get through that they didn't before?
  fell: Is the mix of traffic the same as before the conversion rate dropped? | Which step loses them, now that conversions are down? | Has anyone gone through checkout or the form by hand since conversions fell?
  tested: How do you define a conversion there, the form or the sale? | Does the conversion rate look different for returning visitors? | What would you change first, given that conversion number?
headline: headline, page title, hero headline, blog title
  changed: Did the new headline come from something a customer said? | Is the new headline longer or shorter than the one it replaced? | Who wanted to keep the old headline? | Which word in the headline did you fight over the longest?
  tested: Were the headlines different in idea or only in wording? | Did the clever headline or the plain headline get your own vote? | Was anything but the headline different between the versions?
  made/did: Do you write the headline before or after the piece? | How many headlines end up in the bin for each one that stays? | Whose eye do you trust on a headline?
copy: copy, copywriting, sales copy, ad copy, website copy, web copy, product copy
  changed: Whose words are in the new copy, yours or the customers'? | Did any sentence of the old copy make it through untouched? | Which claim in the copy did you have to back up or drop?
  cut: Which sentence in the copy hurt most to delete? | Did anybody ask for something back after the copy was cut? | How do you know when copy is short enough?
  made: Do you talk to customers before writing copy, or read their reviews? | How many people get to change the copy before it's live? | Where do you start with copy, the offer or the reader's problem?
  began: Whose copy do you study while learning? | What's the first real piece of copy you'd like to have live?
website: homepage, website, company website, portfolio site, web page
  made/did: Which page of the website did you build first? | Who did you show the website to before it went live? | What's on the website only because every site has one? | What do you want a stranger to do on the website?
  changed: What did people ask you that the old website didn't answer? | Have you watched somebody find their way round the new website? | Which page of the old website turned out to matter most? | Did you look at where visitors clicked before redoing the website?
  broke: Who told you the website was down? | Did a backup of the website turn out to be any use? | Did anybody call or write because the website was gone?
linkedin: linkedin post, linkedin, linkedin posting
  began/made: Do you write for LinkedIn on the day, or stock up? | Whose reply on LinkedIn would make it worth it? | Do your clients actually read LinkedIn, or is it other marketers?
  quit: Did anyone outside LinkedIn notice you'd gone quiet? | Where do those thoughts go now that they don't go on LinkedIn? | Is your LinkedIn profile still up for people who look you up?
  rose: Was it comments or reposts that carried the LinkedIn post? | Did anybody useful turn up because of the LinkedIn post? | Does the LinkedIn post say anything about what you sell?
social: social media, instagram, social post, tiktok, facebook page, twitter, threads account, social channel
  quit: Did you leave a note on the social media account for people who look there? | Have customers asked where you went on social media? | What fills the gap social media leaves in your marketing?
  cut: What do you do with the time social media used to take? | Did anything change in sales once there was less social media? | Has anybody but you noticed there's less on social media?
  began: Is what you post on that social channel made for it, or carried over? | Who's on that social channel that you'd like to reach?
calendar: content calendar, editorial calendar, posting schedule, content plan, social calendar
  made/began: What goes into the content calendar first, dates or themes? | Did you leave empty slots in the content calendar on purpose? | Who else can put something into the content calendar?
  quit: How do you decide what to post without the content calendar? | Did the output change once the content calendar was gone? | Was the content calendar yours, or something a team had to agree on?
  cut: Which slot in the posting schedule was easiest to give up? | Has anyone noticed the thinner posting schedule?
follower: follower, follower count, new follower
  reached: How many of those followers have you actually talked to? | Which one thing brought the most followers? | Does work come from followers, or from people who never follow?
  rose: Are the new followers peers or possible customers? | Did the new followers stay for a second post? | What did the followers come for, and is it what you sell?
  fell/broke: Were they real followers or a clear-out of bots? | Did the lost followers ever react to anything? | Does engagement look different with fewer followers?
community: community, online community, discord, discord server, slack community, facebook group, slack group, membership community
  began/made: Who were the first ten people in the community? | What's there to do in the community on a quiet day? | What can people do in the community that they can't do by following you?
  quit: Is there anyone from the community you still talk to? | What did the community do that nothing else does now? | Did people in the community ask what happened?
  fell: Did the regulars of the community go quiet too, or only the newcomers? | When did the community last have a reason to meet live? | Is the community smaller in people, or only in noise?
rebrand: rebrand, rebranding
  made/changed/did: Who outside the company noticed the rebrand first? | Where is the old name or logo still hiding after the rebrand? | Did any old customers get to see the rebrand early?
  plans: What stays the same through the rebrand? | Is it the look or the promise that the rebrand is meant to change? | Who gets a veto in the rebrand?
brand: logo, brand identity, brand guideline, branding, brand name, brand
  made: Which brand decision took the most arguing? | Where will the brand be seen at its smallest? | Who'll have to work with the new brand besides you?
  changed: Who still uses the old logo without knowing? | What had the old logo stopped saying about you? | Does the new logo work at the size of a thumbnail?
positioning: positioning, value proposition, messaging, one-liner, niching down
  changed: Who did you try the new positioning on first? | Which customers does the new positioning give up? | Did the sales calls sound different after the positioning changed?
  made: Which alternative does the positioning set you against? | How many people had to agree on the positioning? | Is there a sentence in the positioning a competitor couldn't sign?
interview: customer interview, customer call, user interview, customer conversation, customer research
  did: Which phrase from the customer interviews came up more than once? | How did you get people to agree to a customer interview? | Did you talk to anyone who left, in the customer interviews? | Which question in the customer interview opened people up?
  began/plans: Who's the first person on the list for a customer interview? | What would you most like a customer interview to prove wrong? | Will the customer interviews be recorded, or just noted?
testimonial: testimonial, client testimonial, customer testimonial, customer quote
  got: Did you ask for the testimonial, or did it arrive by itself? | Which words in the testimonial would you never have chosen yourself? | Where does the new testimonial go first?
  began/did: When in the project do you ask for the testimonial? | What do you ask so that a testimonial is more than "lovely to work with"? | Do you write a draft testimonial for busy clients, or leave it to them?
  changed/raised: Which doubt is each testimonial there to answer? | Did you put the testimonials near the price or further up? | Do people on calls bring up the testimonials?
review: review, google review, customer review, online review, trustpilot, star review, five-star review, one-star review
  got: Was there anything in the review you hadn't heard before? | Will you answer the review in public?
  began: When do you ask for the review, on the spot or a few days later? | Who on the team asks customers for a review? | How do you make it easy to leave a review?
  reached: Which word keeps coming back in the reviews? | Do new customers say they read the reviews? | Was there a review among them that changed how you work?
webinar: webinar, online workshop, live training, masterclass
  made: Which part of the webinar would stand on its own as a short clip? | What did you take out of the webinar to keep it short? | Is the webinar meant for people who know you, or for strangers?
  did: Who stayed for the questions at the webinar? | Which question from the webinar deserves its own page? | Did people drop off at any one point of the webinar? | What did you send the ones who signed up for the webinar and didn't come?
  plans: Is the topic of the webinar something customers asked for? | Will anyone keep an eye on the chat for you at the webinar? | What should people be able to do after the webinar?
  quit: What do people get in place of the webinar? | Did the recordings do better than the live webinar? | Is there a smaller version of the webinar you'd still run?
event: trade show, conference, meetup, trade fair, industry event, networking event, workshop, event
  did: Which conversation from the event will you follow up first? | Did people remember you from an earlier event, or were you new to them? | How soon after the event do the follow-ups go out?
  made: Who did you most want to have at the event? | How did people hear about the event? | Which part of the event could nobody else have done?
  plans: Whom do you most want to talk to at the event? | What would you like to have in hand the day after the event? | How will you tell afterwards whether the event was worth it?
  quit/skipped: What gets the time that the event would have taken? | Which people do you only ever meet at that event? | Did anyone ask why you weren't at the event?
referral: referral, referral program, referral scheme, word of mouth
  got: Who sent you the referral, and did you ever ask them to? | Did the referral already know your price? | What had the referral been told about you?
  began/made: Who gets something out of the referral program, one side or both? | When do customers hear about the referral program? | How will you know that somebody came through a referral?
  quit: Did the referrals stop along with the referral program? | How do you thank people for a referral now? | Which customers were still using the referral program?
partnership: partnership, co-marketing, joint webinar, affiliate program, affiliate, collab, collaboration, newsletter swap, cross-promotion
  began/made: Who wrote to whom first about the partnership? | What does the other side get out of the partnership? | Is there an end date on the partnership?
  quit: Which side brought up ending the partnership? | Did customers notice that the partnership was over? | What would you put in writing before the next partnership?
  plans: How did you know their audience suits yours for the collab? | What's the smallest version of the partnership you could try? | Who on the other side would run the partnership day to day?
influencer: influencer, creator campaign, influencer campaign, influencer marketing, micro-influencer, ugc creator
  did/tested/began: How did you find the influencer, or did they find you? | How free was the influencer to say it their own way? | Did you check who comments under the influencer before agreeing?
  quit: What showed you it was time to stop the influencer work? | Which influencer would you work with again? | Where does the influencer budget go instead?
client: client, new client, freelance client
  got: Did the client come looking, or did you start the conversation? | What had the new client tried before coming to you? | Which question from the client told you it would go somewhere? | What's the first thing the new client gets from you?
  quit: How did the client take the news? | Was there an early sign with that client that you'd spot sooner now? | Was there a moment with that client when you knew?
  broke: Did the client say what they'll do instead? | Had you been counting on that client for the months ahead? | Would you want that client back?
  reached: How many clients is too many for you? | Which of the clients would you pick again first? | Do the clients mostly come from one place?
brief: creative brief, client brief, brief, briefing
  made/changed: Which line of the brief gets read first by the people doing the work? | Who had to agree to the brief before the work could start? | What does the brief say about whom it's not for?
  got: What was the first thing you asked back about the brief? | Does the brief say how success is judged? | Who wrote the brief, the one who decides or somebody in between?
  skipped: At which point did you miss the brief? | Did you and the client mean the same thing without a brief?
pitch: client pitch, sales pitch, agency pitch, new business pitch, free pitch, pitch
  made: How much of the pitch is about them, and how much about you? | Who heard the pitch before they did? | What's the pitch without its best slide?
  did: Which part of the pitch did they ask about? | Who had to say yes to the pitch besides your contact? | How early in the pitch does the price come up? | Did you show work in the pitch, or only talk about theirs?
  broke: When in the pitch did you feel it going? | Which part of the pitch can you use again? | What would you leave out of that pitch today?
  quit: How do people come to work with you if you don't pitch? | Did any client mind that you don't do a pitch? | How do you answer when somebody asks for a free pitch?
  changed/cut: Has the new pitch been in front of a client yet? | Do the questions come earlier now in the pitch? | What did the old pitch spend its first five minutes on?
proposal: proposal, client proposal, price quote, project proposal
  made/did: Was the price already agreed before the proposal went out? | Do you give one option in the proposal or three? | Did anyone talk the client through the proposal, or does it have to speak for itself?
  cut/changed: Which part of the old proposal did clients actually read? | Do clients decide faster with the new proposal? | What moved to the top of the proposal?
  broke: Did you hear where the proposal lost them? | Would the same proposal work for somebody else? | When do you stop chasing a proposal?
rates: day rate, hourly rate, my rate, our rate, project price, freelance rate, my prices, project rate, package price
  raised: Which client heard about the new rates first? | Do new clients pay the new rates while old ones stay put? | Did the kind of enquiry change with the rates?
  changed: How did existing clients take to the change in rates? | Does the new way of setting rates make the scope talks easier? | What do you now refuse that the old rates had to allow?
  cut: Did anything come off the scope along with the rate? | Did the client know it was below your usual rate? | Is the lower rate for one client or for everybody?
report: client report, monthly report, marketing report, dashboard, reporting, report
  cut: Which page of the report did nobody miss? | Did the client ask for any of the report back? | Which numbers survived in the report?
  made/did: Who actually opens the report? | Which number in the report leads to a decision? | How many hours does the report cost each month? | Do you write a sentence under each chart in the report?
  quit: Who was first to miss the report, if anyone? | How do clients follow the work without the report? | Is there a number people still ask for without the report?
  changed: What do clients ask about now that they didn't with the old report? | Does the new report start with money or with traffic? | Did you ask the readers of the report before changing it?
freelancer: freelancer, our agency, marketing agency, seo agency, ppc agency, ad agency, virtual assistant, copywriter
  got: What did you hand to the freelancer first? | How did you judge the freelancer before there was any work to see? | Who looks over what the freelancer sends in?
  quit: Who holds the logins after the agency has left? | What did the agency do all along that nobody had noticed? | Did the agency leave you anything you can build on?
  switched: How did the handover from the old agency go? | What does the new agency ask that the old agency never did? | Did the new agency want to start over, or build on what was there?
crm: crm, hubspot, pipedrive, salesforce, airtable crm, attio
  got/began/switched: What held the contacts before the CRM? | Who has to fill in the CRM, and do they want to? | Which fields did you leave out of the CRM? | How clean were the contacts when they went into the CRM?
  quit: Who was first to ask for the old CRM back, if anyone? | Which list in the old CRM did nobody dare to delete? | How much of the old CRM was worth taking along?
  fixed: How many duplicates came out of the CRM? | What keeps the CRM from silting up again? | Did the CRM clean-up turn up any deal somebody forgot?
tools: marketing tool, tool stack, software subscription, tech stack, semrush, ahrefs, canva, saas subscription, marketing software
  cut/quit: Which marketing tool do you miss, if any? | Did anyone besides you use the marketing tool? | Was there one job that nearly kept you on that marketing tool?
  got/switched/began: What did you use before the new marketing tool? | Who else on the team has to learn the marketing tool? | Which job did you try on the new marketing tool first?
launch: product launch, launch day, launch week, launch email, launch plan, course launch, soft launch, launch, pre-launch, relaunch
  did/made: Where did the first buyers of the launch come from? | Which launch task turned out not to matter? | What do you have planned for the week after the launch? | What did the people who didn't buy say about the launch?
  plans: Who knows about the launch already? | Which part of the launch could you drop and nobody would notice? | What has to be true before launch for you to press the button?
  broke: What held up in the launch all the same? | Have you talked to anyone who looked at the launch and passed? | Is the launch done with, or is there a second try?
gbp: google business profile, google business, google my business, google maps, business profile
  began/made/fixed: Which category did you choose for the business profile? | Who puts new photos on the business profile? | Do people call straight from the business profile, or visit the site first?
  rose: Which search brings people to the business profile? | Are the extra business profile views calls, routes or just looks? | Did newer reviews move the business profile, or something else?
  broke: Did you get through to anyone about the business profile? | Do regulars still find you with the business profile gone? | How did you hear that the business profile was off?
flyer: flyer, leaflet, postcard, direct mail, door hanger
  did/made: How will you know that a customer came from the flyer? | What's the one line on the flyer for people who only glance?
  tested: Did people bring the flyer along or just mention it? | Which area answered the flyer best? | Would the next flyer look any different?
store: online store, shopify, shopify store, etsy shop, etsy, online shop, webshop, woocommerce
  began/made: Which product did you put on the online store first? | Did you place a test order in the online store? | Who ships what the online store sells?
  switched: Did the old product links survive the move to the new online store? | Is there anything from before that you miss in the new online store? | How did search take the move of the online store?
  quit: Which regulars still look for you at the old online store? | What did the old online store know about buyers that you couldn't take along? | What becomes of the reviews from the old store?
productpage: product page, product description, product listing, listing photo
  changed: Which question did customers keep asking about the old product page? | Did returns change along with the product page? | Where did the words on the new product page come from?
  tested: Did the product page test hold on phones? | Was the price in view on both product pages? | Which product page did you try it on, a bestseller or a slow one?
  made: Does the product page show the thing in use or on white? | Who checks the product page for the thing buyers get wrong? | What comes first on the product page, what it is or what it's for?
checkout: checkout, checkout page, checkout flow, cart abandonment
  made/changed: Which step of the checkout did people write to you about before? | Does the checkout show shipping before the last step? | Did the new checkout hold up on phones?
  rose/fell: Is it the phones where cart abandonment moved? | Did shipping costs change around when cart abandonment did? | At which step of the checkout does it show?
  broke: How did the checkout problem come to light? | Could you write to the people who got stuck in checkout? | Was it a customer or you who got stuck in the checkout first?
discount: discount, coupon, promo code, discount code, black friday, flash sale
  quit/skipped: Did regulars ask where the discount was? | What do you offer instead of the discount? | Do people buy in a steadier rhythm without the discounts?
  did/made: Did the discount bring new buyers, or regulars who'd have come anyway? | Who heard about the discount first? | How many discount buyers come back at full price?
guards: replaced * video, swapped * video, merged * newsletter, combined * newsletter, bought back * domain, performance review, annual review, year in review, weekly review, quarterly review, code review, peer review, design review, book review, product review
deal: closed * deal, won * deal, signed * deal, signed * contract, closed * sale
  did: How many people on their side had to say yes to the deal? | When did you last think the deal wouldn't happen? | What was the last thing they wanted changed in the deal?
adspause: pulled * ad, paused * ad, switched off * ad, killed * ad, turned off * ad, muted * ad
  did: Will those ads come back, or stay off? | What else brings people in while those ads are off? | How long do you leave ads off before you believe the number?
pricecut: dropped * prices, dropped * price, slashed * prices, lowered * prices, lowered * price
  did: Did the lower prices bring the buyers you wanted? | Would the old prices be missed by anyone but you? | Are the new prices there to stay?
faq: faq, faq page, help page, help article
  made/changed: Which question on the FAQ did you least expect to need? | Who wrote the answers in the FAQ, and who gives them by phone?
autoreport: automated * report, automated * reporting, automated * dashboard
  did: Who'd notice first if the automated report went out wrong? | What did you do with the hours the report used to take? | Does anybody still look at the report before it goes out?
${marketingMore}${marketingRest}`)
