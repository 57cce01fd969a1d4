import { parseBank } from '../parse-bank.ts'

export const wellbeing = parseBank(`wellbeing #wellbeing #healthyhabits 🌿
+ Mental health matters. | My body says thanks. | Healthy is a big word. | Good for the body, good for the mind. | Exercise counts when it is fun. | Starting again tomorrow. | Health is a lot of small things.
~ Sleeping badly since {1998-2015}, trying everything once.
~ Walks, water, early nights. Mostly walks.
habit = a walk after lunch | no phone in bed | stretching before coffee | a glass of water first | ten minutes of sunlight | going to bed at the same time
effect = I sleep through | my back stopped nagging | the afternoons are less foggy | I snap at people less | my head is quieter
{number_days} days of {*habit} and {effect}. Annoyed that it was that simple.
> Annoyingly simple is the best kind. Well done for keeping it up for {number_days} days.
> Nobody would buy a book that only says "{habit}". That's why nobody tells us.
> All those clever plans out there, and the answer was {habit}. Glad it works!
> {number_days} days, impressive. What made you stick to it this time?
number_days = ten | twelve | fourteen | twenty | thirty | forty | sixty
Went to bed at {9|half past nine|ten} like a toddler and woke up a new person.
> Toddlers have had it right all along. All that's missing is the story.
> In bed by {choice} sounds like heaven. Enjoy being the new person.
> An early bed feels like giving up, and then you wake up like that. Lovely.
> A new person after one early night is better than most holidays. Same again today?
My watch says my sleep was {41-69} out of 100. I felt fine until it told me. Taking it off.
> You felt fine, so you were fine. {number} is the watch's problem.
> How you felt in the morning is the better score. Enjoy your bare wrist.
> Nothing ruins a good night's sleep like being marked on it. Off with the watch.
> Ha, slept fine until the results came in. {number} out of 100 for the watch as well.
Does anyone have a trick for drinking enough water that is not an app shouting at me?
> A big jug on the table that has to be empty by dinner. It never shouts, it just stands there.
> One glass with the things you do anyway: kettle on, meal, teeth. After a week the water happens by itself.
> A nice bottle within reach helps more than it should. Nobody gets up for water.
> Soup, tea and fruit count as well, so you may be closer than the app says. Mint or lemon helps with the rest.
Physio gave me {3-6} exercises for my {shoulder|knee|lower back|neck|hip}. I do {one|two}. She knows. She always knows.
> A physio can tell before you've sat down. {choice2} of {number} exercises is still better than none, though.
> Confess on the way in. A shorter list for your {choice} that you really do beats {number} that you don't.
> One while the kettle boils, one while brushing your teeth. It may fool your {choice} into all {number}.
> It's the way you walk in. Hope the {choice} gets better soon anyway.
Quit doomscrolling in the morning, started {*habit}. It has been {4-21} days. The world went on without me.
> {number} mornings, and the world managed. That must feel good.
> Whatever the doomscrolling had to say will still be there at ten. Good swap!
> Well done! Is the morning longer now, or does it only feel like it?
> It's rude how well the world goes on without us. Keep it up.
Mental health walk number {3-40} this year. No headphones. {effect}. Exercise I would never call exercise.
> {number} walks is a lovely number. Here's to the next one, still without headphones.
> No headphones is brave, and probably why it works. Glad it helps.
> Glad to hear it does you good. I won't tell anybody that it's exercise.
> Do you have a favourite walk, or is it out of the door and see?
Started eating breakfast again after {two|three|ten} years of "not a breakfast person". Turns out I was a hungry person.
> {choice} years of being hungry until lunch! What's on the plate now?
> That's funny and a little sad. Welcome back to breakfast, the toast has missed you.
> Some mysteries are solved with an egg. Enjoy breakfast!
> Perhaps some of those bad mornings were just a breakfast missing. Good that you found out.
My new diet advice: add one vegetable, take nothing away. {4-30} days in and my energy is better than on any plan.
> The first diet advice I'd actually follow. Glad it's working after {number} days.
> Adding is so much kinder than forbidding. No wonder you feel better.
> I like this one. Which vegetable got the job?
> Nobody sells it because there's nothing to sell. Good for you!
Step count today: {13-29} thousand, because I lost the car in a car park. Wellness.
> {number} thousand! Fitness plan: no idea where I parked.
> Same time tomorrow? You could park it somewhere else again.
> That's {number} thousand the hard way. I hope you did find the car.
> Cheaper than a gym, unless you count the parking ticket.
`)

export const yoga = parseBank(`yoga #yoga #mobility 🧘
+ Mental health matters. | My body says thanks. | Best workout for the head. | Exercise, sort of. | Feeling healthy for an hour.
~ Yoga at six, sarcasm by nine.
~ Teaches {klass} in a cold hall. Bring socks.
klass = slow flow | yin | a beginners class | chair yoga | hot yoga | Pilates on the mat
pose = crow | headstand | pigeon | the splits | a proper downward dog | tree pose | a full squat
{pose} after {3-26} months of trying. Held it for {2-9} seconds. Those were the best seconds of the week.
> {number} months for {number2} seconds, and worth every one. Congratulations!
> Well done! All those months of trying, and then it's just there.
> Held is held. I hope somebody saw it.
> Congratulations! What finally made the difference after {number} months?
The teacher of {*klass} said "notice your jaw". I had been biting like a horse. For years, apparently.
> Well, now I've noticed my own jaw. Thank you, I think.
> Everybody reading this has just let go of their jaw.
> All that stretching, and the tightest thing in the room was a jaw. Glad you found it.
> Like a horse! Is it better since, or does it creep back?
fell asleep in {*klass} and snored. loud. they let me sleep
> Kind of them to let you sleep. It's the best compliment a class can get.
> You clearly needed it. Best rest of the week, and you snored for an audience.
> I bet half of the room was envious and the other half was asleep too.
> Full marks for relaxation. They clearly took the snoring as a compliment to the class.
Is {*klass} enough or do I need weights as well? I only have {two|three|four} evenings.
> If you can, give one of the {choice} evenings to weights. They do for muscle and bone what {klass} can't quite.
> A bit of both would be best. One short evening with weights is enough, and the rest for {klass}.
> For calm and moving well {klass} is plenty. For strength I'd add some weights, even half an hour.
> What you enjoy is what you'll keep doing. If that's {klass}, add a few squats and press-ups at home.
Hamstrings like piano wire. Touching my {shins|ankles|toes} is the goal for {spring|summer|my birthday}.
> {choice} by {choice2} sounds like a good plan. A little every day seems to do more than one long session.
> Piano wire is a fair description of most of us. Bend the knees a bit and take your time.
> Good goal! {choice2} will find you folded in half, reading your own ankles.
> Good luck with the hamstrings! How far down do you get now, knees or just the thought of it?
`)

export const cooking = parseBank(`cooking #homecooking #cooking 🍲
+ Food is love. | Best dinner in weeks. | Now I am hungry again. | Good food, no photos. | Eat while it is hot. | Drinks are on me. | Cooking for friends tomorrow. | Delicious.
~ Cooks for {2-6}, washes up for twelve.
~ One good knife, {dish} on repeat.
dish = a lentil dal | a mushroom risotto | chicken thighs with lemon | a bean chilli | a fish pie | an aubergine curry | a pot of minestrone | a beef stew
fix = a squeeze of lemon at the end | toasting the spices first | salting it earlier | a spoon of miso | letting it rest ten minutes | browning everything properly
eater = my flatmate | the kids | my mother-in-law | my fussiest friend | the neighbour
Made {*dish} tonight and {fix} turned it from fine into seconds for everybody.
> Seconds for everybody! Noted, {fix}.
> It's always something small like that. Now I'm hungry for {dish} too.
> Seconds all round is the best review. Well done, and thanks for the tip.
> I wouldn't have thought of {fix} there. Was any left for tomorrow?
{eater} asked for {*dish} again. Third time this month. I have a signature dish by accident.
> Congratulations on your signature dish. Nobody ever gets to choose their own.
> You're the {-dish} person now. There are worse things to be famous for.
> Three times in one month is a standing order. What a compliment.
> Now you can never change a thing, {eater} will know.
What do you put with {*dish} when the fridge holds half a cabbage and hope?
> Slice the cabbage thin and fry it hard until the edges go brown. A bit of vinegar, done.
> A quick slaw: cabbage, salt, lemon, oil. Crunchy, fresh, and the hope goes on top.
> Roast the cabbage in wedges with plenty of salt until it goes sweet. That goes with nearly everything.
> Cabbage in butter with caraway or mustard seeds if you have any. Hope for dessert.
Burnt the onions for {*dish} because I was reading. Started again. Burnt them again.
> Burnt twice! It must be a very good book. What is it?
> Onions know exactly when you turn the page.
> For the third lot of onions I'd try an audiobook. Good luck!
> Call it caramelised and keep reading. I hope the chapter was worth it.
My grandmother never wrote down her recipe for {*dish}. "Until it looks right," she said. Attempt {2-19} does not look right.
> Attempt {number} is how she learned it too, only nobody was watching. Don't give up.
> "Until it looks right" from somebody who had made it a thousand times. Keep going, it's a lovely thing to look for.
> What's missing, the colour or the taste? Perhaps somebody else in the family remembers your grandmother cooking it.
> Grandmothers never mention the pan or how much fat went in. I'd try an older, heavier pan next time.
{4-9} dinners cooked on Sunday, {dish} among them. Future me sends regards.
> Future you has {number} free evenings and a very kind friend in the past.
> {number} dinners in one go! I hope somebody else did the washing up.
> That's a Sunday well spent. Around Thursday you'll want to shake your own hand.
> {number} at once is impressive. What else is in the boxes besides {dish}?
Hot take: a dull knife and a crowded pan ruin more dinners than any recipe.
> The crowded pan, yes. Everything steams, and then the recipe gets the blame.
> A sharp knife and a second pan, and most of it is put right. No argument here.
> I'd add the cold pan as a third. Nobody waits for it to get hot.
> True, and a sharp knife is the safer one too. Hardly a hot take, more a public service.
`)

export const baking = parseBank(`baking #baking #sourdough 🍞
+ Food is love. | Now I am hungry. | Eat it warm. | Delicious. | Cake for breakfast counts. | Best thing I ate all week.
~ Feeds a starter called {Clint|Agnes|Doughlene|Bubbles}.
~ Weekend baker, weekday crumbs.
bake = a sourdough loaf | cinnamon buns | a lemon tart | a focaccia | a chocolate babka | shortbread | a plum cake | brown butter cookies
flaw = raw in the middle | flat as a puddle | pale on top | dry as dust | burnt at the bottom | stuck to the tin
{*bake}: looked like the picture for once. Ate {two|three|four} pieces standing up before anybody came home.
> Eaten standing up is the only proper way. {choice} sounds modest.
> Like the picture! Congratulations, and no witnesses.
> That's quality control, and {choice} pieces is a thorough test.
> Do they know about the missing pieces, or is that between you and the kitchen?
{*bake} went wrong again, {flaw}. Same recipe, same oven. What am I missing?
> With the same oven I'd first check how hot it really is. A cheap thermometer helps, many are off by twenty degrees.
> The recipe is the same, but flour and the warmth of the kitchen change all the time. I'd change just one thing per try.
> I'd find out first when it went wrong, before the oven or in it. That halves the list of suspects.
> How annoying, with the same recipe. A photo at every step of the next one usually gives the culprit away.
The starter doubled in {3-9} hours today. It lives. Bread tomorrow.
> It lives! {number} hours is a healthy starter. Enjoy tomorrow's bread.
> Hurrah! A starter that doubled is like a good report from school.
> {number} hours is lively. What did you feed it?
> Lovely. Tomorrow the whole place will smell of bread.
Brought {*bake} to work. Gone in {4-14} minutes. Suddenly everybody knows my name.
> {number} minutes! They'll know your name and your birthday from now on.
> Careful, now everybody expects baking every Monday. Well done, though.
> Being known for {bake} beats being known for the photocopier.
> Everybody had some, by the sound of it. Did the baker get any?
Weighing flour instead of using cups changed everything. {2-30} years of guessing, over.
> {number} years of guessing! A cup of flour can be very different from one scoop to the next.
> Weighing also means fewer cups to wash up. Welcome to the scales.
> One small scale, and suddenly the recipes weren't lying after all. So much for guessing.
> What got better first with the weighing, the bread or the cakes?
Anyone else bake when sad? Tonight it is {*bake} and an old radio play.
> Yes. There's something about warm hands and a warm oven. I hope it helps a bit tonight.
> You're not the only one. I hope the baking and the play keep you good company.
> Many of us do when we're sad, I think. Be gentle with yourself tonight.
> An old radio play and a warm kitchen sounds like the kindest way through it. Hope tomorrow is lighter.
`)

export const eatingOut = parseBank(`food #foodie #food #eatingout 🍜
+ I love food. | Now I am hungry again. | Best lunch in months. | Good food, good people. | Who wants to eat there with me? | Drinks were fine too. | Delicious. | Restaurants like that are rare. | Dinner tomorrow, anyone?
~ Eats first, asks later. {place} regular.
~ Will cross town for {food}.
place = the place by the station | a food truck | the corner café | a tiny counter downtown | the little kitchen on the hill | a diner off the highway | the new place on our street
food = dumplings | ribs | ramen | fish tacos | pizza by the slice | dim sum | fried chicken | burgers
Ate the best {*food} of my life at {place}. I did not speak for {5-20} minutes.
> {number} minutes of silence is the highest rating there is.
> Best of your life! Then please, where exactly is {place}?
> I'd travel for {food} like that.
> It must have been the sauce. Tell us more, now that you can speak again.
Waited {40-120} minutes at {place} for {*food}. Worth it. I am weak.
> {number} minutes for something you love isn't weak, it's devoted.
> I'd have got in line behind you. Worth it is all I needed to hear.
> Weak and full sounds like a good evening.
> {number} minutes! Is there any hour when one can just walk in?
Where do you go for {*food} when friends visit and one of them is vegan?
> A place with lots of small plates is safest, then nobody has to order alone. Good vegan dishes beat one sad salad.
> I'd call ahead and ask what they'd cook for a vegan. You can tell from the first "of course" or the first pause.
> Look for a place where the vegan dish is on the menu by name. A vegan option in brackets is usually a salad.
> Let the vegan pick the place and just check that it has {food} too. It's easier than the other way round.
{9-24} dollars for {*food}?? It was {4-8} when I moved here. I paid. I will pay again.
> From {number2} to {number}, and we all keep paying. {food} will do that.
> We all complain the whole way there, and then we pay and order extra.
> {number} dollars! For that it should at least taste as good as back then.
> They know we'd pay it. That's the worst part.
{place} closed after {15-40} years. They knew my order. I stood outside like an idiot.
> {number} years, and they knew your order. Of course you stood there. I'm sorry.
> Not like an idiot at all. That's how you say goodbye to a place like that.
> A place that knows your order is a bit like family. Sorry that it's gone.
> I'm sorry, that's a real loss. What was your order?
Rating system for {*food}: one napkin is fine, {two|three|four} is good, shirt ruined is perfect.
> The only rating that can't be bought. Shirt ruined or nothing.
> {choice} napkins, and I'd still wear black to be safe.
> Critics should adopt this rating at once. No stars, just stains.
> Perfect system. Which place ruined the last shirt?
Grill season! {3-9} hours of low smoke for {brisket|pulled pork|ribs|a whole chicken} and {eight|twelve|twenty} people who ate it in {6-15} minutes.
> {number} hours of work, {number2} minutes of eating. They may have forgotten to chew, but it's a compliment.
> {choice2} people and no leftovers, so you got it exactly right.
> Gone in {number2} minutes! I hope the cook got some.
> Now I can smell it. What wood did you use for the {-choice}?
`)
