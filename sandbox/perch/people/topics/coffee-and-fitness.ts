import { parseBank } from '../parse-bank.ts'

export const coffee = parseBank(`coffee #coffee #specialtycoffee #homebarista #pourover ☕
+ I love coffee. | Best coffee of the week. | Coffee people will understand. | Brewing another one.
~ Barista by day, {brewer} tinkerer by night.
~ Chasing a clean {origin} since 2016. Opinions about water are my own.
~ Home espresso, too many grinders, one patient spouse.
~ I run a {6-14}-seat café near the station and write down what I learn.
brewer = V60 | AeroPress | Kalita Wave | Origami dripper | Chemex | Clever dripper | siphon | flat-bottom dripper | French press
origin = washed Ethiopian Guji | Kenyan AA from Nyeri | honey-processed Costa Rican | natural Sidama | Colombian pink bourbon | Rwandan bourbon | anaerobic Huila | Panama geisha | decaf from Cauca
note = bergamot | red currant | brown sugar | stewed plum | jasmine | cocoa nib | orange peel | black tea | apricot | toasted hazelnut
fault = a muddy finish | a hollow middle | a woody taste | a sour edge | a dry aftertaste | bitterness at the back | a lack of sweetness
gear = burr grinder | gooseneck kettle | bottomless portafilter | refractometer | scale | puck screen | dosing ring | milk jug
change = going two clicks coarser | dropping the water to 91 degrees | a longer bloom | cutting the dose by a gram | a gentler pour | resting the bag ten more days | stirring the bloom once
who = a regular | my trainee | a customer in a bike helmet | my neighbour | the new roaster | my dad | our dishwasher
when = this morning | yesterday | before opening | on the late shift | after lunch | on Sunday
Fixed {fault} on the {*brewer} {when} by {change}. Wish I had tried that first.
> The simple fix always waits until everything else has been tried. Write it on the {brewer} box.
> One change and one clear fix is rare in coffee. Usually three things move at once.
> Tried first or tried fifth, the {-fault} is gone. Enjoy the {brewer} again.
> Did {change} cost you anything elsewhere, or is the cup simply better?
Does anybody else get {fault} with {*origin}? {change} helped a little, not enough.
> You're not the only one. Different water is the cheapest test with {origin}, one bottle from the shop tells you a lot.
> If it helped a little, the direction is right. One small step further with the {origin}, and nothing else changed.
> How far off roast is it? A very fresh {origin} can taste odd whatever you do.
> Brew the {origin} once in something completely different. If the {-fault} comes along, it's in the beans.
{who} asked for "something that tastes like {note}" {when}, so I opened the {*origin}. Happiest face of the week.
> Asking for a taste and not a size is the best kind of order. Good call on the {origin}.
> You'll hear the word {note} again before that bag is empty.
> Hearing {note} and reaching for the {origin} is proper matchmaking.
> What did the happiest face of the week say after the first sip?
Unpopular opinion: the {*brewer} is more forgiving than the {brewer}, and beginners should start there.
> Beginners with one easy win come back for a second cup. That's the whole case for the {brewer}.
> The {brewer2} people are already typing. I'd still hand beginners the {brewer}.
> Nobody ever fell in love with coffee by losing a fight with the {brewer2}. Forgiving it is.
> Forgiving is underrated in gear. What makes the {brewer} so hard to get wrong for you, the filter or the flow?
I keep reading that a {*gear} changes everything. After {2-9} months with mine: it changes maybe a tenth.
> A tenth is honest. The other nine are beans, water and paying attention.
> No shop will ever print "changes a tenth" on the box. I'd trust the one that did.
> A {gear} makes good habits repeatable, but it doesn't come with the habits.
> What changed the other nine tenths for you?
Cupped {4-9} samples {when}. The {*origin} had {note} all over it and nobody believed it was under 10 a bag.
> Under 10 a bag! I wouldn't have believed it either.
> {note} for under 10 a bag: buy two before they start to believe you.
> {number} samples and the bargain wins. Somebody at that table is rethinking a budget.
> Which of the other samples came closest to the {origin}?
What ratio are people using for the {*brewer} these days? I am at 1 to {15-17} and it feels thin.
> Thin at 1 to {number} is often the grind. I'd go a touch finer before moving the ratio.
> 1 to {number} is a normal place to be. If the {brewer} still tastes thin there, hotter water may do more.
> Try 1 to 14 for a single cup, nothing else changed. If it's still thin, the ratio is innocent.
> I'd go down to 1 to 15 first, then look at the grinder. An uneven grind tastes thin at any ratio.
Three weeks off roast and the {*origin} finally opened up: {note}, then {note}. Patience is a brewing parameter.
> Three weeks is when the interesting half of the {origin} begins. Most bags are empty by then.
> {note}, then {note2}: that was worth every day on the shelf.
> Patience is the cheapest upgrade in coffee, and nobody can sell it.
> Is the {origin} holding there, or is it a race to finish the bag now?
Hot take after {3-12} years behind a bar: {change} fixes more cups than any new {*gear}.
> After {number} years behind a bar I'd believe you. A new kettle or grinder is just easier to sell than advice.
> It's free as well, and nobody can sell it to you in a box. That's its only fault.
> A new {gear} is more fun to unwrap, though. That's how it keeps winning.
> Which piece of gear behind the bar would you still fight for?
{who} told me {when} that good coffee is wasted on milk. I served a flat white with {*origin} in silence and won.
> Winning in silence with {origin} is the classiest way to do it.
> Nobody can argue with a mouth full of flat white.
> Milk and a good {origin} is dessert. Expect a second order and no more debate.
> Has anybody admitted yet that the milk worked?
Dialling in {*origin} for the bar: {17-20} grams in, {34-44} out, {26-33} seconds, and still {fault}. What would you move first?
> I'd move the temperature first. {number} in and {number2} out in {number3} seconds looks sane.
> With {number3} seconds on the clock, I'd check how evenly the grounds sit before touching the recipe.
> Yield first: three grams either side of {number2}, tasted side by side. One of them usually shows where the {origin} wants to go.
> How old is the bag? {origin} under ten days does this with perfect numbers.
Our lease went up by {8-20} percent and the price of {*origin} went up too. A cup costs what it costs, and I hate explaining it.
> {number} percent has to land somewhere. Most people who come for the {origin} understand more than you fear.
> A small card by the till with what goes into the price of a cup saves a lot of explaining.
> Nobody asks the baker to explain flour. You shouldn't have to explain a lease.
> Both at once is rough. Your regulars would rather pay a higher price than lose the place.
Is a {burr grinder|gooseneck kettle|scale with a timer} worth it for somebody who makes {2-4} cups a day at home?
> Yes, if you already buy good beans. With stale ones no {choice} will help.
> For {number} cups a day I'd borrow one for a week. If you don't miss that {choice} afterwards, you have your answer.
> At {number} cups a day a {choice} pays for itself within a year or two. I'd look for a used one first.
> Yes. The cups at home get more alike with a {choice}, and that's when you start to taste what you change.
Trained {who} on milk {when}. Day one, already a better tulip than mine from last year. So proud, a bit jealous.
> A tulip on day one says something about the teacher as well.
> Better than yours from last year on day one? Then somebody is teaching milk very well.
> Frame that tulip. It'll come in handy when day two goes wrong.
> Have you confessed yet how long your own first tulip took?
first sip of {*origin} on the balcony, nobody awake, phone inside. {note} and birds. that is all
> {origin}, {note} and birds. The only thing missing is a second cup.
> Phone inside is the best brewing tip of the week.
> Some mornings should stay exactly like that. Hope nobody woke up too soon.
> The birds usually have that hour to themselves. Nice of them to share the balcony.
@ With {topic} it was {change} for me, took about {3-9} tries.
> {number} tries is encouraging, I might have stopped at two. Thanks, {change} is next.
> Thanks! {change} is easy enough to test tomorrow.
> Good to know before giving up on {topic}. {change} it is.
@ How old was the bag? Mine had {fault} until day {12-24}.
> I'll have to check the roast date. {fault} until day {number} would explain a lot, thanks.
> Day {number} is later than I'd have opened any bag. That may well be it, thank you.
> Patience until day {number}, then. Did the {-fault} leave all at once or bit by bit?
`)

export const fitness = parseBank(`fitness #fitness #strength #gymlife #workout 💪
+ Best workout of the week. | My body will have opinions tomorrow. | Exercise is cheaper than therapy. | Health first. | Starting to feel strong. | Fitness is boring and it works. | Mental health day, too.
~ Garage gym, {2-5} kids, one barbell.
~ Physio and powerlifter. I like boring programmes.
~ Former couch. Now {lift} and long walks.
~ Personal trainer, {9-24} clients, one very old van full of kettlebells.
lift = deadlift | front squat | overhead press | bench press | pull-up | Romanian deadlift | split squat | barbell row | kettlebell swing
body = left knee | lower back | right shoulder | hip flexor | wrist | hamstring | neck
fix = an extra warm-up set | eight hours of sleep | more carbs before training | dropping the weight by ten percent | a deload week | pausing at the bottom | a video of every set
who = my training partner | a client of 62 | my teenage son | the woman on the next rack | my neighbour | a colleague | my mother
food = oats with skyr | a tray of chicken thighs | cold potatoes | two eggs and rye bread | lentil soup | peanut butter rice cakes
feeling = sore in a good way | flat | stronger than I look | stupidly proud | tired but fine | ready for more
{*lift} went up by {2-10} kilos after {fix}. Nothing fancy, just that.
> {number} kilos without anything fancy usually stay. The fancy ones tend to leave again.
> Nothing fancy and {number} kilos more. {fix} could hardly ask for a better advert.
> Lovely when all the {lift} needed was {fix}.
> {number} kilos is a big step for one small change. Well done on the {lift}!
My {body} complains on every {*lift}. Anyone solved this without giving the lift up?
> Lighter, slower and a shorter range for two weeks often buys back the {lift}. If it wakes you at night, get it looked at.
> A slightly different stance or grip changes what the {body} gets. Worth filming one {lift} from the side.
> Keep the pattern, change the load: a lighter variation of the {lift} until the {body} stops commenting.
> Does it hurt in the first set or the last? The first points to position in the {lift}, the last to fatigue.
{who} did a first {*lift} today and laughed out loud. Best set I saw all month.
> A first {lift} with a laugh at the end is the best thing in any gym.
> That laugh is what it sounds like when a {lift} turns out easier than the fear of it.
> The best sets of a month are hardly ever the heaviest. Three cheers for that laugh.
> Will there be a second {lift}, or is that a silly question after a laugh like that?
Week {3-11} of the new programme. Legs: {feeling}. Head: planning the cake.
> Week {number} is when cake planning reaches its peak.
> Cake is recovery food if you eat it sitting down.
> A head that plans cake still has energy to spare. The programme can't be that bad.
> What kind of cake? After week {number} it should be a proper one.
Hot take: most people do not need a new programme, they need {fix}.
> New programmes are fun to start, and {fix} would look dull on page one.
> A programme is the part you can buy, so it gets all the credit and all the blame.
> People quit in week three and blame the spreadsheet. {fix} could have saved a few of those programmes.
> How do people take it when you tell them? Nobody pays to hear about {fix}.
Ate {food} before {*lift} day and felt {unbeatable|ready for more|twice as strong}. Correlation, sure, but I am keeping it.
> Keep it until the data says otherwise. One good day is plenty of proof for {food}.
> Sports nutrition in one sentence: {food}, then the {lift}.
> If you need a superstition, it might as well be {food}.
> How long before the {lift} was it? Timing often does half of it.
How many sets of {*lift} a week do you recover from after 40? I stall at {6-16}.
> {number} hard sets is plenty for most people over 40. Splitting them over two days often moves a stall more than adding some.
> If {number} is the wall, take two sets away for three weeks and see whether the {lift} moves. Often it does.
> Fewer sets than at 25, and better ones. I'd stop a rep or two earlier in each of the {number} before adding any.
> How is your sleep? It decides how many sets you recover from more than age does.
Three months ago I could not do one {*lift}. Today: {3-8}. Slow is a speed.
> None to {number} in three months isn't even that slow. Enjoy every single one.
> The first {lift} is the hardest one you'll ever do, and it's behind you.
> {number}! You from three months ago would be staring.
> Three months from none to {number}! What helped the {lift} most?
Missed {2-6} sessions because of a cold. Came back with an easy week and lost almost nothing. Rest is training.
> {number} missed sessions feel like a year off and cost about a week. Good to hear the cold is gone.
> The body keeps more than the head believes. An easy week was the wise way back.
> Rest is the session nobody logs.
> People lose more by coming back too fast than by missing {number} sessions. Nicely judged.
The gym played the same song {4-9} times during my {*lift}. New personal record, out of spite.
> Spite is an underrated pre-workout.
> {number} times! The record is yours, the song deserves a lifetime ban.
> The tragedy is that the song has to stay now. You don't argue with a record.
> Which song was it? Some of us need a {lift} record and aren't picky.
5 am gym club: me, {who}, one broken fan. Nobody talks. {feeling} by six.
> Nobody talking is the best rule a gym can have at that hour.
> The broken fan is a founding member of that club by now.
> A nod at 5 am says as much as an hour of conversation at noon. Keep the club small.
> {feeling} by six, while everybody else is still negotiating with the alarm.
Do you train {*lift} on tired legs or push it to the next day? Slept {3-6} hours, have the gym bag on already.
> The bag is on, so go, but lighter: two easy sets of the {lift} and home. {number} hours isn't a night for records.
> On {number} hours I'd make it a technique day. The heavy {lift} can wait for a better night.
> Warm up and let the {lift} decide. If the lightest set feels heavy, turn it into a walk.
> Push it to the next day and go to bed an hour early. A bag on the shoulder is not a contract.
no excuses challenge day {5-60}: {lift} in the living room between two meetings. the cat judged my form
> Cats are harsh judges of form. Day {number} still counts.
> Cats have a strict eye for form. The silence was probably approval.
> A living room {lift} counts exactly as much as one with chrome around it.
> Did anybody in the second of those meetings notice? A {lift} face is hard to explain on camera.
@ With {topic} it was {fix} for me, after months of trying clever things.
> Months of clever things and then {fix}. Thanks for sparing me the months.
> Thank you, I was about to get clever. {fix} it is.
> Good to hear it wasn't anything clever. How long did {fix} take to show?
@ My {body} did the same. Lighter first, then slowly back.
> Lighter first it is, thank you. Good to hear the {body} came back.
> "Slowly back" is the part I'd be tempted to skip, so thanks for saying it.
> Thank you. How long did your {body} take? Going slowly is easier with a number.
`)
