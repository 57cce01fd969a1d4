import { parseBank } from '../parse-bank.ts'

export const chess = parseBank(`chess #chess ♟️
+ I love this game. | What a game. | Playing again tonight. | Learning never ends.
~ {900-1900} rapid, blunders included.
~ Club secretary. Owns the clocks and the biscuits.
opening = the Caro-Kann | the London | the Sicilian | the Queen's Gambit | the French | the King's Indian | the Scotch
piece = a rook | my queen | a knight | a bishop | two pawns
Lost to an eleven-year-old in {18-34} moves. {*opening}. He had juice.
> {number} moves and a juice. They have no fear, no mortgage and no bedtime problems.
> It's the juice. Nobody can play {opening} against somebody that relaxed.
> Ouch. In ten years you can say that you once lost to a grandmaster.
> {number} moves is respectable against an eleven-year-old. Did you get a handshake, at least?
Hung {*piece} in a winning position again. {900-1900} is my spiritual home.
> Ouch. Nothing is as dangerous as a winning position.
> The {number} club is large, friendly and always one move from winning.
> Sitting on your hands for one breath in every winning position feels silly, and it helps.
> Painful. When {piece} went, was it time trouble, or were you already celebrating?
Finally understand {*opening}. Not the moves. Why. Only took {2-12} years.
> Understanding the why is worth more than any line by heart. Congratulations!
> {number} years well spent. Now you can forget the moves and still find them.
> That's a great moment. What made {opening} click in the end?
> Lucky you. The rest of us would pay to have {opening} explained in one sentence.
Which opening against e4 for somebody who hates theory? I have {two|three} evenings a week.
> The Caro-Kann. It's solid, there are few traps, and the plans are easy to remember with {choice} evenings.
> The French. The same pawn chain shows you the plan in every game, so there's hardly any theory to learn.
> Just answer e4 with e5 and put the pieces on good squares. With {choice} evenings I'd spend the rest on tactics.
> The Scandinavian. You take the queen out on move two, and they have to deal with it, theory or not.
Endgame study, page {3-40}: king and pawn. Thought I knew this. I did not know this.
> So simple that there's nowhere to hide. Page {number} does that to everybody.
> Three pieces on the board, and king and pawn is still so easy to get wrong. Good that you're doing it.
> Humbling, but one good page of king and pawn wins a lot of games later.
> Was it the opposition that caught you? With king and pawn it looks like nothing, and then it's everything.
Club night: {6-24} players, one heater, {opening} on {three|four|five} boards. Biscuits gone by round two.
> {choice} boards of {opening}! Somebody must have given a lecture.
> One heater and no biscuits by round two is exactly how a club night should be.
> {number} people and one heater. Everybody must want the same board.
> Who got the seat by the heater, and was it decided over the board?
`)

export const travel = parseBank(`travel #travel #wanderlust 🧳
+ I love this city. | Best trip in years. | The world is big. | Good food, too. | People were so kind.
~ Night trains and window seats.
~ Home in {place}, mostly packing.
place = Lisbon | Trieste | Oaxaca | Kyoto | Tbilisi | Ljubljana | Porto | Hanoi | Valparaíso | Bergen
thing = the market before eight | a ferry nobody else took | a bakery with no sign | the wrong bus | a museum of one room | the hill behind the station
{*place}, day {2-9}. Best so far: {thing}. Did not plan it, did not photograph it.
> The unplanned ones are always the best. Enjoy the rest of {place}!
> Not photographing it was the right thing, now you'll remember it. Have a lovely trip.
> {thing}! Exactly what no guidebook would have told you.
> Sounds wonderful. What's the plan for tomorrow, or is it better without one?
How many days for {*place} if I walk slowly and eat often? My guess is {3-6}.
> {number} sounds right, plus one day to eat again where you liked it best.
> For slow walking and long lunches I'd take {number} and one more. Nobody ever wished for less of {place}.
> Yes to {number}, if the first one is only for food. {place} won't run away.
> Heat and hills may slow you down, but {number} days to walk and eat sounds lovely.
Missed the connection, {2-7} hours in a station with one bench and a man selling {melons|umbrellas|soup|keyrings}. He was right about everything.
> {number} hours with the wise man and his {choice}. Some people pay for a retreat like that.
> Best connection you ever missed, by the sound of it. Did you buy any {choice}?
> Please tell us one thing he said. {number} hours of wisdom should be passed on.
> A man who sells {choice} in a station has seen everything. I'd listen to him too.
Packing for {4-21} days in {*place} with one bag. I own {two|three} shirts now. Freedom smells a bit.
> {choice} shirts, one sink and a bit of soap. Freedom can smell of lemon.
> {number} days with one bag, respect. Wool forgives a lot, if one of them is wool.
> You'll thank yourself on every staircase in {place}.
> Nobody in {place} will know that it's the same shirt. Apart from the smell.
Night train to {*place}: {6-13} hours, {four|six} strangers, one shared thermos. Flying cannot do this.
> A shared thermos turns {choice} strangers into a dinner party.
> {number} hours, and you wake up in {place}. No airport can do that.
> On a plane no strangers offer you their tea. Have a good night on the train.
> Lovely. Did you get the upper or the lower bunk? On a night train it decides a lot.
Anyone been to {*place} in {February|November|March}? I hear it is empty and wet, which is what I want.
> Empty and wet sounds like {place} at its cosiest. I'd go.
> {choice} would suit me too. Waterproof shoes, a thick book and all the cafés to yourself.
> Can't speak for {choice}, but I like how you think. Check that the places you care about are open, then go.
> Empty places have more time for you, and that alone is worth the wet. Tell us how it was!
`)

export const books = parseBank(`books #amreading #bookstodon 📚
+ I love this book. | Best read of the year. | Reading it again some day. | Books are friends.
~ {20-90} books a year, half from the library.
~ Bookseller. Reads the last page first, ask me why.
book = a thick Russian novel | a slim translated thing | an old crime novel | a memoir about bees | a family saga | a book of short stories | a history of salt | a space opera
spot = on the train | in the bath | at the bus stop | in bed at two | on the kitchen floor | over lunch
Finished {*book} {spot} and just sat there. Where do you put a book like that?
> Somewhere you can see it from the bed. A book that does that shouldn't be filed away.
> Into the hands of somebody you like, so that they can just sit there with a book too.
> On the bedside table for a week. A finished book may stay a little.
> Nowhere yet. Was it the ending, or just that the book was over?
{30-70} pages into {*book} and I do not care about anybody. Do I go on?
> No. {number} pages is a fair chance, and there are so many other books.
> I'd give it ten more pages, and then somebody else may have it. Life is short.
> Jump to the middle and read one page. If you still don't care about anybody, let it go.
> Put the {-book} down without guilt. It may just be the wrong month for it.
Library haul: {*book}, {book} and {4-9} I will return unread. The system works.
> {number} unread books had a day out. I call that a success.
> Half the joy of a haul is carrying it home. Which one is first?
> A fine system, and no librarian has ever complained. Happy reading!
> A library counts every loan, so you're doing it a favour with those {number} too.
Read {*book} to my {mother|son|daughter|grandfather} over {9-40} evenings. We both pretended not to want it to end.
> {number} evenings you'll both remember for ever. How lovely.
> And I hope that you both read more and more slowly near the end.
> That's beautiful. Your {choice} will hear your voice whenever somebody mentions the book.
> Then the evenings need another book at once. Is it chosen yet?
Audiobook or paper for {*book}? I have a {20-90} minute commute and weak arms.
> With weak arms and {number} minutes I'd go for audio, if you like the voice in the sample.
> Audio on the way, paper at home. Your arms only have to do the weekends.
> Try the first five minutes read aloud. If the voice annoys you, it's paper, whatever the arms say.
> Audio. {number} minutes is a good long chapter, and nobody's arms get tired.
Bought {*book} because of the cover. Again. I have {80-400} unread at home and no shame.
> Somebody worked hard on that cover, it would be rude not to. No shame at all.
> {number} unread books is a cellar full of good years. They can wait.
> A home where every book has been read would be rather dull anyway.
> That happens to the best of us. What was on the cover?
Slow {Sunday|Saturday|holiday} with {*book}. Phone in another room. Read {90-260} pages like it was {1994|1998|2003}.
> {number} pages! That's what a phone in another room buys.
> Sounds like a perfect {choice}. More of those, please.
> I'm jealous. The phone won't have missed you either.
> Like {choice2}, only without the busy signal. Was the phone hard to leave?
`)

export const games = parseBank(`games #gaming #indiegames 🎮
+ Best game this year. | Playing again tonight. | I love this game. | What a team. | Stream starts at eight.
~ Co-op or nothing. Speedrunner of very slow games.
~ {300-2000} hours in {game}. Still lost.
game = Stardew Valley | Elden Ring | Hades | Factorio | Celeste | Slay the Spire | Zelda | Minecraft | Hollow Knight | Mario Kart
who = my brother | my nephew | a stranger online | my wife | our old group
Played {*game} with {who} watching until two. Got laughed at. Ten out of ten, would play again.
> Laughed at until two in the morning is the best way to play {game}.
> Easy to laugh when you're not the one playing. Hand over the controls next time!
> Ten out of ten, and a night like that is worth being tired for.
> Sounds like a great night to be laughed at. What was the worst moment?
Finally got past the worst bit of {*game} after {12-160} tries. Hands shaking. Nobody home to tell.
> {number} tries! Well, now you've told all of us. Congratulations!
> With nobody home you can stand on a chair and bow. It's deserved.
> Well done! Anybody sensible would have stopped after ten tries.
> Yes! What got you past it in the end, a new plan or pure stubbornness?
Hot take: {*game} would be perfect with a shorter tutorial and saves that I control.
> Saves whenever I want should be a right. People have dinners and trains.
> Agreed. Tutorials explain everything except the one thing you needed.
> Not that hot, I think most players of {game} would sign it.
> Let people quit {game} when the doorbell rings, that's all we ask. Agreed.
Which game should I play after {*game}? I want {co-op|a story|something cosy|a challenge} and no fishing.
> No fishing rules out half of everything. For {choice} I'd look at the smaller studios first.
> Portal 2 might do: clever, no fishing, and it works alone or with a friend.
> Outer Wilds, if you haven't. No fishing at all, just a very small solar system and a big mystery.
> A Short Hike is lovely, but it has fishing. So perhaps Unpacking, which only has cardboard boxes.
My backlog has {40-300} titles and I started {*game} again.
> {number} are waiting, and {game} still wins. That's love.
> A backlog isn't homework. Enjoy {game}!
> They'll all still be there. Nothing beats going back to {game} knowing what you're doing.
> Of course you did. Are you doing something new in {game} this time, or the same as before?
Still thinking about the music in {*game}. It has been {2-4} years.
> {number} years, and I bet you could hum the music right now.
> Two notes of the right music and you're back there at once.
> Good game music does that. Any piece in particular?
> {number} years is nothing for music like that. It moves in and stays.
gg everyone, {5-30} straight losses in ranked. teammate was {eating|afk|on a call|his own enemy}. uninstalling (till tomorrow)
> {number} in a row, and the teammate was {choice}. Get some rest, and see you tomorrow.
> Uninstalling till tomorrow is the most honest thing in ranked.
> {number} straight losses, and you still said gg. That's class.
> gg. Somewhere your teammate is posting about you right now.
`)

export const boardgames = parseBank(`boardgames #boardgames #ttrpg 🎲
+ Best game night. | Playing again on Friday. | I love this game. | Family rules apply.
~ Board games on {Tuesdays|Thursdays}, {game} otherwise.
~ Explains the rules. Loses anyway.
game = Wingspan | Terraforming Mars | Carcassonne | Azul | Pandemic | Root | Catan | a four-hour war game
player = my nephew | the quiet one | my mother | our host | a first-timer | my partner
Taught {*game} to {player} in {10-40} minutes. Got crushed in the first round.
> You're too good a teacher, that's all. {number} minutes and they had it.
> Beginner's luck is what we call it until the second round.
> It's always the one you just taught. Well explained, in any case.
> Crushed in round one! Was there a rematch?
We have been playing one rule of {*game} wrong since {2019-2022}. It is a better game now. We hate it.
> All those wins at {game} since {number}! Somebody should hand back a crown.
> You could always keep your version as a house rule and never speak of it again.
> The nerve of it, being better when played properly.
> Oh no. Which rule was it? Half of the tables out there may be playing it wrong too.
Dungeon night: {three|four|five} players, one plan, {2-5} minutes until it fell apart. The goblin is our friend now.
> {number} minutes is long for a plan. Glad the goblin made it.
> The best parties always adopt the goblin.
> Somewhere the game master is tearing up three pages of notes. Long live the goblin.
> What's the goblin called? It's family once it has a name.
Best game for {six|seven|eight} people who had wine and do not read rules? Own {*game}, too much.
> Something with drawing, like Telestrations. The more wine, the better the drawings.
> Just One is lovely with wine for a bigger group. The rules take a minute, and nobody has to read them.
> Anything where you guess words, and losing is the funny part. {game} can wait for a sober evening.
> Charades. {choice} people, no rules to read, and the wine helps.
Sorted {*game} into {20-60} tiny bags. Set-up time down by half. I have never been more adult.
> {number} bags! That's real love for {game}.
> Half the set-up time is a real gift on a game night.
> Tiny bags are deeply satisfying, whatever anybody says.
> Very grown-up. Are the bags labelled too?
`)

export const photography = parseBank(`photography #photography #filmphotography 📷
+ I love this light. | Best photo of the month. | Art is patience.
~ Old lenses, worse knees. {camera} around my neck.
~ Street and fog. Prints in shoeboxes.
camera = an old rangefinder | a plastic toy camera | my grandfather's folding camera | a battered SLR | a dented half-frame camera | a medium format brick
subject = fog on the canal | a barber at closing time | wet cobbles | a market at six | two old men at chess | a heron | an empty playground
Shot {*subject} with {camera} on {Saturday|Sunday|Thursday}. {20-36} frames, one keeper. That is the deal.
> One keeper from {number} is a good deal. Would love to see it.
> The other frames were practice, then. I'd have taken just as many of {subject}.
> A fair deal. How did you know which one it was?
> A {choice} with {camera} sounds well spent, whatever the count.
Developed a roll from {1989-2011} that I found in a drawer. {*subject}. Somebody cared about that light.
> From {number}! And it waited in that drawer all this time.
> What a thing to find. {subject}, and somebody stopped for it all those years ago.
> That gave me goosebumps a little. Old rolls are like letters.
> Lovely find. Do you know who shot the roll?
Sold the big zoom, kept {camera} and one prime. Shoulders better, pictures better. Bank account, same.
> One lens and your own feet for a zoom. Glad the pictures like it too.
> Shoulders and pictures better, and the bank account no worse. That's a good trade.
> And your shoulders will thank you on every trip from now on.
> Good decision. Which prime got to stay?
Asked {a fisherman|a baker|a bus driver|a bride} for a portrait today. Shaking. Got a yes and the best face of the {week|month|year}.
> Asking is the hardest part of it, and you did it. Congratulations!
> The best face of the {choice2} because you dared to ask. Well done.
> Wonderful. Did the {-choice} get to see the portrait?
> Shaking and asking anyway is real courage. I'm glad it was a yes.
Black and white or colour for {*subject}? I have edited it {4-14} times and now I see neither.
> Leave it till tomorrow. With fresh eyes you'll see colour or no colour in a second.
> If the colour adds nothing, black and white. After {number} edits I'd guess that it doesn't.
> Squint at it. If it still works when you only see light and dark, black and white.
> Print both small and leave them on the kitchen table for a day. Black and white or colour, one will win.
`)
