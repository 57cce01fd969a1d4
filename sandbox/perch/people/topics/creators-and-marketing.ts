import { parseBank } from '../parse-bank.ts'

export const marketing = parseBank(`marketing #marketing #copywriting #b2b #emailmarketing 📈
+ Marketing is mostly listening. | Brands are people. | Good content takes time. | Business is people.
~ Growth for small brands. I like {channel} and plain words.
~ Copywriter. I cut your headline in half.
~ Brand strategist, two cats, one positioning exercise.
~ Runs marketing for {trade}, mostly after nine in the evening.
channel = email newsletters | LinkedIn posts | search ads | podcast sponsorships | a referral programme | webinars | direct mail | short video
asset = landing page | welcome sequence | pricing page | case study | subject line | onboarding email | headline | customer survey | brand guide
metric = reply rate | cost per lead | trial starts | branded search | repeat orders | demo bookings
trade = a family bakery | a law firm | a yoga studio | a roofing company | a dental clinic | a software start-up | a bike shop
move = calling five customers | cutting the copy in half | one offer in place of three | showing the price | a real photo | sending it on Tuesday morning
who = the founder | our client | the sales lead | a customer | my boss | the designer
Rewrote a {*asset} for {trade}: {200-900} words down to {40-150}. {metric} up {8-60} percent.
> {number} words to {number2} is where the meaning was all along.
> {number3} percent for deleting things. Nobody ever asks for less copy and it keeps working.
> What was the first thing to go? With {trade} it is usually the history.
> A {asset} that short has to decide what it's about. That's the real work.
{who} wants to be on every channel. We do {channel} well and have {two|three} people. Help me say no.
> Show the hours, not the opinion: {choice} people, so many hours, one channel done properly.
> "Which channel do we stop?" is the politest no there is.
> Every channel with {choice} people means every channel done badly. Keep to {channel} and do them proud.
> Could {who} pick one experiment a quarter? It turns the no into a queue.
What moved {metric} this month was not an ad. It was {move}.
> {move} never gets a budget line and keeps winning months.
> Ads get the credit because they come with a dashboard. {move} comes with none.
> Anybody could do {move} tomorrow, that's what makes it so hard to sell.
> How big was the effect of {move}, enough to do it every month?
Hot take: nobody ever read a {*asset} and thought "this needs more adjectives".
> Adjectives are what gets written while waiting for a fact. A {asset} wants the fact.
> Take them all out of a {asset} and see who misses one. Nobody does.
> Verbs and numbers do the selling. Adjectives wave from the side.
> The one adjective nobody deletes is "free", and it isn't doing adjective work.
Asked {two|five|eight|twelve} customers of {trade} why they buy. None of them mentioned the {*asset}. All mentioned {the phone being answered|the smell|the parking|Sandra}.
> {choice2}! There's the campaign, and no agency would have found it.
> {choice} talks beat a year of dashboards. Put {choice2} on the front page.
> The {asset} explains it to us, {choice2} explains it to them.
> Did they know about {choice2} themselves, or was it news to everybody?
Which {metric} is good for {trade}? My benchmark reports disagree by a factor of {3-9}.
> Your own last quarter is the only benchmark that compares like with like.
> A factor of {number} means they are counting different things. Compare with yourself.
> Good is whatever pays for itself at {trade}. Start from the margin and work back.
> Depends on where you put the start line. How do the reports define it?
{who} said the {*asset} should "pop more". Asked what should happen on Monday if it pops. Long silence. Good meeting.
> "What happens on Monday" should be printed on every brief.
> Pop means "I feel nothing yet". Your question found the rest.
> A long silence is where the brief is hiding.
> What did {who} say after the silence?
A/B test of the {*asset}: {100-900} visitors, "winner" by {1-4} percent. Friends, that is a coin.
> {number} visitors can't see a {number2} percent difference. A coin with a chart.
> People want a winner, so they find one at {number} visitors.
> With that traffic test something big: another offer, not another button on the {asset}.
> How long would the test need to run for real? That answer usually ends the debate about a winner.
Sent the newsletter with the wrong {*asset} to {900-9000} people. Best {metric} of the year. I hate everything.
> A perfect newsletter is what people skip. {number} of them saw something human.
> The wrong one was the first newsletter nobody had smoothed down.
> Send the wrong one on purpose once and see if it holds. {number} people is a decent sample.
> What did the wrong {asset} say that the right one didn't?
How do you price a {*asset}? By hour feels wrong, by word feels worse, I have a mortgage.
> By what it changes for them, with a floor that covers your weeks. Hours are your business, not theirs.
> A fixed price with two rounds in it. The {asset} is worth the same however fast you are.
> Ask what a customer is worth to them first. The price of a {asset} looks different after that.
> What did the last {asset} bring the client? That's the anchor for the price.
{trade} spent {2-40} thousand on ads before asking one customer anything. We started with {move}. Cheaper.
> {number} thousand buys a lot of guesses. {move} buys answers.
> Starting there is unglamorous and it's the whole trick.
> Ads are loud research. {move} is the quiet kind, and you get to keep what you learn.
> What did {trade} find out that surprised them?
Our intern wrote the best {*asset} of the quarter. No jargon yet. Protect her at all costs.
> No jargon yet is a superpower with an expiry date. Protect her.
> She still writes like a customer thinks. That {asset} is worth framing.
> Let the intern rewrite the others before anybody explains synergy to her.
> What did the intern do differently, shorter sentences or just fewer promises?
@ With {topic} it was {move} that worked here.
> {move} is simple enough to try this week, thank you.
> Thanks, {move} keeps coming up. How soon did it show?
> Good to hear it from practice. {move} goes on the list for {topic}.
@ {who} always wants the opposite. How do you sell that inside?
> Sell it as a small test, one number, two weeks. It's harder to argue with than with a person.
> With an example from their own customers, if there is one. {who} tends to trust those.
> By letting {who} choose between two versions, both of them fine.
`)

export const creators = parseBank(`creators #contentcreator #creatorlife #subscribers 📸
+ Creator life. | I love my subscribers. | Content takes time. | Fans are the best.
~ Independent creator. I do my own taxes, badly at first.
~ Photo sets, voice notes, strict office hours.
~ Creator and one-person company. Boundaries are content too.
content = a film noir set | a behind the scenes reel | a voice note series | a Q and A | a rooftop shoot | a slow morning video | a cosplay set
task = bookkeeping | answering messages | the content calendar | retouching | the welcome message | the price list
gear = ring light | softbox | tripod | microphone | backdrop | remote shutter
fan = a long-time subscriber | a new subscriber | somebody from my first month | a very polite lurker
boundary = no messages after ten | one day a week without a camera | never discounting customs | no faces of friends | taxes first, dresses later
growth = {4-90} new subscribers this week | a renewal rate of {51-88} percent | my best month since {spring|summer|the move}
Renewal day: {growth}. I am buying a better {*gear}.
> {growth} earns more than a {gear}. Buy the {gear} and something with no purpose at all.
> Renewals are the number that tells the truth. Nice to see it go your way.
> A better {gear} pays itself back quickly, and you get to enjoy it.
> What made the difference for renewals, more posts or just steadier ones?
My rule this year is {*boundary}. {Two|Three|Four} people complained. Nobody left.
> {choice} complaints and nobody gone: the rule is doing its job.
> {boundary} is the kind of line people respect after a week.
> A clear rule sorts out an audience better than any algorithm.
> How long did it take until {boundary} felt normal to you?
Spent {2-9} hours on {*task} and {4-40} minutes on {content}. Guess which part people think is the job.
> {number} hours of {task} is the job. The rest is the shop window.
> Everybody sees {number2} minutes. That's good work hiding the other {number} hours.
> Anything in {task} that could be a template? {number} hours is a lot of evening.
> People guess it's the camera. It's {task}.
{fan} wrote that {content} got them through a bad week. Reading that twice before bed.
> Twice is the minimum. Keep a folder for messages like that.
> You rarely hear what {content} does for somebody. Lovely that {fan} wrote it down.
> One message like that from {fan} outweighs a lot of numbers.
> Things made with care travel further than you can see. {fan} just told you where.
New {*gear} arrived. Spent the evening taking {20-200} pictures of a lemon. Very beautiful lemon.
> The lemon has never had such good light. {number} frames well spent.
> A lemon is the right way to learn a {gear}. It never gets bored.
> Does the {gear} do what you hoped on skin as well as on lemons?
> {number} pictures and one very famous lemon.
How do you price {content} for somebody who asks for "a small discount, just this once"?
> "This is the price, and this smaller thing is what fits your budget." No discount, two options.
> Just this once is never once. A shorter version at a lower price keeps {content} worth what it is.
> Same price, kindly, with one extra sentence. The good ones stay.
> Do you have a smaller tier to offer? It turns the discount question into a choice.
Slow month. {growth_low}. Fixing {*task} instead of panicking. Tea helps.
> A slow month is the only time {task} ever gets done. The tea is correct.
> Slow months look the same for everybody, only nobody posts them.
> Fixing {task} in a dip is how the next good month gets easier.
> Is it seasonal? A look at the same month last year calms a lot.
growth_low = nine people left | renewals are down a little | the inbox is quiet | everyone is on holiday apparently
Batch day: {*content}, {content} and a sandwich in the bath robe. {3-11} hours, done until {next month|the fourteenth|Friday week}.
> {number} hours and free until {choice}: batch days are the best invention in this work.
> The sandwich in the robe should be behind the scenes content.
> Batch days are presents to yourself. {number} hours and the rest of the month can breathe.
> How do you keep the last hour as good as the first?
Somebody reposted {*content} of mine without asking. Takedown sent, coffee made, day not ruined. Progress.
> Takedown first and then coffee is the right order. Glad it stayed a small thing.
> Day not ruined is the real progress. It's still maddening to see work taken.
> A saved takedown template makes the next one a two minute job.
> Did the site react quickly to the takedown? That part varies so much.
Told my {mother|accountant|neighbour|dentist} what I do. "So, a photographer with invoices." Yes. Exactly that.
> A photographer with invoices is the best job description so far. Your {choice} gets it.
> {choice} for head of communications.
> Most people never get to the invoices part. Respect to your {choice}.
> "A photographer with invoices" is a bio right there.
Anyone else bad at {*task}? I do it on Fridays with loud music and it still bites.
> Half an hour with a timer beats a Friday. {task} bites less in small pieces.
> Everybody is bad at {task}, some are bad at it on time.
> Loud music is the right idea. Same hour every week makes {task} almost boring.
> Which step of {task} stops you? There's usually one that could go to somebody else.
First year as a full-time creator: {2-6} breakdowns, {900-9000} pictures, one tax bill, zero regrets.
> Zero regrets after a tax bill is a strong result for a first year.
> {number2} pictures and you're still here to count them. Here's to an easier second year.
> A first year as a creator is all setup. The second one gets to use it.
> What would you skip as a creator if you started the year again?
@ What you wrote about {topic} made me finally get round to {task}, thank you.
> That's lovely to hear, good luck with {task}.
> Happy to hear it. {task} gets lighter once it's done the first time.
> Thank you for telling. How did it go with {task}?
@ Do you stick to {boundary} on busy days too?
> Busy days are when it matters most, so yes, that's the idea.
> Busy days are the test. {boundary} is easier to keep when it's written down.
> Busy days most of all. Saying it in public helps with keeping it.
`)
