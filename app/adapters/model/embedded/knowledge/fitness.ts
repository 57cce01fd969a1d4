import { fitnessWords } from './fitness-words.ts'
import { knowledge } from './format.ts'

/** Training, running and everyday eating for it; injuries and conditions are for professionals and are not here. */
export const fitness = knowledge(
  'fitness',
  `${fitnessWords}
= bench + plateau | ask trouble share
- A stuck bench usually wants more frequency, not more effort. Two or three sessions a week with one of them light and paused tends to move it.
- When bench stalls, train where it sticks: paused reps for off the chest, close grip for the lockout. And eat a bit more, bench notices first.
- Smaller jumps. Going up 1 kg a week on bench beats adding 2.5, failing and resetting every month.
> Where in the lift does it stop?
> How often do you press each week?
= squat + plateau | ask trouble share
- For a stalled squat I'd drop 10% and add a second lighter day with pauses. Three weeks of owning the bottom usually beats grinding the same top set.
- Squat plateaus are often bracing rather than legs. If the hips shoot up first, fix that before adding sets.
> How does the last rep look on video?
= deadlift + plateau | ask trouble share
- Deadlift often stalls from too much deadlift. One heavy day a week plus RDLs or rows, and it starts moving again.
- Off the floor or at the knee? Deficit pulls help the first, pauses below the knee the second.
= press + plateau | ask trouble share view
- Overhead press has tiny progress baked in. Fractional plates and a second day of push press keep it going when 2.5 kg jumps won't.
- Treat the press as a volume lift: more sets of five or six, fewer maxes. It responds to practice more than to grinding.
= pr + squat/bench/deadlift/press | win share
- Write down what the last four weeks looked like before you forget. The block that led to a {=squat/bench/deadlift/press} PR is worth more than the number.
- Now comes the boring clever bit: drop back to 85% and build again. Chasing the next single right away is how PRs turn into plateaus.
- Check the video too. If the speed held until the end, there's more in there than today's number.
> How many weeks did that block take?
> What changed in the training before it?
= pr + run | win share
- A running PR is a good moment to do less for a week. The fitness keeps, the tired legs don't.
- Look at the splits while it's fresh. If the second half was quicker, the next goal can be bolder than you think.
> What was the biggest change in training?
= pullup | ask trouble share
- Frequent and easy gets you there: half of your max, several times a day, never to failure. Bars at door height do more than any program.
- Slow negatives are the bridge to a first pull-up. Three sets of three, five seconds down, twice a week.
- The dead hang at the bottom counts. Half reps build a half pull-up.
> How many strict ones at the moment?
= pullup | win
- The second comes much quicker than the first. Singles spread through the day beat one set to failure from here.
- From here, add reps by adding sets. Five sets of one becomes five of two faster than one of one becomes one of five.
= pushup | ask trouble share view win
- Hands on a bench beats knees: full tension, honest range, and you lower the height as you get stronger.
- A push-up is a moving plank. If the hips sag, the chest was never the weak part.
= kettlebell | ask share view recommend
- Get one heavier than feels sensible for swings and one lighter for presses. A single medium bell is wrong for both.
- Swings are a hinge with a float, not a squat with a front raise. Once the hips snap, grip gives out before breath.
= squat + form | ask trouble share view
- Depth is often an ankle problem in disguise. Try it with small plates under the heels: if depth appears, you know where to work.
- Film from the side at hip height. Most squat cues stop mattering once you see where the bar travels over the foot.
- Brace before you unlock the knees, not on the way down. Half of what looks like weak legs is a loose trunk.
= deadlift + form | ask trouble share view
- Pull the slack out before you push. If the plates click first and the bar moves after, most deadlift form sorts itself out.
- Think of pushing the floor away. Pulling with the back is what turns a clean hinge into a shrug.
= bench + form | ask share view trouble
- Set the shoulder blades before unracking and keep the feet doing something. Bench form is mostly what happens below the bar.
- Touch point drifts when you get tired. If the bar lands higher each rep, the set was over two reps ago.
= grip + deadlift/pullup | ask trouble view share
- Straps for the work sets, bare hands for warm-ups. Your back shouldn't wait for your grip to catch up.
- Grip responds to holds more than to squeezing: pause the last rep of each set at the top for ten seconds.
= belt + squat/deadlift/gym | ask view share
- A belt amplifies a brace, it doesn't replace one. Learn to push into air first and the belt is worth five percent.
- Add the belt for top sets only. Warm-ups without it keep you honest.
= volume + bulk | ask view share
- Somewhere around 10 hard sets per muscle a week covers most people. Past that, better sets beat more sets.
- If you can do 25 sets for one muscle, they weren't hard sets. Cut to 12, push each one, and compare after six weeks.
= failure + volume/gym | view ask share
- One or two reps shy of failure grows nearly the same and you can train again on Thursday. Save true failure for isolation work.
- Most people's two in reserve is really five. Take one set to the end now and then just to calibrate.
= overload + gym/squat/bench/deadlift | view ask share
- Overload isn't only load. Same weight with cleaner reps or shorter rests is progress too, it just doesn't show on a plate.
- Double progression keeps it sane: earn the top of the rep range on every set, then add the smallest plate there is.
= program + beginner | ask recommend trouble share
- Three full-body days, five or six lifts, add a little each week. A beginner program only fails when it's swapped every month.
- Pick the program you'd still do on a bad week. The clever split you skip loses to the plain one you finish.
> How many days can you honestly train?
= program + consistency | view share trouble ask
- Program hopping feels like progress because week one is always exciting. Twelve weeks of a mediocre plan beats four great week threes.
- Adherence is the variable nobody puts in the spreadsheet. The best split is the one that survives a bad Wednesday.
= fullbody + program/gym | ask view share
- Full body is underrated past the beginner stage. Missing a day costs you a third of everything instead of your only leg day of the week.
- On three days a week full body is hard to beat: each lift gets practised often and no session needs to run long.
= time + gym | trouble ask share view
- Two lifts, three hard sets each, done in 30 minutes. Supersetting a push with a pull buys back more time than any fancy split.
- Short sessions work if the first exercise is the one that counts. Save the curls for days with time left.
- Shrink the session instead of skipping it. The 20 minute version keeps the slot in the calendar.
= consistency + gym | view share trouble win ask
- Lower the bar for bad days on purpose: show up, one lift, leave. The streak matters more than any single session.
- Motivation tends to arrive about ten minutes into the warm-up. Plan for those ten minutes, not for the mood.
- Fix the days, not the goal. Mon/Wed/Fri at the same hour beats four times a week whenever.
> What's the first thing that gets in the way?
= consistency + run | view share trouble win ask
- Running habits stick when the first mile is laughably slow. Nobody dreads a jog they can talk through.
- Attach it to something fixed: shoes by the door, same loop, same time. Deciding every day is the part that wears you out.
= morning + gym/run | share win view ask trouble
- Early sessions are won the night before: clothes out, bottle filled, no decisions left at 5am.
- Give morning strength two weeks before judging it. The bar feels heavier early, then the body adapts to the hour.
= sore + legs/squat | trouble share ask win
- Soreness is a novelty signal more than a growth signal. Same session next week will hurt half as much and work just as well.
- Easy movement clears that faster than the couch: a bike or a walk today, and stairs sideways until Thursday.
- If stairs are still a negotiation on day three, cut a set from each leg exercise next time. You can always add it back.
> What did the session look like?
= rest + gym/volume/run | view ask share trouble
- Deloads work better scheduled than earned by exhaustion. Every fifth or sixth week, same lifts, half the sets.
- Fitness is built in training and shown after rest. If numbers jump after a week off, the week before was too much.
- A rest day can still have a walk in it. It's the hard-ish days in the middle that eat recovery.
= sleep + gym/run/bulk | view share trouble ask
- Sleep beats any supplement in the cupboard. One more hour does more for training than a new program.
- On short sleep keep the session and cut the sets in half. Technique holds up at 70%, grinders don't.
= rest + beginner/consistency/gym | share trouble view
- The restless part of a rest day goes away once it has a job: a walk, food for the week, an early night. Doing nothing is what makes it hard.
= warmup | ask view share
- Best warm-up is the lift itself, lighter: empty bar, then three or four jumps. Ten minutes of band work is mostly procrastination.
- Five easy minutes and ramp-up sets cover it. If a stretch makes the first set feel better keep it, otherwise drop it.
= mobility + squat/gym/run | ask view share trouble
- Strength through full range is mobility work. Slow paused reps at the bottom change more than a foam roller does.
- Five minutes daily beats an hour on Sunday for tight hips. The nervous system forgets in about a day.
= zone2 | ask view share trouble win
- If easy runs feel embarrassing you're probably doing them right. Full sentences, nose breathing, watch out of sight.
- Most people run their easy days too hard and their hard days too easy. Splitting those two apart is half of getting faster.
- Heart rate drifts with heat and coffee. Talking pace is a better leash than a number on the wrist.
> What pace does that come out at for you?
= longrun | ask share win view trouble
- Long runs should end feeling like you had two more miles in you. The week after is what you're protecting.
- Practise race breakfast and gels on the long run. Stomach problems on race day are nearly always first tries.
- Adding ten minutes every other week gets to the same distance as adding a mile every week, with fewer bad Mondays.
= marathon + wall | trouble share ask view
- The wall is usually booked in the first 10k. Five seconds a mile too quick early costs a minute a mile after 20.
- More carbs earlier: start at 30 minutes and keep it regular. By the time you feel flat it's too late to catch up.
> How did the first half feel?
= marathon - wall | ask share view win
- For a first marathon four runs a week is plenty. Long run and one steady midweek run do the work, the rest is just easy.
- Train for time on your feet rather than miles. Three hours easy prepares you for the day whatever the pace.
= wall - marathon | trouble share ask view win
- Going out slow is the only race tactic that works for everyone. The first mile should feel like you're holding back a joke.
- Negative splits are mostly a training habit. Finish your easy runs a touch quicker than you began them.
= race + fuel | ask share view trouble
- Race fueling is trainable. Work up to 60 g of carbs an hour over a few weeks and the gut stops complaining.
- Sip and nibble early, small and often. A single gel at the point where you feel bad is mostly placebo.
= taper | share trouble ask view
- Phantom aches in taper week are tradition. Keep the frequency, halve the distance, leave a few strides in.
- Taper is when people lose races by cleaning the garage. Sit down, the hay is in the barn.
= fivek + beginner | ask share win trouble
- Run slow enough that you could hum. A first 5k is nearly always limited by pace, not by lungs.
- Repeat a week of the plan whenever it feels rushed. The plan is a suggestion, connective tissue isn't on its schedule.
= fivek/race + pr | win share
- Take the easy week now, then use it: the current race time tells you your real threshold pace. Most people train off an old number.
- What did the last kilometre look like? A fast finish means the next target can be braver.
= halfm - wall | ask share win view trouble
- Three or four runs a week is enough for a first half: one long, one steady, the rest easy enough to chat. Add distance to the long one every other week.
- A half is a tempo with patience. Settle for 10k, then race the part that's left.
- For halves the midweek run matters as much as the long one. 60 to 75 steady minutes is where the pace becomes normal.
= shoes + run/race | ask recommend view share
- Comfort in the first ten minutes predicts more than any gait analysis. Try three pairs and ignore the foam names.
- Around 400 to 500 miles the midsole is done even when the outside looks fine. Buy the same model again if nothing hurts, and overlap the two for a couple of weeks.
- Rotating two pairs makes both last longer and varies the load. The second can be last year's model at half the price.
= heat + run | ask trouble share view
- Heat takes two weeks to adapt to. Run by effort until then and let the pace be ugly.
- Expect 20 to 30 seconds a mile slower when it's humid. It isn't lost fitness and it comes back the first cool morning.
= cold + run | trouble share ask win view
- Dress for ten degrees warmer than it is. If you're comfortable at the door you'll be carrying a jacket by mile two.
- In the dark and rain the trick is deciding the route before you look outside.
= treadmill | view share ask trouble
- Treadmill at 1% and a podcast is fine training. The boredom is the workout for the last 10k of a race.
- Incline walking is the most joint-friendly cardio most gyms own. Just let go of the handrails.
= intervals + run/race | ask view share
- The last rep should look like the first. If interval three falls apart, the pace was an ego choice.
- One quality session a week takes most runners a long way. Hills are intervals with less pounding and no watch needed.
= hybrid + run/cardio | ask view share trouble
- Interference is real at the edges and irrelevant for most of us. Lift before you run, or leave six hours between, and both improve.
- Keep the running easy and the lifting heavy and they hardly compete. It's moderate everything that flattens both.
= cardio + bulk | ask view share
- Two or three easy half hours a week won't touch your muscle. They'll just make your rest periods shorter.
- Cardio kills gains mostly by killing appetite. Eat around it and nothing is lost.
= cardio + deficit | ask view share
- Cardio is for the heart and steps are for the deficit. Hard intervals make you hungry enough to eat them back.
- Lift to keep the muscle, walk to widen the gap, and let food do the rest.
= walk + deficit/consistency/time/rest | view share ask win
- Walking is the only fat-loss tool that doesn't make you hungrier or sorer. Ten minutes after each meal adds up without a gym bag.
- Steps respond to design: park further off, take calls walking. Nobody keeps 10k by willpower.
= protein + breakfast | ask share view recommend
- Front-load it: 40 g at breakfast and the rest of the day takes care of itself. Eggs plus cottage cheese gets there quietly.
- Cooking it once helps more than recipes. A tray of chicken and a tub of yogurt remove most of the decisions.
> What does a normal breakfast look like?
= protein + deficit/bulk | ask view share trouble
- Around 1.6 g per kg covers nearly everyone. Above that you're mostly buying expensive fullness, which in a cut is a feature.
- Total per day matters, timing hardly does. Four sensible meals and nobody needs a shaker in the locker room.
= deficit + scaleweight | trouble ask share view
- Judge by the weekly average. One salty dinner hides a week of fat loss on any given morning.
- When the scale stops, check the portions before the plan. Oils and weekends are where 300 calories hide.
- Measure the waist too. Scale flat with the belt looser is the result you wanted.
> How long has it been flat?
= deficit + hungry | trouble ask share
- Shrink the deficit. Losing half as fast on a plan you can stand wins by month three.
- Volume first: potatoes, soup, berries, lean protein. Hunger on 1,800 calories depends a lot on which 1,800.
= deficit + weekend | trouble ask view share
- Five strict days and two loose ones average out to maintenance. Plan the Saturday meal first and build the week around it.
- Keep breakfast and steps the same on weekends and let dinner be dinner. Two anchors are enough.
= bulk + hungry/breakfast/scaleweight | ask trouble share
- If you can't gain, drink some of it. A shake of milk, oats and peanut butter is 700 calories nobody has to chew.
- Aim for half a percent of bodyweight a month past the beginner stage. Quicker than that is mostly a longer cut later.
= bulk + beginner | ask view share
- First year: skip bulk and cut cycles altogether. Eat at maintenance or slightly over, get stronger, and both happen at once.
= creatine | ask view share
- Plain monohydrate, 5 g, any time of day, forget the loading. It takes three to four weeks to fill up, so week one proves nothing.
- The kilo that shows up first is water inside the muscle. Judge creatine by your third set, not the scale.
- Cheapest tub wins. The fancy forms mostly dissolve better and cost triple.
= preworkout | ask view share trouble
- Most pre-workout is coffee with a tingle. A double espresso and some salt does the same for a tenth of the price.
- Keep it for two sessions a week. If every warm-up needs it, the sleep is what's missing.
= supplement + gym/bulk/deficit/consistency | view ask share
- Supplement budget in order: better food, better shoes, creatine, and then you're basically done.
- BCAAs are protein with the useful parts taken out. Spend it on actual meals.
= age + gym/run/bulk | view share ask win
- Later on the answer is rarely lighter, it's longer warm-ups and one more easy day. Strength itself comes up surprisingly well.
- Recovery is the thing that changes with age, so spread the same work over more days. Intensity can stay.
= women + gym/bulk/legs | view ask share
- Nobody gets bulky by accident, people train for it for years. Heavy sets of five mostly make stairs and suitcases easy.
- Toned is muscle plus patience. The pink dumbbells are the slow road there.
= track + gym/run | view ask share recommend
- A paper log still wins for lifting: last week's numbers, this week's blank line. No app nags you as well as that gap does.
- Watches are good at trends and bad at days. Look at the four-week line and ignore the morning score.
= coach + gym/beginner/form | ask view share
- A good coach changes one thing per session. If every set gets five cues, you're paying for noise.
- Even one month of in-person coaching pays off for years, mostly in what you stop doing.
= gymfear + gym/beginner | trouble ask share
- Go with a written plan of three exercises. Walking straight to the rack looks like belonging, and soon it is.
- Everyone else is between sets thinking about their own set. Off-peak for the first two weeks helps until you believe that.
= core + gym/squat/deficit/consistency | view ask share
- Visible abs are mostly food, strong ones are mostly carries and squats. Crunches sit somewhere between.
- Planks past a minute are just waiting. Make it harder rather than longer.
= equipment + home | ask recommend share win
- Adjustable dumbbells and a bench cover most of it. Buy the rack when you've outgrown those, not before.
- Used plates are the same iron. Spend the saved money on a good bar, since that's the one thing you touch every rep.
> How much floor space is there?
= home + gym/consistency/time | ask share view trouble win
- For home or hotel training pick the harder variation, not more reps: split squats, one-arm rows, feet-up push-ups.
- The commute is the real cost of a gym. At home 25 minutes is a full session.
= social + run/gym | share view ask win
- A standing date beats willpower. It's hard to skip when somebody's already waiting in the car park.
- Group runs are great for easy days and dangerous for the same reason: nobody wants to be the one who slows down.
= crowd + gym | trouble view share
- Crowded gym plan: take one spot and two dumbbells, and run three exercises there. Waiting for a rack is the longest rest period there is.
- January crowds thin out by the second week of February. Until then mid-afternoon is the secret.
`,
)
