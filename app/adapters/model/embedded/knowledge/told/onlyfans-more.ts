/** Goes on where `onlyfans.ts` ends. */
export const onlyfansMore = `
taxrefund: tax refund, tax rebate
bank: bank account, savings account, checking account, spotify account, netflix account, gym account
jobinterview: job interview, exit interview, customer interview, user interview, client interview
incomestream: income stream, stream of income, revenue stream
otherpage: landing page, queue page, web page, sales page, about page, home page, payment page
page:
  made: Were there posts waiting on the page at opening, or did it start bare? | Who got to know about the page first? | Which page setting did you dither over longest?
  broke: Could subs still reach you while the page was out of order? | Do you keep a copy of everything on the page elsewhere? | Does the platform tell you what it was, when a page acts up?
  skipped: Does the page look different to you after some days away?
subs:
  quit: Is there a rule now for when a sub has to go, or is it case by case?
  did: Where do new subs hear from you first?
lostsubs: lost * sub, lost * subs, lost * subscribers, lost * fans, lost * paying fans, lost a third of, lost half of my
  did: Which group of subs held on best? | Do you look up which month the lost subs had joined in?
gainedsubs: gained * sub, gained * subscribers, gained * new subs, got * new sub, got * new subscribers, picked up * sub, picked up * new sub, brought in * sub, got * sign-ups, gained * fans
  did: Which link did the new subs come in by, can you tell? | How many new subs write back to the first message, as a rule? | Do you note where new subs came from while it's fresh?
regular: a regular, my regular, oldest regular, one of my regulars, long time sub, longtime sub, oldest sub, longest sub
  broke: Did the regular leave a word, or just lapse? | Would you write to a regular who's left, or leave the door open?
  got: At which point does somebody count as a regular, for you?
spender: top spender, biggest spender, top fan, biggest fan, top tipper, biggest tipper, my whale, a whale
  broke/quit: Had the top spender been getting quieter before, looking back? | How much of a month hangs on one spender, more than you like? | Do you message a top spender who's gone, or wait?
  got: Do you do anything differently for a top spender, or keep it the same for all? | How do you note down what a big spender likes?
chargeback: chargeback, got * chargeback, got charged back, had * chargeback, got hit with * chargeback, lost * to chargebacks, lost * to a chargeback
  got/did: Do you note which purchases end in a chargeback? | Does the platform tell you who was behind a chargeback? | Was the chargeback on messages or on a subscription, could you see?
  fixed: What did the platform want to see for the chargeback?
wonchargeback: won * chargeback, won * dispute, fought * chargeback, disputed * chargeback, appealed * chargeback
  did: Which proof counted in the chargeback dispute, as far as you could tell? | Do you keep chats saved with chargebacks in mind now?
refund: refund, gave * refund, refunded a, refunded the, refunded * custom, sent * refund
  did/made: Do you have a written rule for refunds, or decide each time? | How do you word a refund so that it stays a one-off?
  got: Was the refund a form or a person, in the end?
shadowban: shadowban, shadowbanned, got shadowbanned, been shadowbanned, was shadowbanned, got * shadowban, got * restricted
  did/got: How do you check whether it's a shadowban or just a flat week? | Do you post through a shadowban, or let the account rest? | Which network picks up the slack during a shadowban?
  fixed: Do you know what ended the shadowban, or did it just end? | How long after the shadowban did you trust the numbers again?
acct: my account, =account, main account
  broke: Did you have another way to reach people without that account? | Is there a human anywhere in the account appeal? | Which parts of the account had you saved somewhere else?
  fixed: What was the first thing you checked once the account was back? | Did everything on the account come back with it? | Is there a spare account now, just in case?
  made/began: Did you keep the new account quiet at first, or announce it?
backupacct: backup account, back-up account, backup page, spare account, backup instagram, backup twitter
  broke: How do people find you with the backup account gone too? | Do you build a third account, or put the hours elsewhere?
  made/began: How do you get people to follow a backup account before they need it? | Does the backup account post on its own, or just sit there?
hacked: got hacked, was hacked, got phished, got scammed, was scammed, fell for * scam, got impersonated, almost got scammed
  did: Which logins did you go through first after that hack? | Did anyone on the page notice the hack or scam before you did?
password: changed * password, changed all my passwords, reset * password, turned on two factor, turned on 2fa, set up 2fa, set up two factor, switched on 2fa
  did: How many logins came up that you'd forgotten about, while you were at the passwords? | Is anybody else left with a password of yours? | Where do the 2FA backup codes live?
reddit:
  did: How do you pick which subreddit gets which post? | Does Reddit get its own tracking link?
  made: Which subreddit rule nearly got that Reddit post removed?
  rose: Did the Reddit people find the link by themselves?
twitter:
  broke: Which people would you have lost touch with along with Twitter? | Did followers spot that something was off on Twitter before you did? | Is anything besides Twitter linked from the page?
  rose/fell: Do sign-ups move with the Twitter numbers at all?
followers: follower, follower count, lost * follower, gained * follower, lost * followers, gained * followers
  reached: Do you know what share of those followers ever clicked through? | Which sort of post brought the most followers along the way?
  did/broke/fell: Did the follower count touch sign-ups at all?
  rose: Do the new followers click, or just watch?
visits: profile visit, page visit, profile view, page view, link click, click
  rose: Which post were the extra clicks coming from, can you see? | Did joins go up along with the clicks?
  fell: Is it one network the clicks are missing from, or all of them?
  tested: Which link got the clicks you hadn't expected?
engagement: engagement, =likes, =comments
  rose: Are those likes from people who pay, or from passers-by? | Do more likes ever turn into more messages, with you?
  fell: Are people reading without liking, or not there at all?
viral: went viral, had a viral, had * video blow up, had * reel blow up, had * clip blow up, had * go viral, got * million views, got * views on
  did: Is there a way to see who came over once it went viral? | What did strangers make of it once it went viral? | Will you follow it up in the same vein, or go back to the usual posts?
posteddaily: posted every day, posted every single day, posted daily, posting daily, posting every day, daily posting, daily posts, posted twice a day, posted three times a day
  did: Which weekday was the hardest to find a post for? | Do subs ever mention how often you post, or is it only the apps that care?
  quit: How many posts a week did you settle on instead? | Did a single sub say anything about fewer posts?
  began: Is there a stock of posts behind the daily posting, or is it day by day?
posting: posting again, =posting, posting on here
  began: What's the first thing you put up once you were posting again? | Is the plan for posting smaller than before?
  quit/skipped: Does the queue carry on while you aren't posting? | Did anyone write to ask where the posts had gone?
queue: scheduled post, post queue, posting queue, the queue, my queue, content queue, scheduled * posts, scheduled a week of, scheduled two weeks of, scheduled the whole, scheduled a month of, queued up, queued * posts, batch scheduled, scheduled all my
  did/made: Do you leave gaps in the queue for whatever comes up? | Is promo in the same queue as the page, or apart? | How far ahead does the queue usually run?
  broke: Are the captions for that queue saved outside the platform? | Did the queue lose the files too, or only the dates?
vault: vault, content vault, backlog, back catalogue, back catalog, content library, uploaded to the vault, uploaded * to the vault, tagged * vault, sorted * vault, old content, finished tagging, finished sorting * vault, tagged * files, tagged four, sorted * files
  did/fixed/changed/made: What do you sort the vault by, theme, date or who has had it? | Did something turn up in the vault that you'd forgotten shooting? | Is there anything in the vault you'd no longer post?
  quit: How did you choose what leaves the vault?
  tested: How far would the vault carry you without a single new shoot?
watermark: watermark, watermarking, watermarked * photo, watermarked * video, watermarked * catalog, watermarked the entire, watermarked the whole, watermarked everything, watermarked all
  did/began/raised: Where on the picture did you put the watermark? | Does the watermark carry the page's name or something for tracing? | Is it one watermark for all, or a different one per list?
  changed: Where did the watermark sit before it moved?
shoot: shot * set, shot * sets, shot * photos, shot * videos, shot * content, shot * scene, shot all day, shot all weekend, filmed * video, filmed * videos, filmed * clip, filmed * scene, filmed * content, filmed all day, filmed for, recorded * video, recorded * videos, did a shoot, did * photoshoot, did * photo shoot, had * photoshoot, had a shoot
  did: How many outfit changes does a shoot like that hold? | Do you cull right after a shoot, or let it lie for a few days? | What share of a shoot makes it to the page, roughly? | Does a shoot go by list with you, or by mood?
photoshoot: photoshoot, photo shoot, a shoot, first shoot, shoot
  quit/skipped: What goes up in place of the shoot, something from the vault? | Does the shoot get a new date, or drop off the list?
  plans: Is the shoot built round a theme, or round a place? | Which part of the shoot is already laid out?
  made: How do you pick the one picture from a shoot that goes out first?
lostfootage: lost * footage, lost * clip, lost * clips, lost * video, lost * videos, lost * photos, lost * files, deleted * footage, deleted * clip by, lost the last * minutes, lost a whole shoot, lost the whole shoot, forgot to hit record, forgot to press record
  did: Will you reshoot the lost part, or let it go? | Where do files go first after a shoot, as a rule?
drive: hard drive, external drive, backup drive, memory card, sd card, ssd, phone storage, icloud storage, cloud storage
  broke: Was any of what's on that drive anywhere else? | How often do files get moved off the card or drive, normally?
  got: How are you sorting the drive, by shoot, by month or by theme? | Does a second copy live somewhere outside the house, or just on the drive?
  fixed/reached: How far back do you keep raw files before the drive gets cleared?
edits: edited * video, edited * videos, edited * photo, edited * photos, edited * clip, edited * clips, edited all day, edited all night, edited for, edited until, spent * editing
  did: Do you edit with the captions in mind, or write them later? | Is there an editing job you skip now without anybody noticing?
teaser: teaser, promo clip, trailer, promo video, teaser clip
  made: How much does a teaser show before it stops being one? | Was the teaser cut from a finished post, or shot for itself?
caption: caption
  made: Do you write captions in one go, or one at a time as posts go up? | Where do good caption ideas usually come to you?
  changed: Do people answer more to a question in the caption, or to a plain line?
bio: bio, page bio, profile bio, profile text
  changed/made/fixed: Which line of the bio did you keep from before? | Who is the bio written for, newcomers or people sent over by a link? | Did you read the bio on a phone, the way most people meet it?
header: header, banner, profile picture, profile pic, profile photo, avatar, page banner
  changed/made: Did regulars notice the new profile picture first, or nobody? | Do you change header and profile picture together, or one at a time? | Does the picture have to match the other networks, for you?
pinned: pinned post, pinned * post, pinned a, pinned my, pinned * menu, pinned * rules, pinned * message
  did/made/changed: How long does a pinned post stay up before it goes stale, for you? | Do people quote the pinned post back at you, or never get that far?
backdrop: backdrop, background, bedroom set, filming room, filming corner, filming setup, home studio, studio, redid * bedroom, redid * studio, built * set, painted * filming room
  got/made/changed/did: Which corner of the old background had turned up in every post? | Does the new backdrop stay up, or get put away after each shoot? | How does the backdrop behave under the lights?
tripod: tripod, phone mount, phone stand, gimbal, remote shutter, bluetooth remote, clicker
  got: Which angle does the tripod let you do that you couldn't before? | Is the tripod up all week, or folded away after?
  broke: What's holding the camera up until there's another tripod?
mic: mic, microphone, lav mic, lavalier, wireless mic, usb mic
  got: Is the mic for voice notes, videos or both? | How much of the room did you hear with the mic the first time?
  broke: Was it the mic or its cable, as usual?
phone: second phone, work phone, new phone, burner phone, another phone
  got: Which accounts moved over to the new phone, all or only work? | Does the work phone sleep in another room? | Do the two-step codes sit on the same phone as the page?
look: got my nails done, got my hair done, got * haircut, got * tattoo, dyed my hair, dyed * hair, cut my hair, cut * bangs, cut my own bangs, shaved my head, got braces, bleached my hair, went blonde, went brunette, went red, got lash extensions, got * piercing, dyed my hair black, dyed my hair pink, dyed my hair red, dyed my hair blonde, dyed my hair blue, dyed my hair copper, dyed my hair purple
  did: How many posts with the old hair or nails are still to go up? | Did you get to shoot anything for the page on the day it was done?
outfit:
  raised/switched: Does the wardrobe get sorted by theme or by colour?
  began: How do you come up with what the costume needs to be read at first glance?
  broke: Could the costume be mended before the next shoot?
wishlist: wishlist, wish list, wishlist gift, gift from a sub, gift from a fan, gift from a subscriber, present from a sub, present from a fan
  got: How do you say thank you for a gift, in a post or in private? | Is anything on the wishlist just for work? | Does the wishlist hide the address all the way to the label?
  made/changed: What goes at the top of the wishlist, small or useful?
giveaway: giveaway, raffle, contest, ran * giveaway, did * giveaway, held * giveaway
  did/made: How was the giveaway winner drawn? | Did the giveaway bring people who stayed on?
press: got featured, was featured, got interviewed, was interviewed, did an interview, did my first interview, did * podcast, was on a podcast, interview, podcast
  did/made: Was there a question in the interview you'd asked them to leave out? | Did you get to check the piece before the interview went out?
  plans/skipped: Is there something you'd want the interview to get right for once?
ratetalk: hate comment, nasty comment, rude comment, mean comment, nasty message, rude message, hate message, bad review, negative comment
  got: Do rude comments get an answer from you, or the bin? | Is it a subscriber's comment or a passer-by's, mostly?
saidno: told a regular no, told a fan no, told a sub no, told a subscriber no, told a client no, told him no, told them no, told a guy no, said no to * custom, said no to * request, said no to * collab, said no to * fan, said no to * sub, turned down * custom, turned down * request, turned down * collab, turned down * offer, declined * request, declined * custom, declined * offer
  did: Did it need a reason, or does a plain no do? | Is that no written down anywhere by now, or said afresh each time? | Did you type the no straight off, or sleep on the offer?
boundary:
  did/fixed: Do you say the boundary outright, or change the subject? | Which boundary came late that should have come first?
inbox:
  quit: Can regulars still reach you with the inbox shut? | Did anybody ask after the DMs? | Where do people put questions now the DMs are off?
  plans: Will the inbox hours be on the page, or only in your head? | Do weekends count in the inbox hours?
  made: Are the inbox hours the same on weekends?
  broke: Is it the app or the inbox itself, did support say?
  tested: Which inbox hour turned out to be worth sitting there for?
voicenote: voice note, voice message, audio message, voice memo, audio note, sent * voice note, recorded * voice note
  began/made/did: Do voice notes get more answers than typed ones, for you? | Do you script a voice note, or talk and send? | Is a voice note one to one with you, or for a whole list?
savedreply: saved reply, saved replies, canned reply, message template, reply template, chat template, dm template, chat script, message script, saved response
  made/began/changed: Which question has the most used template? | How do you keep a saved reply from sounding saved? | Did you write the templates from real chats?
  quit: Which template would you still keep for bad days?
massmsg:
  skipped: Did anyone notice there was no mass message?
  raised: Do unsubscribes tick up along with the mass messages, or not at all?
  broke: Who spotted the mistake in the mass message first?
wrongsend: sent * to the wrong, sent the wrong, sent the wrong clip, sent the wrong video, sent the wrong file, sent the wrong photo, sent the wrong price, posted the wrong clip, posted the wrong video, posted the wrong photo, posted the wrong set, sent * wrong person, sent * wrong list, sent * to everyone by, sent * by accident, posted the wrong, posted * by accident, posted * to the wrong, called * by the wrong name, called * wrong name
  did: Did an answer come before you noticed what had been sent? | Could it still be unsent by the time you saw? | Did you own up to the accident in a message, or let it pass?
sold: sold * custom, sold * customs, sold * copy, sold * copies, sold * video, sold * videos, sold * clip, sold * clips, sold * set, sold * sets, sold * photos, sold out, made * first sale, got * first sale, sold * first
  did: Was it sold to people who'd been round a while, or to newcomers? | How do you note down who's had it already, once it's sold? | Will the one that sold get a follow-up, or stay on its own?
ppv: ppv sale, ppv open, ppv open rate, ppv unlock, ppv income, ppv price, sold * ppv, sent * ppv, sent out * ppv
  changed/cut: Did you try the cheaper or the rarer PPV first? | Do buyers ever say anything about how PPV is priced? | How many PPV sends will you give it before judging?
  began: Who was on the list for the first PPV? | How did you put a number on the first PPV?
  skipped: Does a missing PPV show in the week's figures?
custom:
  began: How is the custom price made up, by minute or by effort? | What's on the list of things a custom can't be?
  cut/changed: Do custom buyers read the rules first, do you find? | What made it onto the custom form that wasn't there before?
  skipped: How do custom buyers take a later date, in your experience?
  broke: Can that custom be rescued, or is it a fresh start?
  reached: Do you stop taking orders at a certain number of customs?
price: raised my rates, raised my prices, doubled my prices, doubled my rates, dropped my price, dropped my prices, dropped * price to, lowered my price, lowered * price to, my rates
  did: Where else did the old price have to be taken down? | Do people mention the price in messages, or just act on it? | How many renewal rounds before you'd call the price settled?
bundle:
  did/got: Do bundle buyers start talking sooner or later than the rest? | Had the bundle buyer been renewing month by month before? | Does a bundle count in the month it's paid, or spread out, in your sheet?
discount:
  made: Who gets to see the discount first, newcomers or people who left? | Does the discount have an end date that you hold to?
  cut: Do people still ask for the discount that's gone?
  reached/tested: How many from the discount are still there a month on, do you count?
rebill:
  changed/made/began: Do people get anything for leaving rebill on? | How will you tell what rebill owes to the change and what to the month?
  quit: Did anybody explain why they'd switched rebill off?
earnings: earnings, page income, =income, page earnings, monthly income, earned * this month, earned * this week, earned * today, earned * last month
  reached: Which part of the earnings is the steady one, subs or messages? | Do you look at gross or after the platform's share, with earnings? | Is one good week in those earnings, or four even ones?
  rose: Was it subs, messages or customs that moved the earnings? | Does a rise in earnings change the hours, or have they stayed put?
  fell: Is it subs or messages missing from the earnings? | Did the hours go down as well, or just the earnings?
  did: Do you split what you earned into subs and messages when you look at it?
  tested: What did the income come to per hour, if you went that far?
bigmonth: best month, record month, best week, biggest month, biggest week, best day, 1k month, 2k month, 3k month, 5k month, 10k month, 20k month, 1k week, 2k week, 1k day, four figure month, five figure month, had * best month, had * best week, had * best day, had * record month, had * biggest month, made * best month, hit * best month
  did/reached/began/got: Could you say which week of the month did it? | How many people is that month spread over, many or a handful? | Do you do anything with a good month, or let it sit for the thin ones?
slowmonth: slow month, slow week, slow day, quiet month, dead month, dead week, worst month, worst week, had * slow month, had * slow week, had * worst month, had * bad month, had * quiet month, had zero sales, made zero, made nothing, had * slow day, had * slowest week, had * slowest month, had * quietest week, had * quietest month, slowest week, slowest month, quietest month
  did/got: Do you push in a slow month, or use it to build the backlog? | Was the traffic slow too, or only the spending? | Is a slow month on the same dates as last year's, do your notes say?
percent: top 1%, top 2%, top 3%, top 4%, top 5%, top 6%, top 7%, top 8%, top 9%, top 10%, top 12%, top 15%, top 20%, top 0.5%, top percent
  reached/did: Does the top percentage change anything you do, or is it one for the wall? | Which kind of earning moved the top percentage most?
goal: goal, monthly goal, income goal, sub goal, my goal, monthly target, hit * goal, reached * goal
  reached/did: Does the next goal go up, or do you sit at this one for a bit? | What gave that goal its number in the first place? | Was the goal close at the end, or over by mid-month?
  skipped: Do you carry a missed goal over, or start clean? | Which week decided about the goal?
  changed/cut/made: Is the goal in money, subs or hours? | What did the last goal get wrong about your weeks?
rent: made rent, paid rent, paid my rent, paid * rent, covered rent, paid off my car, paid off * car, paid off * credit card, paid off * loan, paid off * debt, paid off my student
  did: Does the page cover the fixed costs by now, or is it still month by month? | Was it all paid with page money, or did something else chip in?
setaside: set aside * tax, set aside * payout, set aside * for tax, put aside * tax, put away * tax, set aside 20, set aside 25, set aside 30, set aside 40, saved * for taxes
  did: Does the tax share go out on payout day, or at the month's end? | Is the tax money somewhere that's a nuisance to get at?
savings: emergency fund, =savings, cash buffer, rainy day fund, saved up * months, saved * months of
  reached/did/made/began: How many thin months would the buffer carry? | Does the fund take a share of each payout, or what's left over?
  cut: Is there a number the savings mustn't go under?
books:
  changed/made: Is the bookkeeping by month or by platform? | Which column of the bookkeeping tells you something you didn't know?
  tested: Which expense turned out larger than you'd have guessed?
  quit: Who has the receipts while there's no accountant?
  cut: Which expense was the easy one to drop? | Has the page missed the expense yet?
tax:
  fixed/reached: What took the longest to find for the tax?
  skipped: Is it the tax form or the figures that's in the way?
  got: Does the tax bill get paid from the pot, or from this month?
payout:
  plans: Do payouts get split before you spend any of it? | How do you handle a payout that's half the usual?
  did/made: Is there a fixed day for payouts with you?
agency:
  did: Which part of the agency contract did you push back on? | How did you check the agency before signing?
  got/made: Who at the agency reads the messages, and who answers them?
payoutmove: switched my payout, switched my payouts, switched * payout method, changed my payout, changed * payout method, moved my payout, moved my payouts, set my payout
  did: Did the first payout under the new arrangement come when it should? | Does the other payout rhythm change how you spend, or only the look of it? | How often would the payout come if you could choose freely?
assistant:
  made/changed: Which way of doing things did the assistant have to unlearn first?
  broke: Did the assistant leave notes on who's who in the inbox?
anonymity: went faceless, showed my face, did * face reveal, kept my face
  did: Did the people already there know beforehand? | What has to carry the post when the face doesn't? | Is the face question settled for good, or for now?
linkpage:
  quit: Are there bios somewhere still carrying the old link page?
  tested: Which button on the link page does nothing at all?
  fixed: How long had the link page been off, can you tell?
batch:
  made: What's first in line for editing from that batch? | How far does one batch day carry the page? | Do you look at the files on the evening of a batch day, or days later?
laptop: laptop, macbook, computer, editing pc, =pc, my mac
  broke: Was there a copy of the work anywhere but on the laptop? | Can the phone carry the posting without the laptop?
  got: How long does an export take on the new laptop, next to the old one? | Did files come over to the new laptop, or is it a clean start?
  fixed: How did you keep posting without the laptop?
oldposts: old post, old posts, deleted * old posts, archived * old posts, archived * posts, deleted * posts, hid * old posts, removed * old posts
  did/quit: Were any of the old posts still bringing people in? | Would any of the old posts be worth shooting again? | Did anybody ask after one of those posts?
calendar:
  reached/did: Which slot in the calendar is always the last to be filled?
  cut: Which slot in the posting schedule went first?
live:
  made: What do you put on the list for a stream, topics or just a start and an end?
  quit: Did the livestream people turn up in the inbox instead? | What fills the hour the stream used to have?
  cut: Do people stay nearer to the end with a shorter stream?
  tested: Which weekday does the stream draw most people, by your notes?
collab:
  began: How do you split who posts what after the collab?
  got: Who wrote to whom first about the collab?
shoutout:
  made: Is the shoutout worded afresh each time, or from a template?
verification:
  changed: Did the verification want the old papers as well as the new?
burnout:
  did: Which part of the job came back last after you'd burned out? | Do you see the signs of burnout sooner these days? | Did the page keep running on the queue when you burned out?
secondpage:
  changed/cut: What happened to the posts that were only on the other page? | Do people notice the difference between one page and two?
  switched: Which of the two pages did people talk on more?
trial:
  changed/cut: How many days does somebody need on a trial to make up their mind?
  got: Do trial people get the same first message as the rest?
welcome:
  quit: What does a newcomer see first, without the welcome message?
leak:
  tested: Which search words bring up the leaked posts first?
  did: Does the leak go on a list, with date and link?
foundleak: found my content, found my videos, found my photos, found * of my content, found * of my photos, found * stolen, caught * reposting, caught * selling my, found * fake account, found * impersonator, found * using my photos
  did: Was it found by a search, or by somebody's hint? | Who hears about the content you found first, the site or the search engine? | Do you keep a log with screenshots of what you found?
poll:
  tested/began: Did the poll leave out the one answer people wanted?
editing:
  fixed/changed: Which editing step did you move to another day? | Is the new way of editing quicker, or only calmer?
  quit: Who gets the footage now that the editing isn't yours?
  broke: Was the edit saved anywhere up to that point?
`
