import { specialBank } from '../parse-bank.ts'

export const disaster = specialBank(
  'disaster',
  `disaster
town = Harrowmere | Ostwick | Brennick | Tilloway | Dunmarsh | Quarrendale | Veltham | Sorley Bridge
harm = the river is over the bridge | the whole street is without power | the hillside came down | two houses are gone | the fire crossed the road | the school roof collapsed
need = nappies | bottled water | torch batteries | blankets | baby milk | towels | sleeping bags
river = Wendle | Tarrow | Eskel | Brannow | Ovry
street = Quillon Street | Harl Lane | Old Mallow Road | Fennet Road | Varrow Terrace | Tinsmith Row
ridge = Corrin Ridge | Pellan Hill | the Skerrow side | Ashmoor Top | the Lunn plantation
weekday = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
date = 3 March | 19 October | 8 November | 27 January | 14 June | 30 August
night = ten past two | half past three | five to four | quarter to one | twenty past four | half past one
day = 9.50 | 10.42 | 11.15 | 13.08 | 14.20
train = 6.52 | 7.18 | 8.04 | 17.33 | 18.10
few = two | three | four | five | six
many = seven | nine | eleven | twelve | fourteen | seventeen
she = my mum | my sister | my aunt | my wife | my cousin Ines | my niece | my oldest friend
he = my dad | my brother | my uncle | my husband | my cousin Tom | my nephew | my best mate
nan = my nan | my gran | my great-aunt | my mother-in-law | my grandmother
boy = Joel | Samir | Ned | Mateo | Kofi | Luka
girl = Elsie | Noor | Hana | Freya | Abeni | Carys
pet = Biscuit | Pepper | Bruno | Tilly | Moss
keepsake = the wedding album | Dad's watch | a tin of photos | the baby book | our passports | Grandad's medals
found = our wedding photo | the kitchen clock | my son's school bag | Dad's good cap | one piano key
hall = the sports hall | the church hall | the fire station | the scout hut | the town hall
event = flood | fire | earthquake | landslide | tornado
kindness = took in our parcels | lent me his ladder | waved from the window | fed our cat | kept our spare key
coat = a yellow raincoat | a red bobble hat | a green anorak | a striped scarf | blue wellies
market = Saturday market | bus station | shopping centre | lights festival | cinema
Evacuating {*town} now, {harm}. Please stay off the roads.
{*town}: {harm}. We need {need}. Please share.
The earthquake was {4-7}.{1-9} they say. In {*town} {harm}. People are still missing.
Has anyone heard from {*town}? {harm} and I cannot reach my family.
Shelter in the sports hall of {*town} has {20-300} people and no {need}.
The {river} came over the wall at {night}. We got the kids and {keepsake} upstairs and nothing else. Downstairs is gone.
water's up to the {third|fourth|fifth|sixth} stair and it hasn't stopped. {pet} and I are on the landing with a torch, waiting for the boat
Day {3-6} of shovelling mud out of {nan}'s house in {town}. She keeps apologising to us for the state of it. She's {79-91}.
They put a red cross on our door in {street}. Unsafe. {22-46} years in that house and they gave us {ten|fifteen|twenty} minutes to fetch {keepsake}.
the tide mark from the flood is {one metre forty|level with the light switch|just under the picture rail|about up to my chin}. above it the wallpaper is fine. {he} just stands there looking at it
Got out of {town} at {night}. Could see the flames on {ridge} in the mirror the whole way down. We still don't know if the house is standing.
thank you to the {town} lifeboat crew who kept looking for {boy} till {weekday}, when they knew and we knew. you brought him home to us
{he} won't leave. The fire is {two|three|four} miles off and he's on the roof in {town} with a garden hose. Please, if there's a crew anywhere near {street}, get him down
We opened the gate and let the horses run, there was no time to load them before the fire. If anyone near {town} finds a {bay|grey|chestnut} mare in a {blue|red|green} halter, please ring {hall}.
Thinking of {town} tonight. We spent our honeymoon there, in a room over the {bakery|chemist|florist|bookshop}. {many} dead in that little square and they're still counting.
My husband's fire crew has been on {ridge} for {30-56} hours. All I've had from him since {weekday} is one word: tired. Now they say the wind has turned.
Woke to the wardrobe walking across the room. {14-40} aftershocks since. The whole of {street} is out on the grass in blankets and nobody dares go back in.
Has anyone heard anything from {street} in {town} since the earthquake? {she} is on the {third|fourth|fifth} floor there and it just rings and rings.
they got a woman out alive in {town} after {41-88} hours. there are still {8-27} names on the sheet of paper on the fence
The school in {town} came down in the quake. It was a Sunday, so it was empty. I taught in the corner room for {11-32} years and I can't stop shaking.
It's {few} weeks since the earthquake and I still sleep with my shoes on. A lorry goes past and {boy} is under the table before I've turned round.
{weekday}'s storm had the roof off. The insurers say {five|six|eight|ten} weeks before anyone can even look. All {four|five|six} of us are in {nan}'s front room and the little one wakes up screaming.
Day {3-8} with no power since the storm. Dad's oxygen is running off the car. Has anybody round {street} got a generator we can borrow tonight?
The tornado missed us by {few} streets. I'm standing at the end of {street} and the other side isn't there any more.
The boat that left {town} before the storm is not back. {few} men aboard. One of them is {he}.
Fire at number {5-48} last night. They got the children out. They didn't get him out. He always {kindness}.
everything we own is in {two|three|four} carrier bags. the firemen say it was the {tumble dryer|phone charger|wiring|chip pan}. {girl} keeps asking if her bear got out
A mum on {street} and her boys lost their home in the fire on {weekday}. Shoes in size {13|1|2|3} and {4|5|6}, school trousers, anything. I'm collecting at {hall}.
Smoke alarm at {night}. We're all out, barefoot on the pavement in {street}. {pet} didn't make it. The house is a shell.
I'm {74-88} and I have slept in the same bed since 1971. Tonight it's a camp bed in {the school gym|the leisure centre|the sports hall} with {120-260} others, and they can't tell us if {street} is still there.
They said three days when they evacuated us. It's been {four|five|six|seven} weeks. Today we were let in for {ten|fifteen|twenty} minutes, in hard hats, to fetch {keepsake}.
Second car to stop at the crash outside {town} tonight. I held her hand till the ambulance came. I don't know her name. I don't know if she lived. Home since {nine|ten|eleven} and I haven't taken my coat off.
A lorry went into the back of us on {date}. I walked away. {she} is still in intensive care, day {4-19}. I hear the brakes every time I shut my eyes.
fresh flowers on the bend at {street} again. {17-21} years old. that is the {third|fourth|fifth} since we moved here. please, please slow down, his mother lives across from us and her light is on all night
Police rang at {night}. {he} was on his bike and a van hit him in {street}. He's in theatre now. Driving to {town}, it's an hour and I can't see straight.
The school bus that went off the road at {town} is the one {girl} takes. She was home with {a cold|an earache|a temperature|a sore throat}. The girl she sits next to wasn't.
The {train} has come off the rails just past {town}. {he} is on it every {weekday}. His phone goes straight to voicemail
I was in coach {B|C|D|E} of the {train} when it crashed. Home, {few} stitches. I keep thinking about the lad who gave me his seat and walked on up to the front.
{she} was on the {train} that crashed. please. anyone who saw her
The ferry went down off {town} in the night. {many} people still not accounted for. {he} has worked the car deck for {9-28} years.
They called off the search for {boy} at dusk. One small {dinghy|rowing boat|sailing boat|skiff}, an oar washed up at {town}. They go out again at {five|half past five|six}. I'm staying on the quay.
Gas explosion in {street}. Every window on our side is out. They're still looking for the {couple|family|old couple|young couple} at number {6-44}. Please keep away and let the crews work.
We heard the explosion from our house. {he} is on {earlies|lates|nights} at that plant. They've put the families in {hall} and every time the door opens we all stand up.
The flats on {street} came down at {night}. {she} is on the second floor. They keep asking the crowd to be quiet so they can listen.
I was {few} minutes late for the bridge at {town} on {weekday}. I'd stopped for petrol. The car I'd been following all the way from home was on it when it fell.
{many} men still down the pit at {town}. We sit in the canteen and the tea goes cold. {he} is one of them. It's been {19-52} hours.
MISSING since {weekday} evening from {street}, {town}: my father, {76-88}, {brown|grey|navy} cardigan, slippers. He has dementia and won't know the way home. Please look in your sheds and garages.
day {5-23}. the police took her {toothbrush|hairbrush|laptop|diary} away for the lab. i leave the porch light on and i keep topping up her phone. come home, {girl}
Search for little {boy} starts from {hall} at {six|seven} tomorrow morning. Boots, torch, whistle. He was last seen in {coat}. He's {4-7} and it's going to freeze tonight.
shots at the {market} in {town}. {9-22} of us in a stockroom with the lights off. tell {she} I'm ok, I can't ring
The school's in lockdown. {girl} texted 'love you mum' at {day} and nothing since. I'm at the cordon with all the other parents and nobody will tell us anything.
We had tickets for the {concert|fair|match|play} the night of the attack in {town}. I had a headache so {she} went without me. She's not picking up. The police hotline has been engaged since {eight|nine|ten}.
Candles all along {street} tonight after the attack, and {few} photographs. One is the man who sold me {bread|eggs|tomatoes|flowers} every Saturday. I never asked his name. Now it's written under his picture.
The boy who was stabbed on {street} on {weekday} was {15|16|17}. He delivered our paper. His mum is in the house opposite and the curtains haven't been opened.
They came into our {mosque|church|synagogue|temple} during prayers and opened fire. {he} lay on the floor over {few} children until it stopped. He's home. His friend isn't coming home.
For the families burned out of {street}: {hall} is open till {eight|nine|ten}. They need {need}, {need} and {need}. They left with nothing at all.
Did the night shift at the shelter in {town}. A man of {70-89} came in soaked, with {one slipper|a birdcage|a wet photo|a clock} and his wife's coat. He wouldn't lie down. He says she was right behind him.
collecting at {hall} for the {two|three|four} children who lost both parents in the {event}. they're going to their aunt in {town}. whatever you can spare, she has three of her own already
Blood needed at {town} General after the {coach|train|bus} crash, any group. They're open until {ten|eleven|midnight}. My neighbour's girl is in there. Please go.
Found {found} in a ditch {two|three|four} fields from where our house used to be. That's what's left of {19-44} years. I sat down in the mud and cried.
First night back in {town} since the {event}. {few} houses in our road with no lights on, and everybody knows why.
A year ago on {date} the {river} took the footbridge. {girl} would have been {7-15} now. I still lay her place sometimes without thinking.
Lines to {town} have been down since the {event}. {she} is there with the baby. The last I have is a voice message from {night}, {8-20} seconds, and mostly you hear the sirens.
To the firefighter who carried {nan} down {six|seven|eight|nine} floors in {town} on {weekday}: she's alive because of you. She heard one of your crew didn't come back out. She hasn't stopped crying.
To everyone in {town} tonight: we had our {flood|landslide|fire} {four|six|nine|eleven} years ago and buried {many}. {Two|Three|Four} lorries with pumps and blankets are on their way to you. We are so sorry.
`,
)
