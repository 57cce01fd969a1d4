import { parseBank } from '../parse-bank.ts'

export const football = parseBank(`football #football #matchday ⚽
+ What a game. | Love this team. | Best fans in the league. | I live for match days. | Football makes no sense. | Watching it again tonight. | Coach knows best, allegedly.
~ Season ticket in row {4-30}. {club} till the final whistle.
~ {club} supporter, Sunday league {defender|keeper|winger}, sore on Mondays.
~ Coaches under-{8-14}s. Mostly shoelaces.
club = Rovers | United | City | Albion | Athletic | Wanderers | County | Villa | Rangers
player = the midfielder | the new striker | the captain | our left back | the young winger | the number ten
result = a 1-1 draw | a 2-0 win | a 3-2 win | a 0-0 | a 4-1 hammering | a 2-1 loss
where = in the rain | away from home | in front of a full ground | in a gale | under the lights
{result} for {*club} {where} and I have no voice left.
> Losing your voice over {result} sounds about right for {club}.
> {where} as well? No wonder the voice went. {club} owe you some honey tea.
> A voice gone and {result} to show for it. That's football.
> What was the moment that finished your voice off, the last ten minutes of {club}?
{player} was everywhere today. Best game for {*club} this season by a mile.
> When {player} covers that much ground, everybody else at {club} plays five yards higher.
> Best of the season is big. Was it the passing or just sheer running from {player}?
> A game like that from {player} can turn a whole season for {club}.
> Everywhere is exactly where {club} need {player} to be.
VAR took four minutes to draw a line and we still do not know why {*club} had that goal ruled out. I want my sport back.
> Four minutes for one line is the bit that kills it. The whole ground just stands there getting cold.
> They should play the VAR audio in the ground. At least {club} fans would know what they were arguing with.
> If it takes four minutes to find the offside, it wasn't clear and obvious.
> Goals you can only celebrate four minutes later aren't really goals. {club} got a rough one.
Who should start up front for {*club} on Saturday? {player} is tired and I do not trust anybody else.
> A tired {-player} for an hour still beats somebody cold for ninety. Then change it early.
> Saturday might be the day to rest {player} and let a youngster run around for {club}.
> If you trust nobody else, start {player} and have the substitution planned for the hour.
> Is it tired legs or just a dip in form? The bench at {club} answers that differently.
my dad has supported {*club} for {30-60} years and still thinks this is our season. bless him
> {number} years of that is a proper commitment. One day he will be right about {club}.
> {number} years in and still hopeful. That's the best kind of {club} supporter.
> Somebody has to believe in {club} every August, and your dad has had {number} years of practice.
> Does he have one season he always goes back to? {number} years must hold a good story.
Taught the under-{8-13}s to pass before they dribble. They dribbled. Into their own goal. Great training session.
> At under-{number} an own goal with confidence still counts as progress.
> Passing at that age is a rumour. The dribbling means they aren't scared of the ball, which is the hard part.
> A training session where they want the ball that much is a good one, whichever goal it ends in.
> Small goals and only two touches each can work wonders for passing at under-{number}.
Transfer window opinion: {*club} do not need another star, they need {player} fit for a whole season.
> A fit {-player} for forty games is better business than most of what the window brings {club}.
> The physio would be the best transfer {club} make.
> True for half the league. Availability never gets its own headline in the transfer window.
> What keeps breaking down, the muscles or the schedule? {player} can't play every three days.
That free kick!!! {player} bent it round the wall like it was nothing. {*club} {where}, I am shaking.
> The wall might as well have stayed at home for that free kick.
> Free kicks like that from {player} are worth the ticket alone.
> Bent round the wall and {where}! Somebody at {club} is putting that on a poster.
> Keepers can do everything right against a free kick like that and still only watch.
Five-a-side update: I am {38-59}, I played in goal, my knees would like to speak to a lawyer.
> Playing in goal is where five-a-side sends its elders. The knees have a case though.
> At {number} the warm-up is the match. Your knees deserve extra time.
> Five-a-side knees at {number} are a badge. Next week: volunteer as referee.
> Clean sheet at least, or are the knees suing for that too?
`)

export const gridiron = parseBank(`gridiron #gameday #gridiron 🏈
+ What a game. | Love this team. | Go team. | Our coach owes us an explanation. | Best season in years. | Fans deserve better. | Let's go! | Watching the replay now.
~ Sundays are for {team}. Every other day is film study.
~ Fantasy league commissioner, {team} sufferer.
~ High school line coach. Low man wins.
team = the Miners | the Harbor Kings | the Comets | the Lumberjacks | the Stallions | the Night Owls | the Ironmen
unit = the offensive line | the secondary | the pass rush | special teams | the run game | the linebackers
moment = a strip sack | a pick six | a fourth and inches stop | a blocked punt | a fake field goal
Third and long and {*team} run a draw AGAIN. Fire everybody.
> A draw on third and long is a white flag with shoulder pads.
> The defense knew, the stadium knew, {team} ran the draw anyway.
> Somewhere on that call sheet there has to be a second play for third and long.
> How many third and longs have {team} even converted this month?
Great win but {unit} nearly gave it all away for {*team}. My heart cannot do this for a whole season.
> A win is a win, but {unit} will be the whole film session on Monday.
> If {team} can win while {unit} struggle, imagine when it clicks.
> Hearts in that fan base should be covered by the season ticket.
> Was it scheme or just tired legs? {unit} looked a step slow late.
Draft season take: {*team} have to fix {unit} before they touch a receiver.
> Nobody buys the jersey, but a draft that fixes {unit} wins in January.
> Receivers sell tickets, {unit} win third downs. Fix first is right for {team}.
> Depends who is still on the board, but for {team} reaching for a receiver with {unit} as they are would be hard to watch.
> Would you trade down to do it? {team} could use two picks on {unit}.
Got {moment} in the last two minutes. {*team}!! I scared the dog and probably the neighbors.
> {moment} with two minutes left is worth one frightened dog.
> The dog will forgive {team} eventually. What an ending.
> Endings like that are why nobody leaves early. {moment}, unreal.
> The neighbors heard about {moment} before the replay was over.
Lost my fantasy matchup by {2-4} points because I benched the kicker. I will think about this until I die.
> Benching a kicker and losing by {number} is a very particular kind of pain.
> A fantasy season always comes down to the kicker you talked yourself out of.
> {number}. The kicker is somewhere right now, sensing it.
> Who did you start in place of the kicker? Asking for the support group.
Friday night lights, {30-48} degrees, hot chocolate, and our sophomore quarterback threw for {2-5} touchdowns. Nothing beats it.
> {number2} touchdowns from a sophomore is a name to remember. Friday nights do it best.
> A sophomore with {number2} touchdowns and two more seasons to go. Keep the hot chocolate ready.
> High school ball in the cold with hot chocolate is the purest form of the game.
> Was he calm in the pocket as well, or just an arm? {number2} touchdowns is a night either way.
Can we talk about {unit}? Nobody mentions them and they won {*team} that game.
> Games are won there and lost everywhere else. {unit} earned the talk.
> You only hear about {unit} when it goes wrong, so this was a quiet masterpiece for {team}.
> Finally somebody says it. Rewatch that fourth quarter and only look at {unit}.
> Who stood out for you among {unit}? Hard to follow on the broadcast angle.
`)

export const basketball = parseBank(`basketball #hoops #basketball 🏀
+ What a game. | Love watching this team. | Best player in the league. | Our coach has work to do. | Playing again on Sunday. | Fans, where are you?
~ {squad} in {4|five|six|seven}. Always.
~ Pickup three mornings a week. All bank shots are intended.
~ Youth coach, {8-20} kids, one ball that holds air.
squad = the Herons | the Capital | the Foundry | the Tides | the Bulls of Bridge Street | the Sparks | the Redwoods
guy = our point guard | the rookie | the big man | the sixth man | the new guy | our center
skill = free throws | defense | rebounding | three-point shooting | ball movement | boxing out
{guy} dropped {28-49} tonight and {*squad} still lost. How.
> {number} and {squad} lost usually means nobody else could buy a bucket.
> A {number}-point night wasted. {squad} need a second scorer, not a bigger hero.
> Somewhere in the box score {squad} have a turnover count that explains tonight.
> How many of the other starters got to double figures for {squad}?
You cannot win in the playoffs with {skill} like that. {*squad} are finding out.
> The playoffs find whatever you hid all season. For {squad} that is {skill}.
> Everything else travels to the playoffs; bad {skill} will be scouted in one game.
> It was there in January too, just easier to ignore. The playoffs collect.
> Can you even fix {skill} between two playoff games, or is it about matchups now?
{guy} going for {20-35} and {10-17} off the bench. {*squad} might have something here!
> {number} and {number2} off the bench changes how everybody has to guard {squad}.
> Keep bringing {guy} off the bench. The second units have no answer for it.
> A line like {number} and {number2} off the bench isn't luck, somebody found the right role for {guy}.
> Start {guy} or leave it exactly as it is? That's a nice problem for {squad}.
The refs called {40-61} fouls. FORTY minutes of basketball, two hours of whistles. Let them play.
> {number} fouls is a free throw contest with some basketball in between.
> Nobody bought a ticket to watch {number} fouls. Let them play is right.
> With {number} fouls neither bench ever finds a rhythm either.
> Were the refs consistent at least? {number} fouls both ways is annoying, {number} one way is a story.
Pickup at 6 am. I am {36-58} and there is nothing left of my {skill} but my trash talk has never been better.
> Trash talk is the one skill that only improves after thirty.
> At {number} the talk creates the space that the first step used to.
> 6 am pickup deserves a medal by itself. {skill} can sleep in.
> Being {number} and at pickup by 6 am is already the win.
Coaching nine-year-olds: today we worked on {*skill}. One child brought a lizard. Overall a good practice.
> If only the lizard worked on {skill}, that would still be one more than usual.
> A practice with {skill} and wildlife. They'll remember one of the two.
> Nine-year-olds plus {skill} plus lizard: that's a full staff meeting's worth of material.
> Did the lizard at least box out?
who you got in game {5-7}? i think {*squad} win it if {guy} stays out of foul trouble
> Foul trouble is the whole game {number} right there. Two early ones and it's a different night.
> {squad} at home in a game {number} is hard to pick against.
> If {guy} gets to forty minutes, {squad}. If not, flip a coin.
> Game {number}s come down to role players hitting open shots. Who on {squad} do you trust with those?
`)

export const baseball = parseBank(`baseball #baseball ⚾
+ What a game. | I love this team. | Baseball is the best. | Watching every game this season. | Fans, stay strong.
~ Keeps score in pencil. {nine} since before the good years.
~ Bullpen worrier. Ballpark hot dog critic.
nine = the Millers | the Lakers of Elm Street | the Pilots | the Gulls | the Brakemen | the Sounders | the Orioles of Elm Park
arm = the closer | our ace | the rookie lefty | the bullpen | the setup man
play = a walk-off double | a diving catch at the wall | a grand slam | a double steal | an inside-the-park homer
{play} in the ninth!!! {*nine} are never boring, I will give them that.
> A whole city is awake after that one. Boring is not what {nine} do.
> You sit through eight slow innings for exactly one {-nine} moment like that.
> {play} to end it. Somebody is going to be telling that one for thirty years.
> Were you still in your seat for the ninth, or halfway to the parking lot like half the crowd?
{arm} blew another lead. {13-24} this season. I watch {*nine} through my fingers now.
> {number} blown leads is a season in itself. The late innings need a new plan.
> Through the fingers is the only safe way to watch a ninth with that record.
> A lead is just a rumor with {arm} these days.
> Is it velocity or just nerve? {number} in one season is too many for bad luck.
Day game, sunshine, a scorecard and nobody needs anything from me. {*nine} may lose by ten, I do not care.
> A day game with a scorecard is about the best thing a ticket still buys.
> Losing by ten takes longer, so you get more sunshine. {nine} know what they are doing.
> Keeping a scorecard by hand is the difference between watching and attending.
> What does your scorecard use for a strikeout looking, the backwards K?
Unpopular: the pitch clock saved baseball. We were home by ten and saw {play}.
> Home by ten with {play} to talk about is a decent argument for the pitch clock.
> The pitch clock took out the standing around and left the game. Hard to miss it.
> Not that unpopular any more. Even the purists like getting to bed.
> What did it cost, though? Some of that tension before a big pitch lived in the waiting.
Trade deadline and {*nine} did nothing again. {arm} is held together with tape.
> Doing nothing at the deadline is also a message, and the clubhouse hears it.
> Tape lasts until about the middle of August. {nine} will wish they had made a call.
> A deadline without one fresh arm means the starters have to go seven every night.
> Was there anybody worth the trade, or just expensive names?
Took my kid to her first game. She asked when the ball people go home. {*nine} lost, we had ice cream, ten out of ten.
> "The ball people" is what they should be called from now on.
> First games are about the ice cream anyway. {nine} can win the second one.
> Ten out of ten for a game they lost. She's going to be a fine baseball fan.
> Did she at least approve of the mascot? A first game needs one hero.
`)

export const hockey = parseBank(`hockey #hockey 🏒
+ What a game. | Love this team. | Best sport there is. | Watching the next game from behind the sofa. | The fans were loud tonight.
~ Rink rat. {skaters} until the ice melts.
~ Beer league {goalie|defenseman|left wing}, retired from nothing.
skaters = the Snow Kings | the Rivermen | the Avalanche of the valley | the Polar Cats | the Blades | the Northern Lights
role = the fourth line | the power play | the top pair | the penalty kill | the second line
net = the goalie | the backup | the kid in net | our old netminder
{net} stole that one for {*skaters}. {36-52} shots against and we win??
> {number} shots against and two points. Somebody is buying {net} dinner.
> Giving up {number} isn't a plan, but {net} made it look like one.
> You don't deserve those, you just thank {net} and leave the rink quickly.
> How many of the {number} were from the slot? That's the worrying part for {skaters}.
Overtime hockey should need a doctor's note. {*skaters} won and I aged {3-9} years.
> Only {number} years? Overtime usually takes more than that.
> Nothing in sport is as quiet as the second before an overtime goal.
> {skaters} fans should get overtime hours paid.
> End to end for five minutes with no whistle is cruel and perfect. Overtime is the best thing in hockey.
Our beer league won a playoff game. {net} was {44-61} and had eaten a burrito. History.
> Beer league playoffs run on burritos and stubbornness. Congratulations are in order.
> {number}, a burrito, and a playoff win. Put it in the rafters.
> The banner should show the burrito.
> What got cramped first, {net} or the burrito?
Hit the post {3-5} times tonight. {*skaters} lose by one. The hockey gods owe us.
> {number} posts is about two inches away from a blowout.
> Posts even out over a season, or so people say who don't follow {skaters}.
> {number} times off the iron. Somebody should check that net.
> The goalie owes each of those posts a kiss.
No idea how {*skaters} let him walk in free agency for nothing. {role} looks lost without him.
> For nothing is the part that stings. {skaters} should have traded a year early or paid.
> Free agency always shows up later, in how lost {role} looks.
> A player like that leaves a hole in the room as well as on {role}.
> Was it money or did he want out? {skaters} never really said.
first time on skates in {10-30} years. fell {6-20} times. the eight-year-olds were very kind about it
> {number2} falls in one session still means {number2} times back up.
> After {number} years off skates the ice remembers you, it just isn't gentle about it.
> Eight-year-olds have low ground to fall to. You did it the hard way on those skates.
> Bruises from a fall heal, the gliding on skates comes back. Going again before another {number} years pass?
`)
