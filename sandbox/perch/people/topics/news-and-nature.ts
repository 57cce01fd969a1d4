import { parseBank } from '../parse-bank.ts'

export const localNews = parseBank(`localnews #localnews 📰
+ People have opinions. | News from a small world. | The community deserves to know. | Good people everywhere. | It is happening in every town. | Our communities deserve better. | The system works when people show up. | The whole country does it like this.
~ Covering council meetings so that you can have dinner.
~ Local reporter, {street} and around.
street = Mill Lane | Station Road | Harbour Street | the ring road | Church Hill | Canal Walk | Market Square
matter = the swimming pool | the night bus | the library roof | the parking scheme | the school crossing | the new cycle lane | the farmers market | the empty department store
body = the council | the planning committee | the bus company | a residents group | the water board
{body} voted {5-12} to {1-4} on {*matter}. The public gallery had {2-40} people and one dog.
> {number} to {number2} isn't even close. Did the dog abstain?
> {number3} people in the gallery for {matter} is more than most meetings get.
> What changes first now that {matter} is through?
> It's good that somebody sits through these votes, or nobody would know about {matter}.
{street} is closed until the end of the month for pipe works. Buses go over {street}.
> End of the month in pipe works time could be any month. Thanks for the bus route.
> {street2} with buses on top of the usual traffic will be slow. Good to know before leaving.
> Are the shops on {street} reachable on foot meanwhile? They usually suffer most when a street is closed.
> Pipes are the news nobody clicks on until the bus doesn't come.
{body} wants to hear what you think about {*matter}. Hardly anybody has answered: {12-190} forms.
> {number} forms can decide {matter} for a whole town. Worth the ten minutes.
> With only {number} answers every single form counts for a lot.
> Where does one find the form? Half of the silence about {matter} is that nobody knows.
> {number} is low because forms come when people have dinner. A stall at the market might do better.
Went to ask why {*matter} is {6-30} months late. Was told it is "on schedule". The schedule was changed on Monday.
> A schedule that moves is always on time. {number} months, though.
> Changed on Monday is the actual news there.
> Is the old schedule still online somewhere? That comparison about {matter} writes itself.
> {number} months of "on schedule" would make anybody keep asking.
Good news from {street}: {*matter} opens again. There will be cake and a man with large scissors.
> Large scissors are how you know it's official. Nice to read about {matter} for once.
> Cake and {matter} in one afternoon: {street} is doing well.
> After so long people will come for {matter} and stay for the cake.
> Who gets to hold the scissors? That's a story of its own.
Crime report for the week: {one bicycle|two bicycles|a garden gnome|a shop sign}, returned. A slow week is a good week.
> {choice}, and returned. Long may the slow weeks last.
> Somebody's conscience brought back {choice}. There's a good story in that week.
> A crime report you can read over breakfast.
> Was there a note when it was returned? A report like that deserves one.
`)

export const headlines = parseBank(`headlines #news 🗞️
+ People deserve better. | The news is tiring. | The world is a lot right now. | Working people notice first. | In this country everything takes a year. | Talk to your family about it. | Stop and read it slowly. | Money is tight for a lot of families. | It keeps happening. | The system is broken. | Communities pay for it. | Some man on TV explained it. | It is happening in most countries. | God help us. | The world is watching. | History will remember that.
~ Reads {3-7} papers so that I can argue at dinner.
~ Retired {editor|teacher|postmaster}. Still shouts at the radio.
matter = the rent cap | the rail reform | working from home | the school phone ban | the housing plan | the four day week | the sugar tax
cost = rents | groceries | train fares | energy bills | childcare | car insurance
outlet = the radio | the morning paper | every site I opened | the evening news | a push alert
The report on {*matter} is {80-400} pages and {outlet} read one of them. Please somebody read the middle.
> The middle is where reports on {matter} keep their footnotes and their news.
> {number} pages and one quote. That's the whole trade in a sentence.
> Even the summary table would help. Most of a story on {matter} sits in one table.
> Did you find it online? {number} pages sounds like an evening with coffee.
{*cost} went up {2-14} percent in a year and wages here did {one|two|three}. No headline needed.
> {number} against {choice} is the whole story of {cost} this year.
> People feel the gap between {number} percent and {choice} long before any headline does.
> One year with wages behind is a squeeze, three years is a different life.
> Is the {number} for the whole country or just where you are? With {cost} that differs a lot.
Is anybody else tired of opinion on {*matter} and starved of facts? Give me a chart and a phone number.
> A chart and a source would calm half of the talk about {matter}.
> Opinion is cheap to print, facts on {matter} cost somebody a week.
> Tired is the word. Local papers still do the phone number part, oddly.
> Which side of {matter} would you want charted first?
{outlet} called it "breaking". It was about {*matter}, as it has been since {2018-2024}.
> Breaking since {number} must be some kind of record.
> Nothing about {matter} has been breaking in years, it just leans.
> "Breaking" should have to say what's new about {matter}.
> If {outlet} had to mark old news as old, the page would be empty.
Explained {*matter} to my {12-17}-year-old. She asked who decided that. Longest silence of my week.
> "Who decided that" is the best question in journalism, and she is {number}.
> A {number}-year-old just did the follow-up that nobody at the press conference did.
> Did you find an answer in the end? {matter} rarely has one name on it.
> A silence that long means she asked the right thing.
AI will do half of our jobs, says {outlet}. It cannot even {spell my name|find the bus stop|cancel a subscription|count the chairs in a photo}.
> If it can't {choice}, the jobs are safe until Thursday at least.
> Half of the jobs by people who have never met the people doing them. News of the week.
> It will do half of some jobs and none of others. {outlet} picked the easier headline.
> Which half of the job would you give away to AI first, if you could?
Waiting time at the {clinic|dentist|town office|passport office} is {3-14} months now. The sign says "thank you for your patience". I have none left.
> {number} months is past patience, that's a second calendar.
> The sign should at least say why. {number} months at a {choice} is somebody's decision.
> It is worth asking for the cancellation list at a {choice}, hardly anybody knows it exists.
> Was it always like that at the {choice}, or did something close nearby?
Workers at the {bakery|warehouse|depot|port} got {3-11} percent after {two|three|five} weeks out. The whole street heard the singing.
> {choice2} weeks is long without pay. {number} percent was sung for honestly.
> A street that hears the singing knows what the news was about.
> {number} percent at the {choice} will be talked about in the next town as well.
> How did the workers get through the {choice2} weeks, do you know?
There was a good piece on {*matter} today: slow, careful, with people in it. So it can be done.
> Slow and careful is rarer than it should be. Reading about {matter} needs the people in it.
> A careful piece like that takes weeks. Worth writing the reporter a line about it.
> What made the piece good for you, the people in it or the patience?
> It can be done and people do read it, whatever the click counts about {matter} say.
`)

export const weather = parseBank(`weather #weather ⛅
+ The whole country looks like this. | The news said otherwise. | Watching the sky again tomorrow.
~ Rain gauge in the garden, opinions in the kitchen.
~ Cloud watcher. {2-5} barometers, none agree.
sky = fog so thick the bus came by ear | a sunset like spilled jam | hail the size of peas | a double rainbow | lightning on the horizon for an hour | the first frost | snow that melted by lunch
sign = the swifts are back | my knee knew | the cows lay down | the cat slept on the boiler | the swallows flew low
{sky} this morning. Stood there in my {slippers|dressing gown|socks|work shoes} like it was television.
> {choice} and all, mornings like that are worth standing still for.
> Better than television, and no adverts. {sky}, lovely.
> A morning like that only comes a few times a year. Good that somebody looked up.
> Did you catch a photo, or were the {choice} too busy?
The forecast said {2-9} millimetres. My gauge says {14-38}. One of us is lying and it is not the bucket.
> {number2} millimetres against {number}: the bucket was at least there.
> A forecast can miss a shower by one field. {number2} millimetres is a proper soaking.
> Buckets have no model to defend. {number2} millimetres it is.
> Do you keep the gauge readings? A few years of them beat most forecasts.
{few} {3-19} degrees and the neighbour is out in shorts. There is always one. Respect, or help.
few = minus | only | a fresh
> At {number} it's respect. Below zero it becomes concern.
> Every street has the shorts neighbour. They are issued with the bins.
> Somewhere the neighbour is looking at your coat and thinking the same.
> Is it all year round? At {number} degrees it must be a principle.
{sign}, so the weather turns tomorrow. No app. {80|90|100} percent accurate since my grandmother.
> A sign like that has a better record than most weather apps.
> {choice} percent over two generations is a proper sample.
> Old signs were somebody's careful records, in a form you could carry. No app beats your grandmother.
> And what does tomorrow look like then, wet or just windy?
Storm took the {trampoline|fence|greenhouse|trellis|shed roof}. It is in the next garden now, looking happy.
> The {choice} has always wanted to travel.
> At least it stayed local. Storms have taken a {choice} much further.
> Hope nobody was under it. How do you even carry a {choice} back?
> The next garden has a {choice} now, by the law of storms.
`)

export const science = parseBank(`science #science #space 🔭
+ Science is wonderful. | Learning something every day. | The world is strange. | Watching the data come in.
~ {Geologist|Chemist|Astronomer|Biologist} by day. Explains things at parties, uninvited.
~ Backyard telescope, cold feet.
object = Saturn's rings | the Orion nebula | Jupiter's moons | a lunar crater | the Andromeda galaxy | a comet
critter = an octopus | a tardigrade | a slime mould | a crow | a bombardier beetle | a deep sea squid | a honeybee
Saw {*object} through a {60-250} mm telescope tonight. It is just THERE. All the time. Nobody talks about it.
> It being there all along is the part that gets people about {object}.
> {number} mm of telescope and the whole night changes size.
> A first look at {object} never quite goes away.
> Was the air steady? {object} on a calm night is a different thing again.
Did you know that {*critter} can do that? I have been reading for {2-7} hours and I am not coming back.
> {number} hours down the {-critter} hole is time well lost.
> The more you read about {critter}, the more ordinary animals look like a first draft.
> Nobody comes back from {critter}. Bring snacks.
> Which bit got you? There's always one fact about {critter} that does it.
Third attempt at the experiment failed. The control worked beautifully. I now know a lot about the control.
> A control that works is half a paper, somebody just has to find the other half.
> Third attempts usually fail in a more interesting way than first ones.
> Is it the same failure each time? Then the experiment is telling you something.
> At least nobody can doubt the control now.
My students asked why the sky is dark at night. {14-45} minutes later we were at the edge of the universe. Good lesson.
> It's one of the best questions there is. {number} minutes is a fast route to the edge of the universe.
> A dark night sky proving that the universe has an age is such a good turn in a lesson.
> Students who ask that should be allowed to derail everything.
> What did the students say at the edge of the universe? That's where the silence usually is.
Peer review {2|3}: "the authors should cite" followed by {4-11} papers by the same person. Hello, reviewer.
> {number} papers by one author is less a review than a business card.
> Somebody counts what others cite, and reviewer {choice} is busy tonight.
> The nicest answer is to cite one of the {number} papers where it really helps.
> An editor should see that list. Anonymous review isn't supposed to be signed {number} times.
A picture of {*object} from {12-60} exposures and a lot of swearing. Noise gone, sleep gone, worth it.
> {number} exposures and it shows. Sleep is overrated on clear nights.
> The swearing is part of the stacking process.
> Clear nights are so few that the sleep has to lose. Lovely target, {object}.
> What did you use for stacking the {number} exposures?
`)

export const gardening = parseBank(`gardening #gardening #growyourown 🌱
+ I love this garden. | Growing food is magic. | Watching it grow.
~ Allotment plot {12-90}. Slugs know me by name.
~ Balcony gardener with {6-30} pots. Clay soil, big hopes.
crop = tomatoes | runner beans | beetroots | dahlias | courgettes | sweet peas | leeks | raspberries | pumpkins | peppers
pest = slugs | blackfly | pigeons | powdery mildew | the neighbour's cat | caterpillars | a late frost
job = turning the compost | pricking out seedlings | mulching the long bed | staking everything | weeding the path | digging out bindweed
{pest} got half of my {*crop} overnight. The other half is now in a cage. Like me.
> Half is what passes for leaving some for you. The cage should hold.
> It's always overnight. A fine net early helps {crop} more than anything later.
> {crop} are tougher than they look, the caged half may well catch up.
> Is there time for a second sowing of {crop}, or was that the lot?
Spent the morning {job} and found the first flower on the {*crop}. Worth every blister.
> First flowers on {crop} pay for a lot of {job}.
> {job} is invisible work until a morning like that.
> A flower already? The {crop} must like where you put them.
> Blisters heal by the first harvest. Enjoy the {crop}.
When do you sow {*crop} where you live? The packet says now, my windowsill says later.
> The windowsill knows. Leggy {crop} sown too early never quite make it up.
> Two weeks after the packet is a safe rule for {crop} unless you have a greenhouse.
> Soil that's warm to the back of the hand is the oldest test for {crop}.
> Later. {crop} sown in warm soil tend to overtake the early ones anyway.
Somebody left a bag of {*crop} at my gate without a note. Best kind of post.
> Gardeners leave {crop} like other people leave calling cards.
> No note means they have plenty more {crop} where that came from.
> The right answer is a jar of something left at every gate in the street.
> Any idea who? A bag of {crop} is usually a clue in itself.
Every year I plant {two|three|five} times too much {*crop}. Every year the neighbours hide from me.
> {choice} times too much is the standard measure for {crop}.
> The neighbours will start leaving a bag of their own {crop} as a warning.
> A table at the gate with a tin for coins turns {crop} into seed money.
> Next year half. Everybody says that about {crop} and nobody has done it yet.
It rained for {3-12} days and then the {*crop} did this. A whole bucketful! I may cry.
> {number} days of rain and then a bucket of {crop}, that's how it repays you.
> {crop} always wait until you've given up on them.
> A bucketful! What happens to it now, freezer or neighbours?
> Crying over {crop} is allowed after {number} days like that.
Tried no-dig for {two|three|four} years now. Fewer weeds, better {*crop}, and my back sends thank-you cards.
> After {choice} years the worms do the digging. The {crop} clearly approve.
> Fewer weeds is what convinces people, usually in year {choice}.
> What do you cover with, your own compost or bought? It's the one hard part of no-dig.
> Backs should have a vote in how {crop} get grown.
`)

export const birds = parseBank(`birds #birding #birds 🐦
+ I love this place. | Nature is the best show. | Watching again tomorrow.
~ Patch birder. {3-6} am person against my will.
~ I count things with wings and send lists to people.
bird = goldcrest | nuthatch | kingfisher | marsh harrier | bullfinch | tawny owl | redstart | lapwing | swift | wren
place = the reservoir | the old railway cutting | the car park behind the supermarket | the estuary hide | our feeder | the churchyard yew
A {*bird} at {place}, for {2-20} whole minutes. I forgot to breathe.
> {number} minutes is a gift, a {bird} usually gives you two seconds.
> Breathing is optional with a {bird} that close.
> {place} of all places. They never read the guide, do they?
> Was the {bird} feeding, or just sitting there being looked at?
First {*bird} of the year at {place}, {3-14} days earlier than last spring.
> {number} days is a lot. Good that somebody keeps the dates for {bird}.
> Earlier again. One {bird} is luck, a few years of notes are a record.
> The first {bird} of a year always seems better than all that follow.
> Did you hear the {bird} before you saw it?
Is this a {*bird} or am I hopeful? Seen at {place}, bad light, gone in a second.
> Gone in a second and bad light is how most of them are seen. What made you think {bird}, shape or call?
> Hope is a field mark. If it moved like a {bird}, it probably was.
> {place} has the right cover for one, so not silly at all.
> Same time tomorrow might settle it. A {bird} tends to keep hours.
Forgot the {scope|camera|thermos|notebook} and of course a {*bird} sat right beside the path.
> The {choice} keeps birds away, it's well known.
> A {bird} can tell from the weight of the bag.
> Then you've really looked at the {bird}. That's worth more than the {choice}.
> Leave the {choice} at home on purpose next time and see who turns up.
They want to cut the hedge at {place} in nesting season. There is a {*bird} in it. I am writing letters.
> Letters work better than people think, most of all with dates and a photo of the nest site.
> In most places disturbing an active nest is against the law. Worth naming that in the letter.
> A {bird} in the hedge is the best argument there is. Hope they wait a month.
> Who decides about the hedge, the town or the owner?
Count at {place} this morning: {6-60} birds, one {*bird}, zero other people.
> Zero other people is the number that makes the list.
> One {bird} turns a count into a morning.
> {number} before breakfast is a good tally for {place}.
> What was the surprise of the {number}, apart from the {bird}?
`)
