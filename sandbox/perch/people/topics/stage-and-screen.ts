import { parseBank } from '../parse-bank.ts'

export const music = parseBank(`music #nowplaying #music 🎧
+ I love music so much. | What a song. | Best album of the year. | Playing it again. | Listen to it loud. | This artist never misses. | Singing it all day. | Live it must be even better.
~ Albums, front to back. {genre} mostly.
~ Makes playlists nobody asked for.
genre = soul | shoegaze | nineties hip hop | folk | house | jazz | indie rock | country | synth pop | metal
song = the bridge | the second verse | the last chorus | that bass line | the key change | the intro | the drum fill
This album has been out for {2-50} years and {*song} still gets me every single time.
> {number} years and {song} hasn't worn out. That's how you know.
> I love it when {song} does that. Some records never get used up.
> Every single time for {number} years, that's a happy marriage.
> Which album is it? I want to wait for {song} too.
On repeat today: {*genre} and nothing else. {3-9} hours. My neighbors are learning.
> {number} hours of {genre}! Your neighbors can take the exam tomorrow.
> A good teacher repeats things. Enjoy!
> Sounds like a great day. Which {genre} record did the lesson begin with?
> By tonight the neighbors will be humming along, or packing.
new single from my favorite band and {*song} goes so HARD. on my {24-30}th listen
> {number} listens already! I need to hear {song} now.
> Play it again. A {number}th listen is nothing when you're in love.
> If {song} still hits after {number} listens, it's a keeper.
> A bridge that holds for {number} listens is a rare thing. Enjoy it!
Tell me an album without a skip. Any genre, any decade. I am open.
> Rumours by Fleetwood Mac. You know half of the album already, and there's nothing to skip.
> Kind of Blue. Five tracks, no skips, whatever mood you're in.
> Blue by Joni Mitchell. Ten songs, and you won't want to skip one.
> Songs in the Key of Life. It's long, and there still isn't a minute to skip.
My {dad|mom|aunt|uncle} gave me {40-300} records of {*genre}. I do not own a record player. Yet.
> {number} records and a "yet". I give it one week.
> What a present! A used player with a new needle will do nicely.
> {number} records, and all of them in waiting. Your {choice} knew what the "yet" would lead to.
> Lucky you! Which one goes on first when the player arrives?
Streaming pays my friend's band {3-40} dollars a month. They sold {12-90} shirts at one show and paid the rent. Buy the shirt.
> {number} dollars a month! Right, I'm buying the shirt.
> {number2} shirts paid the rent. That tells you everything about streaming.
> I'll remember that at the next show. Good for them!
> Shirt it is. What's the band called?
Heard {*song} in a supermarket and had to leave the trolley and stand by the frozen peas for a minute.
> Those frozen peas have seen a lot of people cry, I'm sure.
> No warning, just {song} between the fish fingers and the frozen peas. Songs are merciless.
> Take all the time you need, the peas will keep.
> A supermarket has the worst timing and sometimes the best taste. I'm glad you took the minute.
`)

export const concerts = parseBank(`concerts #livemusic #gig 🎤
+ Live music forever. | What a band. | I love this song live. | Best concert in years. | Listen to the album, please. | Tickets for the next tour, now. | Everyone was singing.
~ Ears ringing since {1994-2012}. {venue} regular.
~ Front left, always. Brings earplugs for strangers.
venue = the old ballroom | a tiny basement club | the arena | a church | the festival's second stage | the park | the harbor warehouse
moment = they played the deep cut | the power went out and everybody kept singing | the support act stole it | the singer walked through the crowd | the encore was four songs long | my favorite came as the opener
Saw them at {*venue} last night. {moment}. I have no voice and no regrets.
> {moment}! I'd have lost my voice too.
> What a night. Tea with honey, and no regrets.
> Nights like that are why people go to {venue}. So glad you were there.
> Sounds like an incredible night at {venue}. Who was it?
{90-480} dollars for a ticket and the fees were {28-70} more. Fees for what. The internet?
> {number2} in fees! For that the internet could at least sing along.
> There must be a fee for working out the fees. Outrageous.
> {number2} for a ticket that you print yourself. I'd like an encore for that.
> Some places still sell without fees at the box office. Maybe worth a try next time?
{moment} at {*venue} and the girl next to me cried and then I cried and we never learned our names.
> Somewhere the girl next to you is telling the same story. That's beautiful.
> Names would have added nothing. How lovely.
> A recording can't do that: two people who cried and never learned a name. Thank you for telling it.
> I have a lump in my throat now. Which song got you and the girl next to you?
Phone down for a whole show, first time in years. {*venue}, {70-110} minutes, I remember all of it.
> {number} minutes, and all of it still there. I want to try that.
> Good for you! Those wobbly phone videos are never watched anyway.
> It sounds like the best seat at {venue}. Well done.
> That's lovely. Was it hard to keep the phone down at the beginning?
My band played our first gig. {9-30} people, {two|three|four} of them parents, {*song_count} songs, one broken string. We are doing it again.
> Congratulations! {number} people is a real audience, and the string will be a legend.
> {choice} proud parents and a whole band of happy people. So glad you're doing it again.
> First gig done, and only one string lost! Congratulations.
> Everybody there can say one day that they saw your first gig. When is the next one?
song_count = five | six | seven | eight
Festival forecast: {11-19} degrees and {mud|hail|wind|rain}. I own {two|three} dry socks. See you at the main stage.
> {choice2} dry socks! One person could almost be comfortable.
> {number} degrees and {choice}, and you still can't wait. Have a wonderful time!
> Bread bags inside the boots keep the {choice2} socks dry for an hour or so. Enjoy it!
> Look after those feet and sing loud. Have a great festival!
`)

export const playing = parseBank(`playing #guitar #musician 🎸
+ Music is hard. | I love this song. | Playing it again tomorrow. | Singing along helps. | Listen to the slow part some day.
~ {instrument} since lockdown. The cat left the room in 2020.
~ Choir on Wednesdays, {instrument} when nobody is home.
instrument = guitar | piano | cello | ukulele | drums | accordion | violin | bass
piece = the fast run | the left hand part | a waltz | the solo | the bridge | the slow intro | the odd time bit
Played {*piece} on the {instrument} without stopping for the first time. Nobody was home. Does it count?
> It counts double when nobody is home. Congratulations!
> Of course it counts. You heard it, and the {instrument} was there too.
> It counts. Now play it for somebody before it hides again.
> Yes, and what a wonderful moment, even if only the walls of your home clapped.
{4-30} months of {*instrument} and my fingers finally know where to go before I do.
> That's when it starts to be fun. {number} months well spent!
> Congratulations! It's a strange and lovely feeling when the fingers just go.
> Good for you. What did you practise most in those {number} months?
> And now that the fingers manage alone, you can listen to yourself play. Enjoy it!
Started {*instrument} at {38-67}. My teacher is {22-30} and very patient with {piece}.
> Good luck with {piece}! A patient teacher is half of it.
> Nobody makes you practise at {number}, it's all your own wish. A patient teacher is lucky with that, too.
> Hurrah for patient teachers, and for starting anyway.
> Good for you! How is {piece} coming along?
Any tips for practising {*instrument} in a flat without being murdered by the people below?
> Ask them which hours bother them least and keep to those. People mind surprises more than {instrument}.
> A thick rug, closed windows, and a box of chocolates for the people below. In that order.
> Find out when the flat below is empty, that's your concert hour. For the rest of the day, slow and soft.
> Many community centres and schools have a room by the hour. For {instrument} at home, never before ten or after eight.
New strings, old mistakes. {*piece} still falls apart at bar {9-32}.
> Bar {number} again! I'd start the practice right there, at half speed, before you're tired.
> At least the mistakes sound fresh and bright now. Good luck!
> Start two bars before it, slowly, five times, and then make tea. Bar {number} often sorts itself out overnight.
> It's always one bar. Is it the notes in {number}, or the fear of them?
`)

export const film = parseBank(`film #film #filmtwitter 🎬
+ Best movie of the year. | Watch it. | I love this movie. | What a film. | Cinema is not dead. | Watching it again tomorrow. | The actor deserves a prize. | Movie night again on Friday.
~ {2-4} films a week, popcorn always.
~ Watches the credits. {genre} apologist.
genre = horror | noir | a heist film | a western | a slow drama | a musical | science fiction | a romantic comedy
thing = the ending | the score | the opening shot | the lead | the dialogue | the last act | the costume work
cinema = the little cinema on the corner | the multiplex | an open air screening | the film club | a midnight show
Just got out of {*genre} at {cinema} and {thing} wrecked me. Do not read anything about it, just go.
> Say no more. I'll read nothing and go.
> {genre} that wrecks you, that's a good evening out. Thank you for not telling.
> I'm glad it wrecked you in a good way. Walking home still inside a film is a lovely feeling.
> Not reading anything, then. May one ask for the title at least?
{thing} was perfect and everything around it was a mess. {5-7} out of 10. I will watch it again.
> A {number} that you'd watch again is better than an eight that you forget.
> I have a soft spot for messes with one perfect thing in them.
> You'd sit through all of that again just for {thing}. Now I'm curious.
> Perfect in one place and a {number} in total. Which film is it?
Hot take: every film over {140-160} minutes should have an interval. My bladder is a critic too.
> Seconded by every bladder in row ten. And think of the ice cream.
> They had them once, with curtains and everything. Bring it back at {number} minutes.
> The bladder is the only critic who can't be bribed.
> Anything over {number} minutes should come with a map of the quiet scenes.
Rewatched {*genre} that I loved at {15-19}. {thing} holds up. The rest was me being young.
> At {number} everything is a masterpiece. Nice that {thing} really was one.
> So at {number} you already loved the right part of it.
> It's brave to go back to films you loved. I'm glad {thing} was still there.
> Being young did a lot of the work back then. Which film was it?
What should I watch tonight? I want {*genre}, under two hours, nobody dies. Go.
> Paddington 2. It isn't exactly {genre}, but it's under two hours and everybody lives.
> My Neighbor Totoro, whatever the genre. Under an hour and a half, and nobody dies.
> Singin' in the Rain. Under two hours, and only the silent film dies.
> School of Rock, whatever the genre. Under two hours, and everybody lives.
Went to the cinema alone on a {Monday|Tuesday|Wednesday} at {2-5} pm. {3-9} people and {*genre}. Luxury.
> {number2} people in the cinema is nearly a private screening.
> On a {choice} afternoon it feels a bit like skipping school. Good for you!
> {genre} and nobody else's popcorn. I'm envious.
> Alone at the cinema in the afternoon is bliss. Did you get the seat right in the middle?
They are remaking it AGAIN. {thing} was the whole point and you cannot remake that. Leave things alone.
> Nobody asked for this. {thing} was perfect the first time.
> They should remake the bad ones. Those had room to get better.
> Just show the old one again and leave it alone. I'd buy the ticket.
> Not again! Which film are they remaking now?
`)

export const series = parseBank(`series #tv #bingewatching 📺
+ Best show on TV. | Watching the next episode now. | What a season. | I love this show. | No spoilers please. | Watch it with subtitles. | One more episode. | The actors are so good. | Netflix, take my evening.
~ One more episode. {genre} after nine.
~ Asleep by minute {12-30}. Knows no ending.
genre = the crime show | the baking show | the space drama | the hospital series | the dating show | the period drama | the office comedy | the spy thriller
role = the sister | the detective | the villain | the old doctor | the neighbor | the youngest | the ex
{*genre} finale tonight and if {role} dies I am throwing the television out.
> Keep the window closed for the finale, and be brave. I hope {role} makes it!
> Put the television on wheels just in case. Good luck tonight.
> They wouldn't dare, not in a finale. Fingers crossed for {role}.
> I'm worried now. Tell us tomorrow whether you still have a television, but no spoilers.
Finished {*genre} in {2-5} days. What do people do with evenings?
> {number} days! Evenings are for looking through the menu until it's bedtime.
> Some people go for a walk, I'm told. Others start {genre} again from the beginning.
> It's hard to say goodbye. Give it a few evenings before you love again.
> In {number} days! It must have been good. What will you try next?
I know {*genre} is bad. I know. Season {3-9}, episode {1-10}, I am clapping at {role}.
> By season {number} you're family. Clap away.
> If it's bad and you're clapping, it's doing something very right.
> No shame at all, bad or not. {role} deserves the applause.
> Season {number}! I respect the loyalty. What did {role} do?
they cancelled {*genre} on a cliffhanger. {role} is just hanging there. forever. hello??
> Forever! Somebody should at least send a postcard from {role}.
> A cliffhanger is just cruel. One more hour for {role}, that's all anybody asks.
> The writers must know how the cliffhanger ends. They could tell us on a napkin.
> Not {role}, and not forever! I'd imagine a happy ending and stick to it.
My partner watched ahead. Two episodes of {*genre}, without me. We are {talking to a lawyer|not speaking|on a break|splitting the sofa}.
> Two whole episodes! {choice} sounds quite mild to me.
> And now your partner has to act surprised, which nobody can do. I'm sorry for your loss.
> How did you find out that your partner was ahead, a gasp that came too early?
> There's only one way back: they watch both again with you, in silence.
Need a new series. Loved {*genre}, bored by everything with {a chosen one|time loops|a serial killer|billionaires}.
> Slow Horses, maybe. No sign of {choice}, and plenty of bad coats.
> Detectorists, if you don't know it. Small, kind, and you won't find {choice} anywhere near it.
> Try Derry Girls. Short episodes, very funny, and about as far from {choice} as you can get.
> Somebody Somewhere is a lovely series: ordinary people, good talk, and not much else going on.
`)
