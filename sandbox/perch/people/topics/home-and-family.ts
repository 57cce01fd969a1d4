import { parseBank } from '../parse-bank.ts'

export const parenting = parseBank(`parenting #parenting #mumlife #dadlife 🧸
+ I love them so much. | Family life. | Kids are wonderful. | Parents, you know. | My heart.
~ Dad of {2-4}. Mostly snacks.
~ Mother of twins, finder of socks.
~ Raising a {3-9}-year-old lawyer.
kid = the four-year-old | my eldest | the toddler | my teenager | the middle one | our seven-year-old
thing = bedtime | packed lunch | shoes | screen time | homework | toothbrushing | the school run | bath time
demand = a funeral for a snail | the blue cup that broke in March | a contract | toast but not warm | a second opinion from grandma | a wedding with the dog
{kid} asked for {demand} in the middle of {*thing}. I had no plan for that.
> Nobody has a plan for {demand}. {thing} is when they strike.
> {demand} is at least specific. Negotiations during {thing} rarely are.
> Did {kid} get it in the end? Asking because {demand} sounds reasonable.
> The timing is the art. {thing} was only the stage.
What finally helped with {*thing}: starting ten minutes earlier. It took us {2-14} months to find out.
> {number} months for ten minutes is a very parental discovery.
> Ten minutes is all that {thing} ever wanted, apparently.
> The simple fixes hide best. How long until {thing} notices and adapts?
> It's always time in the end. {thing} with slack is a different child.
Do your children fight about {*thing} too, or did we invent it?
> Fought about in every house with children. {thing} has never been done quietly anywhere.
> If you invented {thing} trouble, it has spread worldwide.
> What's the sticking point, the start of {thing} or the stopping?
> {thing} is where they check that the rules still exist. Tiring, and a good sign.
{kid} slept {9-12} hours. I woke up four times to check why.
> {number} hours! Of course you had to check, that's unheard of.
> The one who slept and the one who checked are never the same person.
> {number} hours for {kid}, none for you. The maths of it never changes.
> Tonight you might believe it and get {number} hours of sleep too.
Today {kid} did {*thing} alone and I missed the old days for a full minute.
> One minute of missing it, then the freedom hits. Well done to {kid}.
> {thing} alone is huge. Nobody warns you that milestones sting a bit.
> You spend years wishing for it and then it's quiet during {thing}.
> Did {kid} make a speech about it? Firsts at {thing} deserve one.
{kid} drew our family. I am the one with the phone. Noted.
> Children draw what they see, kindly and without mercy. The phone will be smaller in the next drawing.
> At least {kid} drew you in. Some people are only the car in the family picture.
> Portraits of a family are harsh at that age. Was anybody smiling, or all on the phone?
> Worth framing that drawing, right where the phone charges.
Survived {two|three|four} birthday parties this weekend. I am {40-70} percent sugar and one percent person.
> {choice} in one weekend is an endurance sport. The rest of you is glitter, presumably.
> {number} percent sugar by Sunday night sounds about right for {choice} parties.
> Birthday parties should hand out a bag for the parents too.
> Were the parties at least in different places? {choice} soft plays in a row would finish anybody.
`)

export const pets = parseBank(`pets #dogsofperch #catsofperch 🐾
+ I love this animal. | Best friend ever. | Happy dog, happy house. | My heart. | Family member of the year.
~ Belongs to {pet}.
~ Dog walker, {3-9} leads, one voice.
pet = a rescue greyhound | a tabby with opinions | a three-legged terrier | a beagle | an old black cat | a labrador puppy | a house rabbit
crime = ate half a stick of butter | unrolled a whole jumper | slept on the clean laundry | stole a sandwich from a stranger | walked across the wet paint | opened the fridge | brought a live mouse to bed
{*pet} lives here and yesterday {crime}. No remorse. Eye contact throughout.
> The eye contact is the worst part. {pet} knows exactly who's in charge.
> {crime} with eye contact is basically a signature.
> Remorse isn't part of the package with {pet}.
> Was there at least a photo of the crime, for the trial? {pet} will deny it.
The vet says {*pet} should lose {half a kilo|one kilo|two kilos}. The vet has never met those eyes at dinner.
> {choice} against those eyes is an unfair fight.
> A measured cup and a lot of looking at the wall. It's the only way to {choice}.
> Somebody in the house is running a second dinner for {pet}, usually the person who denies it.
> Does {pet} at least like walking, or is that also negotiable?
First night with {*pet}. {0-3} hours of sleep, one ruined shoe, completely in love.
> {number} hours and a shoe is a very fair price for {pet}.
> The first night is the loudest. It gets better and the shoes get fewer.
> Completely in love by morning, that's how {pet} works.
> Does {pet} have a name already, or is that being negotiated with the other shoe?
How do you get {*pet} to stop barking, meowing or whatever that is at {4|5|6} am?
> Feed {pet} later and never straight after the noise. It takes about a week, and {choice} am slowly becomes seven.
> Anything you do at {choice} am counts as a reward for {pet}, even getting cross. Quiet and boring wins.
> An automatic feeder moves the blame to a machine. {pet} will shout at that one in the kitchen.
> Does {pet} want food or just company? The noise at {choice} am is different for each.
{pet} has learned to open the {treat drawer|back door|bathroom door|bread bin}. We are the staff now.
> A {choice} was never going to hold out. Welcome to the staff.
> Child locks work until {pet} reads the packaging.
> That took observation and patience. Somebody has been watching you at the {choice}.
> Is it teeth or paws? The method at a {choice} tells you what falls next.
Walked {3-14} km because {*pet} saw one squirrel and believed in it.
> {number} km of faith in one squirrel is admirable.
> The squirrel is telling the same story from the other side.
> {pet} will sleep well. Will you, after {number} km?
> Nobody has ever believed in anything like {pet} in that squirrel.
Adopted {*pet} {two|three|five|eight} years ago today. {crime} within the first week. Still here. Best decision.
> {choice} years and still here. {crime} was just the interview.
> Happy day for whoever adopted whom. {choice} years is a lot of walks and laundry with {pet}.
> The first week is when {pet} checks whether you mean it. You passed.
> What's {pet} up to today, cake or the usual crimes?
`)

export const diy = parseBank(`diy #diy #homeimprovement 🔨
+ I love this house. | Home is work. | Starting again on Saturday.
~ Owns {3-9} tape measures, finds none.
~ Old house, new swear words.
job = the bathroom tiles | a wonky shelf | the kitchen tap | the hallway floor | a sticking door | the gutter | the garden gate | one light switch
find = newspapers from 1962 | a second, older floor | no insulation at all | somebody's initials | a live wire going nowhere | a boarded up window
Started on {*job} at nine. "One hour". It is dark and I have been to the hardware shop {2-5} times.
> {number} trips for {job} is about average. The hour was never real.
> Every job is one hour plus {number} trips to the shop.
> By trip {number} they start greeting you by name.
> Which part was it that you forgot? For {job} there is always one tiny washer.
Opened the wall for {*job} and found {find}. House {2-9}, me 0.
> {find} behind a wall is either a treasure or an invoice.
> Walls should stay closed. {job} could have been so simple.
> House {number}, but it's showing you its best stories.
> What will you do with {find}, leave a note for the next person?
Fixed {*job} myself with a video and {two|three} wrong tools. It holds. I keep going back to look at it.
> Going back to look at {job} is the entire reward. Enjoy it.
> {choice} wrong tools and it holds: that's proper craftsmanship.
> Whoever made that video should get a postcard.
> Tools are only wrong if it doesn't hold.
Do I need a professional for {*job} or just courage? Asking with a drill in my hand.
> If water or electricity is behind it, a professional. If it's only pride at stake, courage.
> Put the drill down for one hour, look for pipes and cables, then decide about {job}.
> Courage plus a pipe detector gets most people through.
> Is it a rental? For {job} that would answer the question.
Spirit level says straight. Eyes say no. The {wall|floor|ceiling|window} is the liar here. Built in {1890-1974}.
> Nothing built in {number} has ever met a right angle. Go with the eyes.
> Matching the {choice} beats being level. Eyes live there, the spirit level doesn't.
> A {choice} from {number} settles like people do, slightly to one side.
> Shims and confidence, the two tools for a {choice} built in {number}.
Painted the {spare room|hall|front door|kitchen} {twice|three times}. It looked "warm white" in the tin. It is yellow. It is a banana.
> Warm white has fooled every {choice} in the country.
> {choice2} is commitment. A grey undercoat tames a banana.
> Was the sample looked at in evening light? The {choice} changes colour after five.
> A banana {choice} will be fashionable by spring.
`)

export const fashion = parseBank(`fashion #ootd #thrifted 👗
+ I love this look. | Best outfit of the week. | Style is patience.
~ Capsule wardrobe, except for {piece}.
~ Thrifts, mends, overdresses.
piece = a camel coat | a denim jacket | platform boots | a silk blouse | wide trousers | a wool cardigan | a velvet blazer | a pleated skirt
place = the charity shop | a flea market | my aunt's attic | the sale rail | a swap party
Found {*piece} at {place} for {3-18} and it fits like it was waiting.
> For {number}, and it fits! That one clearly had your name on it.
> The good ones wait. {place} is unbeatable on the right day.
> Fits without altering is the rarest find of all. {number} feels like theft.
> What is {piece} going with first?
Wore {*piece} to the office and {two|three|four} people asked where from. {place}. Silence. I win.
> The silence after "{place}" is the best part of thrifting.
> {choice} people will be at {place} on Saturday.
> {piece} with a story beats anything with a label.
> {choice} in one office is a record.
Trend forecast says {low rise|skinny jeans|shoulder pads|tiny bags} again. I lived through that once. No.
> Once was enough for {choice}. Some things should be left in the photos.
> {choice} come back for people who weren't there to warn anybody.
> Trends come round anyway. Keep what you love and wait out the {choice}.
> The only defence is not to look at the forecast until {choice} has passed.
Learned to darn. {*piece} survives another winter. Visible stitches, {mustard|red|sky blue} thread, zero shame.
> {choice} thread makes it look meant, which is the whole secret of mending.
> A mended {piece} is better than new, it has a biography.
> Another winter out of {piece} with an evening of work, that's a good deal.
> Did the darning come out flat? Everybody's first one is a little volcano.
One suitcase, {4-10} days, {*piece} worn {3-6} times. Nobody died. Nobody noticed.
> {number2} wears out of one piece in {number} days is what it's for.
> People remember faces, not {piece}. One suitcase is freedom.
> Packing light is mostly trusting {piece} to do the work.
> What stayed in the suitcase unworn? There's always one thing.
How formal is "smart casual" with {*piece}? Wedding, {garden|barn|beach|town hall}, two hundred people I do not know.
> For a {choice} wedding {piece} works as long as the shoes are serious.
> Smart casual means nobody else knows either. {piece} and confidence.
> {choice} tells you more than the dress code: think about the floor and the weather first.
> Two hundred strangers will all be checking each other. Wear {piece} and enjoy it.
`)
