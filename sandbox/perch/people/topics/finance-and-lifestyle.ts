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
habit = a transfer on payday | a no-spend week | checking accounts on Fridays | rounding up every purchase | one shared spreadsheet | waiting 48 hours before buying
who = my partner | my father | a colleague | my sister | a reader | my bank adviser
mood = calm | smug | slightly sick | relieved | bored, which is the goal
Set up {*product} today. {20-45} minutes of forms, {10-90} a month, done. {mood}.
> {number} minutes of forms for something that runs for years is good pay.
> {number2} a month is small enough to forget and big enough to matter in fifteen years.
> The forms are what stops most people, and you're through them. Nicely done.
> Does the {number2} go out by itself every month now? Then the best part is that you can forget about it.
Spent {90-600} on {*cost} last month. Thought it was {40-80}. Averages are lies I tell myself.
> A guess of {number2} and a bill of {number} is quite a surprise. Averages are polite liars.
> Averages are very kind to {cost}. Receipts aren't.
> {number} must have stung after expecting {number2}. Next month the average won't fool you.
> Was it one odd month, or do the others look like that too?
{who} asked if {*product} is safe. I said: safe from what? We talked for {two|three|four} hours.
> "Safe from what" turns a worry into a conversation. {choice} hours well spent.
> Most people mean "will I sleep", not "will I lose". {choice} hours sounds about right for both.
> Inflation, a lost job, your own nerves: {product} can be safe from some of them, never from all.
> And what was the answer in the end, safe from what?
{habit} for {2-14} months now. Saved {200-4000}. Did not feel a thing after week three.
> Week three is when it stops being a plan and becomes normal. {number2} is a lovely result.
> {number2} saved and nothing missed after week three. That's how it should feel.
> {number} months, and {number2} to show for it. Week three was clearly the worst of it.
> Does the saved {number2} have a job yet, or may it just sit there?
Unpopular: a paid-off {car|phone|washing machine} from {2009-2018} beats {*product}.
> A paid-off {choice} that still works does you a favour every month.
> An old {choice} earns no interest and still saves a fortune.
> No app, no fees, no quarterly letter. Long live the {choice} from {number}.
> Not so unpopular with anybody who has looked up the price of a new {choice}.
Market down {2-9} percent this week. Checked {*fund} once, closed the tab, watered the plants. {mood}.
> Minus {number} percent and fresh water for the plants: textbook.
> Checking once and closing the tab is harder than it sounds in a week like that.
> {number} percent is a headline today and a wiggle on a ten-year chart.
> How are the plants? They're the only ones that gained this week.
How do you split {*cost} as a couple when one earns {two|three} times as much?
> In proportion to what each earns: {choice} parts to one. Then both feel it the same.
> One joint pot that covers {cost}, filled by percentage of income. Then nobody has to do the sums.
> Some turn it round: all income in one pot and the same pocket money for both. Then there's nothing left to split.
> What feels unfair right now, the amount or having to ask? Those call for different ways to split {cost}.
Boring milestone: the {*cushion} covers {three|four|six} months of {cost} now. I have never felt so {calm|free|rich|grown up}.
> {choice} months in the bank is freedom with a dull name.
> Nobody throws a party for it, and they should. {choice} months buys a lot of quiet nights.
> Feeling {choice2} is a fine return on something that boring.
> Do you stop there or keep going? Either way, a milestone of {choice} months has earned cake.
My {six|eight|eleven|thirteen}-year-old lent me {2-9} at {10-50} percent interest. I signed. There was a contract.
> {number2} percent! A {choice}-year-old with a contract is a bank.
> Read the contract twice. At {choice} the small print usually involves dessert.
> Pay the {number2} percent on time. This lender knows where you sleep.
> What happens if you're late? Surely the contract has a clause for it.
Cancelled {three|four|six|eight} subscriptions in {10-40} minutes. One of them was for an app that tracks subscriptions.
> The app that tracks subscriptions saw it coming and said nothing.
> {choice} gone in {number} minutes is an excellent hourly wage.
> A subscription for watching subscriptions is quite a business model. Good riddance.
> Which of the {choice} will you miss? Probably not the one that counted the others.
{who} says renting is throwing money away. Spreadsheet, {9-40} rows, says otherwise. Dinner was quiet.
> {number} rows against a proverb. The proverb has better delivery.
> Rent also buys a landlord who has to fix the roof. That's worth a row of its own.
> Next time serve dessert before the spreadsheet.
> Which of the {number} rows decides it? My guess is how long you stay.
Is {*fund} still right with {3-9} years to go until I need the money? I keep reading both.
> Ask how you'd feel if it were down in the year you need the money. If that hurts, moving a part each year is one way.
> You keep reading both because {number} years is in the middle. Most of it comes down to how firm the date is, and your nerves.
> Many people split it: the money needed first goes somewhere steady, the rest stays in {fund}.
> Could the date move if it had to? {number} years that can stretch to a few more are easier on the money.
@ {habit} got me there with {topic}, slowly.
> Slowly seems to be how it works for everybody. Thanks, {habit} sounds doable.
> Thank you, {habit} is simple enough to start this month.
> Good to hear it from somebody who got there. How long was slowly?
@ We fight about {cost} here instead. Any peace plan?
> One fixed sum each that nobody comments on. It ends most fights about {cost}.
> Half an hour a month, biscuits, and a single question about {cost}. More peace than it sounds.
> Look at the last three months of {cost} together before anybody says a word. Half of every fight is guessing.
`)

export const lifestyle = parseBank(`lifestyle #slowliving #home #thrifted #simpleliving 🕯️
+ Home is a verb. | I love slow mornings. | Life is better with less. | Weekend well spent.
~ Small flat, many plants, slow mornings.
~ Writing about home, {craft} and doing less.
~ I thrift, mend and cook. Mostly in that order.
~ {17-60} houseplants, one tired partner.
ritual = a phone-free breakfast | a morning page | a walk before the inbox | Sunday soup | making the bed | an evening tidy of ten minutes | reading before sleep
craft = mending | pottery | watercolour | knitting | journaling | flower pressing | candle making | embroidery
room = kitchen shelf | hallway | bedroom corner | balcony | bathroom | wardrobe | desk
find = a small oil painting | a brass lamp | a tin clock | a chipped blue bowl | a rattan basket | an old mirror | a set of mismatched glasses
feeling = lighter | more awake | calm for a whole hour | a little smug | grateful | less in a hurry
who = my grandmother | my flatmate | a friend from Lisbon | my sister | the lady at the flea market | my partner
time = {5-20} minutes | one quiet hour | a whole Saturday | three evenings | the time of one podcast
plant = monstera | calathea | fiddle-leaf fig | peace lily | string of pearls | rubber plant | orchid
Gave {*ritual} a month. I feel {feeling}, and I did not buy anything for it.
> A month of {ritual} and not a single purchase. Somewhere a lifestyle shop is worried.
> Feeling {feeling} for free is a good result for one month.
> The small ones last because they ask for so little. Here's to month two of {ritual}.
> Did {ritual} survive the busy days too? That's usually the exam.
Cleared the {*room} in {time}. Kept {find} and about nine things. {feeling}.
> Nine things and {find}: that's a {room} you can breathe in.
> I like that the {-find} made the cut. Some things have earned their place.
> A cleared {room} makes everything next to it look guilty.
> The {room} can breathe again. What was hardest to let go?
Found {*find} at the market for {3-30}. {who} says it is ugly. I say it stays.
> If you liked it at the market, you'll like it at home. It stays.
> First they call it ugly, then they ask to borrow it.
> The ugly ones are what visitors ask about. For {number} you bought years of conversation.
> Where does the {-find} get to live? Nowhere hidden, I hope.
What is your smallest habit that makes a day better? Looking for something smaller than {*ritual}.
> Opening a window before touching the phone. Smaller than {ritual} and it works the same minute.
> A glass of water while the kettle boils is about as small as habits get.
> Putting the cup out the night before. A small habit, and the day starts as if somebody was kind to you.
> Shoes away as you come in. Ten seconds and the evening looks different.
Started {*craft} last winter and I am still bad at it. It is wonderful to be bad at something.
> Being bad at {craft} with nobody counting is a proper holiday.
> All that {craft} with nothing to prove. That sounds like the point of it.
> Perfect {craft} is for shops. Bad {craft} is for winter evenings.
> What's the most wonderful disaster so far? I hope it has a place of honour.
Hot take: {*ritual} beats any planner with gold edges.
> A planner with gold edges stares at you from the shelf by February. With {ritual} you just turn up.
> Planners sell you the feeling of having done it already.
> I'd take {ritual} over the gold edges too. A planner sulks when you miss a day.
> The gold edges lobby will be in touch.
{who} taught me {*craft} over {three evenings|one long Saturday|a rainy weekend} and one pot of tea. That was the whole therapy.
> One pot of tea and somebody's hands to copy: that's how {craft} was meant to be taught.
> Talking is easier when the hands are busy. {craft} is good at that.
> Most therapy comes without tea, and without anything to take home afterwards.
> What came out of your first go at {craft}?
My {*room} is finally right: {find}, a plant, nothing else. Nobody may touch it.
> {find}, one plant and some air around them. Sounds like a {room} to stop and look at.
> A {room} like that should have a little museum rope in front of it.
> "Nothing else" is the hardest part of any {room}. Well resisted.
> Enjoy it quickly, before somebody brings a second plant.
I say no to one thing a week now. This week it bought me {time} and {a nap|a second coffee|an unhurried dinner}.
> One no for {time}: that's a great exchange rate.
> Saying no gets easier every week, especially with {choice} as the reward.
> Only two letters, and it bought you {choice}.
> One small no a week, and {choice} to show for it. What did you turn down?
My {*plant} dropped {two|three|five} leaves and I took it personally. Same window, same water. Why.
> {choice} leaves is often just a {plant} adjusting to the season. Same window, but the light moves.
> Same water in less light is too much water. Feel the soil with a finger before the next round.
> Don't take it personally, a {plant} sulks for weeks after any change. Look under the leaves for tiny visitors, then wait.
> Was there a draught, or did the heating come on? A {plant} notices both before we do.
Wore the same {five|seven|ten} things for {2-6} weeks. Nobody noticed, I felt {feeling}.
> Nobody ever notices. It's the best kept secret of getting dressed.
> {number} weeks without deciding anything before coffee sounds like a holiday.
> That nobody noticed is the best part. They were never looking at our clothes.
> Which of the {choice} turned out to be the hero?
Burnt the {soup|bread|rice|toast} because I was deep in {*craft}. Crackers for dinner. Good evening though.
> Burnt {choice} means that the {craft} was going well.
> Crackers are a complete dinner when the evening was good.
> {craft} one, {choice} nil.
> What was so good about the {craft} that the {choice} never had a chance?
Rain all {Saturday|Sunday}. {ritual}, {*craft}, two naps. No plans were harmed.
> Wet {choice}s were made for {craft} and two naps.
> No plans harmed should be the goal of every {choice}.
> Rain gives permission like nothing else. I'd have gone for a third nap.
> Two naps in one day is proper dedication. The rain must be proud.
@ {topic} changed our days too, I feel {feeling} since.
> {feeling} is a lovely way to feel. Thank you for telling me.
> One small thing and it changed whole days. Glad it did the same at your place.
> Good to hear. Did it take long until you felt {feeling}?
@ Where did you find that? I have been looking for {find} forever.
> Mostly by going often and early. {find} tends to turn up when you're looking for something else.
> Flea markets in the rain, that's when the best finds stay until noon. Good luck finding {find}.
> Pure luck, I'm afraid. I'll keep an eye open for {find} in case the luck holds.
`)
