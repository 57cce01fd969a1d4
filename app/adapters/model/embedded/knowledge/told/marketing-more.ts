/** Goes on where `marketing.ts` ends. */
export const marketingMore = `
newsletter:
  reached/rose: Who was reading the newsletter at the start and still is? | Which old newsletter would you send again as it was? | Which newsletter do people still bring up?
  plans: What would you still want to write in the newsletter in its second year? | Where will the first readers of the newsletter come from? | Is there a newsletter you'd like yours to feel like?
  broke: Did you send a second newsletter about it, or let it lie? | How soon after sending the newsletter did you see it?
blog:
  reached: Which blog post from the early days would you still sign? | What do you write about on the blog now that you wouldn't have dared at the start?
  tested/cut: How did you sort what's on the blog into keep, merge and bin? | Did anything forgotten on the blog turn out better than you remembered?
video:
  reached: Which of those videos would you show a stranger first? | How different is the newest video from the first?
  quit: Was it the filming or the editing of video that took the most out of the week? | Do the videos you made stay up? | Where does what you used to say on video go now?
podcast:
  rose/reached: Which podcast episode would you hand to somebody new? | What did the first ten podcast episodes teach you to leave alone? | Did the people who listen to the podcast change along the way?
guesting: went on * podcast, guested on, guest on * podcast, podcast guest, podcast interview, podcast appearance
  did/got/made/began: Which question on the podcast caught you off guard? | What story do you always end up telling as a podcast guest? | How did the podcast and you find each other?
esp:
  began/got: What's the first thing you set up in the new email platform? | Did the sending domain go through at once on the email platform?
  broke: Could you still get at your list while the email platform was out? | Did support at the email platform say what set it off? | Do you keep a copy of the list outside the email platform?
coldemail:
  reached: What does your cold email say now that it didn't at the start? | How do you choose who doesn't get a cold email? | When does a cold email feel finished to you?
  got: Had the cold email got anything right about you? | What would that cold email have needed for you to answer?
seo:
  reached: Which page surprised you by ranking once the SEO had time? | What do you no longer bother with in SEO? | How do you explain SEO to somebody who wants it next week? | Is the SEO bringing the searches you set out for, or other ones?
ads:
  rose: How long do you give the ads before you believe it? | Will you put more into the ads now, or leave them be? | Is it new people the ads bring, or ones who'd have come by anyway?
  made: Which of the ads would you have bet on before they went live? | Who sees the ads that you'd rather didn't? | What do people see in the second after clicking the ads?
  tested: Did the ads run long enough to say anything? | Which of the ads did the team like least?
  broke: When did you notice that the ads weren't doing it? | Did the ads fail on clicks, or after the click? | Was anybody clicking the ads at all?
landing:
  rose: Are the extra sign-ups from the landing page the kind that stay? | What's next on the landing page, or does it get left alone now? | Does the landing page hold up for cold visitors too?
  broke/fell: How many visitors got to see the landing page like that? | Who told you something was off with the landing page? | Did the landing page fail on phones, or everywhere?
website:
  rose: Which page of the website do the new visitors come in by? | Do more people write to you, now that the website gets seen? | What do they do on the website once they're there?
  fixed: How long had the website been like that? | Did somebody point it out, or did you find it on the website yourself?
  plans: Which page of the website can you not stand any more? | What does the website have to do that the present one can't? | Who's going to write the words for the website?
linkedin:
  reached: Which kind of LinkedIn post still gets you proper answers? | What would you never post on LinkedIn any more? | Has a LinkedIn contact ever turned up in real life?
social:
  made: Was it planned, or did the social post come out in one go? | How long do you stay around after a social post goes up?
  fell: Did the chats on social media go quiet as well? | Are the people who buy still seeing you on social media?
  rose: Did the new attention on social media end up anywhere useful? | Which social post would you not have guessed?
calendar:
  broke/skipped: Where did the content calendar first come apart? | What got posted instead of what the content calendar said? | Would a shorter content calendar have held?
client:
  began: What did you say yes to with the first client that you wouldn't now? | How did the first client hear of you?
newclient: signed * client, landed * client, onboarded * client, closed * client, converted * client
  did: How long had you and the client been talking before the yes? | Does the new client look like the ones you already have? | What does the client expect you to fix first? | What did the client want settled before signing?
release: dropped * episode, dropped * video, dropped a video, dropped a reel, dropped * blog post, dropped a blog post, dropped * new post, dropped * new newsletter, dropped * new podcast, dropped * new carousel
  did: Which minute of the video or episode would you show somebody in a hurry? | Was the episode or post sitting finished for a while before it dropped? | What got cut from the post, video or episode at the end?
scheduled: deleted * scheduled post, paused * scheduled post, cancelled * scheduled post, scheduled post
oldposts: deleted * blog post, deleted * old post, deleted old post, deleted * article, pruned * post, pruned * article, unpublished * post, archived * post, deleted half * posts, deleted most * posts, removed * blog post, deleted * old page, merged * post
  did: How did you choose which posts had to go? | Did any of the deleted posts still bring people in? | Is there one among the old posts you rescued at the last minute? | Where do the links to the deleted posts lead now?
replying: answering * review, replying to * review, answered * review, replied to * review, responded to * review, responding to * review
  did/began: How do you answer a review that's only stars? | Does anyone ever come back to a review after you've answered? | What do you leave out when you answer a sour review?
retainer: retainer, retainer client, retainer offer
  quit: Would you have taken the retainer with a different brief? | What does the work look like without the retainer? | Did you offer them something else in place of the retainer?
  got/made/began: What's written down about what the retainer doesn't cover? | How many hours does the retainer really come to? | Did the retainer grow out of a project?
noclient: turned down * client, declined * client, refused * client, turned away * client, turned down * retainer, turned down * project, passed on * client, turned down * lead
  did: Did the client you turned down ask why? | Is there someone you send a client to when you turn them down? | When in the talk with the client did you know you'd turned it down already?
pitch:
  got: Do you know which part of the pitch won it? | Who was in the room that you hadn't expected at the pitch? | Will the people from the pitch be the ones doing the work?
report:
  got: Which number in the report did you look for first? | Did the report say anything you could act on? | Who's the report really written for?
launch:
  skipped/quit: What would have to change before the launch goes ahead? | Did you tell the people who were waiting for the launch?
store:
  reached: Which product carries the online store by now? | How many of the online store's buyers have come back? | What did you sell in the online store's first week?
  rose: Are the online store's new buyers like the old ones? | Does one product do most of it for the online store?
  fell/broke: When did the online store show it first, in visits or in baskets? | Do regulars still buy from the online store? | Is it fewer visitors in the online store, or fewer who buy?
checkout:
  fixed: Were there orders you could still rescue after the checkout fix? | Did orders show it the same day the checkout was fixed?
discount: ran * sale, started * sale, ended * sale, summer sale, winter sale, spring sale, christmas sale, warehouse sale, sample sale, clearance sale, cyber monday, voucher, gift voucher
  began/plans: Who gets to hear about the discount first? | How will you keep regulars from waiting for the next discount? | Which products stay out of the discount?
community:
  rose/reached: Did the early members of the community stay as it filled up? | Does the community still have a place where its early members talk?
brand:
  fixed/quit: What did people say about the old logo behind your back? | Who was fondest of the old logo?
review:
  rose: Did the wording of the reviews change along with the stars? | Do the reviews bring people in, or only calm them once they're there?
webinar:
  rose/reached: Who came to the webinar that you'd have called by name? | Which reminder filled the webinar most?
event: pop-up shop, pop-up store, networking breakfast, networking lunch, tradeshow, expo, open day, open house
  began: What would you do differently at the next event like it? | Did you know anyone at the event before you walked in?
  rose: Who bought the last seats at the event? | Were the seats at the event mostly taken by people you know?
referral:
  rose/reached: Who sends the most referrals, and do they know it? | Do clients from a referral stay longer than the others? | Is there anything in it for whoever sends the referral?
partnership:
  reached/rose: Does the affiliate program live on a few partners or on many? | Which affiliate would you never have picked?
influencer: ambassador program, brand ambassador
  made: Did the influencer know the product before you asked? | Do you get to use what the influencer made afterwards? | Which number from the influencer campaign will you still trust in a month?
list:
  cut/quit: What did somebody have to do to stay on the email list? | Did anyone you cut from the email list write in afterwards?
  changed: Which part of the email list gets something different now? | Did the email list's sorting turn up a group you hadn't thought of?
segment: segmented * list, segmented * subscribers, segmentation, list segment, customer segment
  did/made/began: Which segment did you write to first? | Do the segments really get different emails, or only different first lines? | What do you sort by for a segment, what people bought or what they clicked?
spam: deliverability, spam folder, dkim, dmarc, spf record, sender reputation, sending domain, domain warmup
  fixed/made: How did you find out that mail was going to the spam folder? | Did the spam folder trouble show up at one mailbox provider, or everywhere? | How long did the deliverability take to come back?
  broke/fell: Had the sending volume changed before the deliverability went? | Do the people who always reply still see you, or do they find you in the spam folder? | Who in the firm knew where the deliverability settings were?
flow: abandoned cart email, abandoned cart flow, email flow, email automation, drip campaign, nurture sequence, email sequence, follow-up sequence, win-back email, post-purchase email, automated email
  made/began: Who gets left out of the email automation on purpose? | What does the automated email sound like next to the ones you write by hand? | When does the email flow stop, once somebody buys?
  changed/cut/fixed: When had anybody last read that email flow as a customer? | Which email of the flow do people answer? | Do people already inside the email flow get the old version?
blast: email campaign, promo email, sales email, email blast, marketing email, plain text email, plain-text email, promotional email, reactivation email
  made/did: Who was left off the list for the sales email? | Did anyone reply to the sales email as if it were written only to them? | Which link in the email got clicked that you didn't expect? | What do you look at first after an email like that has gone out?
  cut: Did sales feel it when there were fewer marketing emails? | Who noticed that the marketing emails got fewer?
  tested: Was the plain email sent to the same kind of people? | Did the plain email win on clicks or on replies?
unsub: unsubscribe, unsubscribe rate
  got/rose: Were the unsubscribes people who'd ever bought? | Did the unsubscribes come all at once, or over days? | Do any of the unsubscribes say why?
  fell: Did the unsubscribe rate drop with fewer sends or with other content? | Are clicks moving along with the unsubscribe rate?
unsubbed: unsubscribed from, unsubscribed from * newsletter, unsubscribed from * email
  did: Was there one among those you unsubscribed from that you had no memory of joining? | Is there one you'd have missed if you'd unsubscribed from it too? | What did the ones you unsubscribed from have in common?
popup: pop-up, popup, exit intent, exit popup, exit pop-up, welcome mat, killed * pop-up, killed * popup, removed * pop-up, removed * popup
  quit/cut/did: Who was hardest to convince about losing the pop-up? | Did anyone write in about the pop-up while it was up? | What else went out along with the pop-up?
  began/made: After how long does the pop-up come up? | What does the pop-up offer that the page doesn't? | Is the pop-up kept away from people who've already signed up?
leadmagnet: lead magnet, freebie, free guide, free template, whitepaper, white paper, free download, free email course, quiz funnel
  made/began: What does somebody know after the lead magnet that they didn't before? | Where do people come across the lead magnet? | What's the first email after the lead magnet about? | Did the idea for the lead magnet come from a question people keep asking?
  quit/changed: Did the people who came for the old lead magnet ever buy? | Do sign-ups mean more now without the old lead magnet?
  rose/reached: How many of those lead magnet downloads open the next email? | Do the lead magnet people buy, or collect?
lead: inbound lead, new lead, qualified lead, enquiry, inquiry, demo request, =lead, =leads
  got/began: What did the lead want to know first? | How much did the lead already know about you? | Is the lead somebody you'd have picked yourself? | What do you ask a new lead before anything else?
  rose: Are the new leads ones you'd want to work with? | Who answers the leads, now that there are more? | Do the extra leads ask for the thing you most like to sell?
  fell: Are the leads that still come any better? | Had anything changed where the leads come from? | Did fewer leads mean fewer sales, or only fewer calls?
  broke: At what point did you feel the lead was gone? | Would you write to that lead again in half a year?
call: discovery call, sales call, intro call, demo call, kickoff call, client call, chemistry call, had * discovery call, had * sales call, had * intro call, had * client call
  did/got: Which question do you always ask on a call like that? | Who did most of the talking on the call? | How early on the call do you know whether it's a fit? | What do you send after the call, if anything?
  quit/cut: How do people get to know you without the call? | Has anybody asked for the call back? | Which part of the call could always have been an email?
ghosted: got ghosted, ghosted by, been ghosted
  did: When do you stop following up once you've been ghosted? | Has anyone who ghosted you ever come back? | Was there a sign before you got ghosted that you'd spot now?
meeting: status meeting, weekly meeting, marketing meeting, status call, weekly call, weekly sync, monday meeting, client meeting, planning meeting
  quit/cut/skipped: Who noticed first that the meeting was gone? | Where do the decisions from that meeting get made now? | Did anything fall through without the meeting?
  did: What could the meeting have been instead? | Who was in the meeting that didn't need to be? | Did anything get decided in the meeting?
invoice: first invoice, invoice, late invoice, unpaid invoice, overdue invoice, chased * invoice
  made/began: Do you send the invoice the same day, or let a few collect? | What does the invoice call the thing you did? | Do you ask for part of the invoice before the work starts?
  did/got/broke: How long do you wait before you write about an invoice? | Do you stop work while the invoice is open? | Is it somebody in accounts who sits on the invoice, or the client?
freelance: went freelance, went full time, went full-time, went solo, started * agency, opened * agency, started freelancing, returned to freelancing, started * consultancy
  did: Was the first client there already when you went freelance? | What from the old job do you still use every week since you went out alone? | What was the first thing you stopped doing once you went freelance?
hire: hired * employee, hired * person, hired our first, hired my first, hired * manager, hired someone, hired somebody, hired * va, hired * assistant, hired * editor, hired * designer, hired * writer, hired * copywriter, hired * marketer, hired * intern, hired * freelancer, hired * agency, hired * photographer, hired * seo, hired * social media, hired * video editor, hired * consultant, first hire, new hire, new intern
  did/got/began/made: What's the first job the new hire got from you? | How much did you have to write down before you hired someone? | Which task did you find hardest to let go of when you hired? | What will you do with the hours, now that you've hired for it?
sale: sold * digital product, sold * course, sold * ebook, sold * template, first sale, online sale, first order, big order, wholesale order, order, sale, sales, preorder, pre-order
  began/got: Do you know how the first buyer came across you? | Was the first order from somebody you know? | What did you put in the parcel with that first order? | Where did that order come from?
  made/reached: Which product is in most of those orders? | How many of those orders were second orders? | Who does the packing for all those orders? | Is it one thing that sells, or a bit of everything, in those sales?
  rose: Are the extra sales from new people or from regulars? | Did sales go up everywhere, or with one product? | Does the season play into those sales, or is it more than that? | What does the rise in sales make harder?
  fell: Is it fewer people who see it, or fewer who buy, with sales down? | Do regulars still order, with sales where they are? | How did sales look in the same weeks a year before?
soldout: sold out, selling out
  did/rose: Did the people who came too late after it sold out get anything? | Would you make more of it, or leave it sold out? | Had you thought beforehand that it would be sold out?
customer: first customer, new customer, paying customer, repeat customer, regular customer, =customer, =customers
  got/began: How did the new customer find you? | What did the customer ask before buying? | Did the customer come for what you think you sell?
  broke: Did the customer say where they're going? | Had the customer gone quiet before leaving? | Was that customer ever really a fit?
  reached: Which customer taught you the most along the way? | Do your customers still look like the first ones? | How do the customers of today find you, next to the first?
churn: churn, churn rate, cancellation rate, cancellations, customer retention, retention rate
  fell: Did churn come down with new customers or with the old ones? | Which of the reasons people give for churn went away? | How many months of lower churn until you'd believe it?
  rose: Is the churn in one group of customers, or everywhere? | At which month do they go, when churn climbs? | What do people write in the box when they're part of the churn?
cancelled: interviewed * cancelled, interviewed * customers, interviewed * people, asked * customers, called * customers, surveyed * customers, talked to * customers, emailed * customers, interviewed * users, talked to * users, asked * subscribers
  did: Which answer from customers did you hear more than once? | Did customers use a word for it that you never use? | What will you change first after what customers said? | Was there a customer who saw it quite differently from the rest?
survey: customer survey, survey, feedback form, nps survey, nps, poll
  made/did/began: Which question in the survey nearly didn't make it? | Who do you most want to hear from in the survey? | Did you already know what you'd do with each answer in the survey?
  got/tested: Which survey answer do you not quite believe? | Was there one comment in the survey that stuck? | Who left the survey unanswered, as far as you can tell?
pricing: pricing page, pricing table, price list, pricing tier
  changed/made/cut: Which questions about the pricing page stopped coming? | What's the first thing people look at on the pricing page now? | Which tier on the pricing page do you want people to take? | Who'd got used to the old pricing page?
price: price, prices, pricing, product price
  raised: Who were you most worried about telling of the higher price? | Did anyone mention the price at all? | What happened to the questions people ask, once the price went up?
  tested: How long did you let the price test run? | Do the people who paid the higher price ask for anything different? | Did the price change what people expect to get?
  changed: Which customer saw the new pricing first? | Does the new pricing need explaining, or do people just pick? | Did old customers move to the new pricing?
showprices: put * prices on, put * price on, added * prices to, posted * prices
  did: Are the people who write now different, with the prices out in the open? | Who advised against putting prices on it? | Do conversations start somewhere else since the prices are up?
offer: offer, service package, productized service, core offer, product bundle, bundle, starter kit
  changed/cut: What did the old offer have to carry that nobody asked for? | Can people repeat the new offer after hearing it once? | Do old clients get the new offer too?
  made/began: Who should say no to the offer? | What do people ask first about the offer? | Did the offer come out of something people kept asking for?
  quit: Who'll still ask for the old offer? | What did that offer cost you that didn't show in the price?
cta: cta, call to action, button copy, button text, button colour, button color, sign-up button
  changed/tested: Did what happens after the button change too, or only the CTA? | Are the clicks from the new CTA as good as the old ones? | Who'd have voted for the old CTA? | What had the old CTA been promising?
salespage: sales page, long-form sales page, sales letter
  made: Which part of the sales page came first? | What's the objection the sales page spends longest on? | Who read the sales page before it went up, and where did they stop? | Did the words on the sales page come from buyers or from you?
  changed/cut/tested: Which section of the sales page won't be missed? | Did the questions people send change along with the sales page? | How far down the sales page do people get?
contactform: form field, phone field, required field, contact form, enquiry form, inquiry form, booking form, sign-up form, signup form, intake form
  fixed/broke: How did it come out that the contact form wasn't working? | Could you find out who had written through the contact form meanwhile? | Who gets the mails from the contact form now?
  cut/changed/quit: Which field in the form did somebody fight for? | Do people write more in the form now, or less? | Did the form bring other kinds of enquiry after that?
chatbot: chatbot, live chat, chat widget, chat bubble
  quit: What do people ask now that there's no chatbot in between? | Which question did the chatbot never get right? | Who answers what the chatbot used to?
  began/made: What should the chatbot never try to answer? | How does somebody get past the chatbot to a person? | Do you read what people type into the chatbot?
photo: product shoot, brand shoot, photo shoot, headshot, brand photo, stock photo, team photo, brand photography
  quit: Which stock photo had been up the longest? | Did anyone outside notice the stock photos were gone?
  did/made/got: Which photo from the shoot will you use most? | Did you bring a list to the photo shoot, or see what happened? | Will the new photos go everywhere at once, or page by page?
shots: photographed * products, product photo, product shot
  did/made: How many of the product photos were usable in the end? | Which product was hardest to get into a photo? | Do the product photos look the same on a phone as they did on the day?
adaccount: ad account, ads account, business manager, ads manager, meta account, business account
  broke: Did a person ever answer about the ad account? | What carried sales while the ad account was off? | Is there a second admin on the ad account?
campaign: ad campaign, marketing campaign, campaign, awareness campaign, christmas campaign, print campaign
  made/did: What will tell you first whether the campaign works? | Which part of the campaign was cut before it went out? | Who will see the campaign more than once? | What did the campaign cost you in things you didn't do?
  broke: Which part of the campaign would you run again? | Was it the people, the offer or the timing that the campaign got wrong? | Did anything come in late from the campaign?
  tested: Did the numbers of the campaign agree with what people told you? | Which part of the campaign did most of it?
reach: impressions, organic reach, reach, engagement rate, engagement, post views
  fell: Do the people who matter still see you, with the reach down? | Did enquiries go down along with the reach? | Is the reach down on all kinds of posts, or one?
  rose/reached: Did anything useful come in with all those impressions? | Who was in the reach that isn't usually? | Is there one kind of post behind the reach?
viral: went viral, gone viral, viral post, viral video, viral reel, viral thread
  did/got/began/made/broke: Did any of the people from the viral post stick around? | What did you have ready for people who came by after it went viral? | Could you have told that one would go viral?
daily: posting daily, posting every day, daily posting, daily post, posting on social, posting so much, posted every day, posted daily, posting three times, daily content, content treadmill
  quit/cut: What happened to the ideas once you weren't posting every day? | Did anybody ask why you weren't posting every day? | Which posts do you spend the saved time on?
  began/did/reached: Where do you keep ideas for the days when posting daily feels empty? | Which day of posting was the hardest to fill? | Do the quick posts or the laboured ones do better, posting daily?
batching: batching, content batching, batched, batch content, batched * content, batched * posts, batched * videos, batching * content, batching a month of content, batching a month
  did/made/began: At which piece does a batching day start to go flat? | How much of what you batched still feels right when it goes out? | Do you write and film on the same day when batching?
  quit: Is it the sameness or the long day that puts you off batching? | What do you do on the days there's nothing batched?
aiwriting: asked chatgpt, used chatgpt, used claude, asked claude, tried chatgpt, ai writing, ai copy, ai content, chatgpt, claude, ai tool, ai image, ai written, ai writer
  quit: What was the first thing you noticed writing without ChatGPT again? | Did readers ever spot what ChatGPT had written? | Is there a job you'd still leave to ChatGPT?
  did: What would you trust ChatGPT with after that? | Which part did ChatGPT get right, if any? | How many rounds with ChatGPT before you'd rather do it yourself?
  began/got: What do you never let ChatGPT write? | How do you keep your own tone with ChatGPT in the middle? | Does editing what ChatGPT wrote take longer than writing it?
  tested: Did readers prefer the ChatGPT version without knowing? | What gave the ChatGPT version away?
backlink: backlink, link building, guest post, guest article, digital pr
  got/made: Do people click on that backlink, or does it only count for search? | What did the page linking to you want from its readers? | How did the guest post come about?
  quit/began: What do you do for links in place of link building? | Which page would you most like to see linked, from link building? | How do you choose whom to write to for link building?
keyword: keyword research, keyword, long-tail keyword, did * keyword research
  did/made/began/tested: Was there a keyword with hardly any searches that you'd still write for? | Which keyword turned out to mean something else to the people typing it? | Do customers use the words the keyword tool shows?
audit: content audit, seo audit, site audit, website audit, account audit
  did/made/got: Which page in the audit surprised you by doing well? | What will you delete after the audit? | How much of the audit will get done, going by the last one?
billboard: billboard, radio ad, radio spot, print ad, newspaper ad, bus ad
  got/did/made/began: Who was the first to say they'd seen the billboard or heard the ad? | How will you know what the ad brought, apart from people mentioning it? | What can somebody take in driving past a billboard?
domain: domain, domain name, new domain
  got: Has the domain got a job already, or is it joining the drawer? | How many domains are you paying for by now? | Is the domain for something you've begun, or something you'd like to begin?
  switched/changed/made: Do all the old links lead to the new domain? | Has mail from the new domain been landing where it should? | Where is the old domain still printed?
bio: bio, about page, linkedin profile, linkedin headline, profile page, about us page
  changed/made: Who did you have read the bio before it went up? | Is there something you're proud of that the bio doesn't mention? | Does the bio say what you do, or whom it's for? | What was in the old bio that no longer fitted?
strategy: marketing plan, marketing strategy, content strategy, annual plan, quarterly plan, 90-day plan, media plan, go-to-market plan
  made/did: What did you decide not to do in the marketing plan? | Who has to agree before the marketing plan is real? | Which part of the marketing plan could start tomorrow? | What will you look at first to see whether the plan is off?
  cut/changed/quit: What was in the old marketing plan that nobody ever did? | Who'd notice if the plan disappeared? | What do you steer by now, going without the old plan?
channel: marketing channel, channels, channel
  cut/quit: Which channel did you expect to miss and don't? | Did anyone ask for the channel that went? | Which channel would have been the next to go?
kpi: kpi, vanity metric, north star metric, okr, marketing goal, metric
  quit/cut/changed: Which metric did people defend hardest? | What do you look at on a Monday, with that metric gone? | Did the talk in meetings change along with the metric?
voice: brand voice, tone of voice, style guide, voice guide, editorial guideline
  made/changed: Is there a page in the style guide of what you'd never say? | Who has to write by the style guide besides you? | Which sentence shows the brand voice best?
name: business name, company name, product name, brand name change, renamed * company, renamed * business, renamed * product
  changed/did/made: Who still calls it by the old name? | How many names were on the list before that name? | Did anyone try to say the new name over the phone? | What couldn't the old name do?
giveaway: giveaway, contest, raffle, competition, prize draw
  did/made: Did the giveaway bring people who'd want the thing anyway? | What did people have to do to enter the giveaway? | How many of the giveaway people are still around?
  quit/plans: What would you give away that only a real customer wants in a giveaway? | Is there a number you'd want from the giveaway besides followers?
sponsor: newsletter sponsor, podcast sponsor, sponsorship, sponsor, sponsored post, paid ad slot
  got/began: Did the sponsor write to you, or you to them? | Who writes the words for the sponsor? | Which sponsor would you say no to? | What did the sponsor ask to see before saying yes?
  did/made/tested: Did the sponsorship bring people you could trace? | Would you sponsor the same place again?
press: press mention, press coverage, press release, journalist, press feature, local paper, magazine feature
  got: Did the press mention send people, or only make the wall look better? | How did the journalist come across you? | Which line did the journalist pick that you wouldn't have? | Where do you show the press mention now?
stall: market stall, craft market, craft fair, farmers market, christmas market, makers market, trade stand, booth, market stand, ran * stall, did * market, did * craft fair, ran * booth
  did/made/began: What did people pick up first at the stall? | Which question did you hear most often at the stall? | What will you leave at home for the next stall? | How do the people from the stall find you again afterwards?
talk: talk, presentation, keynote, conference talk, lightning talk, panel, spoke at, guest lecture, speaking gig, panel discussion, first talk
  did/made/began/got: Which question after the talk stuck with you? | What did people come up and say after the talk? | Is there a part of the talk you'd cut next time? | Does the talk live on as a post or a video?
product: product hunt, launched on product hunt
  did/made/began/reached: Did the Product Hunt people look, or use it? | Which comment on Product Hunt was worth the day? | What was left of the Product Hunt visitors a week on?
waitlist: waitlist, waiting list, pre-sale, presale, early access list
  made/began: What does somebody on the waitlist hear from you before it opens? | Who was first on the waitlist? | What did you tell people they'd get for joining the waitlist?
  rose/reached: How many on the waitlist do you think would pay today? | Where do the waitlist people come from? | Have you asked anyone on the waitlist what they're hoping for?
course: my course, our course, online course, digital course, digital product, ebook
  made: Which part of the course did you leave out in the end? | Who went through the course before it was sold? | Where do people usually get stuck in the course?
  quit: What happens to the people who bought the course? | Which part of the course do you still use with clients?
mainstreet: opened our first shop, opened my first shop, opened a shop, opened our second shop, opened my own shop, opened our own shop, opened * little shop, opened a store, opened our second store, brick and mortar, brick-and-mortar, storefront, flagship store, showroom, physical store, coffee shop, bookshop, gift shop, my shop, our shop, the shop, little shop, corner shop, our store, my store
  did: Who was the first person through the door of the shop? | What in the shop did people go to first? | How did the neighbours hear about the shop?
  reached: Who's been coming to the shop since the start? | What do you sell in the shop now that wasn't there on day one? | What nearly closed the shop, if anything did?
  quit: How did people who came every week hear about the shop? | Does anything of the shop go on online? | What do you keep from the shop?
pitchdeck: pitch deck, sales deck, slide deck, investor deck
  made/changed/cut: Which slide of the deck do you skip when time is short? | Does the deck make sense without you talking? | Who saw the deck before it went out?
window: window display, shop window, sandwich board, a-board, chalkboard, shop sign, signage, poster
  made/changed/got: Do people come in because of the sign, or only smile at it? | Who outside stopped to look at the window display first? | How long does a window display stay before you tire of it? | What does the sign say to somebody who walks past every day?
packaging: packaging, sticker, tote bag, thank-you card, thank you card, gift wrap, swag, merch
  made/got/began: Where will the packaging be seen besides the doorstep? | Did anyone post a picture of the packaging?
  broke: What became of the misprinted bags or packaging? | Who saw the slip on the packaging first?
print: print run, business card, catalogue, brochure, lookbook, printed catalogue
  made/got: Who looked it over before the print run? | Which page of the brochure would you reprint? | Where do the business cards really end up? | Who gets the first catalogue or brochure by hand?
shipping: =shipping, shipping cost, shipping price, free shipping, postage, delivery fee
  raised/changed: Did baskets change once the shipping did? | Where do people first see the shipping? | Who wrote to you about the shipping, regulars or new people?
  quit/cut: Did orders get bigger or smaller without the free shipping? | Who pays for the shipping in the end? | At which basket does free shipping begin to pay for you?
returns: return rate, returns, refund rate, refund request
  fell: Which product's returns went down most? | Did anything else on the page change before the returns did? | What do people write on the slip with the returns that still come?
wholesale: wholesale, stockist, retailer, first stockist, wholesale account
  got/began: How did the stockist come across you? | Where in the shop does the stockist put your things? | Did you keep the same prices once there was a stockist?
live: instagram live, linkedin live, livestream, live stream, ama, live q&a, office hours
  did/made/began: Which question in the live would make a post of its own? | Who turned up to the live that you only knew by name? | What do you do in a live while nobody's there yet?
sop: onboarding process, onboarding checklist, client onboarding, standard operating procedure, sop, checklist, playbook, process doc
  made/began: Which step did you find you do differently every time, writing the checklist? | Who'll use the checklist first besides you? | What's missing from the checklist that you only know by feel?
scopecreep: scope creep, extra revision, revision round, revisions
  got/cut/quit: When do you say something about scope creep, at the first extra or the third? | How do you word it when it's scope creep? | What's the smallest request that turned into scope creep?
casestudy: case study, client story, customer story, success story
  made/did/began: Who had to approve the case study? | Which number in the case study did you have to fight for? | Is the start of the case study about the client's trouble or about you? | Where do you use the case study, on the site or in calls?
  quit/changed: Which case study do people bring up on calls? | What did you find out about your own case study after the change?
`
