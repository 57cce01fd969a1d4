import { parseBank } from '../parse-bank.ts'

export const students = parseBank(`students #studentlife #studygram 🎓
+ Learning is hard. | School, why. | Starting again tomorrow. | Everyone says it gets better.
~ {Biology|History|Nursing|Maths} student. Coffee is a food group.
~ Third year. Second library card.
subject = statistics | organic chemistry | constitutional law | linear algebra | anatomy | art history | microeconomics | thermodynamics
place = the stairwell | the kitchen | the laundry room | the bike cellar | my old bunk bed
{*subject} exam in {2-9} days and I have started making very beautiful notes about chapter one.
> Beautiful notes are the fanciest way of not doing chapter two.
> {number} days is enough if the past papers come out today. I'm sure chapter one looks great, though.
> Every chapter one of {subject} looks like a museum piece. Do two old exam questions next, then decorate.
> How many chapters are left? Good luck, the notes can go to a gallery afterwards.
Passed {*subject}!! {51-72} percent and I have never been prouder of a number.
> {number} in {subject} is a number to frame. Enjoy tonight.
> Nobody will ever ask for the percentage. You passed, and you may be proud of it for years.
> Congratulations! {subject} is behind you for good, and {number} never looked so handsome.
> Passed is passed! What are you burning first, the notes or the flashcards?
Studying in {place} because my flatmates discovered {karaoke|darts|brass instruments|baking at night}.
> Earplugs and {place} it is. At least one of you will pass something this term.
> They could at least have discovered reading. Good luck in {place}.
> Suggest chess to the flatmates next. It's very quiet and takes hours.
> Of all the things flatmates could discover. Could you trade them quiet weekdays for loud weekends?
Group project: {four|five|six} people, one document, me. The presentation is {tomorrow|on Monday|at eight}.
> Somewhere in that document it should say who actually wrote it. Good luck with the presentation!
> The version history of that document is your witness. Good luck.
> One good thing about a group of one: nobody adds clip art overnight.
> Hand each of the others one slide to say out loud. It shows quickly who has opened the document.
Does anyone actually understand {*subject} or do we all just nod until the exam?
> Mostly nodding here, until one worked example suddenly clicks. {subject} was built for nodding.
> We all nod. Ask the question out loud and half the room will quietly thank you.
> Try explaining one page of it to somebody who has never heard of {subject}. You find the hole in a minute.
> A few do, and they're usually happy to explain it for a coffee. Which part of {subject} lost you?
Handed in the thesis. {60-180} pages, {2-9} coffees a day, one typo on page one. Found it on the way home.
> {number} pages handed in! Nobody but you will ever see that typo. Congratulations!
> The typo is the signature. {number} pages are in, sleep now.
> Nobody has ever failed for a typo on page one. Congratulations, it's done!
> The thesis is in! What comes first now, sleep or a drink that isn't coffee?
`)

export const teaching = parseBank(`teaching #teaching #edutwitter 🍎
+ I love this job. | Learning goes both ways. | Kids are wonderful. | School is a small country.
~ Teaches {years} to year {3-9}. Owns no working pens.
~ Primary school. Glitter in everything.
years = fractions | the Romans | photosynthesis | poems | long division | the water cycle | spelling
child = the quiet one at the back | the loudest boy | my new pupil | a girl who never raises her hand | the class clown
Taught {*years} today and {child} explained it better than I did. I sat down. Let it happen.
> Sitting down was good teaching. {child} will remember the day they had the floor.
> Anybody who can explain {years} to a class has really understood it. So your teaching worked too.
> Children explain so well because they still remember which step was hard. Lovely that you sat down for it.
> Good for {child}, and good for you for letting it happen. Did the others ask questions?
Marked {28-120} essays. {Seven|Eleven|Nineteen} of them thank "Albert Einstein" for {*years}.
> {choice} citations from one class! Some professors never get there.
> He really did get around, with {years} on top of everything else.
> Einstein has spread from desk to desk there. At least they worked as a team.
> By the last few anybody would start to believe it. Well survived, {number} essays is a mountain.
{child} gave me a drawing: me, with {four|six|eight} arms. "So you can do everything." Framed.
> {choice} arms and they still know it isn't quite enough. What a lovely thing to be given.
> A drawing like that sees the job better than any inspection does.
> Framed is right. Something to look at on the days with only two.
> What were the hands on the {choice} arms holding?
Parents evening: {18-31} talks, {five|six} minutes each, one biscuit. Everybody's child is "tired lately".
> {number} talks on one biscuit is a record. Hope there was a proper dinner afterwards.
> "Tired lately" covers everything from new baby brothers to a tablet under the blanket.
> By the last one the only truly tired person in the room was you. One biscuit!
> {choice} minutes is just long enough for one kind, true sentence per child. Did any of the talks surprise you?
Any ideas for teaching {*years} on a {Friday|windy|snowy|last} afternoon without losing the class?
> Take it outside if you can. Chalk on the playground and {years} at giant size keeps everybody moving.
> Let them build a quiz about {years} for another class. They get strict very quickly.
> Short rounds and a visible timer. Nobody can drift off from {years} if it changes every eight minutes.
> Teach it wrong on purpose and let them catch you. They listen to {years} very closely for that.
First year as a teacher, week {5-30}. Cried in the supply cupboard, laughed in the corridor, stayed.
> "Stayed" is the best word in that sentence. Week {number}, and you're still laughing in the corridor.
> Every supply cupboard has heard somebody cry. So glad you stayed.
> Crying and laughing in one day sounds like a first year done with your whole heart. Be kind to yourself.
> Well done for getting to week {number}. Is there a colleague you can have tea with when it's a cupboard day?
`)

export const work = parseBank(`work #worklife #careers 💼
+ Work is work. | People are the job. | Starting again on Monday. | Money is not everything, they say.
~ {HR|Project|Office|Operations} manager. Meetings are my cardio.
~ Between jobs and between coffees.
meeting = the weekly sync | a kickoff | the budget round | a team offsite | the one-on-one | the all hands | a retrospective
person = my manager | the new hire | our accountant | a client | the intern | somebody from legal
{*meeting} lasted {45-120} minutes. The decision took two. It was made in the corridor.
> Imagine if they had held the whole thing in the corridor. You would have had {number} minutes to spare.
> Two minutes of deciding and {number} of clearing throats. Sounds familiar.
> Next time book the corridor. No chairs, no slides.
> Did anybody go back in and write the decision down, or does only the corridor know?
Started a new job today. {person} showed me the coffee machine first. Priorities are good here.
> A place that begins with the coffee machine has its values in order. Congratulations on the new job!
> Congratulations! Somebody who shows you the coffee first will also tell you which chairs wobble.
> A good start to a job. Tomorrow they should show you where the biscuits are hidden.
> Congratulations on the new job! And the important question: is the coffee any good?
{person} said "quick question" at {16:45|17:10|17:55}. It was not quick. It was barely a question.
> Nothing that starts at {choice} has ever been quick.
> "Barely a question" is the worst kind, because you can't even answer it and leave.
> {person} probably felt much better afterwards. And all it cost was your evening.
> What did {person} want in the end, an answer or company?
Interview number {3-14}. They asked about a weakness. I said I answer that question badly. Long pause. Job offer.
> After {number} interviews an honest answer won. Congratulations on the job!
> That pause was them realising that you'd just proved it. Congratulations on the job!
> That's the best answer to the question there is. Did you take the job?
> Finally somebody rewarded an answer that wasn't rehearsed. Congratulations!
Working from home, day {2-900}. The neighbour's {drill|saxophone|dog|leaf blower} has joined {*meeting}. It makes good points.
> The {choice} is at least honest about interrupting.
> Give the {choice} an action item and see what happens.
> Day {number}, and your best colleague turns out to be a {choice}.
> Put the {choice} in the minutes. Somebody has to be quoted in there.
How do you say no to {person} without writing a novel? I have {two|three|four} deadlines and a smile.
> "I can do it after my {choice} deadlines, or instead of one of them. Which would you like?" Then it's their puzzle.
> Short and early beats a novel. "I can't this week, sorry" is a full sentence, and it upsets fewer people than we fear.
> Offer a date instead of a no. With {choice} deadlines it'll be a late one, and that says it for you.
> "I can't take this on before my deadlines are done." You may keep the smile.
Asked for a raise. {9-30} slides, practised on the dog. Got {3-11} percent. The dog gets a steak.
> The dog earned that steak. Congratulations on the {number2} percent!
> {number} slides, one dog, {number2} percent. That preparation paid off, well done!
> {number2} percent! Which of the {number} slides did it, and was the dog's favourite a different one?
> Any dog is a perfect coach: never interrupts, looks impressed, works for meat. Congratulations on the raise!
`)

export const everydayLife = parseBank(`diary #mood #todayi 🌤️
+ Life is good, mostly. | Happy with small things. | Love to all of you. | Everyone has those days. | People are kind.
~ {Thirty|Forty|Fifty}-something. Mostly tea.
~ Here for the small things.
thing = the last biscuit | a parking space right outside | matching socks | an empty inbox | the good mug | a seat on the bus | a letter with handwriting
trouble = lost my keys | missed the bus | spilled tea on the keyboard | locked myself out | forgot why I came upstairs | waved back at a stranger who meant somebody else
Today I {trouble} and then found {*thing}. The universe keeps books.
> Balanced to the penny, I'd say. Put {thing} in the credit column.
> A fair exchange, nearly. For {thing} I'd have taken the deal.
> The universe has a strange accountant, but today the sums came out. Enjoy it.
> To find {thing} after a start like that should count double.
{trouble} before {7|8|9} am. Calling it. Day over. Good try everybody.
> {choice} am is early for calling it, but the evidence is on your side.
> Everybody back to bed with toast. Today starts tomorrow.
> Motion carried. You turned up, it was a good try, see you tomorrow.
> You could call it over, or call it a rehearsal and begin again with coffee.
my grandma texted me "ok." with a full stop and i have been thinking about it for {2-8} hours
> {number} hours in: the full stop probably just means that she finished typing.
> For grandmas a full stop is good manners. She most likely put the phone down and smiled.
> Call her. It takes a minute, and grandma has no idea that there ever was a mystery.
> At least the text wasn't "fine." Have you written back, or are you still drafting?
{*thing}. That is it. That is the post. Small mercies.
> A post needs nothing more than {thing}.
> On an ordinary day I'd take {thing} over fireworks.
> Underrated. A day that comes with {thing} can't be all bad.
> Front page news, as far as I'm concerned. {thing}!
Told a stranger I liked {her|his} {hat|coat|dog|laugh} and now we are both in a good mood. Costs nothing. Try it.
> A kind word about a {choice2} can last somebody all week. Lovely of you.
> Somebody is telling their family tonight about the stranger who liked the {choice2}.
> Such a nice idea. Everybody should look out for a good {choice2} tomorrow.
> What did they say when you told them? People light up so quickly.
Why am I awake at {2|3|4} am planning conversations that will never happen
> At {choice} am you find the perfect ending to every conversation. It's a pity the other person is asleep.
> Because your head finally has the room to itself. One line on paper keeps the conversation till morning.
> And you win all of those conversations, I hope. Sleep well when it comes.
> Brains do love the night shift. A radio on low sometimes talks over the planning committee.
Moving day. {30-90} boxes, {two|three} friends, one back between us. We own how many lamps?
> {number} boxes, and somehow it's always the lamps. Feed those {choice} friends well!
> Nobody knows how many lamps they own until moving day. Happy new home!
> {choice} friends who carry boxes are worth more than all the lamps. Look after that back.
> One back between you, so please let it sit down now and then. Which box has the kettle?
`)

export const popculture = parseBank(`popculture #popculture #stan ✨
+ I love her so much. | Everyone is talking about it. | Watching it again. | What an icon. | The fans were right. | Live, laugh, scream. | Streaming it all night.
~ Here for the {award} and the drama.
~ Stans responsibly. {30-90} open tabs.
award = red carpet | half-time show | awards night | charity gala | film premiere | reunion special | fashion week
tour = world tour | reunion tour | stadium tour | farewell tour
star = the queen herself | that boy band | the lead singer | that girl group | our girl
{star} at the {*award} tonight. The look!! The walk!! I have to lie down.
> The walk!! Nobody else needed to turn up for the {award} after that.
> Do lie down, with a glass of water. The look will still be there in the morning.
> That look will be on every best dressed list by breakfast.
> Now I have to see the pictures. Which was better for you, the look or the walk?
{*tour} announced and my city is not on the list. Again. We have {two|three} stadiums and feelings.
> {choice} stadiums and they drove right past. Your city deserves an apology.
> Sometimes they add dates once the first ones sell out. Fingers crossed for your city.
> Not again! How far is the nearest city on the list, and is there a night bus?
> The {tour} that goes everywhere except where the feelings are. I'm sorry.
no because {star} just posted at {3|4} am and the fandom has {40-900} theories already
> {number} theories from one post. The fandom could solve crimes.
> {choice} am posts are either an album or insomnia. I know which one we're all hoping for.
> One of those {number} theories will turn out right, and its owner will be unbearable for years.
> No sleep for the fandom, then. Which theory is yours?
Unpopular opinion: the {*award} was boring and the best part was the {drummer|cameraman|confused uncle in row two|child who waved}.
> The {choice} deserves a show of their own.
> All that planning for the {award}, and the {choice} wins the night. I love it.
> Not unpopular with me. The only moment nobody had rehearsed was the best one.
> Next year just point the camera at the {choice} and leave it there.
It has been {5-25} years since that album and {star} still has not aged. Share the cream.
> {number} years! Share it with the rest of us, please.
> The cream, the bank account and the person who does the lighting, please.
> {number} years? Some of us aged more than that while reading this post.
> Neither have the songs, and no cream does that.
`)

export const dating = parseBank(`dating #dating #relationships 💌
+ Love is strange. | People are complicated. | My heart needs a nap. | Happy, though. | Life is better with company.
~ Single, {30-52}, good with plants.
~ Married {9-40} years. We still argue about the map.
place = a bookshop | the climbing hall | a bad play | the farmers market | a pub quiz | the ferry | an exhibition about buttons
thing = made me laugh so hard I had to sit down | ordered for the table | asked real questions | knew every bird | brought a spare umbrella | thanked the waiter by name
First date at {*place}. They {thing}. I forgot to check my phone for {two|three|four} hours.
> {choice} hours without checking says more than any list of hobbies. I'm happy for you!
> That's a lovely thing to fall for. I hope there's a second date soon.
> {place} was a good pick, you always have something to talk about there.
> Sounds like a very good evening. Whose idea was it to meet at {place}?
{9-40} years married today. Secret: separate {blankets|bathrooms|toasters|bookshelves} and one shared sense of humour.
> Happy anniversary! {number} years, and I'm writing down the thing about the {choice}.
> Separate {choice}, shared jokes. That should be read out at weddings. Congratulations!
> Congratulations to you both on {number} years married, and on everything you still laugh about.
> Happy anniversary! Whose idea were the {choice}? They deserve the bigger slice of cake.
Dating app bio: "looking for someone who does not take life seriously". Sir, I have a mortgage.
> A mortgage, a dentist and a drawer full of warranties. Sir will have to be brave.
> He will take it seriously the first time the boiler goes.
> Swipe on to the one whose bio says "owns a ladder".
> You could write back with the interest rate on that mortgage. It's flirting, of a sort.
My partner and I finally agree on {the thermostat|the dishwasher|whose turn it is|the big light}. It took {2-15} years. We are not speaking about how.
> Congratulations! {number} years is fast for {choice}, some couples never get there.
> Peace at last. Please have the agreement about {choice} framed in the kitchen.
> Then nobody ask how. {choice}, settled after {number} years, that's worth a cake.
> Treaties like that have ended wars. What's next on the list after {choice}?
How do you tell someone you like them when you see them every week at {the bookshop|the climbing hall|the farmers market|the pub quiz}? Asking as a {30-52}-year-old child.
> At {choice}: "Would you like to get a coffee next week?" It's a small question, and easy to answer either way.
> Have a real conversation at {choice} first, and suggest going on with it somewhere else a week later.
> Tell them simply, at any age: "I like seeing you here, shall we go for a walk some time?"
> Start small: ask one question about them every week. By the fourth, a coffee together is a natural thing to say.
Still friends with my ex. We share a {dog|plant|lawnmower|streaming account}. Custody is every other {week|month}.
> A {choice} with two homes is a lucky one. Well done, both of you.
> Every other {choice2}, like grown-ups. Sharing a {choice} kindly says a lot for you two.
> Very civilised. I hope the {choice} behaves the same in both homes.
> Some people can't even share a street after a break-up. You two have it worked out.
`)
