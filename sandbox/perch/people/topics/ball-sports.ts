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
> Your voice went to a good cause. Honey tea, and no arguing about the referee until Tuesday.
> Nobody can say you didn't do your part for {club}. The voice will be back by the next kick-off.
> Ninety minutes of shouting for {result}. Your throat wants a word with {club}.
> What finished the voice off, the singing or the referee?
{player} was everywhere today. Best game for {*club} this season by a mile.
> When {player} covers that much ground, everyone else can play five yards higher.
> Everywhere is a long way to run. Somebody carry {player} to the team bus.
> If {player} doesn't have a song yet, the best game of the season is a good reason to start one.
> Was it the passing or sheer legs? Being everywhere for {club} takes a bit of both.
VAR took four minutes to draw a line and we still do not know why {*club} had that goal ruled out. I want my sport back.
> Four minutes for one line is the bit that kills it. The whole ground just stands there getting cold.
> They should play the VAR audio in the ground. At least {club} fans would know what they were arguing with.
> If it takes four minutes to find the offside, it wasn't clear and obvious.
> Nobody should need a geometry degree to find out why a goal was ruled out. {club} fans deserve an explanation at least.
Who should start up front for {*club} on Saturday? The new striker is tired and I do not trust anybody else.
> A tired striker for an hour beats somebody you don't trust for ninety minutes. Then change it early.
> Saturday might be the day for a youngster. {club} would get running at least, and nobody has scouted him.
> I'd push a midfielder up front for once and bring the striker on late, when everybody else is tired too.
> Is it tired legs or a dip in form? A light week can still fix the legs before Saturday.
my dad has supported {*club} for {30-60} years and still thinks this is our season. bless him
> {number} years is a proper commitment. One day he'll be right about {club} and you will never hear the end of it.
> Bless him indeed. Somebody has to believe in {club} every August.
> That much hope over {number} years should get a trophy of its own, whatever {club} do.
> Is there one season he always goes back to? With {number} years of {club} there has to be a good story.
Taught the under-{8-13}s to pass before they dribble. They dribbled. Into their own goal. Great training session.
> At under-{number} an own goal scored with confidence still counts as progress.
> They dribbled because they aren't scared of the ball, and that's the hard part. Passing comes with the growth spurt.
> Somebody went home and told the family that they scored. Great training session indeed.
> Next week two touches each and small goals. It works wonders for passing, for about six minutes.
Transfer window opinion: {*club} do not need another star, they need {player} fit for a whole season.
> {player} for forty games would be better business than most of what the transfer window offers.
> The best signing of any transfer window is a good physio.
> Being fit never makes a headline, and it wins more points than a star does.
> What keeps going wrong, muscles or bad luck? {club} can do something about one of them without a transfer fee.
That free kick!!! {player} bent it round the wall like it was nothing. {*club} {where}, I am shaking.
> The wall might as well have stayed at home for that one.
> A free kick like that pays for the whole season ticket. {club} should frame the ball.
> Bent round the wall, {where}! Somebody should paint that on the side of a pub.
> Even the keeper must have been tempted to clap a free kick like that.
Five-a-side update: I am {38-59}, I played in goal, my knees would like to speak to a lawyer.
> Goal is where five-a-side sends its elders. The knees do have a case, though.
> At {number}, getting up off the ground in goal should count as a second save.
> The knees might settle out of court: one hot bath, one bag of frozen peas.
> Clean sheet at least, or are the knees suing over that as well?
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
> Start with whoever laminated that call sheet. There has to be a second play for third and long on it.
> When did that draw last get more than four yards? {team} must have it in somebody's contract.
Great win but {unit} nearly gave it all away for {*team}. My heart cannot do this for a whole season.
> Enjoy the win first. {unit} can apologize to your heart in writing.
> A win with a lesson in it is still a win. Monday's film session on {unit} will be a long one.
> Season tickets should come with a blood pressure cuff. A shaky win counts the same as a dull one, luckily.
> Was it one bad drive or the whole second half? {team} can fix one of those before the next game.
Draft season take: {*team} have to fix {unit} before they touch a receiver.
> Nobody buys the jersey, but fixing {unit} is what wins games in January.
> Right order. A receiver is the dessert of a draft, and {team} haven't had dinner yet.
> Somebody will still talk {team} into a receiver because of one forty-yard dash. It happens every draft.
> Would you trade down for it? Two picks for {unit} sounds better than one famous receiver.
Got {moment} in the last two minutes. {*team}!! I scared the dog and probably the neighbors.
> {moment} with two minutes left is worth one frightened dog.
> The dog will forgive {team} by breakfast. The neighbors may need cookies.
> Your whole street knew about the {-moment} before the replay was over. Poor neighbors.
> Did the dog at least get a treat for sitting through the {-moment}?
Lost my fantasy matchup by {2-4} points because I benched the kicker. I will think about this until I die.
> Losing by {number} with the kicker on the bench is a very particular kind of pain.
> There's a support group for people who benched the kicker. It meets every Monday, for life.
> {number} points! And somewhere that kicker has no idea what he did to your season.
> Who got the spot instead of the kicker? Time to name and shame.
Friday night lights, {30-48} degrees, hot chocolate, and our sophomore quarterback threw for {2-5} touchdowns. Nothing beats it.
> {number2} touchdowns from a sophomore, and two more seasons to come. Remember the name.
> High school ball, cold fingers, hot chocolate. No stadium suite comes close.
> Cold enough to want two hot chocolates and too good to go and get the second. Friday nights do it best.
> How did your sophomore handle the pressure? {number2} touchdowns suggests a calm head.
Can we talk about {unit}? Nobody mentions them and they won {*team} that game.
> Yes, let's talk. {unit} should get the game ball, the headline and the first slice of pizza.
> The cameras hardly ever stay on {unit}. Good on you for noticing who won {team} that game.
> People only mention {unit} when it goes wrong, so a game like that deserves some noise.
> Which play won it for you? The highlights hardly ever show {unit}, so somebody has to keep a list.
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
> {number} tonight and a loss means that nobody else could buy a bucket.
> Scoring {number} and losing is the cruelest line in the sport. {guy} deserved better.
> One of these nights {squad} will remember that all five are allowed to score.
> How many did the other starters get? {number} from one player should be plenty for {squad}.
You cannot win in the playoffs with {skill} like that. {*squad} are finding out.
> The playoffs find whatever you hid all season, and this time it was {skill}.
> In January it costs you one Tuesday night. In the playoffs it costs you the whole summer.
> By now every opponent in the playoffs is daring {squad} to win with {skill}.
> Can anybody fix {skill} between two playoff games, or do you just hope for a lucky night?
{guy} going for {20-35} and {10-17} off the bench. {*squad} might have something here!
> {number} and {number2} off the bench means nobody gets a rest from guarding {squad} any more.
> A line like {number} and {number2} is no accident. Somebody found {guy} the right role.
> Those are a star's numbers in bench minutes. That's something all right, enjoy it!
> Start {guy} now, or leave it exactly as it is? Lovely problem for {squad} to have.
The refs called {40-61} fouls. FORTY minutes of basketball, two hours of whistles. Let them play.
> {number} fouls is a free throw contest with some basketball in between.
> Nobody bought a ticket to hear {number} whistles.
> That's at least a foul a minute. The mascot must have picked one up as well.
> Were the refs equally bad to both sides? It's the only comfort there is at {number} fouls.
Pickup at 6 am. I am {36-58} and there is nothing left of my {skill} but my trash talk has never been better.
> Trash talk is the one part of the game that gets better every year.
> At {number}, a good bit of trash talk buys you the half step that the legs won't.
> Turning up for pickup at 6 am is the win. Nobody asked about {skill}.
> What's your best line so far? Some of us need better trash talk for our own pickup games.
Coaching nine-year-olds: today we worked on {*skill}. One child brought a lizard. Overall a good practice.
> {skill} and a lizard: they will remember one of the two for the rest of their lives.
> If the lizard paid attention to {skill}, you have found your captain.
> With nine-year-olds, nobody crying and the lizard going home safely is a very good practice.
> Did the lizard have a name? Nine-year-olds never leave that open.
who you got in game {5-7}? i think {*squad} win it if {guy} stays out of foul trouble
> Same pick here. With {guy} on the floor for thirty-five minutes, {squad} should have enough.
> {squad} in a close one. Two early whistles on {guy} and I take it all back.
> A game {number} goes to whichever bench hits its open shots, and {guy} can't do much about that. {squad} by four, nervously.
> {squad} for me too. Who comes in if {guy} picks up two quick fouls? That may decide it.
`)

export const baseball = parseBank(`baseball #baseball ⚾
+ What a game. | I love this team. | Baseball is the best. | Watching every game this season. | Fans, stay strong.
~ Keeps score in pencil. {nine} since before the good years.
~ Bullpen worrier. Ballpark hot dog critic.
nine = the Millers | the Lakers of Elm Street | the Pilots | the Gulls | the Brakemen | the Sounders | the Orioles of Elm Park
arm = the closer | our ace | the rookie lefty | the bullpen | the setup man
play = a walk-off double | a diving catch at the wall | a grand slam | a double steal | an inside-the-park homer
{play} in the ninth!!! {*nine} are never boring, I will give them that.
> That's why nobody should ever leave before the ninth. The {-play} will be on every screen tomorrow.
> Somebody left in the eighth to beat the traffic and is pretending to have seen the {-play}.
> Boring would be easier on the heart. {nine} clearly never cared about your heart.
> Was anybody still sitting down by then? A ninth like that is hard on the seats.
{arm} blew another lead. {13-24} this season. I watch {*nine} through my fingers now.
> {number} in one season is a lot of good evenings ruined in the last half hour.
> Through the fingers is the right way. Some innings ought to come with a warning.
> A lead is just a rumor with {arm} these days.
> Is it the arm or the nerve? {number} blown leads is too many for bad luck.
Day game, sunshine, a scorecard and nobody needs anything from me. {*nine} may lose by ten, I do not care.
> Sun, a pencil, a scorecard: at that point the score is only there to give you something to write.
> If they lose by ten there's simply more afternoon. {nine} are being generous.
> A day game on your own is the cheapest holiday there is. Enjoy every slow inning.
> Do the great catches get a little star on the scorecard, or do you keep it strictly business?
Unpopular: the pitch clock saved baseball. We were home by ten and saw {play}.
> Home by ten with {play} to talk about is a strong case for the pitch clock.
> The clock took out the glove adjusting and left in the baseball.
> Unpopular with whoever sells the late hot dogs, maybe. Everybody else got to bed.
> I do miss the long silence before a big pitch a little. Being home by ten makes up for it.
Trade deadline and {*nine} did nothing again. {arm} is held together with tape.
> Doing nothing at the deadline sends a message too, and the clubhouse hears it.
> Tape holds until about the middle of August. Then {nine} will wish they had picked up the phone.
> Somebody should check whether the phone in that front office rings on deadline day.
> Who would you have gone after at the deadline? One fresh arm doesn't sound greedy.
Took my kid to her first game. She asked when the ball people go home. {*nine} lost, we had ice cream, ten out of ten.
> "The ball people" is what they should be called from now on.
> Ice cream is the only proper analysis after {nine} lose.
> She needs an official answer: the ball people go home when the ice cream runs out.
> Ten out of ten after a loss. She might be the most forgiving fan that {nine} have.
`)

export const hockey = parseBank(`hockey #hockey 🏒
+ What a game. | Love this team. | Best sport there is. | Watching the next game from behind the sofa. | The fans were loud tonight.
~ Rink rat. {skaters} until the ice melts.
~ Beer league {goalie|defenseman|left wing}, retired from nothing.
skaters = the Snow Kings | the Rivermen | the Avalanche of the valley | the Polar Cats | the Blades | the Northern Lights
role = the fourth line | the power play | the top pair | the penalty kill | the second line
net = the goalie | the backup | the kid in net | our old netminder
{net} stole that one for {*skaters}. {36-52} shots against and we win??
> {number} shots! Somebody please buy {net} a very large dinner.
> {number} shots and still no win. Spare a thought for the bus ride home on the other side.
> Giving up {number} isn't a plan, but {net} made it look like one.
> Take the points, thank {net} and leave the rink before anybody asks how.
Overtime hockey should need a doctor's note. {*skaters} won and I aged {3-9} years.
> Only {number} years is a light charge for overtime. You got off easily.
> Nothing is as quiet as the half second before an overtime goal.
> A doctor's note, a stress ball and an aisle seat. {skaters} could sell it as an overtime package.
> Who ended it? Somebody on {skaters} should pay for the grey hairs from overtime.
Our beer league won a playoff game. Our goalie was {44-61} and had eaten a burrito. History.
> {number}, one burrito and a playoff win. Retire the jersey and the wrapper.
> Beer league playoffs run on burritos and stubbornness. Congratulations to every knee involved.
> If there is ever a banner, the burrito has to be on it.
> What was in the burrito? Other goalies will want to know before the next playoff game.
Hit the post {3-5} times tonight. {*skaters} lose by one. The hockey gods owe us.
> {number} posts is about two inches away from a very different evening.
> The hockey gods keep a tab for {skaters} somewhere. {number} posts is a healthy balance.
> Their goalie should send those {number} posts a thank-you card.
> Did one of the {number} come in the last minute? Those posts ring the longest.
No idea how {*skaters} let him walk in free agency for nothing. {role} looks lost without him.
> For nothing is the part that stings. {skaters} could at least have traded him a year early.
> The bill for free agency always arrives late, and this one was addressed to {role}.
> You only notice what one player used to clean up once he's gone. {role} is finding out.
> Was it money, or did he want out? In both cases {skaters} needed a plan for {role}.
first time on skates in {10-30} years. fell {6-20} times. the eight-year-olds were very kind about it
> {number2} falls also means {number2} times back up. That half counts too.
> After {number} years off skates the legs remember more than they let on. The second time is kinder.
> Eight-year-olds have a very short way down. You did it the hard way.
> Did any of the eight-year-olds offer lessons? They tend to have strong views on how you fell.
`)
