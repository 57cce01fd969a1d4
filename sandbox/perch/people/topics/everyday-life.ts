import { parseBank } from '../parse-bank.ts'

export const students = parseBank(`students #studentlife #studygram 🎓
+ Learning is hard. | School, why. | Starting again tomorrow. | Everyone says it gets better.
~ {Biology|History|Nursing|Maths} student. Coffee is a food group.
~ Third year. Second library card.
subject = statistics | organic chemistry | constitutional law | linear algebra | anatomy | art history | microeconomics | thermodynamics
place = the silent floor | the kitchen table | the laundry room | a bench by the vending machine | my old bunk bed
{*subject} exam in {2-9} days and I have started making very beautiful notes about chapter one.
> Beautiful notes are the fanciest way of not doing chapter two.
> {number} days is enough if the past papers come out today. Chapter one looks great, though.
> Everybody's chapter one of {subject} is perfect. Do two questions from the end instead.
> How many chapters are there? {number} days divides better than it feels.
Passed {*subject}!! {51-72} percent and I have never been prouder of a number.
> {number} in {subject} is a number to frame. Enjoy tonight.
> A pass in {subject} doesn't ask how. Proud is right.
> {subject} will never ask you anything again. That's what {number} means.
> Passed is passed! What are you burning first, the notes or the flashcards?
Studying in {place} because my flatmates discovered {karaoke|darts|brass instruments|baking at night}.
> {choice} and studying do not mix. {place} has its charms at least.
> {place} has the advantage that nobody brings {choice} there.
> Flatmates with {choice} have built more library regulars than any reading list.
> How long does {choice} usually last? There may be quiet hours after.
Group project: {four|five|six} people, one document, me. The presentation is {tomorrow|on Monday|at eight}.
> {choice} names on the title and one in the edit history. Every group project, everywhere.
> The version history of the document is your witness. Lecturers know how to read it.
> {choice2} and still alone in the document: at least it'll be consistent.
> Can each of the {choice} say one slide of the presentation out loud? It shows quickly who has read it.
Does anyone actually understand {*subject} or do we all just nod until the exam?
> Mostly nodding until one worked example clicks. With {subject} it's sudden.
> Ask what you don't understand out loud, half the room will love you for it.
> Teaching it to somebody who knows nothing is the fastest test. {subject} falls apart or holds.
> Which week did {subject} lose you? Usually it's one step everything else stands on.
Handed in the thesis. {60-180} pages, {2-9} coffees a day, one typo on page one. Found it on the way home.
> Page one always has it. {number} pages and that's the one they'll smile about.
> The typo is the signature. {number} pages are in, sleep now.
> Nobody has ever failed for the typo on page one.
> The thesis is out of the house. What happens tonight, sleep or a very loud party?
`)

export const teaching = parseBank(`teaching #teaching #edutwitter 🍎
+ I love this job. | Learning goes both ways. | Kids are wonderful. | School is a small country.
~ Teaches {years} to year {3-9}. Owns no working pens.
~ Primary school. Glitter in everything.
years = fractions | the Romans | photosynthesis | poems | long division | the water cycle | spelling
child = the quiet one at the back | the loudest boy | my new pupil | a girl who never raises her hand | the class clown
Taught {*years} today and {child} explained it better than I did. I sat down. Let it happen.
> Sitting down was the best teaching of the day. {child} will remember that.
> When {child} explains {years}, it's theirs for good.
> Pupils translate for each other better than we ever do.
> Did the others ask {child} questions? That's when it gets really good.
Marked {28-120} essays. {Seven|Eleven|Nineteen} of them thank "Albert Einstein" for {*years}.
> {choice} sources can't be wrong. He was busy with {years}, apparently.
> Out of {number} essays that is close to a consensus.
> Somebody's older sibling started that Einstein thing, and it spread.
> By essay {number} you must have half believed it.
{child} gave me a drawing: me, with {four|six|eight} arms. "So you can do everything." Framed.
> {choice} arms is how it looks from down there. Worth every frame.
> A drawing like that sees the job better than any inspection does.
> Keep it beside the desk for the days with only two arms.
> What were the hands on the {choice} arms holding?
Parents evening: {18-31} talks, {five|six} minutes each, one biscuit. Everybody's child is "tired lately".
> {number} talks on one biscuit is a human record.
> Tired lately is the polite version of everything.
> {choice} minutes is just enough to say the one kind, true thing.
> How many asked what they could do at home? Those talks are worth the evening.
Any ideas for teaching {*years} on a {Friday|windy|snowy|last} afternoon without losing the class?
> Outside with chalk. {years} at playground size keeps everybody moving.
> Let them build a quiz about {years} for another class. They get strict very quickly.
> Short rounds and a visible timer. A {choice} afternoon only has ten-minute minutes.
> Let one of the class teach {years} first, then ask the wrong questions on purpose.
First year as a teacher, week {5-30}. Cried in the supply cupboard, laughed in the corridor, stayed.
> Stayed is the word that counts. Week {number} is where it starts to get lighter for many.
> The supply cupboard has heard it all. Glad you stayed.
> A first year as a teacher is mostly learning which things can wait. Be kind to yourself in week {number}.
> Is there one teacher with a good biscuit tin? They carry people through a first year.
`)

export const work = parseBank(`work #worklife #careers 💼
+ Work is work. | People are the job. | Starting again on Monday. | Money is not everything, they say.
~ {HR|Project|Office|Operations} manager. Meetings are my cardio.
~ Between jobs and between coffees.
meeting = the weekly sync | a kickoff | the budget round | a team offsite | the one-on-one | the all hands | a retrospective
person = my manager | the new hire | our accountant | a client | the intern | somebody from legal
{*meeting} lasted {45-120} minutes. The decision took two. It was made in the corridor.
> Corridors are where {meeting} really happens. {number} minutes of warm-up.
> Two minutes of deciding, the rest is stretching.
> Next time book the corridor.
> Would anybody have missed those {number} minutes if the decision had been a note?
Started a new job today. {person} showed me the coffee machine first. Priorities are good here.
> A place that begins with the coffee machine has its values in order.
> First days at a new job are names and doors, and one kind person. Sounds like you found them.
> {person} will know where the good biscuits are too.
> How many names are left from day one of the new job? Nobody keeps more than four.
{person} said "quick question" at {16:45|17:10|17:55}. It was not quick. It was barely a question.
> At {choice} no question has ever been quick.
> A quick question at {choice} is a project with good manners.
> "Happy to look at the question tomorrow" is a full answer at {choice}, it just takes practice.
> What did {person} want in the end, an answer or company?
Interview number {3-14}. They asked about a weakness. I said I answer that question badly. Long pause. Job offer.
> Honest, short and a little funny. After {number} interviews that's earned.
> The pause was them writing it down.
> Number {number} lucky. Did they say what won them over?
> Finally somebody rewarded an answer that wasn't rehearsed.
Working from home, day {2-900}. The neighbour's {drill|saxophone|dog|leaf blower} has joined {*meeting}. It makes good points.
> The {choice} is often the only one with energy in {meeting}.
> Give the {choice} an action item and see what happens.
> Working from home by day {number}, the mute button is a reflex.
> Is it at least the same time every day? Then {meeting} can be planned around the {choice}.
How do you say no to {person} without writing a novel? I have {two|three|four} deadlines and a smile.
> "I can do it after the {choice} deadlines I have, or in place of one. Which?" It lets {person} do the choosing.
> Short and early is kinder than a novel. One sentence, no apology tour.
> Offer a date in place of a no. With {choice} deadlines it will be a later one.
> The smile is the problem, it reads as yes.
Asked for a raise. {9-30} slides, practised on the dog. Got {3-11} percent. The dog gets a steak.
> The dog has clearly earned it. {number2} percent for {number} slides is a decent rate.
> Practising out loud is what most people skip. {number2} percent says it works.
> {number2} percent! Which slide did it?
> A dog is good for practising a raise: it never interrupts and looks impressed.
`)

export const everydayLife = parseBank(`diary #mood #todayi 🌤️
+ Life is good, mostly. | Happy with small things. | Love to all of you. | Everyone has those days. | People are kind.
~ {Thirty|Forty|Fifty}-something. Mostly tea.
~ Here for the small things.
thing = the last biscuit | a parking space right outside | matching socks | an empty inbox | the good mug | a seat on the bus | a letter with handwriting
trouble = lost my keys | missed the bus | spilled tea on the keyboard | locked myself out | forgot why I came upstairs | waved back at a stranger who meant somebody else
Today I {trouble} and then found {*thing}. The universe keeps books.
> Balanced to the penny. {thing} makes up for a lot.
> One bad thing and {thing}: that's a fair exchange, nearly.
> The books are kept in very small coins, like {thing}.
> Which decided the day in the end, the trouble or {thing}?
{trouble} before {7|8|9} am. Calling it. Day over. Good try everybody.
> {choice} am is early for calling the day over, but the evidence is there.
> After that a day can only be called early or saved by breakfast. Good try by {choice} am.
> A day called off before {choice} owes you cake by noon. Good try, though.
> Before {choice} am was just a rehearsal. Call it a day again after coffee.
my grandma texted me "ok." with a full stop and i have been thinking about it for {2-8} hours
> A full stop from a grandma is just manners. Probably. {number} hours is understandable.
> For that generation of grandmas a full stop means she loves you and her tea is ready.
> Call grandma, it'll take one minute and save the other {number} hours.
> Grandmas were taught to end sentences with a full stop, and it frightens all of us.
{*thing}. That is it. That is the post. Small mercies.
> {thing} is more than enough for one post.
> Small mercies are where most of a good day is kept. {thing} counts double.
> Underrated. {thing} can carry a whole afternoon.
> Some days {thing} is the headline.
Told a stranger I liked {her|his} {hat|coat|dog|laugh} and now we are both in a good mood. Costs nothing. Try it.
> A kind word about a {choice2} can last somebody all week.
> Two good moods for one sentence is a great rate. Nice about the {choice2}.
> Strangers are the easiest people to be nice to, and nobody does it.
> Somebody is telling their family about the {choice2} tonight.
Why am I awake at {2|3|4} am planning conversations that will never happen
> At {choice} am every conversation gets a perfect ending. Nobody else is awake to spoil it.
> The {choice} am version of any conversation is very eloquent. One line on paper, and let it go.
> A planning committee for nothing, that's what {choice} am is.
> Radio on low helps some people when conversations start planning themselves at that hour.
Moving day. {30-90} boxes, {two|three} friends, one back between us. We own how many lamps?
> {number} boxes and it's always the lamps. Feed the {choice} friends well.
> Nobody knows how many lamps they own until moving day.
> {choice} friends who carry boxes are friends for life.
> Kettle box last in, first out. The rest of the {number} can wait.
`)

export const popculture = parseBank(`popculture #popculture #stan ✨
+ I love her so much. | Everyone is talking about it. | Watching it again. | What an icon. | The fans were right. | Live, laugh, scream. | Streaming it all night.
~ Here for the {award} and the drama.
~ Stans responsibly. {30-90} open tabs.
award = red carpet | half-time show | awards night | charity gala | film premiere | reunion special | fashion week
tour = world tour | reunion tour | stadium tour | farewell tour
star = the queen herself | that boy band | the lead singer | the whole cast | our girl
{star} at the {*award} tonight. The look!! The walk!! I have to lie down.
> The walk is what does it. A {award} is only the excuse.
> Lying down is the correct response to a look like that.
> {star} understood the assignment and then marked it.
> Who else came close tonight? The {award} had some competition.
{*tour} announced and my city is not on the list. Again. We have {two|three} stadiums and feelings.
> {choice} stadiums standing empty and the feelings to fill them.
> They always add dates to a {tour}. Keep a little money and a lot of hope.
> A road trip it is, then. The nearest city has no idea what's coming.
> A city with {choice} stadiums getting skipped again is a plot of its own.
no because {star} just posted at {3|4} am and the fandom has {40-900} theories already
> {number} theories and it was probably a pocket. Still, {choice} am means something.
> Posting at {choice} am it is either an album or insomnia.
> One of those {number} theories will be right and its owner unbearable.
> What's your own theory on {star}?
Unpopular opinion: the {*award} was boring and the best part was the {drummer|cameraman|confused uncle in row two|child who waved}.
> The {choice} deserves their own show.
> You plan a {award} for months and the {choice} takes it. Always.
> Not unpopular at all, half the clips today are of the {choice}.
> A bit of chaos is what a {award} needs and the {choice} knew.
It has been {5-25} years since that album and {star} still has not aged. Share the cream.
> {number} years since that album! Good lighting, good sleep and a contract with something.
> The cream is called not reading comments.
> Not aged at all in {number} years, while the rest of us kept the album and got older.
> The songs haven't aged either, which is the harder trick after {number}.
`)

export const dating = parseBank(`dating #dating #relationships 💌
+ Love is strange. | People are complicated. | My heart needs a nap. | Happy, though. | Life is better with company.
~ Single, {30-52}, good with plants.
~ Married {9-40} years. We still argue about the map.
place = a bookshop | the climbing hall | a bad play | the farmers market | a pub quiz | the ferry | an exhibition about buttons
thing = made me laugh so hard I had to sit down | ordered for the table | asked real questions | knew every bird | brought a spare umbrella | thanked the waiter by name
First date at {*place}. They {thing}. I forgot to check my phone for {two|three|four} hours.
> Forgetting the phone for {choice} hours says more than any list of hobbies.
> If somebody {thing}, the rest is detail.
> {place} was a good pick. Something to look at, something to talk about.
> Is there a second date, or are both of you being patient about it?
{9-40} years married today. Secret: separate {blankets|bathrooms|toasters|bookshelves} and one shared sense of humour.
> {number} years! Separate {choice} should be in the vows.
> The humour does the heavy lifting. The {choice} keep the peace.
> Happy anniversary! {number} years married on the same sense of humour is a life's work.
> Who came up with the {choice}? They deserve the cake.
Dating app bio: "looking for someone who does not take life seriously". Sir, I have a mortgage.
> The mortgage takes life seriously on behalf of everybody.
> It should say "has a spare umbrella". That's a bio.
> A bio with one specific thing in it beats all of those.
> Somebody with a bio like that has no bins to put out, clearly.
My partner and I finally agree on {the thermostat|the dishwasher|whose turn it is|the big light}. It took {2-15} years. We are not speaking about how.
> {number} years is fast for {choice}. Some couples never get there.
> A treaty about {choice} should be framed in the kitchen.
> Somebody gave in quietly about {choice}. Best not to ask which partner.
> What's next after {choice}, the other half of the list?
How do you tell someone you like them when you see them every week at {*place}? Asking as a {30-52}-year-old child.
> Ask if they'd like to go for a coffee one week, right there. It's a small question with an easy no.
> Something simple and outside {place}. People usually know, and it's nice to be asked.
> At {number} you are allowed to just tell them kindly. It gets easier the plainer it is.
> Do the two of you talk at {place}, or is it all glances so far? That's the step to take first.
Still friends with my ex. We share a {dog|plant|lawnmower|streaming account}. Custody is every other {week|month}.
> A {choice} with two homes is a lucky one.
> Being able to share a {choice} says you both did something right.
> Every other {choice2} is civilised. Who gets the {choice} at holidays?
> Some people can't even share a street after a break-up. A {choice} is impressive.
`)
