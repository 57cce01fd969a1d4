import { parseBank } from '../parse-bank.ts'

export const coffee = parseBank(`coffee #coffee #specialtycoffee #homebarista #pourover ☕
+ I love coffee. | Best coffee of the week. | Coffee people will understand. | Brewing another one.
~ Barista by day, {brewer} tinkerer by night.
~ Chasing a clean {origin} since 2016. Opinions about water are my own.
~ Home espresso, too many grinders, one patient spouse.
~ I run a {6-14}-seat café near the station and write down what I learn.
brewer = V60 | AeroPress | Kalita Wave | moka pot | Chemex | Clever dripper | siphon | flat-bottom dripper | French press
origin = washed Ethiopian Guji | Kenyan AA from Nyeri | honey-processed Costa Rican | natural Sidama | Colombian pink bourbon | Rwandan bourbon | anaerobic Huila | Panama geisha | decaf from Cauca
note = bergamot | red currant | brown sugar | stewed plum | jasmine | cocoa nib | orange peel | black tea | apricot | toasted hazelnut
fault = a muddy finish | a hollow middle | a papery taste | sour shots | a stalled drawdown | bitterness at the back | no sweetness at all
gear = burr grinder | gooseneck kettle | bottomless portafilter | refractometer | scale | puck screen | dosing ring | milk jug
change = going two clicks coarser | dropping the water to 91 degrees | a longer bloom | cutting the dose by a gram | a gentler pour | resting the bag ten more days | rinsing the filter twice
who = a regular | my trainee | a customer in a bike helmet | my neighbour | the new roaster | my dad | our dishwasher
when = this morning | yesterday | before opening | on the late shift | after lunch | on Sunday
Fixed {fault} on the {*brewer} {when} by {change}. Wish I had tried that first.
> {change} is always the last thing anybody tries. Good fix on the {brewer}.
> Nobody tries {change} first, everybody ends there. The {brewer} rewards patience.
> One variable at a time, and it was {change}. Worth a note on the {brewer} box.
> Did {change} cost you anything elsewhere, or is the cup simply better?
Does anybody else get {fault} with {*origin}? {change} helped a little, not enough.
> A little is a direction. One step further the same way and the rest of the {origin} recipe left alone.
> With {origin} I'd try other water next, one bottle from the shop. It rules out half of what gets blamed on technique.
> How far off roast is it? {origin} that's too fresh tastes odd whatever you change.
> After that I'd look at the grind. One step to each side with the same {origin} tells you more than guessing.
{who} asked for "something that tastes like {note}" {when}, so I opened the {*origin}. Happiest face of the week.
> Asking for {note} and getting {origin} is exactly what a counter is for.
> {who} will be asking for {note} every week now.
> That's the best kind of order: a taste, not a size. Good call opening the {origin}.
> Did they take a bag of the {origin} home?
Unpopular opinion: the {*brewer} is more forgiving than the {brewer}, and beginners should start there.
> Beginners with a {brewer} get a good cup in week one, and that's what keeps them.
> Agreed on forgiving. The {brewer2} punishes every small thing a beginner doesn't know yet.
> Forgiving is underrated in gear. What makes the {brewer} so hard to get wrong for you, the filter or the flow?
> The {brewer2} people are typing already. But a beginner needs one easy win.
I keep reading that a {*gear} changes everything. After {2-9} months with mine: it changes maybe a tenth.
> A tenth is honest. A {gear} makes good habits repeatable, it doesn't make them.
> {number} months is a fair trial. Most of the rest is water and fresh beans.
> A tenth for a {gear}, and the marketing says half.
> What changed the other nine tenths for you?
Cupped {4-9} samples {when}. The {*origin} had {note} all over it and nobody believed it was under 10 a bag.
> Price on the table ruins every cupping. Blind, {origin} wins a lot.
> {note} at that price won't stay a secret.
> {number} samples and the cheap one takes it. Happens more than importers like.
> Who came second behind the {origin}?
What ratio are people using for a {*brewer} these days? I am at 1 to {15-17} and it feels thin.
> Thin at 1 to {number} is often the grind. A touch finer before you change the ratio on a {brewer}.
> Thin at 1 to {number} is often low extraction and not strength. Hotter water first.
> One gram more coffee and nothing else would tell you if it's the ratio.
> 1 to {number} is a normal place to be. What grinder is feeding the {brewer}?
Three weeks off roast and the {*origin} finally opened up: {note}, then {note}. Patience is a brewing parameter.
> Three weeks is when the interesting half of {origin} shows up. Most bags are gone by then.
> {note} into {note2} is a lovely order. Resting should be printed on the bag.
> Patience costs nothing and nobody sells it. {origin} seems to know.
> Did the {origin} keep after that, or fade within days?
Hot take after {3-12} years behind a bar: {change} fixes more cups than any new {*gear}.
> {number} years says it. {change} is free, that's its only flaw.
> Nobody can put {change} in a box and ship it, so nobody advertises it.
> True at home too. The {gear} usually arrives before the reading does.
> Which {gear} would you still never give back from behind the bar?
{who} told me {when} that good coffee is wasted on milk. I served a flat white with {*origin} in silence and won.
> Winning in silence with {origin} is the classiest way.
> Milk and {origin} is dessert when it's done right. Did {who} admit it?
> People who say that have mostly had bad milk, not bad coffee.
> A flat white is an argument nobody can answer with their mouth full.
Dialling in {*origin} for the bar: {17-20} grams in, {34-44} out, {26-33} seconds, and still {fault}. What would you move first?
> I'd move temperature first, {number} in and {number2} out at {number3} seconds looks sane.
> With {number3} seconds and {fault} I would check the distribution before the recipe.
> Yield first: three grams to each side of {number2}, tasted next to each other. That tells you which way the {origin} wants to go.
> How old is the bag? {origin} under ten days does this with perfect numbers.
Our lease went up by {8-20} percent and the price of {*origin} went up too. A cup costs what it costs, and I hate explaining it.
> {number} percent plus green prices has to land somewhere. People who come for {origin} understand more than you fear.
> A small card on the counter saying what's in the price of a cup saves a lot of talking.
> Nobody asks the baker to explain the flour. A cup costs what it costs.
> The regulars would rather pay a higher price than lose the place.
Is a {*gear} worth it for somebody who makes {1-3} cups a day on a {brewer}?
> For {number} a day on a {brewer}, only if it fixes something that annoys you now.
> Good beans for three months cost about as much as a {gear}. I'd start there.
> If the {brewer} already tastes good I'd wait. If it swings from one day to the next, that's when a {gear} earns its place.
> What's wrong with the cups at the moment? That decides it.
Trained {who} on milk {when}. Day one, already a better tulip than mine from last year. So proud, a bit jealous.
> Day one tulips come from good teaching. The jealousy is allowed.
> {who} has no bad habits to unlearn, that's the whole secret of a first milk day.
> Proud and a bit jealous is the best mix for a trainer.
> Did {who} get the texture too, or just the pour? The sound tells you.
first sip of {*origin} on the balcony, nobody awake, phone inside. {note} and birds. that is all
> {origin}, {note} and birds. Nothing to add to a morning like that but a second cup.
> The quiet half hour makes any coffee better, and {origin} doesn't need much help.
> Phone inside is the real brewing tip.
> That first sip alone is worth getting up for.
@ With {topic} it was {change} for me, took about {3-9} tries.
> {change} is easy enough to try, thank you. {number} tries sounds realistic.
> Thanks, {change} goes on the list for {topic}.
> That's good to know before giving up on {topic}. {change} it is.
@ How old was the bag? Mine had {fault} until day {12-24}.
> Day {number} is later than most people wait. That may well be it, thanks.
> {fault} until day {number} is a useful number, thank you.
> Could be exactly that. Resting a bag to day {number} costs nothing.
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
who = my training partner | a client of 62 | my teenage son | the woman on the next rack | my coach | a colleague | my mother
food = oats with skyr | a tray of chicken thighs | cold potatoes | two eggs and rye bread | lentil soup | peanut butter rice cakes
feeling = sore in a good way | flat | stronger than I look | stupidly proud | tired but fine | ready for more
{*lift} went up by {2-10} kilos after {fix}. Nothing fancy, just that.
> {number} kilos for {fix} is a bargain. The plain things keep winning.
> Nothing fancy usually means it will still work next month. Nice jump on the {lift}.
> {fix} is nobody's favourite advice and it keeps being right.
> How long did it take from {fix} to the {number} kilos?
My {body} complains on every {*lift}. Anyone solved this without giving the lift up?
> Lighter, slower and a shorter range for two weeks often buys back the {lift}. If it wakes you at night, get it looked at.
> A slightly different stance or grip changes what the {body} gets. Worth filming one {lift} from the side.
> Keep the pattern, change the load: a lighter variation of the {lift} until the {body} stops commenting.
> Does it hurt in the first set or the last? That tells you if it's position or fatigue in the {lift}.
{who} did a first {*lift} today and laughed out loud. Best set I saw all month.
> A first {lift} with a laugh at the end is the best thing in any gym.
> Laughing is what happens when the {lift} turns out lighter than the fear.
> Best set of the month doesn't need to be the heaviest. Good on {who}.
> Will they be back on the {lift} next week, or is that a silly question?
Week {3-11} of the new programme. Legs: {feeling}. Head: planning the cake.
> Week {number} is exactly when cake planning is at its strongest.
> If legs are {feeling} by week {number} the programme is doing what it should.
> The cake is load management. Keep it in the programme.
> What kind of cake? Week {number} deserves a proper one.
Hot take: most people do not need a new programme, they need {fix}.
> {fix} would rescue most programmes that people drop in week three.
> New programmes are fun to start. {fix} is what's left when the fun is over.
> A programme is the part you can buy, that's why it gets the blame.
> Which programme do people cling to the hardest when you tell them {fix}?
Ate {food} before {*lift} day and felt {feeling}. Correlation, sure, but I am keeping it.
> Keep {food} until the data gets worse. That's science enough for a {lift}.
> Superstitions that involve {food} are the good kind.
> Sports nutrition in one sentence. {food} and a {lift}, case closed.
> How long before training was it? With {food} the timing does half of it.
How many sets of {*lift} a week do you recover from after 40? I stall at {6-16}.
> {number} hard sets is plenty for most people over 40. Splitting them over two days moves the stall more than adding.
> If {number} is the wall, take two away for three weeks and see if the {lift} moves. Often it does.
> Sleep decides how many sets you recover from more than age does. {number} on good nights can be half of it on bad ones.
> Fewer than at 25, and better ones. Are the last {lift} sets still clean when you stall?
Three months ago I could not do one {*lift}. Today: {3-8}. Slow is a speed.
> None to {number} in three months is not that slow. {lift} numbers like that are earned.
> Slow is the only speed that stays. {number} is a real number.
> The first {lift} is the hardest one you'll ever do. {number} is a different world.
> What carried you over those three months, negatives or just turning up?
Missed {2-6} sessions because of a cold. Came back with {fix} and lost almost nothing. Rest is training.
> {number} missed sessions feel like a year and cost about a week. Good that you came back gently.
> The body keeps more than the head believes. {fix} was a wise way back.
> Rest is the session nobody logs.
> People lose more by coming back too fast than by missing {number} sessions.
The gym played the same song {4-9} times during my {*lift}. New personal record, out of spite.
> Spite is an underrated pre-workout.
> {number} times is a training block. The {lift} had no choice.
> Put the song on the list now, it has earned it. Records are records.
> Which song? There are {lift} numbers hiding in it for the rest of us.
5 am gym club: me, {who}, one broken fan. Nobody talks. {feeling} by six.
> Nobody talking is the best thing about 5 am gym.
> {feeling} by six beats awake by nine.
> A broken fan at that hour counts as atmosphere.
> The 5 am nod is the highest form of gym friendship.
Do you train {*lift} on tired legs or push it to the next day? Slept {3-6} hours, have the gym bag on already.
> Bag on means go, but lighter: two easy sets of {lift} and home. {number} hours isn't a day for records.
> On {number} hours a technique day beats a heavy one. The {lift} will be there tomorrow.
> One easy {lift} will tell you. If the empty bar feels heavy, it's a walk.
> Half the {lift} and an early night gives you more than a grim full session.
no excuses challenge day {5-60}: {lift} in the living room between two meetings. the cat judged my form
> Day {number} and still going between meetings, that's the hard version.
> Cats have excellent eyes for form. What was the verdict on the {lift}?
> A living room {lift} counts exactly as much as one with chrome around it.
> Day {number} of a challenge is past motivation, that's a habit now.
@ With {topic} it was {fix} for me, after months of trying clever things.
> {fix} keeps coming up, thank you. That settles what to try next.
> Months of clever and then {fix}, that sounds familiar. Thanks for saying it.
> Thank you, {fix} is cheap enough to try with {topic} tomorrow.
@ My {body} did the same. Lighter first, then slowly back.
> Lighter first it is, thank you. Good to hear the {body} came back.
> Thanks, slowly back is the part everybody skips.
> Good to know that it does come back. How long did the {body} take?
`)
