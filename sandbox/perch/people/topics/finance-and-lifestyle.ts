import { parseBank } from '../parse-bank.ts'

export const finance = parseBank(`finance #personalfinance #indexfunds #money 💷
+ Money is quiet when it works. | Not advice. | Investing is boring on purpose. | Saving adds up. | Budget day again.
~ Index funds, long walks, {product} since {2009-2020}.
~ Teaching my {7-16}-year-old about money and losing.
~ Paid off {9-60} thousand. Slowly. Not advice.
product = an index fund | a pension | a savings account | an all-world ETF | an emergency fund
fund = the index fund | my pension | the all-world ETF | my old tracker fund
cost = groceries | the car | childcare | rent | takeaways | insurance | subscriptions | energy
cushion = emergency fund | savings account | rainy day fund | family cushion
habit = paying myself first | a no-spend week | checking accounts on Fridays | rounding up every purchase | one shared spreadsheet | waiting 48 hours before buying
who = my partner | my father | a colleague | my sister | a reader | my bank adviser
mood = calm | smug | slightly sick | relieved | bored, which is the goal
Set up {*product} today. {20-45} minutes of forms, {10-90} a month, done. {mood}.
> {number} minutes for something that runs for decades is good pay.
> {number2} a month is easy to smile at and hard to beat after fifteen years.
> The forms are the whole barrier. Well done getting {product} behind you.
> Is it automatic now? Then the best thing is to forget it was ever set up.
Spent {90-600} on {*cost} last month. Thought it was {40-80}. Averages are lies I tell myself.
> From {number2} to {number} in one month is what {cost} does between the receipts.
> Everybody's guess for {cost} is last January's number.
> {number} once is a month, twice is a fact. Worth watching {cost} for one more.
> Was it one bad month or is it every month? It decides what you can do about {cost}.
{who} asked if {*product} is safe. I said: safe from what? We talked for {two|three|four} hours.
> Safe from what is the right first question. {choice} hours well spent.
> Most people mean "will I sleep", not "will I lose". {product} answers those differently.
> Inflation, job loss, own nerves: {product} only protects against some of them.
> What was {who} most afraid of in the end?
{habit} for {2-14} months now. Saved {200-4000}. Did not feel a thing after week three.
> After week three it's just how things are. {number2} without feeling it is the ideal.
> {habit} beats willpower every time.
> {number2} in {number} months, and the habit keeps going without you.
> What will the saved {number2} be for, or is it allowed to just sit there?
Unpopular: a paid-off {car|phone|washing machine} from {2009-2018} beats {*product}.
> A paid-off {choice} from {number} that still works pays a dividend every month.
> The {choice} nobody admires is the one that makes people rich, slowly.
> No app, no fees, no monthly letter. A {choice} from {number} is hard to beat.
> Not so unpopular with anybody who has ever seen what a new {choice} costs a month.
Market down {2-9} percent this week. Checked {*fund} once, closed the tab, watered the plants. {mood}.
> Plants over portfolio is the right order at minus {number}.
> Checking once is nearly a superpower. Any fund does best unobserved in a week like that.
> {number} percent is a headline this week and a wiggle in ten years.
> Did the plants need it? They are the only ones who gain from a fall.
How do you split {*cost} as a couple when one earns {two|three} times as much?
> A split in proportion to income is what most couples end up with. Equal leftovers can be fairer than equal bills.
> {choice} times the income, then {choice} times the share, and each keeps some money nobody asks about.
> One joint pot for {cost}, filled by percentage. It takes the arguing out of it.
> What feels unfair about {cost} right now, the amount or the asking? Those need different answers.
Boring milestone: the {*cushion} covers {three|four|six} months of {cost} now. I have never felt so {mood}.
> {choice} months of {cost} covered is freedom with a dull name.
> Nobody throws a party for it and they should. {choice} months changes how you sleep.
> Boring milestones are the ones that hold. Enjoy this one.
> What's next on the list, more months or something fun?
My {six|eight|eleven|thirteen}-year-old lent me {2-9} at {10-50} percent interest. I signed. There was a contract.
> {number2} percent! At {choice} already better terms than most lenders get.
> You got {number} and they got {number2} percent. That's a future in banking.
> Read the small print, a {choice}-year-old always has small print.
> What happens if you're late? The contract must have a clause.
Cancelled {three|four|six|eight} subscriptions in {10-40} minutes. One of them was for an app that tracks subscriptions.
> The subscription tracker knew and said nothing.
> {choice} gone in {number} minutes is an excellent hourly wage.
> The app that tracks subscriptions deserves a small plaque.
> Which of the {choice} subscriptions will you miss? Usually none after a week.
{who} says renting is throwing money away. Spreadsheet, {9-40} rows, says otherwise. Dinner was quiet.
> {number} rows against a proverb. The proverb has better delivery.
> Rent buys not having to fix the roof. It belongs in a row of its own.
> Repairs and interest are also money that never comes back, they just have nicer names.
> Which row of the spreadsheet decides it? Usually how long you stay.
Is {*fund} still right with {3-9} years to go until I need the money? I keep reading both.
> With {number} years the question is how you'd feel if the money were down when you need it. That settles most of it.
> You read both because both are right for somebody. {number} years is the middle ground.
> Many people split it: what's needed first somewhere steady, the rest in {fund}.
> How fixed is the date for the money? {number} years that could stretch a little is a different thing.
@ {habit} got me there with {topic}, slowly.
> Slowly seems to be how it works for everybody. Thanks, {habit} is a good one.
> Thank you, {habit} is simple enough to start on payday.
> Good to hear it from somebody who did it. How long was slowly?
@ We fight about {cost} here instead. Any peace plan?
> One fixed sum each that nobody comments on. It ends most fights about {cost}.
> A monthly half hour about {cost} with biscuits and one number. More peace than it sounds.
> Looking at three months of {cost} side by side tends to end the guessing, and half of the fight.
`)

export const lifestyle = parseBank(`lifestyle #slowliving #home #thrifted #simpleliving 🕯️
+ Home is a verb. | I love slow mornings. | Life is better with less. | Weekend well spent.
~ Small flat, many plants, slow mornings.
~ Writing about home, {craft} and doing less.
~ I thrift, mend and cook. Mostly in that order.
~ {17-60} houseplants, one tired partner.
ritual = a phone-free breakfast | morning pages | a walk before the inbox | Sunday soup | making the bed | an evening tidy of ten minutes | reading before sleep
craft = mending | pottery | watercolour | knitting | journaling | flower pressing | candle making | embroidery
room = kitchen shelf | hallway | bedroom corner | balcony | bathroom | wardrobe | desk
find = a linen shirt | a brass lamp | a wool blanket | a chipped blue bowl | a rattan chair | an old mirror | six mismatched glasses
feeling = lighter | more awake | calm for a whole hour | a little smug | grateful | less in a hurry
who = my grandmother | my flatmate | a friend from Lisbon | my sister | the lady at the flea market | my partner
time = {5-20} minutes | one quiet hour | a whole Saturday | three evenings | the time of one podcast
plant = monstera | calathea | fiddle-leaf fig | peace lily | string of pearls | rubber plant | orchid
Gave {*ritual} a month. I feel {feeling}, and I did not buy anything for it.
> A month of {ritual} and nothing bought: that's the part nobody advertises.
> {feeling} for free is a good result. Does {ritual} survive a busy week?
> The small ones last because they ask so little. {ritual} is hard to beat.
> What made it stick for the whole month?
Cleared the {*room} in {time}. Kept {find} and about nine things. {feeling}.
> About nine things is exactly the right number for a {room}.
> {find} clearly earned its place. Does the {room} stay like that on Mondays too?
> A cleared {room} makes everything next to it look guilty.
> {time} for that much air is a good exchange.
Found {*find} at the market for {3-30}. {who} says it is ugly. I say it stays.
> {find} for {number} is never ugly, it's only early.
> {who} will ask to borrow it within a year.
> At {number} it gets to stay and prove everybody wrong.
> Where will {find} live, somewhere {who} has to look at it?
What is your smallest habit that makes a day better? Looking for something smaller than {*ritual}.
> Opening a window before touching the phone. Smaller than {ritual} and it works the same minute.
> A glass of water while the kettle boils is about as small as habits get.
> Putting the cup out the night before. A small habit, and the day starts as if somebody was kind to you.
> Shoes away as you come in. Ten seconds and the evening looks different.
Started {*craft} last winter and I am still bad at it. It is wonderful to be bad at something.
> Being bad at {craft} with nobody counting is a proper holiday.
> A winter of {craft} and no results to show anybody, that's the whole point of it.
> Still bad but still at it means {craft} is giving you something.
> What do the bad ones look like? They're usually the ones worth keeping.
Hot take: {*ritual} beats any planner with gold edges.
> {ritual} also never guilt-trips you from a shelf.
> Gold edges are for people who enjoy buying Mondays. {ritual} is the actual thing.
> Planners sell the feeling of having done it. {ritual} is doing it.
> The planner industry will be in touch about this.
{who} taught me {*craft} over {time} and one pot of tea. That was the whole therapy.
> One pot of tea and somebody's hands to copy, that's how {craft} is meant to travel.
> {time} of {craft} with company does more than it has any right to.
> {who} sounds like a good teacher. What did you make first?
> Busy hands make the talking easier. {craft} is good at that.
My {*room} is finally right: {find}, a plant, nothing else. Nobody may touch it.
> {find} and a plant is a complete sentence.
> A {room} like that should have a little rope in front of it.
> Nothing else is the hardest thing to put in a {room}.
> How long until somebody leaves their keys in the {room}?
I say no to one thing a week now. This week it bought me {time} and {*ritual}.
> One no for {time}: that's a great exchange rate.
> The first noes are loud, then people simply stop asking. {ritual} is a good thing to spend it on.
> What did this week's no keep out, if it can be told? {ritual} sounds like a fair price.
> Saying no once a week should be on the calendar. It clearly bought you something.
My {*plant} dropped {two|three|five} leaves and I took it personally. Same window, same water. Why.
> {choice} leaves is a {plant} adjusting to the season as often as not. The light moves even when the window doesn't.
> Same water in less light is too much water. A finger in the soil before the next one.
> A {plant} holds grudges for about two weeks. Check underneath for little visitors, otherwise wait.
> Was there a draught or the heating coming on? A {plant} notices before we do.
Wore the same {five|seven|ten} things for {2-6} weeks. Nobody noticed, I felt {feeling}.
> Nobody ever notices. {choice} things for {number} weeks is plenty.
> {number} weeks without choosing in the morning is worth a lot of wardrobe.
> Which of the {choice} things turned out to be the hero?
> {feeling} and less laundry to think about. That's a win twice over.
Burnt the {soup|bread|rice|toast} because I was deep in {*craft}. Crackers for dinner. Good evening though.
> Burnt {choice} is the natural enemy of {craft}. Crackers are a fine dinner.
> An evening you forget the {choice} in was a good one.
> {craft} one, {choice} nil.
> Was the {craft} at least worth the pan?
Rain all {Saturday|Sunday}. {ritual}, {*craft}, two naps. No plans were harmed.
> Two naps and {craft} is what a wet {choice} is for.
> No plans harmed is the best review of a {choice}.
> Rain gives permission like nothing else. {ritual} must have felt earned.
> Two naps! Was the second of those naps planned, or did it just happen?
@ {topic} changed our days too, I feel {feeling} since.
> That's lovely to hear. It's odd how much {topic} can do.
> {feeling} is about the best word for it. Thank you for saying so.
> Good to know {topic} did it elsewhere too. Did the change last?
@ Where did you find that? I have been looking for {find} forever.
> Mostly by going often and early, {find} tends to turn up when you look for something else.
> Flea markets in the rain are the best tip there is. Good luck finding {find}.
> Patience and a bit of luck. May {find} find you soon.
`)
