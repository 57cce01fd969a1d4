import { parseBank } from '../parse-bank.ts'

export const chess = parseBank(`chess #chess ♟️
+ I love this game. | What a game. | Playing again tonight. | Learning never ends.
~ {900-1900} rapid, blunders included.
~ Club secretary. Owns the clocks and the biscuits.
opening = the Caro-Kann | the London | the Sicilian | the Queen's Gambit | the French | the King's Indian | the Scotch
piece = a rook | my queen | a knight | a bishop | two pawns
Lost to an eleven-year-old in {18-34} moves. {*opening}. He had juice.
> {number} moves and juice. They play faster because nobody told them to be afraid.
> An eleven-year-old in {opening} has watched more videos about it than most of us have played games.
> The juice is the psychological part.
> Where did it turn, in {opening} itself or later in the ending?
Hung {*piece} in a winning position again. {900-1900} is my spiritual home.
> Winning positions are the most dangerous ones. {piece} goes the moment you relax.
> {number} is where everybody attacks and nobody looks back at {piece}.
> One breath before each move when you're winning saves more than any study does.
> Was it the clock? {piece} usually goes in the last two minutes.
Finally understand {*opening}. Not the moves. Why. Only took {2-12} years.
> The why is worth more than thirty moves of theory. {number} years is about right.
> Once the why of {opening} is there, the moves can be forgotten safely.
> What made it click, a game or a book? {opening} has that moment for people.
> {number} years for {opening}, and now you can explain it in a sentence. That's understanding.
Which opening against e4 for somebody who hates theory? I have {two|three} evenings a week.
> The Caro-Kann is kind to people with {choice} evenings: solid, few traps, clear plans.
> With {choice} evenings skip theory and play one solid opening until you know its endings.
> An opening where the pawns tell you the plan. Against e4 the French or the Caro-Kann both do.
> Pick by the middlegame you enjoy, the first eight moves of any opening fit on a napkin.
Endgame study, page {3-40}: king and pawn. Thought I knew this. I did not know this.
> King and pawn endings are the whole game with nowhere to hide.
> Nobody knows them until page {number}. Then every trade looks different.
> That page quietly wins more games than any opening does.
> Which endgame caught you? The ones with the opposition fool everybody.
Club night: {6-24} players, one heater, {opening} on {three|four|five} boards. Biscuits gone by round two.
> {choice} boards of {opening} is an epidemic.
> One heater and no biscuits by round two: a proper club night.
> {number} players on a cold night is a healthy club.
> Who gets the board next to the heater, the top seed?
`)

export const travel = parseBank(`travel #travel #wanderlust 🧳
+ I love this city. | Best trip in years. | The world is big. | Good food, too. | People were so kind.
~ Night trains and window seats.
~ Home in {place}, mostly packing.
place = Lisbon | Trieste | Oaxaca | Kyoto | Tbilisi | Ljubljana | Porto | Hanoi | Valparaíso | Bergen
thing = the market before eight | a ferry nobody else took | a bakery with no sign | the wrong bus | a museum of one room | the hill behind the station
{*place}, day {2-9}. Best so far: {thing}. Did not plan it, did not photograph it.
> {thing} is the kind of thing you can't plan. {place} does that.
> Things you don't photograph last longest, and {place} has plenty.
> By day {number} the plans loosen and it gets good. Enjoy {place}.
> What's the second best? {place} must have offered something to beat {thing}.
How many days for {*place} if I walk slowly and eat often? My guess is {3-6}.
> {number} is right, plus one with nothing planned. Eating often needs margins.
> Walking slowly, {number} days gets you the centre and one quarter nobody writes about.
> Add a day. {place} is better once you have a regular breakfast.
> Which month? In the heat {number} days of walking becomes half of that.
Missed the connection, {2-7} hours in a station with one bench and a man selling {melons|umbrellas|soup|keyrings}. He was right about everything.
> {number} hours and a {choice} philosopher: that's the trip people remember.
> Connections get missed so that you meet the man with {choice}.
> What did he say? One bench and {number} hours of wisdom should be passed on.
> A station with {choice} and a good talker beats most airports.
Packing for {4-21} days in {*place} with one bag. I own {two|three} shirts now. Freedom smells a bit.
> {choice} shirts and a sink: freedom needs soap.
> For {number} days wool is worth the money, it forgives a lot.
> One bag through {place} means taking any bus you like.
> Nobody sees the same shirt twice when you travel. {choice} is plenty for one bag.
Night train to {*place}: {6-13} hours, {four|six} strangers, one shared thermos. Flying cannot do this.
> A shared thermos makes {choice} strangers into a dinner party.
> {number} hours and you wake up where you wanted to be. Night trains are the best trick in travel.
> Flying gets you there, a night train takes you.
> Top or bottom bunk? It decides a lot on {number} hours.
Anyone been to {*place} in {February|November|March}? I hear it is empty and wet, which is what I want.
> Empty and wet suits {place} well, the cafés are made for it.
> {choice} is when a place has time for you. Take shoes that dry.
> Some things will be shut in {choice}, so check the one you care about. The rest is yours.
> Off season means talking to people who live there. {choice} in {place} sounds right.
`)

export const books = parseBank(`books #amreading #bookstodon 📚
+ I love this book. | Best read of the year. | Reading it again some day. | Books are friends.
~ {20-90} books a year, half from the library.
~ Bookseller. Reads the last page first, ask me why.
book = a thick Russian novel | a slim translated thing | an old crime novel | a memoir about bees | a family saga | a book of short stories | a history of salt | a space opera
spot = on the train | in the bath | at the bus stop | in bed at two | on the kitchen floor | over lunch
Finished {*book} {spot} and just sat there. Where do you put a book like that?
> On the shelf you can see from the bed. {book} that does that shouldn't be filed away.
> In somebody else's hands, after a week. {book} wants to be talked about.
> Sitting there is part of reading it. {spot} is as good a place as any.
> Was it the ending, or just that the book was over?
{30-70} pages into {*book} and I do not care about anybody. Do I go on?
> {number} pages is enough if nobody makes you care. The shelf is long.
> At {number} pages a book has had its chance. The next one on the pile is waiting.
> Skip to the middle and read one page. If nobody matters there either, {book} has had its chance.
> Put {book} down without guilt. Some come back at a better time.
Library haul: {*book}, {book} and {4-9} I will return unread. The system works.
> Returned unread still had an outing. {number} is a normal ratio.
> The best part of a haul is choosing. {book} first?
> Libraries count on us {number}-unread people, it keeps the shelves moving.
> {book2} and {book} in one bag is a good weekend.
Read {*book} to my {mother|son|daughter|grandfather} over {9-40} evenings. We both pretended not to want it to end.
> {number} evenings of reading aloud is about the best thing a book can be used for.
> Reading slower near the end, the oldest trick there is.
> Your {choice} will remember the voice longer than the plot.
> What do the two of you read next? A gap after {book} is dangerous.
Audiobook or paper for {*book}? I have a {20-90} minute commute and weak arms.
> For {number} minutes each way audio wins, and arms stay out of it.
> Depends on the narrator more than on {book}. Try the first five minutes.
> Both: ears on the way, paper at home. {book} doesn't mind.
> Lots of names in it? Then paper. {book} by ear can get crowded.
Bought {*book} because of the cover. Again. I have {80-400} unread at home and no shame.
> Covers are there to be fallen for. {number} unread is a library of good intentions.
> {number} unread books is a wine cellar, they're allowed to wait.
> No shame needed, a shelf of read books has nothing left to promise.
> Was the inside as good as the cover?
Slow {Sunday|Saturday|holiday} with {*book}. Phone in another room. Read {90-260} pages like it was {1994|1998|2003}.
> {number} pages in one go is what a phone in the next room buys.
> A {choice} like it was {choice2} sounds about perfect. {book} deserves it.
> Everybody says they have no time to read, and it's in the other room.
> How long before the hand stopped looking for the phone?
`)

export const games = parseBank(`games #gaming #indiegames 🎮
+ Best game this year. | Playing again tonight. | I love this game. | What a team. | Stream starts at eight.
~ Co-op or nothing. Speedrunner of very slow games.
~ {300-2000} hours in {game}. Still lost.
game = Stardew Valley | Elden Ring | Hades | Factorio | Celeste | Slay the Spire | Zelda | Minecraft | Hollow Knight | Mario Kart
who = my brother | my nephew | a stranger online | my wife | our old group
Played {*game} with {who} until two. Got betrayed. Ten out of ten, would trust again.
> Betrayal at two in the morning is what {game} is for.
> {who} had been planning it since midnight, obviously.
> Trusting again is how they get you in {game}.
> Was it at least a good betrayal? {game} allows for very elegant ones.
Finally beat that boss in {*game} after {12-160} tries. Hands shaking. Nobody home to tell.
> {number} tries! Consider everybody told. That's a real one.
> Shaking hands after {number} is exactly the right review of {game}.
> After {number} tries a boss stops being a fight and becomes a dance.
> What finally beat the boss, the plan or just the calm?
Hot take: {*game} would be perfect with a shorter tutorial and saves that I control.
> Saves on your own terms should be a right. People have trains to catch.
> Long tutorials explain everything except the one thing you needed.
> {game} respects your skill and not your evening, that's fair criticism.
> Half of {game} could be learned by just being let loose in it.
Which game should I play after {*game}? I want {co-op|a story|something cosy|a challenge} and no fishing.
> For {choice} look for something by a tiny team, the big ones all put fishing in.
> After {game} most things feel slow. Something short in between helps.
> No fishing rules out more than you would think. {choice} leaves some gems though.
> What did you like most about {game}, the world or the loop? The two lead to different shelves.
My backlog has {40-300} titles and I started {*game} again.
> {number} games waiting and {game} wins, that's loyalty.
> A backlog is a promise to nobody. {game} is home.
> Starting again is the best part of {game}.
> Is it a different build of {game} this time, or the comfortable one?
Still thinking about the music in {*game}. It has been {2-19} years.
> {number} years and you could hum it now. {game} did that to people.
> Game music gets hours to sink in where a film gets two.
> One track in particular, or the quiet ones in between? With {game} it's often the quiet ones.
> Some of it only works because of where you were in {game} when it came.
gg everyone, {5-30} straight losses in ranked. teammate was {eating|afk|on a call|his own enemy}. uninstalling (till tomorrow)
> {number} in a row and a teammate who was {choice}. See you tomorrow.
> Uninstalling is part of ranked, like the loading screen.
> After three losses the game is playing you. {number} needs a walk.
> Somewhere that teammate is posting about you.
`)

export const boardgames = parseBank(`boardgames #boardgames #ttrpg 🎲
+ Best game night. | Playing again on Friday. | I love this game. | Family rules apply.
~ Board games on {Tuesdays|Thursdays}, {game} otherwise.
~ Explains the rules. Loses anyway.
game = Wingspan | Terraforming Mars | Carcassonne | Azul | Pandemic | Root | Catan | a four-hour war game
player = my nephew | the quiet one | my mother | our host | a first-timer | my partner
Taught {*game} to {player} in {10-40} minutes. Got crushed in the first round.
> Taught too well. {number} minutes of rules and no mercy.
> {player} heard only the parts that win {game}.
> Beginners play the {-game} that's on the table, the rest of us play last week's.
> Revenge in the next round, or a different game?
We have been playing one rule of {*game} wrong since {2012-2022}. It is a better game now. We hate it.
> Since {number}! House rule it is, then. You've earned it.
> Every group has one. {game} as you knew it was a different, secret game.
> All the wins since {number} now have a little star beside them in the rule book.
> Which rule was it? {game} has one that everybody misreads.
Dungeon night: {three|four|five} players, one plan, {2-5} minutes until it fell apart. The goblin is our friend now.
> {number} minutes is a long life for a plan. Of course the goblin stays.
> Every party with {choice} players needs one goblin they weren't supposed to keep.
> The game master had a whole plan for that goblin's end.
> Does your goblin friend have a name? There is no way back once the goblin has a name.
Best game for {two|six|eight} people who had wine and do not read rules? Own {*game}, too much.
> With {choice} and wine something with drawing or bluffing, the rules fit on the lid.
> {game} asks for reading. A party game about guessing words survives any amount of wine.
> Any game where losing is funny. Wine and points don't mix well late.
> Cards with one rule to read, and shouting. {choice} people is the perfect number for it.
Sorted {*game} into {20-60} tiny bags. Set-up time down by half. I have never been more adult.
> {number} bags is the real endgame of {game}.
> Half the set-up means one more round. That's science.
> Nobody has ever regretted small bags.
> Labels on the bags too, or is that for next weekend?
`)

export const photography = parseBank(`photography #photography #filmphotography 📷
+ I love this light. | Best photo of the month. | Art is patience.
~ Old lenses, worse knees. {camera} around my neck.
~ Street and fog. Prints in shoeboxes.
camera = an old rangefinder | a plastic toy camera | my grandfather's folding camera | a battered SLR | a phone and patience | a medium format brick
subject = fog on the canal | a barber at closing time | wet cobbles | a market at six | two old men at chess | a heron | an empty playground
Shot {*subject} with {camera} at {5-8} am. {20-36} frames, one keeper. That is the deal.
> One in {number2} is a good morning. {subject} doesn't pose.
> The other frames were the warm-up. {subject} at {number} am sounds like the right light.
> Some weeks one keeper is rich. How did you know it was the one?
> That is the deal, and {camera} makes you pay attention for all of them.
Developed a roll from {1989-2011} that I found in a drawer. {*subject}. Somebody cared about that light.
> Whoever it was in {number} stood there a while. {subject} took patience.
> A roll that waits since {number} is the closest thing to a letter.
> An old roll comes out with its own weather. What a thing to have in a drawer.
> Do you know who took it, or is it a stranger's roll?
Sold the big zoom, kept {camera} and one prime. Shoulders better, pictures better. Bank account, same.
> One prime makes you walk, and walking makes the picture.
> Less to choose means more looking. The shoulders agree.
> {camera} with a single lens is a whole school of photography.
> Which prime got to stay? That says more than any zoom.
Asked {a fisherman|a baker|a bus driver|a bride} for a portrait today. Shaking. Got a yes and the best face of the {week|month|year}.
> Asking is the hardest exposure setting there is. {choice} said yes because you did it kindly.
> Best face of the {choice2} for one brave question.
> Did {choice} see the portrait? A print makes the second yes easy.
> The shaking never quite goes away, people who shoot portraits for decades say.
Black and white or colour for {*subject}? I have edited it {4-14} times and now I see neither.
> After {number} edits close it and look tomorrow. Your first choice usually wins.
> If the colour isn't saying anything, black and white. {subject} has enough form to carry it.
> Squint. If it still reads, it wants black and white.
> Print both small, colour and black, and leave them on the kitchen table for a day.
`)
