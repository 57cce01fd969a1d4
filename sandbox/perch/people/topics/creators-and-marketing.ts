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
Rewrote a {landing page|welcome sequence|pricing page|case study} for {trade}: {200-900} words down to {40-150}. {metric} up {8-60} percent.
> From {number} words to {number2}, somebody had to decide what it's about. That's the real work.
> {number3} percent for deleting things. Nobody ever asks for less copy, and it keeps working.
> At {number2} words people might even get to the end of a {choice}.
> What were the first words to go? My bet is on the company history.
{who} wants to be on every channel. We do {channel} well and have {two|three} people. Help me say no.
> Show the hours: {choice} people, one channel done well. Then ask which part of it may get worse.
> "Happy to. Which channel do we stop?" is the politest no there is.
> Offer one experiment a quarter. It turns the no into a queue, and few channels reach the front.
> {choice} people on every channel means a stale account on all of them. One channel done well is the better story.
What moved {metric} this month was not an ad. It was {move}.
> Ads come with a dashboard, so they get the credit. Write down that it was {move} before the month is over.
> And {move} needed hardly any budget. No ad can say that.
> The nice part is that nobody can outbid you for {move} next month.
> How much did {metric} move? {move} deserves a slide of its own in the report.
Hot take: nobody ever read a {*asset} and thought "this needs more adjectives".
> Adjectives are what gets written while waiting for a fact.
> Take them all out of a {asset} and see who asks for one back.
> Of all adjectives, only "free" ever sold anything.
> Somewhere a {asset} is calling itself innovative, bold and human right now.
Asked {two|five|eight|twelve} customers of {trade} why they buy. None of them mentioned the {*asset}. All mentioned {the phone being answered|the smell|the parking|Sandra}.
> Then {choice2} belongs on the front page.
> {choice} conversations and the campaign writes itself: {choice2}.
> No agency would ever have come up with {choice2}. That's why you ask customers.
> Did they know about {choice2}, or was it news to everybody?
Which {reply rate|cost per lead|open rate} is good for {trade}? My benchmark reports disagree by a factor of {3-9}.
> Your own last quarter is the only benchmark that counts the same things in the same way.
> A factor of {number} means that they measure different things. I'd read the definitions and ignore the averages.
> For {trade} I'd count the new customers first. A good {choice} that brings nobody in is no use.
> It depends on who was asked, and when. Two honest reports can differ by a factor of {number} from that alone.
{who} said the {*asset} should "pop more". Asked what should happen on Monday if it pops. Long silence. Good meeting.
> "What should happen on Monday" ought to be line one of every brief.
> Pop usually means "I feel nothing yet". Asking was kinder than adding a gradient.
> A long silence is where the real brief lives. Good question to have asked.
> What broke the silence in the end? The first thing said after it usually tells you a lot.
A/B test of the {landing page|pricing page|headline}: {100-900} visitors, "winner" by {1-4} percent. Friends, that is a coin.
> With {number} visitors even the coin would like a few more throws.
> {number2} percent of {number} visitors is a handful of people, and one of them may have been you.
> With {number} visitors only a big change can show up: another offer, not another shade of the {choice}.
> Who gets to tell the team that their winner is a coin?
Sent the newsletter with the wrong {subject line|headline|link|photo} to {900-9000} people. Best reply rate of the year. I hate everything.
> The wrong {choice} was probably the only part nobody had polished to death.
> Sent to {number} people and read by more of them than ever. There's a lesson in that, sadly.
> Send the wrong one again next month. If it works twice, it's a strategy.
> How did the wrong {choice} get in there? {number} people would like to thank the mistake.
How do you price a {*asset}? By hour feels wrong, by word feels worse, I have a mortgage.
> By what it changes for them, with a floor that covers your weeks. The hours are your business, not theirs.
> A fixed price with two rounds of changes. The mortgage doesn't care how fast you write, and the price shouldn't either.
> Find out what one new customer is worth to them before you price it. A {asset} looks cheap after that.
> What did the last {asset} bring the client? That's the number I'd start from.
{trade} spent {2-40} thousand on ads before asking one customer anything. We started with {move}. Cheaper.
> {number} thousand buys a lot of guesses. One honest question is free.
> Asking one customer is the cheapest line in any plan, and nobody ever budgets for it.
> For {number} thousand you could take a lot of customers to lunch and just listen.
> What did the first customer say? It's usually something no ad would dare to.
Our intern wrote the best {*asset} of the quarter. No jargon yet. Protect her at all costs.
> No jargon is a superpower with an expiry date. Keep her away from the strategy meetings.
> She still writes the way customers talk. Frame that {asset} before somebody improves it.
> Let the intern loose on everything else before anybody says "synergy" to her.
> What did the intern do differently, shorter sentences or fewer promises?
@ With {topic} it was {move} that worked here.
> {move} is simple enough to try this week, thank you.
> Good to hear from somebody who has tried it. How soon did {move} pay off?
> Thanks! {move} goes straight onto the list for {topic}.
@ {who} always wants the opposite. How do you sell that inside?
> As a small test: one number, two weeks, easy to undo. It's hard to want the opposite of that.
> With quotes from customers, a whole page of them. The opposite gets quiet quite quickly.
> Two versions sell better than one. I'd bring two I can live with and leave the choice to them.
`)

export const creators = parseBank(`creators #contentcreator #creatorlife #subscribers 📸
+ Creator life. | I love my subscribers. | Content takes time. | Fans are the best.
~ Independent creator. I do my own taxes, badly at first.
~ Photo sets, voice notes, strict office hours.
~ Creator and one-person company. Boundaries are content too.
content = a film noir set | a behind the scenes reel | a voice note series | a Q and A | a rooftop shoot | a slow morning video | a cosplay set
task = bookkeeping | answering messages | the content calendar | retouching | the welcome message | the price list
gear = ring light | softbox | tripod | lens | backdrop | remote shutter
fan = a long-time subscriber | a new subscriber | somebody from my first month | a very polite lurker
boundary = no messages after ten | one day a week without a camera | never discounting customs | no faces of friends | taxes first, dresses later
growth = {4-90} new subscribers this week | a renewal rate of {51-88} percent | my best month since {spring|summer|the move}
Renewal day: {growth}. I am buying a better {*gear}.
> {growth}! The {gear} is well earned.
> Renewals are the number that tells the truth. Yours says that people want to stay.
> Buy the {gear}, and something with no business purpose at all. Good days call for both.
> Which {gear} will it be? Few treats are this easy to explain to the tax office.
My rule this year is {*boundary}. {Two|Three|Four} people complained. Nobody left.
> {choice} complaints and nobody gone: the rule is doing its job.
> People respect a clear rule faster than a vague apology.
> Everybody knows where they stand now. The ones who complained will get used to it.
> How long did it take until {boundary} felt normal?
Spent {2-9} hours on {*task} and {4-40} minutes on {content}. Guess which part people think is the job.
> {number} hours on {task} is the job, the {number2} minutes are the shop window.
> Everybody guesses the {number2} minutes, I'd say. Nobody ever pictures {task}.
> Looking effortless for {number2} minutes takes all those other hours. Respect.
> They only see the {number2} minutes. The {number} hours are why those look easy.
{fan} wrote that {content} got them through a bad week. Reading that twice before bed.
> Twice is the minimum. Keep it somewhere for a bad week of your own.
> Somebody had a less bad week because of {content}. That's about as good as work gets.
> Reading one of those outweighs a whole month of numbers.
> How lovely that {fan} wrote it down. Most people only think it.
New {*gear} arrived. Spent the evening taking {20-200} pictures of a lemon. Very beautiful lemon.
> The lemon has never looked so good, and it didn't blink once.
> After {number} pictures that lemon needs an agent.
> A lemon is the ideal model for a new {gear}. It holds still and charges nothing.
> Who gets photographed after the lemon? It will be a hard act to follow.
How do you price {content} for somebody who asks for "a small discount, just this once"?
> "This is the price, and this smaller thing fits your budget." No discount, two options, no hard feelings.
> Just this once is never once. No discount, but a shorter version for less money keeps {content} worth what it is.
> Same price, said kindly, without an explanation. Discount haggling starts with the explanation.
> Do you offer anything smaller than {content}? Then the discount question turns into a choice.
Slow month. {growth_low}. Fixing {*task} instead of panicking. Tea helps.
> A slow month is the only time {task} ever gets done. The tea is doing its part, too.
> Everybody has slow months, but hardly anybody posts about them. Good that you do.
> Tea and no panic sounds like a plan. You will be glad about {task} when it gets busy again.
> Was it slow this time last year too? Sometimes it's only the calendar.
growth_low = nine people left | renewals are down a little | the inbox is quiet | everyone is on holiday apparently
Batch day: {*content}, {content} and a sandwich in the bath robe. {3-11} hours, done until {next month|the fourteenth|Friday week}.
> {number} hours and free until {choice}. Batch days are a present to yourself.
> The sandwich in the robe is the behind the scenes material everybody wants.
> {content} and {content2} in a single day, and the sandwich still got eaten. Proper planning.
> What will you do until {choice}? I hope the bath robe is involved.
Somebody reposted {*content} of mine without asking. Takedown sent, coffee made, day not ruined. Progress.
> Takedown first, coffee second. Some people need years to learn that order.
> Maddening every time, and you kept your day. That's real progress.
> Coffee after the takedown sounds right. Your {-content} should stay where you put it.
> Did the site react quickly to the takedown? Some of them like to take their time.
Told my {mother|accountant|neighbour|dentist} what I do. "So, a photographer with invoices." Yes. Exactly that.
> Your {choice} got there in four words.
> Put your {choice} in charge of communications.
> Hardly anybody thinks of the invoices. Your {choice} understands business.
> "A photographer with invoices" is a bio right there.
Anyone else bad at {*task}? I do it on Fridays with loud music and it still bites.
> You're in good company. {task} has never been anybody's favourite part.
> Everybody is bad at {task}, some are just bad at it on time.
> Maybe it's the Friday. On a Wednesday there's still some patience left for {task}.
> What's on the playlist? {task} needs something with drums, the loud kind.
First year as a full-time creator: {2-6} breakdowns, {900-9000} pictures, one tax bill, zero regrets.
> Zero regrets after a tax bill is a strong finish.
> {number2} pictures and only {number} breakdowns. That's a decent ratio for any job.
> A full-time first year deserves cake. Here's to fewer breakdowns and the same number of regrets.
> Which of the {number2} pictures gets the frame?
@ What you wrote about {topic} made me finally get round to {task}, thank you.
> That's lovely to hear. Good luck with {task}!
> Happy to hear it. {task} gets lighter once the first round is done.
> Wonderful, finally done! How did it go with {task}?
@ Do you stick to {boundary} on busy days too?
> Busy days are when it matters most, so yes, or at least that's the idea.
> I try to. {boundary} is easiest to forget on exactly the busy days it was made for.
> Mostly. Saying it in public helps on busy days, because somebody will hold me to it.
`)
