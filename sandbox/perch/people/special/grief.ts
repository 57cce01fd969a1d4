import { specialBank } from '../parse-bank.ts'

export const grief = specialBank(
  'grief',
  `grief
kin = my mother | my dad | our dog | my best friend | my grandfather | my little brother | my aunt | a colleague of twenty years | our old cat
time = on Tuesday | last night | this morning | a year ago today | {2-9} weeks ago
small = the empty chair | the voicemail I cannot delete | a coat in the hallway | the recipe in that handwriting | the lead by the door
weekdayOf = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
monthOf = January | February | April | May | August | September | October | November
dateOf = 3 March | 19 October | 27 January | 8 June | 14 May | 30 November | 11 August | 22 February
someYears = two | three | four | five | six | seven | eight | nine
smallHour = ten past four | just after three | twenty to six | quarter past two | nearly five | half past three
herName = Ruth | Marian | Aoife | Denise | Ingrid | Carmen | Noor | Hanna | Sunita
hisName = Colin | Mateus | Dieter | Owen | Rafael | Samir | Neil | Piotr | Kofi
petName = Biscuit | Pepper | Moss | Otis | Tilly | Bramble | Ziggy | Hazel
oldMan = Mr Okafor | Mr Petrov | Mr Desai | Mr Whitlock | Mr Brandt | old Mr Lacey
oldWoman = Mrs Lindqvist | Mrs Halloran | Mrs Achebe | Mrs Novak | Mrs Pereira | old Mrs Tate
sheKin = mum | mom | gran | grandma | nan | aunt | mother-in-law
heKin = dad | grandad | grandpa | uncle | stepdad | father-in-law | big brother
oldKin = mum | dad | gran | grandad | grandma | grandpa | stepdad | aunt
closeKin = wife | husband | sister | brother | best friend | partner
lateOnes = my late mother's | my late father's | my late aunt's | my late gran's | my late brother's
bagThing = watch | wedding ring | reading glasses | wallet | slippers | hearing aid | keys | pyjamas
herCloth = dressing gown | blue cardigan | winter scarf | good coat | gardening jumper | headscarf
terminal = pancreatic cancer | motor neurone disease | an inoperable brain tumour | stage four lung cancer | cancer in her liver and bones
prognosis = months, not years | weeks, maybe less | not to plan for the summer | to call the family in | there is no treatment left to try
feast = Christmas | Easter | Thanksgiving | Sunday lunch | family birthday
dish = apple cake | lentil soup | lamb stew | rice pudding | plum dumplings | potato salad | flatbread
cityOf = Toronto | Lisbon | Sydney | Dublin | Oslo | Nairobi | Boston
foundThing = every birthday card I ever sent | my first shoes in tissue paper | a shopping list in that handwriting | a tin of my baby teeth | a half-finished letter to me
readOut = the football scores | the seed catalogue | old letters | the crossword clues | the weather forecast | the local paper
skill = ride a bike | drive | swim | tie my laces | read a map | use a hammer | fish
We lost {*kin} {time}. I do not know what to do with my hands.
{time} we buried {*kin}. It is {small} that gets me.
Still setting the table for one too many. {kin} died {time} and the house is too quiet.
Rest well. {*kin} taught me everything, and then {time} the phone rang. {small}.
I thought that I was done crying about {*kin}. Then I found {small}.
My {heKin} died on {weekdayOf}. I keep picking up the phone to {tell him|ring him} things and then I remember.
lost my {sheKin} this morning at {smallHour}, i don't really know what to do with my hands
{someYears} years since you died, {hisName}, and I still put out two {cups|plates|mugs}.
My {oldKin}'s funeral is on {weekdayOf} at {ten|eleven|two}. I have ironed the same {shirt|blouse} three times.
The hospice rang. They said come now rather than {after lunch|tonight|tomorrow|at the weekend}. My {closeKin} is {34-58}.
The consultant used the word palliative today. My {oldKin} just {nodded|said thank you|asked about the parking} and we drove home with the radio off.
We lost the baby at {17-23} weeks. The {cot|pram|car seat|high chair} we ordered is still coming on {weekdayOf}.
Our son would have turned {4-17} today. We {went to the grave early|took flowers up to him|lit his candle at breakfast}. His {little sister|big sister|brother} had drawn him a card.
We said goodbye to {petName} this afternoon, {12-17} years old. The vet was kind. The {bowl|blanket|basket} is still by the back door and I cannot look at it.
came home and no {petName} at the door, we had to have her put to sleep on {weekdayOf}, the house is so quiet i keep crying
Second weekend of clearing {lateOnes} {flat|house}. Found {foundThing}. Had to sit down on the stairs for a while.
First {feast} since we buried {hisName}. I laid {five|six|seven} places out of habit and had to put one back.
Her voicemail still works. My {sheKin} has been dead {5-11} months and I ring it most {evenings|nights|Sundays}.
I am so sorry for your loss, {herName}. Your {heKin} was {so kind|so good|like family} to me when I {was a kid|was new here|had nobody}. Thinking of you all.
Please accept my condolences, {hisName}. I only met your {wife|mother|daughter|sister} {once|twice|a few times} before she passed but I have not forgotten her.
Our colleague {hisName} died suddenly at the weekend. His {mug|jacket|diary|cardigan|lunch box} is still at his desk and nobody wants to move it. Someone answered his phone by mistake today and had to say it out loud to a stranger.
Found out tonight that my old {maths|history|music|woodwork} teacher has died. The {first|only} adult who {told me I was not stupid|read what I wrote|asked how things were at home}. I never said thank you.
{oldMan} next door passed away on {weekdayOf}. For {11-30} years he took in our parcels. His bins are still out and I brought them in and cried.
They will switch off the ventilator once my {brother|sister|uncle|cousin} has landed from {cityOf}. {Mum|Dad} looks asleep.
Day {3-12} at my {oldKin}'s deathbed. The nurse said hearing is the last thing to go, so I'm reading out {readOut}.
it'll be {someYears} years on {dateOf} since my {brother|sister|best friend} died and i still go the long way round so i don't pass {the hospital|the old house|that bus stop}
I turned {31-64} today. That makes me one year older than my {mum|dad|big brother|big sister} ever got to be. I went to the {cemetery|grave} and {said so|sat a while|cried}.
Her {herCloth} still smells of her. It has been {someYears} months since the funeral and I can't wash it.
Went to register my {husband|wife|father|mother}'s death. The form wants an occupation. {Bus driver|Nurse|Baker|Cleaner|Teacher}, I said, {28-44} years, and then I couldn't say anything else.
I am {31-46} and I'm a widow. The freezer is full of other people's {lasagne|soup|stew|curry} and I eat toast over the sink.
buried my best friend today, we had two tickets to {cityOf} for {monthOf}, they are still on my fridge
My {heKin} taught me to {skill}. Today I carried his coffin.
My wife has {terminal}. The doctor said {prognosis}. Our youngest is {3-8}.
My {four|five|six}-year-old asked at {breakfast|bath time|bedtime} when {granny|grandad|nana|grandpa} will stop being dead. I said never, love, and then we both cried.
The twelve week scan was on {Monday|Tuesday|Wednesday|Thursday|Friday}. There was no heartbeat. We had only told {my mum|my sister|our parents|two friends}.
Today would have been my due date. I lost the baby at {9-21} weeks. I took the day off work and {sat in the park|stayed in bed|walked by the river}, nobody else remembers.
the nurse gave me a plastic bag with his {bagThing} and his {bagThing} in it and that was it, {41-56} years of marriage, he was gone
Chose the coffin with my {sister|brother|aunt} this morning. {The plain one|Pine|Oak|The second cheapest}. Then we sat in the car park for {half an hour|an hour|twenty minutes}.
{oldWoman} from the {ground floor|third floor|flat above} died last night. She knitted hats for all my children. Her {kitchen light|radio|hall lamp} is still on.
To everyone asking: {herName} did not come through the operation. She died {this morning|last night|at noon}. We are with her {parents|boys|girls}. Please {don't ring the house|give us a few days}.
Just heard about {hisName}. {38-56} is no age to die. {herName}, we'll {bring food|do the school run|walk the dog} for as long as you need us to.
My {sheKin} is dying, she has days. She asked me to {paint her nails|read to her|comb her hair|rub her feet}, so that's how we spent {weekdayOf}.
Moved {petName}'s {basket|bowl|blanket} to the garage today. It's {someYears} weeks since we buried him under the {apple tree|lilac|hedge}. I moved it back.
I was holding my {oldKin}'s hand when the breathing stopped. {smallHour}, {the radio on low|rain outside|window open|my coat still on}. Then just very quiet.
wish i could ask my {sheKin} how she made her {dish}, she's been dead {someYears} years and mine is never right and i just miss her so much
Saw the photos of my son's class {leaving school|at their graduation|on their last day}. {hisName} should have been in the back row. {someYears} years in {monthOf} since he died.
I've started the eulogy {4-9} times. How do you put {71-92} years into {three|four|five} minutes? My {oldKin} hated speeches.
Since my {husband|wife} died I sleep on the other side of the bed, so I don't have to see it empty. {42-58} years we were married. The doctor asked if I was eating and I said yes, because that was easier than explaining that I only ever cooked for two.
Rang the {phone company|bank|gas company} {3-6} times. They need to speak to the account holder. The account holder is my {heKin} and we cremated him {on Monday|on Thursday|last week}.
Can't come to {choir|training|book club|rehearsal} this week, sorry all. My {oldKin} passed away on {weekdayOf} and I need to be with the family.
We shared a birthday for {24-51} years, my twin and me. Today is the first one since the funeral. I took {two candles|a slice of cake|the card} to the cemetery.
My {heKin} has stopped the chemo. He wants to be in his {garden|workshop|own bed|own chair} at the end. They think {six|eight|ten} weeks.
Only {someYears} of us at the {crematorium|graveside}. {hisName} had no family left, just us from the {allotments|chess club|depot|night shift}. We had all agreed somebody should be there, and then none of us knew what he would have liked sung.
A {boy|girl} in my class died {over the holidays|at the weekend|on Friday}. Tomorrow I call the register for {year three|year five|year eight|year ten} and I don't know what to do when I reach that name.
Intensive care, {smallHour}. The doctor took us into the {small room|family room|room with the tissues} and said there is nothing more they can do for {herName}.
Gave back the keys to {lateOnes} flat today. The {curtains|pencil marks on the door frame|coat hooks|geraniums} are still there. I'm not ready for somebody else to live in it.
How long do people keep the {shoes in the hall|toothbrush in the glass|coat on the hook}? My {husband|wife|partner} died in {monthOf} and I can't move a thing. My sister came to help at the weekend and I shouted at her for opening a cupboard. I don't shout. I just wasn't ready.
Our daughter was stillborn on {dateOf}. She had {dark hair|long fingers|her dad's chin}. Her name is {herName}. I want somebody to know it.
Today I had to tell my {gran|grandma|nan|nana} that her {son|daughter|brother|sister|husband} has died. She has dementia. I'll have to tell her again {tomorrow|tonight|at the funeral}.
I said see you {weekdayOf} and hung up. That was the last thing I ever said to my {oldKin}. The {stroke|heart attack} was that {night|evening}, and now I am picking hymns.
i'm in the hospital shop buying {a sudoku book|a toothbrush|mints|a magazine|hand cream} because what else do you do while your {mum|dad|sister|brother} is dying upstairs
The {cat|dog|canary} died on {weekdayOf}, {someYears} weeks after my {sheKin} did. It was the last living thing of hers I had.
My little {brother|sister} died in {1954-1959}. I am {76-84} and I still take {white roses|a candle|a toy car} to the grave. Nobody else is left who remembers that face.
People don't know what to say when your ex-{husband|wife} dies. We'd been divorced {6-15} years. I cried in the {supermarket|bus station|post office} until somebody found me a chair.
Watched my {oldKin}'s funeral on a laptop from {cityOf} because {the flights were full|my visa hasn't come|I couldn't get leave}. The picture froze during {the prayers|the last song} and I sat there in my black clothes in the kitchen looking at a stopped screen, with nobody to hold on to.
`,
)
