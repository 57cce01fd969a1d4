import { parseBank } from '../parse-bank.ts'

export const localNews = parseBank(`localnews #localnews 📰
+ People have opinions. | News from a small world. | The community deserves to know. | Good people everywhere. | It is happening in every town. | Our communities deserve better. | The system works when people show up. | The whole country does it like this.
~ Covering council meetings so that you can have dinner.
~ Local reporter, {street} and around.
street = Mill Lane | Station Road | Harbour Street | the ring road | Church Hill | Canal Walk | Market Square
matter = the swimming pool | the night bus | the library roof | the parking scheme | the school crossing | the new cycle lane | the farmers market | the empty department store
body = the council | the planning committee | the bus company | a residents group | the water board
{body} voted {5-12} to {1-4} on {*matter}. The public gallery had {2-40} people and one dog.
> {number} to {number2}, and one dog abstaining. Thanks for sitting through it for us.
> I hope the dog was allowed to speak. Thank you for going.
> So {matter} is settled for now. Do you know when anything will change?
> Thank you for reporting this. Most of us would never hear about {matter} otherwise.
{street} is closed until the end of the month for pipe works. Buses go over {street}.
> Thanks for the warning. End of the month for pipe works means I'll plan for a bit longer.
> {street2} is going to be slow, then. Good to know before leaving the house, thank you.
> Useful, thank you. Is {street} still open for people on foot?
> Glad that somebody tells us before the bus doesn't come. Thanks!
{body} wants to hear what you think about {*matter}. Hardly anybody has answered: {12-190} forms.
> Only {number}! So every single form counts. Thanks for the nudge.
> {number} forms to decide for a whole town. Everybody else, get a pen.
> Thanks for pointing it out. Where do we find the form?
> Then it's an easy way to be heard about {matter}. Thank you for the reminder.
Went to ask why {*matter} is {6-30} months late. Was told it is "on schedule". The schedule was changed on Monday.
> If you move the schedule, everything is on schedule. {number} months!
> I need that trick for my tax return. Good that you asked.
> Changed on Monday! Do you still have the old one to print next to it?
> On whose schedule, one wonders. Please keep asking about {matter}.
Good news from {street}: {the swimming pool|the library|the old cinema|the skate park} opens again. There will be cake and a man with large scissors.
> Large scissors make it official. Good news about {choice} at last!
> {choice}, cake and scissors. Sounds like a very good day for {street}.
> Lovely! I'd come for the cake alone.
> Great news! When is it, and who gets to hold the scissors?
Crime report for the week: {one bicycle|two bicycles|a garden gnome|a shop sign}, returned. A slow week is a good week.
> {choice}, and returned! Long may the slow weeks last.
> Returned! So even the thief had a bad conscience. What a nice week.
> I wish every crime report read like this one.
> All's well that ends well. Was there a note with the returned goods?
`)

export const headlines = parseBank(`headlines #news 🗞️
+ People deserve better. | The news is tiring. | The world is a lot right now. | Working people notice first. | In this country everything takes a year. | Talk to your family about it. | Stop and read it slowly. | Money is tight for a lot of families. | It keeps happening. | The system is broken. | Communities pay for it. | Some man on TV explained it. | It is happening in most countries. | God help us. | The world is watching. | History will remember that.
~ Reads {3-7} papers so that I can argue at dinner.
~ Retired {editor|teacher|postmaster}. Still shouts at the radio.
matter = the rent cap | the rail reform | working from home | the school phone ban | the housing plan | the four day week | the sugar tax
cost = rents | groceries | train fares | energy bills | childcare | car insurance
outlet = the radio | the morning paper | every site I opened | the evening news | a push alert
The report on {*matter} is {80-400} pages and {outlet} read one of them. Please somebody read the middle.
> {number} pages, and all of us argue about one. Thank you for saying it.
> The best parts are always in the middle, behind a table nobody wants to read.
> If somebody does read the middle, please write one page about it for the rest of us.
> {number} pages! Is it online? I'd try a chapter if others take the rest.
{*cost} went up {2-14} percent in a year and wages here did {one|two|three}. No headline needed.
> {number} percent against {choice}. You really don't need more words than that.
> Everybody feels that gap at the end of the month, and no headline says how tiring it is.
> And next year it'll be called progress if wages fall no further behind.
> Are wages any better elsewhere, or is it like that in the whole country?
Is anybody else tired of opinion on {*matter} and starved of facts? Give me a chart and a phone number.
> Yes, very. One chart with a source under it would be a holiday.
> You're not the only one. Everybody has a view on {matter}, and hardly anybody has a number.
> Me too. The dull government tables are oddly soothing when the opinions get loud.
> Yes! And a date on the chart, please. Half of what goes round about {matter} is years old.
{outlet} called it "breaking". It was about {*matter}, as it has been since {2018-2024}.
> Breaking since {number}. At some point it's just broken.
> They need a second word for things that are still going on. "Breaking" is worn out.
> My rule would be: nothing is breaking unless one fact is new.
> Tomorrow it will be breaking again, I suppose. Have a biscuit and turn it off.
Explained {*matter} to my {12-17}-year-old. She asked who decided that. Longest silence of my week.
> At {number} she's already asking the best question there is.
> Good for her! That silence means that she found the weak spot.
> Oh, she's good. Did the silence end with a name, or with a change of subject?
> I'd have been quiet too. Somebody should let her ask it at a press conference.
AI will do half of our jobs, says {outlet}. It cannot even {spell my name|find the bus stop|cancel a subscription|count the chairs in a photo}.
> If it can't {choice} I think we have a few weeks left.
> Which half, though? I know what I'd gladly hand over.
> The headline about jobs was probably written by a person. The poor thing is worried.
> So it will do half of it, and we will spend the other half correcting it.
Waiting time at the {clinic|dentist|town office|passport office} is {3-14} months now. The sign says "thank you for your patience". I have none left.
> {number} months! By then you could have qualified to do it yourself.
> Thanking you for something you no longer have is quite a sign. I'm sorry.
> That's a lot of patience to ask for. Some places keep a list for cancelled slots, so it may be worth asking.
> {number} months is absurd. Was it always like that at the {choice}?
Workers at the {bakery|warehouse|depot|port} got {3-11} percent after {two|three|five} weeks out. The whole street heard the singing.
> {choice2} weeks without pay is long. Good for them, and I'm glad that they sang.
> {number} percent! I would have opened the window to hear that.
> What a lovely way to find out. Congratulations to everybody at the {choice}.
> Good news for once. How did they manage those {choice2} weeks?
There was a good piece on {*matter} today: slow, careful, with people in it. So it can be done.
> Good to hear. A careful piece is rare enough to be worth a line to the writer.
> Slow and with people in it, that's what is so often missing. Glad you found one.
> Which paper had the piece? I'd like to read that.
> So it can be done! I hope many people read the piece to the end.
`)

export const weather = parseBank(`weather #weather ⛅
+ The whole country looks like this. | The news said otherwise. | Watching the sky again tomorrow.
~ Rain gauge in the garden, opinions in the kitchen.
~ Cloud watcher. {2-5} barometers, none agree.
sky = fog so thick the bus came by ear | a sunset like spilled jam | hail the size of peas | a double rainbow | lightning on the horizon for an hour | the first frost | snow that melted by lunch
sign = the swifts are back | my knee knew | the cows lay down | the cat slept on the boiler | the swallows flew low
{sky} today. Stood there in my {slippers|dressing gown|socks|work shoes} like it was television.
> Better than television, and no adverts. {sky}!
> Out there in your {choice}, exactly right. Some things can't wait for shoes or coats.
> I'd have stood there too. Lovely that you looked.
> Photo, or did you just stare? {sky} deserves a bit of both.
The forecast said {2-9} millimetres. My gauge says {14-38}. One of us is lying and it is not the bucket.
> {number2} instead of {number}! I believe the bucket.
> The bucket was there. The forecast was in an office.
> {number2} millimetres is a proper soaking. I hope everything is dry inside.
> Buckets don't lie. Has it ever been the other way round?
{few} {3-19} degrees and the neighbour is out in shorts. There is always one. Respect, or help.
few = minus | only | a fresh
> {few} {number} degrees! I'd say respect, from indoors.
> There really is one in shorts on every street. I think they're issued with the bins.
> And they always look so cheerful. Respect, and a blanket.
> {few} {number} degrees, and bare knees. Has anybody ever asked them why?
{sign}, so the weather turns tomorrow. No app. {80|90|100} percent accurate since my grandmother.
> {choice} percent! The apps should hire your grandmother.
> Better than anything on a phone. Coats out for tomorrow, then.
> I believe it. A grandmother is worth two satellites.
> Noted. Will it turn wet tomorrow, or just windy?
Storm took the {trampoline|fence|greenhouse|trellis|shed roof}. It is in the next garden now, looking happy.
> Maybe the {choice} always wanted to see what's over there.
> Oh no! I hope the neighbours are nice about it and nobody was in the garden.
> At least you can visit it. How do you get a {choice} back over?
> Sorry about the {choice}, but looking happy made me laugh.
`)

export const science = parseBank(`science #science #space 🔭
+ Science is wonderful. | Learning something every day. | The world is strange. | Watching the data come in.
~ {Geologist|Chemist|Astronomer|Biologist} by day. Explains things at parties, uninvited.
~ Backyard telescope, cold feet.
object = Saturn's rings | the Orion nebula | Jupiter's moons | a lunar crater | the Andromeda galaxy | a comet
critter = an octopus | a tardigrade | a slime mould | a crow | a bombardier beetle | a deep sea squid | a honeybee
Saw {*object} through a {60-250} mm telescope tonight. It is just THERE. All the time. Nobody talks about it.
> And it's been there the whole time, over every car park. I'm so glad you saw it.
> That first look is something. No photograph prepares you for {object}.
> You're talking about it now, and quite right too. {object}!
> That gave me goosebumps. What will you point the telescope at next?
Did you know that {*critter} can do that? I have been reading for {2-7} hours and I am not coming back.
> {number} hours in, and you've only just started. Have fun in there!
> Say goodbye to your evening. {critter} is worth it.
> You can't stop there, please tell us the best bit about {critter}.
> Everything else looks like a first draft after reading about {critter}.
Third attempt at the experiment failed. The control worked beautifully. I now know a lot about the control.
> A fine control, though. You could frame it. Good luck with attempt four.
> Sorry about the third. At least nobody can doubt your control now.
> Nobody in the world knows more about that control than you do. Hope the fourth one works.
> How frustrating. Does it fail the same way each time, or is it inventive?
My students asked why the sky is dark at night. {14-45} minutes later we were at the edge of the universe. Good lesson.
> {number} minutes from one question to the edge of the universe. I wish I'd been taught like that.
> Such a simple question, and the answer is that the universe had a beginning. Lovely lesson.
> The best lessons are the ones that get away from you. Well done to whoever asked.
> What a question! How did they take it when you got to the edge?
Peer review {2|3}: "the authors should cite" followed by {4-11} papers by the same person. Hello, reviewer.
> {number} papers! Might as well have signed it.
> Anonymous, apart from {number} clues. Good luck with the polite answer to that reviewer.
> Dear reviewer {choice}, thank you for your very personal remarks.
> If one of the {number} papers is any use, cite that. The editor should hear about the rest.
A picture of {*object} from {12-60} exposures and a lot of swearing. Noise gone, sleep gone, worth it.
> {number} exposures, and the swearing doesn't even show. Congratulations!
> Worth it! You can sleep when it's cloudy.
> Well done. I'd love to see {object} without the noise and the swearing.
> How lovely. Which took longer, the {number} exposures or the swearing?
`)

export const gardening = parseBank(`gardening #gardening #growyourown 🌱
+ I love this garden. | Growing food is magic. | Watching it grow.
~ Allotment plot {12-90}. Slugs know me by name.
~ Balcony gardener with {6-30} pots. Clay soil, big hopes.
crop = tomatoes | runner beans | beetroots | dahlias | courgettes | sweet peas | leeks | broad beans | pumpkins | peppers
pest = slugs | blackfly | pigeons | powdery mildew | the neighbour's cat | caterpillars | a late frost
job = turning the compost | pricking out seedlings | mulching the long bed | staking everything | weeding the path | digging out bindweed
{pest} got half of my {*crop} overnight. The other half is now under cover. Like me.
> Overnight, of course. I'm sorry, and I hope the other half comes through.
> Stay under there together until it's over. Poor {crop}!
> How maddening. {crop} can be tougher than they look, so I wouldn't give up on the rest.
> Oh no. Is there still time to start a few more {crop}, or was that it?
Spent the morning {job} and found the first new leaf on the {*crop}. Worth every blister.
> It's always one tiny leaf that makes up for the whole morning. Lovely.
> Hurrah for the first leaf! After {job} you deserve a sit-down.
> The {crop} are saying thank you. Put your feet up now.
> What a nice reward. I hope the blisters heal before the next leaf.
When do you sow {*crop} where you live? The packet says now, my windowsill says later.
> I'd listen to the windowsill. {crop} sown a bit late usually catch up.
> I'd wait about two weeks longer than the packet says, unless you have a greenhouse.
> When the soil no longer feels cold to the back of my hand. So later, usually.
> Half now and half in two weeks. Then one of them was right about the {crop}.
Somebody left a bag of {*crop} at my gate without a note. Best kind of post.
> How kind! Somebody has too many {crop} and thinks well of you.
> Better than any parcel. What will become of the {crop}?
> Beware, that's how it starts. Next week there will be two bags at the gate. How lovely, though.
> The nicest sort of mystery. Put a jar of something by the gate and see what happens.
Every year I plant {two|three|five} times too many {*crop}. Every year the neighbours hide from me.
> They may hide, but they still have doorsteps.
> Next year only half as many {crop}. Everybody says so, and nobody ever does it.
> Only {choice} times? That's moderate for {crop}.
> Try the gates of people who aren't neighbours yet. They haven't learned to hide.
It rained for {3-12} days and then the {*crop} did this. A whole bucketful! I may cry.
> A whole bucketful after {number} days of rain. You've earned a little cry.
> The {crop} were only waiting for a good long drink. How lovely!
> A bucketful! Is there a vase or a pot big enough for it all?
> Wonderful. {number} wet days forgiven in one go.
Tried no-dig for {two|three|four} years now. Fewer weeds, better {*crop}, and my back sends thank-you cards.
> {choice} years of no-dig, and the worms do the work now. Lovely to hear.
> Better {crop} and a happy back, that's an argument I can follow.
> That's encouraging. What do you cover the beds with to keep the weeds down?
> A back that writes thank-you cards is a fine thing. Most only complain.
`)

export const birds = parseBank(`birds #birding #birds 🐦
+ I love this place. | Nature is the best show. | Watching again tomorrow.
~ Patch birder. {3-6} am person against my will.
~ I count things with wings and send lists to people.
bird = goldcrest | nuthatch | kingfisher | marsh harrier | bullfinch | tawny owl | redstart | lapwing | swift | wren
place = the reservoir | the old railway cutting | the car park behind the supermarket | the estuary hide | our feeder | the churchyard yew
A {*bird} at {place}, for {2-20} whole minutes. I forgot to breathe.
> {number} whole minutes! A {bird} usually gives you two seconds.
> Breathing can wait for a {bird}. What a lovely sighting.
> At {place}, too. You'll walk past there differently from now on.
> I'm so pleased for you. What was the {bird} doing all that time?
First {*bird} of the year at {place}, {3-14} days earlier than last spring.
> {number} days is quite a lot. Good that you write the dates down.
> Always a good day, the first {bird}. Lovely!
> Welcome back to the {bird}! I'll keep my eyes open.
> That's early. Did you hear the {bird} first, or see it?
Is this a {*bird} or am I hopeful? Seen at {place}, bad light, gone in a second.
> Can't say from one second in bad light, but hopeful people see more {bird}s. What made you think of it?
> Maybe both. Write down the size, the shape and how it moved while it's fresh, {bird} or not.
> Could be! I'd go back to {place} at the same time tomorrow, they often keep to their hours.
> Put it down with a question mark. If it comes back to {place} you'll get your answer.
Forgot the {scope|camera|thermos|notebook} and of course a {*bird} sat right beside the path.
> They know. They can tell from a mile off that you have no {choice}.
> Of course it did. But what a nice long look without anything to fiddle with!
> Leave the {choice} at home on purpose next time, and see who turns up.
> That's the law of the {choice}. At least you saw it properly.
They want to cut the hedge at {place} in nesting season. There is a {wren|bullfinch|dunnock|linnet} in it. I am writing letters.
> Good for you! Dates and a photo from a distance will help the letters a lot.
> Thank you for writing. In many countries it's illegal to disturb a nest in use, so do mention that.
> The {choice} is lucky to have you. I hope they can wait a few weeks.
> Good luck with the letters! Who decides about the hedge, the council or the owner?
Count at {place} this morning: {6-60} birds, one {*bird}, zero other people.
> {number} birds and no people sounds like a perfect morning.
> And one of them a {bird}! Worth getting up for.
> Zero other people is their loss. Lovely count.
> Nice! What else was among the {number} birds?
`)
