import { told } from './format.ts'
import { onlyfansMore } from './onlyfans-more.ts'
import { onlyfansRest } from './onlyfans-rest.ts'

/** The trade of subscription creators. */
export const onlyfansTold = told(`
page: onlyfans, onlyfans page, onlyfans account, of page, creator page, main page, =page
  began: Did you have posts saved up before the page opened, or start it empty? | Which part of setting up the page took the longest? | Did you set rules for yourself before opening the page, or are they coming as you go? | Have you picked one network for sending people to the page, or several?
  quit: Did subscribers get a closing date, or did the page just run out? | Is the archive saved somewhere now the page is gone? | Did any routine from the page carry over into what you do now?
  reached: Which habit from the first weeks of the page do you still have? | What would you build differently if the page opened today? | Was there a month on the way when you nearly closed the page?
  changed: Did regulars say anything about the changes to the page? | Which part of the page did you leave exactly as it was?
fansly: fansly, fanvue, loyalfans, new platform, second platform, other platform
  switched/began: Does the inbox on Fansly sound any different from the other one? | Which Fansly setting took the most getting used to? | Are you using the tiers on Fansly, or keeping one price? | Did you carry the whole archive over to the new platform, or start from today? | Is discovery on Fanvue bringing anyone, or is it still your own links?
  quit: What happens to the people still paying on Fansly? | Was there a Fansly feature you wish the others had?
subs: =subscriber, =subscribers, sub, fan, paying fan, subscriber count, sub count
  reached: Do you know which network the last few subs came in from? | Which change on the way there moved subs the most? | With that many subscribers, does the inbox still fit the hours you give it?
  got: Do you ask a new sub where they found you? | Does a new subscriber get a typed hello from you, or the automatic one? | Can you tell which link a new sub came through?
  broke/fell: Were the subs who left mostly from one sign-up month? | Has the drop in subs touched earnings too, or mostly the count? | Were those discount sign-ups, or subs who'd paid full price? | Do you message subs after they lapse, or let them be?
  rose: Are the extra subs staying past a first renewal, or is it too early to say? | Has inbox time grown along with the subs? | When subscribers go up, do you post more or hold the same pace?
rebill: rebill, rebill rate, auto renew, auto-renew, auto-renewal, renewal, renewal rate
  rose: Did the rise in rebills come from newer people or the settled ones? | Was there a change a month ago that the rebills are only now showing? | Do you offer anything for switching rebill on?
  fell: Did rebills drop across the board, or mostly in one sign-up group? | Is the rebill dip people switching it off, or cards declining? | Was there a promo in the month those rebills date from?
  reached: Do you count declined cards in the rebill rate, or leave them out? | Does the rebill rate hold evenly through the month, or bunch up?
  tested: Did you split the rebills by where people came from? | Which column in the rebill log turned out to be the useful one?
price: sub price, subscription price, monthly price, price, pricing, sub fee
  raised: Did you announce the price first, or change it quietly? | Did the kind of messages you get change with the higher price? | How many renewals will you wait for before judging the price? | Did anything get added to the page when the price went up?
  cut: Do people joining at the lower price behave differently in the inbox? | Is there an end date on the lower price, or is it open? | Did anyone who'd paid the old price mention it?
  changed: Did you look at other pages' pricing first, or go by your own numbers? | Where did you have to update the price besides the page itself?
  tested: Was anything else different on the page while you tested the price? | Did you count earnings per person in the price test, or only sign-ups?
  plans: Will people who've already joined get notice of the price? | Are you moving the price in one go or in steps?
bundle: bundle, three month bundle, 3 month bundle, six month bundle, multi-month bundle, subscription bundle, sold * bundle, sold * bundles
  began/made: How did you weigh the bundle against the single price? | Had regulars asked for a bundle, or was it your idea? | Where do people come across the bundle first, on the page or in a message? | Does the bundle get an announcement, or does it just sit there?
  quit: Did anyone ask where the bundle went? | Does anything stand where the bundle was? | How did you handle people who were halfway through a bundle?
  changed/cut/raised: Which bundle did people actually pick before the change?
discount: discount, flash sale, promo price, black friday sale, ran a sale, ran a * sale, running a sale, on sale, holiday sale, ran * discount
  did/began: How did you announce the sale? | Is there a gap you keep between one sale and the next? | Do you treat people who join in a sale any differently in their first week?
  plans: Does the sale go to everyone, or only to people who've left? | Will there be extra posts lined up for the days of the sale? | Is there a cap on the discount, or just an end time?
  quit: Did anybody wait around for the next discount and then ask?
trial: free trial, trial link, free trial link, trial sub, day trial
  began/made/did: Does the trial link run out by date or by number of people? | What will people on a trial see that gives them a reason to stay? | Do trial people get a welcome of their own?
  quit: Did sign-ups dip after the trial went, or hardly? | Is anything doing the same job now the trial link is gone? | Are old trial links still sitting in posts somewhere?
  tested: Did each network have a trial link of its own? | How far past the trial did you follow people?
ppv: ppv, pay per view, pay-per-view, ppv message, locked message
  did/made: Did the PPV go to everyone, or to one list? | Do you write PPV text fresh each time, or from a stock of lines? | How do you decide what goes on the feed and what becomes a PPV? | Do you keep a note of who has already bought which PPV?
  raised: Are the same people buying the PPV, or a different lot? | Does the rest of the PPV follow, or is it one at a time?
  quit: What goes in the inbox now there's no PPV? | Is everything on the feed now, or does some of the old PPV stay locked?
  rose: Was it more buyers, or the same PPV buyers spending more? | Do you know which list the extra PPV sales came from? | Did older PPV pick up as well, or only the new ones?
  fell: Are fewer people opening the PPV, or opening it and not buying? | Did PPV fall on every list, or mostly one?
  tested: How many PPV sends did it take before you trusted the result?
massmsg: mass message, mass dm, mass messaging, broadcast message, message blast
  did/made/began: Do you leave people you're mid-chat with out of the mass message? | Was the mass message for one list, or for all? | Did the mass message have a question in it, or just news? | How do you get through the answers after a mass message?
  cut/quit: Is there one kind of mass message you've kept? | How do people hear about new posts with fewer mass messages going out?
  changed/tested: Was the mass message split by time zone, by spending or not at all? | Do older regulars answer mass messages the way newcomers do?
custom: =custom, =customs, custom request, custom order, custom video, custom content, price of * custom, price for * custom, price on * custom, custom price, custom prices
  got: Do you use a form for custom orders, or sort it out in chat? | Is a custom paid before you plan it in, or after? | How do you write down what was agreed for a custom? | What delivery time do you quote on a custom?
  did/made: How close was the custom to the hours you'd set aside? | Do you log what each custom takes, messages included? | Which part of a custom eats the time, planning or editing?
  quit: How do you answer now when someone asks for a custom? | Were there open custom orders to finish first? | Did custom buyers stay on for the rest of the page?
  raised: Do repeat buyers get the old custom price for a while? | Do you publish a custom price, or quote each one?
  plans: Will customs have set days, or fit in around the rest? | Are you writing down what customs do and don't cover first? | Is there a number of customs a week where you'd stop taking more?
tip: my tips, first tip, big tip, biggest tip, huge tip, dollar tip, random tip, 5 tip, 10 tip, 20 tip, 50 tip, 100 tip, 200 tip, 300 tip, 500 tip, 1000 tip, tip from a, tipper, tip goal, got tipped
  got/made: Do you type the thank-you for a tip, or use a saved line? | Was the tip on a post or in the inbox? | Do you log tips apart from the rest of the month?
  rose: Is it more people leaving tips, or the same few? | Do the extra tips land on posts or in messages? | Did you change how you mention tips before they went up?
  fell: Are tips down on posts and in messages alike? | Is it the regular tippers who've gone quiet?
  reached: What happens on the page now that the tip goal's met? | Could everyone see the tip goal while it filled? | Did the last stretch of the tip goal come from one person or many?
menu: tip menu, price menu, my menu, custom menu, menu of prices
  made/changed: Which line of the menu took the most going back and forth? | How short did you manage to get the menu? | Is there anything you kept off the menu on purpose? | Does the menu live in a pinned post or in the welcome?
  quit: How do you quote for things now there's no menu?
  tested: Is there a line on the menu nobody has ever picked? | Does the order of the menu matter, or do people go straight to the price?
churn: churn, churn rate, cancellation, drop-off
  fell/cut: Did churn ease in the first month, or among the older ones? | Do you count churn by calendar month or by sign-up group?
  rose: Is the churn mostly people in their first month? | Had a promo group come up for renewal when the churn rose?
  tested: How do you count churn when someone leaves and comes back? | Which sign-up month had the worst churn once you split it? | Did churn differ by network the way you'd have guessed?
winback: win-back, win-back message, winback, winback message, win back message, expired sub, expired fan, lapsed sub, lapsed fan
  did/made/began: How soon after someone lapses does the win-back go out? | Does the win-back carry an offer, or just news of what's new? | Is it one win-back for all, or several by how long people stayed?
  changed: Which line of the old win-back stayed in? | How many people will you send the new win-back to before judging it?
  tested: Do people a win-back brings in stay past a month? | How do you mark who came back through a win-back? | Have you compared a win-back with no offer in it at all?
welcome: welcome message, auto welcome, welcome dm, welcome text, greeting message
  changed: Which line of the old welcome did you keep? | Does the welcome ask a question back?
  made/began: Does the welcome point to the rules, or leave those for later? | Who read the welcome message before it went live? | Is something ready for when somebody answers the automatic welcome?
  tested: Did you count replies to the welcome, or sales after it? | Does the welcome do the same for people coming from every network?
calendar: content calendar, content plan, posting schedule, content schedule, posting calendar
  made/began: Is the calendar built by week or by theme? | Does the content calendar live on paper or in an app? | Did you leave blank days in the calendar on purpose? | Are promo posts in the same content plan, or somewhere else?
  quit: Do you post on instinct without the calendar, or from a backlog? | Did the page look any different from outside without the calendar?
  skipped: Did anyone notice the gap in the posting schedule?
  changed: Did the numbers suggest the new schedule, or your own week? | How will you know whether the new posting schedule suits?
batch: batch day, batch shoot, batch shooting, shoot day, filming day, content day, batch filming, batching
  did: Was there something on the shoot list you didn't get to? | How do you sort files after a batch day without losing track? | How much of a shoot day goes on setting up and tidying away? | Which setup on the shoot day took the longest to get right?
  began: How did you decide how many sets fit in one batch day? | Which jobs do you get out of the way before a batch day? | Did the first batch day end when you thought it would?
  plans: Is the list for the shoot day written, or still in your head? | Do you do the hard setups first on a shoot day, or the easy ones? | Is anyone helping on the shoot day, or is it all timers?
  skipped: Is there enough in the backlog to cover the missed shoot day? | Does the shoot day move, or fall away this time?
light: ring light, softbox, key light, lighting, led panel, light panel, new light, studio light, fill light
  got: What were you working with before the new light? | Where did the light end up standing? | Did the light need a diffuser or a taller stand?
  switched: Do older posts look odd next to the new lighting? | Did camera settings have to change along with the light?
  changed/fixed: Was it the angle, the distance or the colour of the light? | Did you mark the floor for where the light goes? | How do you test the lighting before a proper shoot?
  broke: Is there a spare light, or does it stop the shoot? | Do you replace a light like for like, or try another kind? | Can daylight carry the next shoot while the light is out?
camera: camera, webcam, mirrorless, dslr, new lens
  got: Could the old setup do something the new camera can't? | Do you leave the camera on one set of settings, or change it by room? | How do files get from the camera to where you edit?
  switched: Did editing get longer or shorter with the other camera? | Do the old camera and this one match in colour, or does it show?
  broke: Did the camera take any unsaved files with it? | Can a phone cover until the camera is sorted? | Is the camera worth a repair, or past that?
  changed: Was it in the camera manual, or did you hit on it by accident? | Which camera setting do you never touch now?
  plans: Is it low light, autofocus or sound that the next camera has to do better? | Will you borrow or rent the camera for a day first?
editing: editing, edit, capcut, lightroom, premiere, davinci
  did/made: How much of the footage made it through the edit? | Do you edit in one sitting, or come back with fresh eyes? | Was cutting or colour the slow part of the edit?
  switched/began: Did old presets come across, or do you edit from scratch? | Which shortcut did your hands want to keep from the old way of editing?
  cut: Which editing step turned out not to matter? | Has anyone on the page noticed the lighter editing?
outfit: outfit, costume, wardrobe, wig, prop, cosplay
  got: Do you log an outfit as an expense the day it arrives? | Is the costume for one theme, or can it go into several shoots? | Do you note down which outfit went into which post?
  did/cut: Was the wardrobe sorted by theme, by season or by what's been shot? | How many props turned out never to have been in a post? | Where do costumes go once they've had their turn?
  made: Which part of the costume did you work out on the fly? | Does making the costume get a behind-the-scenes post?
  plans: Does the theme come first, or the props? | Do you lock the shoot date before the costume has arrived?
collab: collab, collaboration, did * collab, shot * collab, filmed * collab, had * collab
  did/made: Who does the editing after a collab, you or them? | Were the collab terms in writing beforehand? | How did you agree where the collab goes up first? | How do you split the costs of a collab?
  plans: Are the release forms for the collab done before, or on the day? | How do you vet somebody before a collab? | Is it settled who edits the collab?
  quit/skipped: Had the collab been announced already? | Is the collab off for good, or only off for now? | Did the time set aside for the collab go to something else?
reddit: reddit, subreddit, reddit post
  began: Do you read the rules of each subreddit first, or learn by removal? | How many subreddits are you keeping to for now? | Is the Reddit account brand new, or one with some history? | Is there a separate link for Reddit traffic?
  quit: Where did the Reddit hours go? | Do old Reddit posts still send you sign-ups?
  tested: How many posts in a subreddit before you call it?
  broke: Did an appeal to Reddit get you more than a form reply?
instagram: instagram, insta, reels
  began: Does the Instagram run under the page's name, or something looser? | Do you make things for Instagram, or recut what's there? | What does the Instagram bio link point to?
  broke: Was there a backup Instagram that people knew of? | Where else could your Instagram followers find you that day?
  rose/fell: Do sign-ups follow your Instagram numbers, or hardly at all? | Was it reels or stories that moved on Instagram?
  quit: Did you leave the Instagram profile up as a signpost? | Did sign-ups notice you leaving Instagram? | Which network gets the hours Instagram had?
tiktok: tiktok
  began: Are the TikToks made for it, or cut from what you shoot anyway? | How do you talk about the job on TikTok within its rules? | Which TikTok format is quickest for you to make?
  rose: How many TikTok viewers got as far as the link? | Was it the kind of TikTok you'd expected to travel? | Will you make more like that TikTok, or leave it alone?
  broke: Were the TikTok videos saved anywhere else? | Will you appeal the TikTok decision, or open a fresh account? | Did TikTok give a reason you could do anything with?
  quit: Did TikTok ever send people who stayed? | Could TikTok clips be an assistant's job, or does it have to be you?
twitter: twitter, bluesky, x account
  quit: Did you leave the Twitter account parked, or delete it? | How did you tell people on Twitter where you'd be? | Which contacts from Twitter did you make sure to keep?
  switched/began: How did you find the first people to follow on Bluesky? | Does Bluesky send people to the page, or is it more for colleagues? | Did you set the content labels on Bluesky from the start? | Are the same posts going to Bluesky and elsewhere, or separate ones?
shoutout: shoutout, shout-out, s4s, sfs, shout for shout, promo swap, spent * on shoutouts, paid for * shoutout, bought * shoutout, did * shoutout
  did/got: Did the shoutout have a tracking link of its own? | Was the shoutout wording yours or theirs? | Do people who come through a shoutout stay as long as the rest? | How do you check an account before a shoutout?
  quit: How do you answer shoutout requests now? | Did sign-ups change once the shoutouts stopped?
  tested: How many shoutouts did it take before the pattern held? | Does that go for paid shoutouts as well as swaps?
  plans: How do you pick whom to ask for a shoutout? | Is the shoutout paid or a swap? | Do you have a fixed text ready for the shoutout?
analytics: analytics, stats, dashboard, spreadsheet, tracking link, tracking sheet
  tested: Which column of the stats do you look at first? | Do you pull the stats by hand, or export them? | Is there a number in the stats you've decided to ignore?
  began/made: What's in the first column of the spreadsheet? | Did you build the spreadsheet, or adapt one somebody shared?
  quit: How long did the urge to check the stats last? | Do you look at the stats once a month now, or not at all?
inbox: inbox, dms, =chatting, inbox hours, chat hours, spent * in the inbox, got to inbox zero, got * inbox down, cleared * inbox, cleared out * inbox
  did/reached/fixed: Where do you start in a full inbox, oldest or regulars first? | Do you keep notes on people as you go through the inbox? | Is there a kind of message you leave in the inbox on purpose?
  began/changed/cut: Do subs see your inbox hours anywhere? | How do regulars take to the new inbox hours? | How was the first evening with the inbox shut?
  skipped: Where did you pick up when you opened the inbox again? | Did anyone in the inbox mind the gap?
boundary: boundary, boundaries, no list, house rules, boundaries post, boundary post, rules post, page rules
  made/began/raised/changed: Is anything left out of the boundary on purpose, to be settled in chat? | Was it a newcomer or a regular who ran into the boundary first? | Do you have a saved reply for when someone pushes at a boundary? | How did you word the boundary in the end?
  broke: Did you say afterwards that the boundary is back?
block: block button, block list, blocklist, blocking people, blocked people, blocked * guy, blocked * man, blocked * sub, blocked * fan, blocked * people, blocked him, blocked my ex, blocked two, blocked three, blocked four, blocked five
  did/raised: Is there a warning before you block, or not any more? | Does your block list say why each one is on it? | Is a block for good with you, or do some get a second go? | Do blocked people turn up again under other names?
  began: What do you block for now that you'd once have answered?
dayoff: day off, days off, time off, week off, weekend off, took a break, taking a break, a break, vacation, took * weekend off, took * week off, took * day off, took * month off, took two weeks off, took sunday off, took sundays off, took december off, took january off, took august off, took july off, took the summer off, took the month off, took mondays off
  did: Was the phone in another room on the day off, or within reach? | Was anything queued on the page for the day off? | Did subs know you had time off, or did the queue cover it? | How far into the break did you stop thinking about the inbox?
  plans: Will subs hear about the time off, or will you schedule round it? | Does anyone mind the inbox in your time off? | How much has to be queued before you can take the break?
  skipped: What crept into the day off, messages or editing? | Does the day off move to another day this week?
burnout: burnout, burnt out, burned out
  reached/began: Which task went first in the burnout, messages or filming? | Was there an early sign of burnout you'd spot sooner now? | Is there any part of the job that runs by itself during burnout?
  fixed: What came back first after the burnout, ideas or patience? | Did anything stay off your list for good after the burnout?
leak: leaked content, content leak, my content leaked, stolen content, leak site, leaked set, leaked video
  got: Did you find the leak yourself, or did a subscriber tell you? | Was there a watermark on the leaked files? | Will you chase the leak yourself, or hand it to a service?
  fixed: Is the leak gone from search as well as from the site? | Do you check whether the leak comes back?
takedown: takedown, dmca, dmca notice, takedown notice, dmca service, takedown service, filed * dmca, filed * takedown, sent * takedown, sent * dmca
  did/made: Did the takedown go to the site, the host or the search engine first? | Do you keep a takedown template with the links left blank? | Does the DMCA notice go out in your name, or an agent's? | How do you keep count of which takedowns are still open?
  got/began: What does the takedown service still leave for you to do? | Does the DMCA service search by itself, or work from your links? | How often do you hear back about the takedowns?
verification: id verification, id check, account verification, verification, renewed * verification, got verified, passed verification
  got/reached/did: Does the verification say how long it's good for? | Did the verification cover payouts too, or is that a step of its own?
  broke: Did the failed verification say which document was the trouble? | Did the verification trip over a document or over the photo, as far as you can tell?
payout: payout, withdrawal
  got: Does part of each payout go aside for tax on the day? | Do you take payouts weekly, or let them build? | Does the payout land in a separate business account? | Do you tick payouts off against the statements, or trust them?
  changed/switched: Did the new payout method ask for fresh documents? | Do the fees differ on the new payout, or only the timing? | Was there a gap in payouts while it changed over?
  broke: Is the payout stuck on the platform's side, or the bank's? | Did support say anything about the payout beyond the standard reply? | Have earlier payouts to that bank gone through?
  rose: Which part of the payout grew most, subs or messages? | Is that payout one loud week, or a steady month?
  fell: Was it subs or messages that pulled the payout down most? | Is it the season in the payout, or something on the page?
tax: tax, taxes, quarterly tax, tax return, self assessment, 1099, tax bill
  did/made: Which expense nearly got forgotten in the tax return? | Was the income side or the receipts the slow part of the taxes? | Did you do the taxes alone, or with an accountant's eye on them? | What will you keep in better order for the next tax year?
  plans/began: Does the tax money have an account of its own? | Do you set tax aside by a fixed share, or by feel? | How do you handle the tax share in a thin month?
books: bookkeeping, receipt, =expense, =expenses, =accountant, =bookkeeper, did the books, did my books, caught up on the books
  did/fixed: Which month of the bookkeeping was the messiest? | How do you split costs that are half home and half work in the books? | Did the bookkeeping turn up a subscription you'd forgotten paying for? | Where do receipts go the moment you get them?
  began: Is the bookkeeping in an app or a plain sheet? | Which heading do your receipts pile up under?
  got: How did you describe the job to the accountant? | Does the accountant look after other creators too? | What did the accountant ask to see first?
  skipped: Where's the pile of receipts living at the moment?
manager: =manager, page manager
  got/began: Which job went to the manager first? | Does the contract with the manager have an end date? | Does the manager see the inbox, or only the numbers? | How did you vet the manager before signing?
  quit: Which job came back from the manager to you first? | Were the passwords changed the day the manager left? | Was there a notice period with the manager, or a clean cut? | What would a manager contract have to say if there were a next one?
  plans: Is there a job you'd never hand to a manager? | Would the manager be on a percentage or a flat fee? | Do you know anyone who's worked with that manager?
agency: agency, management company, management agency, signed with * agency
  quit: How did you get the logins back from the agency? | Did the agency contract run on after your notice? | Have regulars said anything since the agency went? | Is there one thing the agency did that you've kept?
  began: Who at the agency writes the messages? | Did the agency agree to change anything in its contract? | Can you read along in the chats the agency runs? | Which number will you judge the agency by?
assistant: assistant, virtual assistant, chatter
  got/began: Which task did the assistant take over first? | How did you write down your way of doing things for the assistant? | Does the assistant see everything, or do some parts stay with you? | How do you check what the assistant did without redoing it?
  quit: Which jobs the assistant did turned out not to need doing? | Did regulars notice the chatter had gone?
  plans: What would the assistant get to do in week one? | Would the assistant be paid by the hour or by the task? | Would you tell subs that an assistant is on the messages?
anonymity: anonymity, anonymous, faceless, stage name, pseudonym
  began: How did you pick a stage name that nothing else points to? | Do the mail and phone go with the stage name too, or only the page?
  quit: Did you pick the day for dropping the anonymity, or did it pick you? | Is the stage name staying, or going too? | Which precautions did you keep after the anonymity?
  changed: Did you clear the old stage name everywhere, or let it fade?
secondpage: second page, free page, second account, second onlyfans
  began/made: How do you keep from posting the same thing on the second page? | Which one does your bio link send people to, the main or the free page? | Are there set hours in the week for the second page? | Did main page people get told about the second page, or find it?
  quit: Where did the people on the free page go? | Did you leave a post on the second page pointing to the main one? | Do the hours from the second page go to the main one now?
  tested: How many move from the free page to the paid one, if you count it? | Will people on the free page see anything different because of that?
  plans: What would the second page have that the first can't? | Is the second page going to be free or paid? | Is there enough in the vault to feed a second page?
live: live stream, livestream, going live, went live, did * stream, had * stream, did * livestream, did a live, did my first live, held * stream, q&a stream, live q&a
  did: Was there a run sheet for the stream, or did you talk as it came? | Who kept an eye on the comments during the stream? | Is the stream saved for people who missed it? | Which part of the livestream kept the most people there?
  plans/began: Is the livestream announced ahead, or a surprise? | Do you test sound and light before a stream goes out? | What do you fall back on in a stream when the chat goes quiet? | Is somebody moderating the livestream?
  broke: Did the stream get recorded up to that point? | Was it the upload or the app that took the stream down? | Did people wait for the stream to come back?
  skipped: Did anyone ask about the missed stream? | Does the stream move to another day, or wait for next time?
poll: poll
  did/made: Did you put your own favourite in the poll? | Do the quiet ones vote in your polls, or the usual voices? | Will you go by the poll if it isn't your own pick?
linkpage: link page, linktree, beacons, allmylinks, link in bio, link hub
  made/changed/began: How many buttons are on the link page? | Which button sits on top of the link page? | Can the link page tell which network people came from?
  switched: Were there old bios still pointing at the former link page? | Do the click counts agree between the old link page and the new one? | Was there anything the old link page did better?
  broke: Did you find out the link page was down from the numbers, or a message? | How many bios had that link page in them?
friends: told a friend, told my friends, told my best friend, told my family, told my parents, told my sister, told my brother, told my dad, told my partner, told my boyfriend, told my husband, told my wife, told my mum, told my mom, telling my friends, telling my family
  did: Was the first question about money or about safety, once you told them? | Did you rehearse it before you told anyone, or did it just come out? | Had anybody guessed before being told? | Is there somebody else to be told, or is that the circle?
  plans: Whom will you tell first, the closest or the one who'd mind least? | Have you got a first sentence ready for telling them? | Do you want to tell everyone at once, or one by one?
dayjob: day job, 9 to 5, nine to five, office job, my job, retail job, bank job, waitressing job, bar job, desk job, my nursing job
  quit: What did you want to see in the numbers before leaving the day job? | Which bit of the day job's routine did you keep? | How are you filling the hours the day job used to hold? | Did the day job hear what comes next, or only get the notice?
  plans: Is it a date or a number that decides about the day job? | Which would you miss first from the day job, the wage or the routine? | Have you tried a month of living on page money beside the day job?
  began/got: Do the inbox hours move because of the day job? | Does the day job take pressure off the page, or time?
lostwork: lost * draft, lost * drafts, lost * scheduled, lost * captions, lost my notes, lost * spreadsheet
  did: Can any of the lost work be pieced together from the phone? | Do you write drafts anywhere else now?
vip: vip page, paid page, vip account
  quit: Did VIP page people get anything for the change? | Is the old VIP page locked, gone or left as a signpost?
  made/began: What is on the VIP page that nobody gets on the other one? | Did you move the regulars to the paid page by invitation, or open it to all?
answered: answered * dm, answered * dms, answered * message, answered * messages, replied to * message, replied to * messages, spent * answering dms, spent * answering messages, spent * replying to, caught up on * messages, caught up on dms
  did: Do you go oldest first with messages, or by who's been around? | Which kind of message takes the time, the long ones or the vague ones? | Do the messages get a fixed hour, or whatever's left of the evening?
tool: scheduler, scheduling tool, scheduling app, crm, management tool, planner app
  began/switched: Which job does the scheduler still leave to you? | Did you move everything into the scheduler, or start from one network?
  quit: Are posts going out by hand without the scheduler?
  broke: Did you hear from the scheduler, or see the empty feed?
hours: work hours, working hours, office hours, set office hours, page hours
  cut/changed/did/plans: What did you drop first to make the hours fit? | Can you see the shorter hours in the numbers, or only in the evenings?
ai: =ai, ai chatbot, ai chat, ai tool, chatgpt, chat bot, chatbot, ai assistant
  began/tested: Which job did the AI get first, captions or chats? | Could a regular tell which lines the AI wrote? | Do you let the AI see real messages, or only made-up ones?
  quit: Did a subscriber notice the AI, or did you? | What did you take back from the AI first?
list: email list, mailing list, newsletter, telegram channel, discord server, discord, telegram
  began/made: How do people get from the page to the newsletter or channel? | Is the list for subs, for everyone, or for those who left?
  quit: Did people from the Discord or list come along to the page? | Who looked after the Discord while you were offline?
  reached: How many on the list have ever paid, do you know?
promo: promo, promotion, self promo, promoting, promoted my, spent * on promo, spent * promoting, did * promo
  did/made: Which promo of the week would you do again first? | Does promo get its own hours, or the gaps between?
  quit/cut/skipped: Did sign-ups notice the missing promo yet? | Which promo was the first to go?
  began/changed: Where do you look first to see whether promo worked?
geoblock: geoblocked * country, geoblocked my, blocked my country, blocked my state, blocked my whole, blocked my home, geo-blocked my, geo blocked my, geoblock, geoblocking, geo block
  did/began/made: How much of the traffic came from the blocked places before? | Do the other networks block the same places, or is it only the page?
recognized: got recognised, got recognized, was recognised, was recognized, been recognised, been recognized
  did: Which name were you recognised by, the stage one or the real one? | Do you have a sentence ready for being recognised?
niche: niche, page niche, page theme, persona
  changed/switched: Did you say goodbye to the old niche in a post, or just shift? | Which of the old posts still fit the new niche? | How did newcomers find the niche before, and will they still?
  began/got: What can you shoot in that niche on a tired day?
contract: contract, signed * contract, release form, model release
  did/got: Which clause of the contract did you read three times? | Did somebody who knows contracts look over it?
  quit/fixed: Did the contract let go as easily as it said?
business: registered as self employed, registered as self-employed, registered * business, registered my llc, set up * llc, formed * llc, formed an llc, opened * llc, opened * business account, opened * business bank, incorporated my, =llc, business account, business bank account
  did/made/got/began: What did you put down as the trade on the business form? | Do payouts run under the business name by now? | What gets easier first, once it's a business on paper?
${onlyfansMore}${onlyfansRest}`)
