import { parseBank } from '../parse-bank.ts'

export const music = parseBank(`music #nowplaying #music 🎧
+ I love music so much. | What a song. | Best album of the year. | Playing it again. | Listen to it loud. | This artist never misses. | Singing it all day. | Live it must be even better.
~ Albums, front to back. {genre} mostly.
~ Makes playlists nobody asked for.
genre = soul | shoegaze | nineties hip hop | folk | house | jazz | indie rock | country | synth pop | metal
song = the bridge | the second verse | the last chorus | that bass line | the key change | the intro | the drum fill
This album has been out for {2-50} years and {*song} still gets me every single time.
> {number} years and {song} hasn't worn out. That's how you know.
> Some records age, some just wait for you to come back. {song} sounds like the second kind.
> Every time after {number} years is a love story with an album.
> Headphones or speakers for {song}? It can be two different records.
On repeat today: {*genre} and nothing else. {3-9} hours. My neighbors are learning.
> {number} hours of {genre} is basically a course. Your neighbors will thank you at graduation.
> A whole day of {genre} sorts the head out better than most things.
> Which record did you start {genre} with today?
> {genre} on repeat works best when you stop choosing and just let it run.
new single from my favorite band and {*song} goes so HARD. on my {9-40}th listen
> {number} listens in and {song} still hits, that's the single of the year for you then.
> By listen {number} you know exactly when to turn {song} up.
> A single that survives {number} plays in a day will survive the summer.
> Does the rest of the album look like it goes the same way, or is the single the wild one?
Tell me an album without a skip. I need {*genre} but I am open.
> For no skips in {genre}, go by the ones people still buy on vinyl twenty years on. That's usually the test.
> Anything recorded in under a week tends to have no skips. Less time to add filler.
> An album without a skip is usually under forty minutes. {genre} has plenty of those.
> Do you mean no bad songs or one long mood? Two very different lists for {genre}.
My {dad|mom|aunt|uncle} gave me {40-300} records of {*genre}. I do not own a record player. Yet.
> "Yet" is doing a lot of work there. {number} records of {genre} is a collection, you only need the furniture.
> Your {choice} has excellent timing. A used player with a new needle is all {number} records ask for.
> {number} records with your {choice}'s scratches in the right places. That's worth more than streaming {genre}.
> Which one goes on first when the player arrives?
Streaming pays my friend's band {3-40} dollars a month. They sold {12-90} shirts at one show and paid the rent. Buy the shirt.
> {number2} shirts against {number} dollars says everything about music right now. Buy the shirt.
> The shirt table is the real record label.
> {number} dollars a month doesn't even buy strings. Shows and shirts it is.
> What do they sell besides shirts? Tapes seem to be paying for a lot of vans again.
Heard {*song} in a supermarket and had to leave the trolley and stand by the frozen peas for a minute.
> The frozen peas have seen a lot of people have a moment.
> Supermarkets have no right to play {song} without a warning.
> One minute is about how long {song} needs. The trolley can wait.
> A song finding you by the frozen peas hits harder than any concert.
`)

export const concerts = parseBank(`concerts #livemusic #gig 🎤
+ Live music forever. | What a band. | I love this song live. | Best concert in years. | Listen to the album, please. | Tickets for the next tour, now. | Everyone was singing.
~ Ears ringing since {1994-2012}. {venue} regular.
~ Front left, always. Brings earplugs for strangers.
venue = the old ballroom | a tiny basement club | the arena | a church | the festival's second stage | the park | the harbor warehouse
moment = they played the deep cut | the power went out and everybody kept singing | the support act stole it | the singer walked through the crowd | the encore was four songs long | my favorite came as the opener
Saw them at {*venue} last night. {moment}. I have no voice and no regrets.
> {moment}? That's the story you'll still be telling in ten years.
> {venue} plus that, no wonder the voice is gone.
> No voice is the correct state the morning after a night at {venue}.
> Nights like that at {venue} are why people keep buying tickets.
{90-480} dollars for a ticket and the fees were {28-70} more. Fees for what. The internet?
> {number2} in fees on top of {number} is a second, smaller concert you don't get to see.
> Ticket fees cover the convenience of paying fees.
> A {number} ticket would have been enough of an insult. Small venues are looking better every year.
> Box office tickets still skip the fees in some places. Worth the walk for {number2}.
{moment} at {*venue} and the girl next to me cried and then I cried and we never learned our names.
> Two strangers who cried at {venue} and never learned each other's names is the best part of concerts.
> No names needed once you have cried next to each other at {venue}.
> {venue} does that to people. Somewhere she is telling the same story.
> Which song was it that both of you cried to at {venue}?
Phone down for a whole show, first time in years. {*venue}, {70-110} minutes, I remember all of it.
> {number} minutes with no screen and it's all still there. That's a good trade.
> Phones record the sound and lose the evening. {venue} without one sounds lovely.
> Nobody ever watches the videos anyway. You've got {number} real minutes.
> Was it hard at the start? The first song is when the hand goes to the phone.
My band played our first gig. {9-30} people, {two|three|four} of them parents, {*song_count} songs, one broken string. We are doing it again.
> {number} people at a first gig is a real audience. The string broke so you'd have a story.
> {choice} parents and you're still doing it again: that's a band.
> First gigs are supposed to lose a string. Did you get through all {song_count}?
> {number} people at a first gig, and one day they will say they were in your band's corner from the start.
song_count = five | six | seven | eight
Festival forecast: {11-19} degrees and {mud|hail|wind|rain}. I own {two|three} dry socks. See you at the main stage.
> {choice2} dry socks at {number} degrees is a plan of sorts.
> {choice} makes the main stage friendlier, everybody is equally ruined.
> A bin bag over each foot beats the {choice2} socks. Ask anybody from a wet festival.
> {number} and {choice} is when the bands play harder. Enjoy the main stage.
`)

export const playing = parseBank(`playing #guitar #musician 🎸
+ Music is hard. | I love this song. | Playing it again tomorrow. | Singing along helps. | Listen to the slow part some day.
~ {instrument} since lockdown. The cat left the room in 2020.
~ Choir on Wednesdays, {instrument} when nobody is home.
instrument = guitar | piano | cello | ukulele | drums | accordion | violin | bass
piece = the barre chord | the left hand part | a waltz | the solo | the bridge | a Bach minuet | the odd time bit
Played {*piece} on the {instrument} without stopping for the first time. Nobody was home. Does it count?
> It counts most when nobody is home.
> {piece} without a stop is a first that doesn't come twice. It counts.
> A recording next time, as evidence. The {instrument} knows what happened.
> It counts, and it will hide for a week now. That's normal with {piece}.
{4-30} months of {*instrument} and my fingers finally know where to go before I do.
> That's the moment it turns from maths into {instrument}. {number} months well spent.
> Fingers learn while you sleep. {number} months is about when it shows.
> What did you practise most in those {number} months, songs or the boring stuff?
> Once the hands know the way on the {instrument}, you can start listening. That's the fun half.
Started {*instrument} at {38-67}. My teacher is {22-30} and very patient with {piece}.
> Starting at {number} means you actually practise. Teachers love that.
> {piece} at {number} works exactly as it does at nine, minus the school concerts.
> A patient teacher is worth more than a good {instrument}.
> What made you pick {instrument} after all that time?
Any tips for practising {*instrument} in a flat without being murdered by the people below?
> A fixed hour that they know about does more than any mute. People mind surprise more than {instrument}.
> Towels, a rug and a note under the door with your times. {instrument} before eight in the evening is usually forgiven.
> Ask them which half hour they are out anyway. It turns {instrument} into a favour they do you.
> Practise slowly and quietly, it's better for {instrument} technique in any case.
New strings, old mistakes. {*piece} still falls apart at bar {9-32}.
> Bar {number} is where it always waits. Start practice there instead of at the beginning.
> Old mistakes sound a lot clearer on new strings.
> Start two bars before bar {number} at half speed, ten times, then walk away.
> Is bar {number} a fingering problem or a panic problem? They feel the same.
`)

export const film = parseBank(`film #film #filmtwitter 🎬
+ Best movie of the year. | Watch it. | I love this movie. | What a film. | Cinema is not dead. | Watching it again tomorrow. | The actor deserves a prize. | Movie night again on Friday.
~ {2-4} films a week, popcorn always.
~ Watches the credits. {genre} apologist.
genre = horror | noir | a heist film | a western | a slow drama | a musical | science fiction | a romantic comedy
thing = the ending | the score | the opening shot | the lead | the dialogue | the last act | the costume work
cinema = the little cinema on the corner | the multiplex | an open air screening | the film club | a midnight show
Just got out of {*genre} at {cinema} and {thing} wrecked me. Do not read anything about it, just go.
> Going in blind for {genre} is the only way now. {thing}, noted.
> Not reading anything is the hardest part. {genre} with {thing} like that is rare.
> Walking home from {cinema} still inside a film is the best feeling.
> Without a spoiler: is {genre} like that one to see alone or with somebody?
{thing} was perfect and everything around it was a mess. {5-7} out of 10. I will watch it again.
> A {number} you'd watch again beats an eight you'd forget.
> Messes with one perfect thing in them stay longer. {thing} will do that.
> If {thing} was that good, the mess must have been somebody else's cut.
> What was the mess around {thing}? It sounds as if the film didn't know what it had.
Hot take: every film over {140-160} minutes should have an interval. My bladder is a critic too.
> An interval at {number} minutes would sell a lot of ice cream as well.
> Intervals used to be built into the story. Some films at {number} plus are crying out for one.
> The bladder is the only critic that can't be bought.
> The best {number} minute films feel short, the others need the break for a different reason.
Rewatched {*genre} that I loved at {15-19}. {thing} holds up. The rest was me being young.
> Being {number} did a lot of the directing back then, {thing} excepted.
> If {thing} holds up, the {number} year old had taste where it mattered.
> Rewatching old favorites is brave. One thing surviving is a good score.
> Which part aged worst? With {genre} it's usually the jokes.
What should I watch tonight? I want {*genre}, under two hours, nobody dies. Go.
> {genre} with nobody dying under two hours narrows it down to about four films and all are lovely.
> Something from before 1960 might do for tonight. Under two hours, and most people live.
> Animated ones count? Best odds of {genre} under two hours with everybody alive.
> Nobody dying rules out half of {genre}. How do you feel about an old caper?
Went to {cinema} alone on a {Monday|Tuesday|Wednesday} at {2-5} pm. {3-9} people and {*genre}. Luxury.
> {number2} people at {number} pm is basically a private screening. {choice} is the best day for it.
> A film alone on a {choice} afternoon feels like skipping school.
> No phones, no crunching, {genre}. {choice} afternoons should stay a secret.
> Alone in the middle of the middle row, presumably? With {number2} people at {cinema} you can pick.
They are remaking it AGAIN. {thing} was the whole point and you cannot remake that. Leave things alone.
> {thing} is exactly what a remake never understands.
> They could remake the films that failed. Those had room for improvement.
> Showing the old one again in place of remaking it would cost less and please everybody.
> The only remake worth it changes everything. This one will change the phones.
`)

export const series = parseBank(`series #tv #bingewatching 📺
+ Best show on TV. | Watching the next episode now. | What a season. | I love this show. | No spoilers please. | Watch it with subtitles. | One more episode. | The actors are so good. | Netflix, take my evening.
~ One more episode. {genre} after nine.
~ Asleep by minute {12-30}. Knows no ending.
genre = the crime show | the baking show | the space drama | the hospital series | the dating show | the period drama | the office comedy | the spy thriller
role = the sister | the detective | the villain | the old doctor | the neighbor | the youngest | the ex
{*genre} finale tonight and if {role} dies I am throwing the television out.
> They always put {role} in danger before a finale and then somebody else dies. Probably.
> Give the television a helmet. {genre} has no mercy in finales.
> Nobody dies in a finale without a contract problem. {role} has to live.
> If {role} really dies, will you even watch the next season of {genre}?
Finished {*genre} in {2-5} days. What do people do with evenings?
> {number} days! Evenings are for staring at the menu for forty minutes, then starting {genre} again.
> After {genre} there is always a day of missing people who don't exist.
> Evenings are for a walk, apparently. Or another season of something.
> {number} days is a commitment. What got you, the plot or {genre} people?
I know {*genre} is bad. I know. Season {3-9}, episode {1-10}, I am clapping at {role}.
> Season {number} isn't watching any more, it's family.
> Bad and good are for critics. Clapping at {role} is for life.
> {genre} knows exactly what it's doing with {role}.
> Anything that has you clapping by season {number} is doing something right.
they cancelled {*genre} on a cliffhanger. {role} is just hanging there. forever. hello??
> Cancelled mid-cliffhanger should come with a letter explaining what happened to {role}.
> Whoever cancelled it should let the writers tell one page about {role}.
> They wonder why people wait until a show is finished. A cliffhanger with {role} on it, this is why.
> {role} forever on that ledge. {genre} deserved one last hour.
My partner watched ahead. Two episodes of {*genre}, without me. We are {talking to a lawyer|not speaking|on a break|splitting the sofa}.
> Two episodes is betrayal with subtitles. {choice} seems proportionate.
> Your partner also has to pretend to be surprised now, and nobody is that good an actor.
> How did it come out, the little progress bar on {genre}?
> Watching ahead is the modern infidelity. At least they confessed. Did they?
Need a new series. Loved {*genre}, bored by everything with {a chosen one|time loops|a serial killer|billionaires}.
> No {choice} leaves you with people talking in rooms, which is usually better anyway.
> If {genre} worked, look for the one its writers did before. It's often smaller and better.
> Anything with six episodes and an ending. {choice} needs at least ten.
> What did {genre} do right for you, the people or the pace? That decides where to go next.
`)
