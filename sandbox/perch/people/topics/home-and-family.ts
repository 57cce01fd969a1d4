import { parseBank } from '../parse-bank.ts'

export const parenting = parseBank(`parenting #parenting #mumlife #dadlife 🧸
+ I love them so much. | Family life. | Kids are wonderful. | Parents, you know. | My heart.
~ Dad of {2-4}. Mostly snacks.
~ Mother of twins, finder of socks.
~ Raising a {3-9}-year-old lawyer.
kid = the four-year-old | my eldest | the toddler | my youngest | the middle one | our seven-year-old
thing = bedtime | packed lunch | shoes | breakfast | homework | toothbrushing | the school run | bath time
demand = a funeral for a snail | the blue cup that broke in March | a contract | toast but not warm | a second opinion from grandma | a wedding with the dog
{kid} asked for {demand} in the middle of {*thing}. I had no plan for that.
> Nobody has a plan for {demand}. I hope nobody expected one.
> At least {kid} knows exactly what they want. I'd have given in at once.
> Did {kid} get it in the end? {demand} doesn't sound unreasonable.
> Children know that you're at your weakest during {thing}.
What finally helped with {*thing}: starting ten minutes earlier. It took us {2-14} months to find out.
> {number} months is not bad. Some of us never found those ten minutes.
> Ten minutes! I'm glad for you, and a bit cross that it's so simple.
> That's a real gift to everybody who has {thing} to get through tomorrow.
> Isn't it annoying that it's nearly always hurry? Hurrah for calm after {number} months.
Do your children fight about {*thing} too, or did we invent it?
> In every house with children. Nobody has ever managed {thing} quietly.
> You didn't invent it, though every family believes it did.
> Everywhere, yes. When they fight, offering two choices and no third sometimes takes the heat out.
> They all do. The fight is never about {thing}, it's about who went first.
{kid} slept {9-12} hours. I woke up four times to check why.
> {number} hours! Of course you checked, that's suspicious behaviour.
> That's how it goes: {kid} is finally rested, and you look like the night shift.
> {number} hours of quiet and nobody to tell you it's safe to enjoy it.
> Maybe tonight you'll believe it and sleep through the hours too. Fingers crossed.
Today {kid} did {bedtime|shoes|toothbrushing|bath time} alone and I missed the old days for a full minute.
> A full minute is allowed. Then you get to sit down for once. Well done to {kid}!
> {choice} alone is huge. Nobody warns you that the proud moments sting a bit.
> You wish for it every day, and then it comes and it's quiet. Hurrah for {kid}, though.
> Oh, that's bittersweet. Was {kid} very proud afterwards?
{kid} drew our family. I am the one with the phone. Noted.
> Ouch. Children draw what they see. Maybe the phone was showing a recipe.
> At least you made it into the family. Some parents are drawn as the car.
> Children are such honest reporters. Was it at least a nice phone?
> Put the drawing up by the charger. It's a better reminder than any app on the phone.
Survived {two|three|four} birthday parties this weekend. I am {40-70} percent sugar and one percent person.
> {choice} in one weekend is an endurance sport. The rest of you must be glitter.
> The one percent deserves a bath and a salty dinner.
> Birthday parties should have bags for the parents too: earplugs and a piece of cheese.
> Well survived! How many of the {choice} had a clown or a bouncy castle?
`)

export const pets = parseBank(`pets #dogsofperch #catsofperch 🐾
+ I love this animal. | Best friend ever. | Happy dog, happy house. | My heart. | Family member of the year.
~ Belongs to {pet}.
~ Dog walker, {3-9} leads, one voice.
pet = a rescue greyhound | a tabby with opinions | a three-legged terrier | a beagle | an old black cat | a labrador puppy | a house rabbit
crime = ate half a stick of butter | unrolled a whole jumper | slept on the clean laundry | stole a sandwich from a stranger | walked across the wet paint | opened the fridge | brought a live mouse to bed
{*pet} lives here and yesterday {crime}. No remorse. Eye contact throughout.
> The eye contact is what makes it art. You were supposed to know who it was.
> No court would convict, not with eye contact like that.
> You can't even be cross with somebody who stares like that. Remorse is for humans.
> Please say there's a photo of the eye contact. It should hang in the hall.
The vet says {*pet} should lose {half a kilo|one kilo|two kilos}. The vet has never met those eyes at dinner.
> {choice} against those eyes is an unfair fight. Be strong.
> The vet should come to dinner once and try saying no.
> A measuring cup helps, and so does having dinner with your back turned.
> {choice} sounds like so little until you have to explain it to those eyes.
First night with {*pet}. {0-3} hours of sleep, one ruined shoe, completely in love.
> One shoe for a lifetime of that face is a fair price. Congratulations!
> The first night is the hardest. It gets better, and the other shoe can be saved. Enjoy each other!
> How lovely. Welcome home to the {-pet}, and good luck to the rest of your shoes.
> Congratulations! Does the {-pet} have a name already?
How do you get {*pet} to stop barking, meowing or whatever that is at {4|5|6} am?
> Try moving the last meal later, and never feed straight after the noise. It can take a week or two to stop.
> Hard as it is at {choice} am, give no attention at all, not even a cross word. Then it stops being worth it.
> An automatic feeder can help. Then it's the machine that gets the barking, meowing or whatever it is.
> If it's the light, dark curtains may stop it. If it's boredom, a good long play before bed.
{pet} has learned to open the {treat drawer|back door|bathroom door|bread bin}. We are the staff now.
> The {choice} never stood a chance. Congratulations on your new post.
> A child lock on the {choice} should hold for about a week. Good luck, staff.
> You have to admire it. The {-pet} has been watching how you open things.
> What was the prize behind the {choice}, or was it purely for the power?
Walked {3-14} km because {the greyhound|the terrier|the beagle|the labrador puppy} saw one squirrel and believed in it.
> {number} km of faith in one squirrel. I wish I believed in anything like that.
> Somewhere a squirrel is telling the same story from a branch.
> I hope {choice} sleeps well tonight, and you too after {number} km.
> Did the squirrel ever know how much it meant to {choice}?
Adopted {*pet} {two|three|five|eight} years ago today. {crime} within the first week. Still here. Best decision.
> The first week was clearly just the interview, and the {-pet} got the job.
> {choice} years since the {-pet} adopted you! That's a lot of love and a lot of laundry.
> You saw the worst in the first week, and it was still the best decision. Lovely.
> Happy anniversary to you both! Is there a cake, or does the {-pet} only get extra dinner?
`)

export const diy = parseBank(`diy #diy #homeimprovement 🔨
+ I love this house. | Home is work. | Starting again on Saturday.
~ Owns {3-9} tape measures, finds none.
~ Old house, new swear words.
job = the bathroom tiles | a wonky shelf | the kitchen tap | the hallway floor | a sticking door | the gutter | the garden gate | a light switch
find = newspapers from 1962 | a second, older floor | no insulation at all | somebody's initials | a live wire going nowhere | a boarded up window
Started on {*job} at nine. "One hour". It is dark and I have been to the hardware shop {2-5} times.
> It's never one hour. {number} trips sounds about right.
> The hour they mean is the one you spend looking for the tape measure.
> After {number} visits the hardware shop should give you a staff badge.
> Doing the {-job} in the dark builds character. I hope there's a takeaway tonight.
Took half the house apart for {*job} and found {find}. House {2-9}, me 0.
> {find}! And there you were, just wanting to fix something small.
> At least one point for you: the house gave you a story for years of dinners.
> {number} to nothing, but the match isn't over. Good luck with the {-job}!
> {find}, of all things. I can see why the house is winning.
Fixed {*job} myself with a video and {two|three} wrong tools. It holds. I keep going back to look at it.
> Anybody would keep going back to look at it. Well done!
> It holds, and that's the only test. Those {choice} wrong tools are the right ones now.
> Send whoever made that video a postcard of the {-job}. They'd love it.
> Congratulations! Nothing in a shop ever feels as good as something you fixed yourself.
Do I need a professional for {*job} or just courage? Asking with a drill in my hand.
> If there's water, gas or electricity behind it, a professional. Anything else, courage and a good video.
> Put the drill down for ten minutes and find out where the pipes and cables run. Then courage.
> Courage, if you've watched somebody do it from start to finish once. I'd leave the drill alone until then.
> What's the worst that could happen with the {-job}? If you can live with the answer, go ahead.
Spirit level says straight. Eyes say no. The {wall|floor|ceiling|window} is the liar here. Built in {1890-1974}.
> I doubt there's a right angle in anything from {number}. Trust your eyes, you're the one who lives there.
> Line things up with the {choice}, not the spirit level. It looks straight even though it isn't.
> Since {number} it has had time to get comfortable. A {choice} of that age may lean a little.
> All three of you may be right. A {choice} that old has its own idea of straight.
Painted the {spare room|hall|front door|kitchen} {twice|three times}. It looked "warm white" in the tin. It is yellow. It is a banana.
> "Warm white" has fooled so many of us. The tin always lies.
> {choice2}, and it's still a banana! I'm sorry, and I laughed.
> Is it as yellow by daylight? Some bulbs make a banana out of every white.
> Hang a picture of a toucan next to the banana and say you meant it.
`)

export const fashion = parseBank(`fashion #ootd #thrifted 👗
+ I love this look. | Best outfit of the week. | Style is patience.
~ Capsule wardrobe, except for {piece}.
~ Thrifts, mends, overdresses.
piece = a camel coat | a denim jacket | a corduroy shirt | a silk blouse | a pair of wide trousers | a wool cardigan | a velvet blazer | a pleated skirt
place = the charity shop | a flea market | my aunt's attic | the sale rail | a swap party
Found {*piece} at {place} for {3-18} and it fits like it was waiting.
> For {number}, and it fits! It was clearly waiting for you.
> What a find! Some days {place} is simply on your side.
> It fits, and it cost {number}. That's rarer than any label, so wear it tomorrow.
> Lucky you! What will you wear the {-piece} with first?
Wore {*piece} to the office and {two|three|four} people asked where from. {place}. Silence. I win.
> That silence is worth more than any label. Well played.
> Those {choice} people are now planning their weekend around {place}.
> The best answer there is to "where from". Enjoy the win.
> {choice} people in one office! Did you tell them what it cost?
Trend forecast says {low rise|skinny jeans|shoulder pads|tiny bags} again. I lived through that once. No.
> Once was enough for {choice}. The photos are still out there as a warning.
> Nobody who was there the first time is going back to {choice}.
> We survived {choice} once, and we can sit the comeback out in something comfortable.
> Burn the forecast. {choice} had a good long rest and should keep resting.
Learned to darn. {*piece} survives another winter. Visible stitches, {mustard|red|sky blue} thread, zero shame.
> {choice} thread says that you did it on purpose. I love a visible mend.
> Good for you! Visible stitches are the best part of an old favourite.
> One more winter for the price of some {choice} thread. Well done.
> Zero shame, quite right. Was it hard to learn?
One suitcase, {4-10} days, {*piece} worn {3-6} times. Nobody died. Nobody noticed.
> {number2} wears in {number} days, and everybody just thought you looked nice.
> People remember who they laughed with. Nobody keeps a list of what you wore.
> Only one suitcase for {number} days, I'm impressed. That {-piece} earned its place.
> Most people take three of everything and wear one. How did you choose the {-piece}?
How formal is "smart casual" with {*piece}? Wedding, {garden|barn|beach|town hall}, two hundred people I do not know.
> I think {piece} is fine with smart shoes. For a {choice} wedding just mind the heels and the weather.
> It means one notch below a suit. {piece} works if the rest is a bit dressed up.
> You could ask the couple what they'd wear as guests. For a {choice} wedding I'd say yes to {piece}.
> Nobody knows what it means, all two hundred of them will be guessing. Wear what you feel good in and polish the shoes.
`)
