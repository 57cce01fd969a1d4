import { asks } from './asks.ts'

export const marketingAsks = asks(`
email: How many emails a month does that list get? | Plain text or designed for that email? | Who's the sender name on the newsletter, a person or the brand? | Which email gets the most replies, not clicks?
subject: How many subject lines do you test against each other? | How long was the subject line that won? | Does the subject line match the first sentence?
openrate: How much of that open rate is Apple opening it? | Does the click rate move with the opens? | How old is the list behind that open rate?
deliver: !Is it Gmail or Outlook where deliverability drops? | When was the list last cleaned? | DMARC on enforce yet?
unsub: Which email did the unsubscribes follow? | Do the unsubscribes come from new or old subscribers? | Is there a "less often" link beside the unsubscribe?
sequence: How many days does the welcome sequence run? | Which email in the sequence gets answered? | Where do people fall out of the sequence?
listgrow: Where do the new subscribers come from? | What do subscribers get on day one? | How many subscribers who join this month still open in three?
landing: What's above the fold on the landing page? | How many choices does the landing page offer? | Mobile or desktop, where does the landing page lose people? | Which source sends traffic to that page?
convert: How many visitors is that conversion rate based on? | Which step of the funnel loses most? | Conversion to trial or to paid?
cta: What does the CTA say word for word? | One CTA on the page, or three? | Does the CTA name what happens next?
headline: Whose words is the headline in, yours or the customers'? | How many headlines did you throw away? | Would a stranger know from the headline what you sell?
seo: Which page ranks and brings nobody? | How long until the rankings moved? | Are you counting rankings or sign-ups from SEO?
keyword: What's the intent behind that keyword? | How did you pick the keywords, tools or sales calls? | Which keyword with twenty searches pays best?
backlink: Where did the best backlink come from? | Do the backlinks send people, or only juice?
aisearch: Did clicks fall with the AI answers, or only impressions? | Does the AI overview name you? | Which kind of page lost most to AI answers?
blog: How old is the blog post that brings most traffic? | Who writes the blog, a marketer or the expert? | When was the last time you updated an old post?
repurpose: Which format is the first one you repurpose from? | How much do you rewrite when you repurpose? | Which channel gets the leftovers?
video: How many seconds until people leave the video? | Script or free speech in the video? | Captions on by default?
reach: !Did reach fall for every format or only for links? | Do the profile visits follow the reach? | What did the post with the most reach sell?
schedule: Who comes up with a post for every day? | How far ahead is the calendar full? | What gave when you went daily, quality or weekends?
ads: What's the frequency on those ads? | Which audience do the ads do worst with? | How long do you let an ad run before you judge it? | What does a lead from the ads cost against one from search?
creative: Studio or phone for that creative? | How many creatives are live at once? | What's in the first second of the creative?
retarget: How long is the retargeting window? | Do buyers fall out of the retargeting? | What does the retargeting ad say that the first one didn't?
attribution: Do you ask buyers how they heard of you? | Which channel looks worse in attribution than it is? | Last click, or something kinder?
coldemail: How many words is the cold email? | What's the first line of the cold email about, them or you? | How many follow-ups after the cold email? | How do you build the list for the cold emails?
outreach: How many replies turn into calls? | Which follow-up brings the replies, the second or the fourth? | Do you write the outreach or hand it out?
leads: What makes a lead qualified at your place? | How fast does somebody call a lead back? | How many of those leads does sales take?
sales: What does sales hear that marketing never writes down? | How many calls until the deal? | Who writes the deck, sales or marketing?
pricing: +Did anyone leave over the new pricing? | Is the pricing public? | How many plans on the pricing page? | What was the price before?
scope: What does the contract say about the small changes? | How many hours of scope creep was it? | Who says no, you or the contract?
producthunt: Who showed up on launch day, users or other founders? | How many of the Product Hunt signups are left a month later?
client: How did the client find you? | Retainer or project with that client? | What does the client measure you by? | Who on the client side signs it off?
position: Who's it not for, in that positioning? | What do customers call you in their own words? | Which competitor do prospects name first?
brand: What would customers miss if the brand voice went flat? | Who's allowed to break the brand rules? | Is the brand voice written down with examples?
b2b: How many people say yes before a B2B deal closes? | How long is the sales cycle? | Who in the company reads it, the user or the buyer?
personal: How much of the pipeline comes through your personal posts? | Do you write the posts yourself? | What happens to it if you take a month off?
proof: Which sentence of the testimonial sells? | Numbers or a story in the case study? | How do you ask for the testimonial?
interviews: What did two customers say in the same words? | Who did the interviews? | Which question opened the customers up?
launch: Who heard of the launch first, the list or the feed? | What's the plan for the week after the launch? | How did launch day compare with an ordinary Tuesday?
churn: In which month does the churn happen? | What do churned customers do instead? | Who talks to the people who churn?
referral: Do you ask for the referral, or does it just happen? | At which moment do people refer you? | What does the referrer get?
community: Who starts the conversations in the community? | What share of the community writes? | What did the community kill in support tickets?
influencer: Flat fee or share of sales for the influencer? | How big was the influencer's audience? | Did the influencer use the product before?
ecom: What's the share of repeat orders in the shop? | Where do carts get abandoned? | What's the margin after shipping?
analytics: Which metric changed a decision this month? | Who opens the dashboard apart from you? | What would you measure if it could only be one number?
aiwriting: How much of the AI draft survives the edit? | Who checks the facts in the AI draft? | Can readers tell which posts were AI?
budgetsmall: What did the first hundred go into? | Which channel works at that budget without luck?
webinar: How many of the webinar sign-ups showed up live? | What happens the day after the webinar? | Live demo or slides?
story: Whose story is it, yours or a customer's? | Where does the story turn? | How long before the product shows up in the story?
`)
