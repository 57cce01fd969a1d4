import { parseBank } from '../parse-bank.ts'

export const wellbeing = parseBank(`wellbeing #wellbeing #healthyhabits 🌿
+ Mental health matters. | My body says thanks. | Healthy is a big word. | Good for the body, good for the mind. | Exercise counts when it is fun. | Starting again tomorrow. | Health is a lot of small things.
~ Sleeping badly since {1998-2015}, trying everything once.
~ Walks, water, early nights. Mostly walks.
habit = a walk after lunch | no phone in bed | stretching before coffee | a glass of water first | ten minutes of sunlight | going to bed at the same time
effect = I sleep through | my back stopped nagging | the afternoons are less foggy | I snap at people less | my head is quieter
{number_days} days of {*habit} and {effect}. Annoyed that it was that simple.
> {number_days} days is long enough to trust it. Simple is annoying mostly because nobody sells it.
> The simple things are annoying. {habit} costs nothing and asks every day.
> If {effect}, keep {habit} whatever the next article says.
> What made you stick to it for {number_days} days? That's usually the hard bit.
number_days = ten | twelve | fourteen | twenty | thirty | forty | sixty
Went to bed at {9|half past nine|ten} like a toddler and woke up a new person.
> Toddlers have had it right all along. {choice} is a superpower.
> Bed at {choice} feels like giving up until you wake up new.
> One early night shows how tired you'd been. Bed at {choice} again today?
> New person by breakfast, that's a fast treatment.
My watch says my sleep was {41-69} out of 100. I felt fine until it told me. Taking it off.
> A {number} from a watch doesn't beat how the morning felt. Off with it.
> Feeling fine is the better instrument. The watch only knows that you lay still.
> There's even a word for worrying about sleep scores. Taking it off is the cure.
> What did it think was wrong with your sleep, too little deep or just too short?
Does anyone have a trick for drinking enough water that is not an app shouting at me?
> A big jug on the desk that has to be empty by lunch. No app, just a jug judging you.
> One glass with everything you already do: kettle, meal, toothbrush. The habit carries the water.
> A water bottle you like the look of helps more than it should.
> Soup and fruit count too, so it's less water than the app would have you believe.
Physio gave me {3-6} exercises for my {shoulder|knee|lower back|neck|hip}. I do {one|two}. She knows. She always knows.
> A physio can tell from how you take your coat off. {choice2} of {number} exercises is still not none.
> Do the {choice2} for your {choice} properly and confess the rest. It works better than pretending.
> Tie one to brushing your teeth and one to the kettle. Your {choice} won't care how boring it is.
> A physio has heard every excuse about a {choice} there is. Honesty gets you a shorter list.
Quit doomscrolling in the morning, started {*habit}. It has been {4-21} days. The world went on without me.
> {number} mornings without it and the world somehow coped.
> The news is exactly as bad at ten. {habit} is a better start.
> What do your hands do in the morning now? That's the hardest part of quitting for most people.
> {number} days in, the pull of scrolling usually gets weaker. Well swapped.
Mental health walk number {3-40} this year. No headphones. {effect}. Exercise I would never call exercise.
> {number} walks and never once calling it exercise is the trick.
> No headphones is the part that does it. The head gets to finish its sentences on a walk.
> Walks like that are the easiest thing to do for your health and the first to be dropped. Keep the count going.
> Does the route stay the same, or do you let the walk decide?
Started eating breakfast again after {two|three|ten} years of "not a breakfast person". Turns out I was a hungry person.
> {choice} years of being hungry until lunch! What's on the plate now?
> Not being a breakfast person is mostly coffee talking.
> Breakfast fixes a surprising amount before nine.
> {choice} hungry years to find out, one week of breakfast to get used to it.
My new diet advice: add one vegetable, take nothing away. {4-30} days in and my energy is better than on any plan.
> Adding beats forbidding, every time. {number} days is a good sign.
> A diet that takes nothing away is one that people still follow in March.
> Which vegetable won the spot?
> {number} days and better energy from one vegetable, no plan can sell that.
Step count today: {13-29} thousand, because I lost the car in a car park. Wellness.
> {number} thousand and you found the car too, presumably. Wellness indeed.
> The accidental steps are the only honest ones.
> Car parks are the new gym. {number} thousand!
> Which level was the car on in the end?
`)

export const yoga = parseBank(`yoga #yoga #mobility 🧘
+ Mental health matters. | My body says thanks. | Best workout for the head. | Exercise, sort of. | Feeling healthy for an hour.
~ Yoga at six, sarcasm by nine.
~ Teaches {klass} in a cold hall. Bring socks.
klass = slow flow | yin | a beginners class | chair yoga | hot yoga | Pilates on the mat
pose = crow | headstand | pigeon | the splits | a proper downward dog | tree pose | a full squat
{pose} after {3-26} months of trying. Held it for {2-9} seconds. Those were the best seconds of the week.
> {number2} seconds after {number} months is a real thing. The next {number2} come much quicker.
> {pose} shows up on the day you stop chasing it.
> Held is held. {number} months of trying went into those {number2} seconds.
> What finally unlocked {pose}, strength or just patience?
The teacher of {*klass} said "notice your jaw". I had been biting like a horse. For years, apparently.
> "Notice your jaw" is the most useful sentence in any class.
> Everybody's jaw just unclenched reading that.
> The jaw does half of all yoga. Horses have an excuse.
> Does your jaw creep back at the desk too? They love an inbox.
fell asleep in {*klass} and snored. loud. they let me sleep
> Sleeping means it worked. Kind class to let you snore.
> A good teacher takes it as a compliment when somebody snored.
> {klass} with a snore is the advanced version.
> Somebody else in the room was jealous of that sleep.
Is {*klass} enough or do I need weights as well? I only have {two|three|four} evenings.
> With {choice} evenings, one of weights and the rest {klass} covers most of what a body needs.
> For bones and muscle a bit of weight helps a lot. One short evening of the {choice} is enough.
> Depends what for. Calm and mobility: plenty. Strength: add one evening of weights.
> Whichever you still do in February is the right plan for {choice} evenings.
Hamstrings like piano wire. Touching my {shins|ankles|toes} is the goal for {spring|summer|my birthday}.
> {choice} by {choice2} is doable: two minutes most days beats one long session.
> Piano wire loosens slowly. Bend the knees a little and let the back stay long.
> It's often the back of the hips rather than the hamstrings. Worth trying both on the way to {choice}.
> Are the hamstrings tighter in the morning or after sitting? That tells you when to stretch.
`)

export const cooking = parseBank(`cooking #homecooking #cooking 🍲
+ Food is love. | Best dinner in weeks. | Now I am hungry again. | Good food, no photos. | Eat while it is hot. | Drinks are on me. | Cooking for friends tomorrow. | Delicious.
~ Cooks for {2-6}, washes up for twelve.
~ One good knife, {dish} on repeat.
dish = a lentil dal | a mushroom risotto | chicken thighs with lemon | a bean chilli | a fish pie | an aubergine curry | a pot of minestrone | a beef stew
fix = a squeeze of lemon at the end | toasting the spices first | salting it earlier | a spoon of miso | letting it rest ten minutes | browning everything properly
eater = my flatmate | the kids | my mother-in-law | my fussiest friend | the neighbour
Made {*dish} tonight and {fix} turned it from fine into seconds for everybody.
> {fix} is the kind of detail no recipe shouts loudly enough about.
> Seconds for everybody is the only review that counts.
> Fine into seconds with one move. {fix} deserves its own line on the card.
> Was there any left for lunch? {dish} is usually better the day after.
{eater} asked for {*dish} again. Third time this month. I have a signature dish by accident.
> Signature dishes are never chosen, they are requested. {dish} it is.
> Third time in a month means the menu is settled.
> Change one thing and see if {eater} notices. Or don't, and stay famous for {dish}.
> Write down what you did before it drifts. {eater} will know.
What do you put with {*dish} when the fridge holds half a cabbage and hope?
> Cabbage, sliced thin and fried hard until the edges catch. It goes with almost anything.
> Half a cabbage with salt, lemon and a bit of oil makes a slaw that does the job.
> Roast the cabbage in wedges until it goes sweet and call it the plan.
> Bread, if there is any. Otherwise cabbage is on the menu and hope is dessert.
Burnt the onions for {*dish} because I was reading. Started again. Burnt them again.
> Burnt twice! It must be quite a book.
> Onions know the exact moment you turn the page.
> Low heat and a lid buys about one chapter before onions catch.
> A little burnt is caramel if you say it with confidence. {dish} can hide a lot.
My grandmother never wrote down {*dish}. "Until it looks right," she said. Attempt {2-19} does not look right.
> Attempt {number} means you remember exactly how it should look, which is half the recipe.
> Grandmothers measured with their hands. Was hers a bigger pot? That changes more than people think.
> What's missing from your {-dish}, the taste or the texture? {number} attempts must have narrowed it down.
> It may be the fat or the pan. A grandmother never thinks to mention those, they're just what's there for {dish}.
{4-9} dinners cooked on Sunday. {dish} for days. Future me sends regards.
> Future you gets {number} evenings back. That's a good Sunday.
> By the third day {dish} is usually at its best. After that, chilli sauce.
> {number} dinners in one go and only one pile of washing up. Smart Sunday.
> How do you keep from being tired of {dish} by Thursday?
Hot take: a dull knife and a crowded pan ruin more dinners than any recipe.
> The crowded pan especially. Everything steams and then people blame the recipe.
> Two pans and a sharp knife would fix most weeknights.
> Patience is the third one. Nobody waits for the pan to get hot.
> True, and neither costs much to put right. A knife takes five minutes on a stone.
`)

export const baking = parseBank(`baking #baking #sourdough 🍞
+ Food is love. | Now I am hungry. | Eat it warm. | Delicious. | Cake for breakfast counts. | Best thing I ate all week.
~ Feeds a starter called {Clint|Agnes|Doughlene|Bubbles}.
~ Weekend baker, weekday crumbs.
bake = a sourdough loaf | cinnamon buns | a lemon tart | a focaccia | a chocolate babka | shortbread | a plum cake | brown butter cookies
flaw = the middle was raw | it spread like a puddle | the crust tore | it never rose | the bottom burnt | it stuck to the tin
{*bake}: looked like the picture for once. Ate {two|three|four} pieces standing up before anybody came home.
> The baker's share is always eaten standing up. {choice} is modest.
> Looking like the picture and surviving {choice} pieces, that's a good batch.
> Quality control has to be done warm and standing up. {choice} pieces seems thorough.
> How much of it was left when they came home?
{*bake} went wrong again, {flaw}. Same recipe, same oven. What am I missing?
> Same recipe and a different day: flour and room temperature move more than people think when {flaw}.
> An oven thermometer answers a lot of these. Many ovens lie by twenty degrees.
> If {flaw}, I'd change only the temperature next time and leave everything else alone.
> Did anything change about the flour or the size of the tin? With the same oven it's often that boring.
The starter doubled in {3-9} hours today. It lives. Bread tomorrow.
> {number} hours is a lively starter. Tomorrow should be a good loaf.
> Doubling in {number} hours means the kitchen is warm. Watch the dough, not the clock.
> A starter that wakes up like that forgives a lot. What flour do you feed it?
> It lives! Bread that keeps you waiting tastes better anyway.
Brought {*bake} to work. Gone in {4-14} minutes. Suddenly everybody knows my name.
> {number} minutes is a compliment you can time.
> Office fame lasts exactly as long as {bake}. You'll be asked about Monday.
> Known for {bake} is better than known for emails.
> Who at work took the last of {bake} without asking? There is always one.
Weighing flour instead of using cups changed everything. {2-30} years of guessing, over.
> A cup of flour can be off by a third, so {number} years of guessing explains a lot.
> Weighing on a cheap scale is the best habit in baking, and the flour stops guessing back.
> And fewer things to wash up. Weighing wins twice.
> Which recipe got better first once you weighed?
Anyone else bake when sad? Tonight it is {*bake} and an old radio play.
> Kneading is good for a heavy evening. Hope {bake} and the radio keep you good company.
> There's comfort in {bake} doing what it's told. Be gentle with yourself tonight.
> Baking makes a sad room kinder. Hope tomorrow is lighter.
> Baking with a radio on is about the softest way through a sad evening.
`)

export const eatingOut = parseBank(`food #foodie #food #eatingout 🍜
+ I love food. | Now I am hungry again. | Best lunch in months. | Good food, good people. | Who wants to eat there with me? | Drinks were fine too. | Delicious. | Restaurants like that are rare. | Dinner tomorrow, anyone?
~ Eats first, asks later. {place} regular.
~ Will cross town for {food}.
place = the place by the station | a food truck | the corner café | a tiny counter downtown | the little kitchen on the hill | a diner off the highway | the new place on our street
food = dumplings | ribs | ramen | fish tacos | pizza by the slice | dim sum | fried chicken | a proper burger
Ate the best {*food} of my life at {place}. I did not speak for {5-20} minutes.
> {number} minutes of silence is the highest rating there is.
> Best of your life is a big claim for {food}, and now everybody wants the address.
> {place} keeping somebody quiet for {number} minutes over {food}, that's good cooking.
> Was it the sauce? With {food} it is so often the sauce.
Waited {40-120} minutes at {place} for {*food}. Worth it. I am weak.
> {number} minutes for {food} is devotion, not weakness.
> The queue is half of the flavour at {place}.
> If you'd wait {number} minutes again, it was worth it.
> What's the trick, going at four in the afternoon? {place} must have a quiet hour.
Where do you go for {*food} when friends visit and one of them is vegan?
> Somewhere that has one vegan thing it's proud of beats a place with ten it isn't. A mixed table of small plates is safest.
> Call ahead and ask what the kitchen likes cooking without meat. The answer tells you everything about the {-food}.
> A place with small plates, so nobody has to order alone. Vegan friends will thank you.
> Could you do {food} as a starter somewhere and dinner somewhere else? Then both win.
{9-24} dollars for {*food}?? It was {4-8} when I moved here. I paid. I will pay again.
> From {number2} dollars to {number} and you still paid, that's how they know it's good.
> Prices for {food} have left the building. At least it fills more than a streaming service.
> {number} dollars hurts. You can hear your younger self gasp at the counter.
> Everything going into {food} got dearer, and rent is on the plate too.
{place} closed after {15-40} years. They knew my order. I stood outside like an idiot.
> {number} years is a whole neighbourhood's worth of dinners. Standing outside makes sense.
> Losing a place that knew your order is a real loss.
> A place that knew your order is more like a living room. {number} years of that leaves a gap.
> What was the order? It should be written down somewhere now that {place} is gone.
Rating system for {*food}: one napkin is fine, {two|three|four} is good, shirt ruined is perfect.
> The shirt ruined scale beats every star system.
> {choice} napkins and a clean shirt means you held back.
> Dark shirts only, then. For {food} that is just planning.
> What did the last shirt ruined {food} cost, with cleaning?
Grill season! {3-9} hours of low smoke for {brisket|pulled pork|ribs|a whole chicken} and {eight|twelve|twenty} people who ate it in {6-15} minutes.
> {number} hours in, {number2} minutes out. Never a fair trade with {choice}, and still worth it.
> The eating is only the end of {choice}. The {number} hours by the smoke are the good part.
> Silence from {choice2} people for {number2} minutes: that's how you know the {-choice} was right.
> What wood did you use? Over {number} hours it makes all the difference.
`)
