/** Goes on where `finance.ts` ends. */
export const financeMore = `
loan: personal loan, consolidation loan, bank loan, the loan, my loan, our loan
  got: Which loan paper did you read twice? | Is the loan payment set for the day after payday? | Were there fees on the loan beyond the rate they advertised? | Does the loan have to be explained to anyone at home?
  fell: Does the loan statement show more principal than interest yet? | Is the loan shrinking on the plain schedule or faster?
familyloan: paid back my parents, paid back my dad, paid back my mom, paid back my mum, paid my parents back, paid my dad back, paid my mom back, paid my mum back, paid back my brother, paid back my sister, paid my brother back, paid my sister back
  did: Was the money you paid back ever written down, or did you both just know the sum? | Did it feel different to be paid up with family than with a bank? | Did they take the money you paid back without a fuss?
lending: lending my * money, lending money, lending * money, lent my brother, lent my sister, lent a friend, loaned my brother, loaned my sister, loaned a friend, loaned my friend
  quit: How did you word the no to lending? | Does the end of lending hold for everyone, or just one person?
  did: Is there a date for the money lent, or is it open? | Did you treat it as lent or as given, in your own head?
cardpayoff: paid off my visa, paid off the visa, paid off my mastercard, paid off the mastercard, paid off my amex, paid off the amex, paid off my credit cards, paid off the credit cards, paid off my store card, paid off the store card, paid off my last card, paid off the last card, paid off my last credit card, paid off the last credit card, paid off my first card, paid off the first card, paid off my first credit card, paid off the first credit card, paid off my discover card, paid off the discover card, paid off the cards, paid off both cards, paid off all my cards, paid off another card, paid off another credit card
carlast: final car payment, last car payment, last ever car payment, final car loan payment
  made/did: Does the old car payment have a new job from next month on? | Which was the hardest year of the car payment? | Is the plan to drive the car for long after the last payment?
debtpay: paid off * in debt, paid off * of debt, paid off * of credit card debt, paid off * in credit card debt, paid down * debt, paid off * worth of debt, paid * toward debt, paid * towards debt, paid * off * debt, knocked * off * debt, knocked * off my * card
  did: Which of the debts did the money go to first? | Did you have to leave anything out this month for the debt? | How do you keep track of the debt going down, chart or statement? | Was it the plain monthly sum or found money that moved the debt?
underbudget: stayed under budget, finished under budget, ended under budget, under budget, came in under budget, stayed within budget, stayed on budget
  did/reached: Does what's left under budget get moved somewhere, or roll over? | Which category helped most to stay under budget? | Was staying under budget tight at any point in the month?
overbudget: went over budget, gone over budget, blew the budget, blew my budget, blew our budget, blew my grocery budget, busted the budget, blown the budget
  did: Which budget category has to give for it? | Is there a category for surprises in that budget, or do they eat the rest? | Did you see it coming before the budget said so?
budgetdone: did our first budget, did my first budget, did our budget, did my budget, did the budget, did a budget, did our first joint budget, did the monthly budget, updated my budget, updated our budget, updated the budget, reset our budget, reconciled my budget, reconciled the budget
  did: Which line of the budget took the most talking or thinking? | Was there a number in the budget you'd rather not have looked up? | Is the next budget session in the calendar already?
budget: joint budget, weekly budget, bare-bones budget, first budget, wedding budget
  reached: Does the budget still need adjusting every month, or does it sit still now? | Is there a category in the budget you've stopped looking at?
  tested: Which budget line was furthest from what you'd written down? | Does the budget follow the real numbers now, or the other way round?
  fixed: What was the budget missing before? | Does the mended budget have a line for the unexpected?
  quit: What keeps an eye on the money without the budget? | Is one number enough for you now, in place of the whole budget? | Does anyone still want the old budget back?
spreadsheet: money spreadsheet, debt spreadsheet, finance spreadsheet
  began: Is the spreadsheet your own or somebody's template? | Which tab of the spreadsheet came first?
  changed: Do old months still add up in the changed spreadsheet? | Is the spreadsheet simpler now, or just different? | Was there a formula in the spreadsheet you didn't dare to touch?
nospendday: no-spend day, no spend day, no-spend days, no-spend weekend, no spend weekend, no-spend sunday, no-spend saturday
  began/did/reached: Which hour of a no-spend day is the hardest for you? | Do no-spend days fall on the same weekday, or wherever they fit? | Does a bill that leaves by itself spoil a no-spend day in your rules? | Are no-spend days marked anywhere, on a calendar or in an app?
  broke: Does a slip end the no-spend, or only that day? | Where would the no-spend rules draw the line on that one?
  plans: Is the food for the no-spend already in the house? | Does the no-spend count bills, or only what you choose to buy?
nospend: no buy, no buy year, no-spend january, no-spend february, no-spend november, no-spend challenge month
  quit: Was the first thing bought after the no-spend a need or a treat? | Does anything from the no-spend stay a habit, or is it all open again?
tosavings: moved * to savings, moved * into savings, transferred * to savings, transferred * into savings, moved * into * savings account, transferred * to * savings account, put * in savings, put * into savings, automated * savings, automated * into savings
  did: Does the savings transfer come before the bills or after them? | Will the savings stay put until the next payday?
saved: saved my first, saved up for, saved up enough, saved up * for, saved * this month, saved * this year, saved * so far, saved * in a month, saved * last month
  did: Was the money saved on purpose, or simply not spent? | Does what you saved sit apart from the everyday account? | What's the one thing that nearly got at the money you saved? | Which month saved the most, and did it feel like it?
savings: in savings, life savings, savings balance, savings plan, saving up
  plans: Does the savings plan start with payday or with what's left? | Is the savings goal a sum or a date?
  broke: Will the savings be built up the same way again?
emergencyfund:
  rose/fell/made: Does the emergency fund have a size at which you'd stop? | Is the emergency fund with your everyday bank or out of sight? | Is it only you who can get at the emergency fund?
  broke: Does the refill of the emergency fund go ahead of other goals now? | Did you stop anything else while the emergency fund gets refilled?
  changed: Is the emergency fund harder to get at now, or just better paid? | Does moving the emergency fund make you less likely to dip into it?
challenge: savings challenge, 52 week challenge, 52-week challenge, 100 envelope challenge, penny challenge, coin jar, change jar, jar of coins, bottle of coins, euros in a jar, dollars in a jar, round-ups, round ups
  began: Where does the jar stand, in sight or out of it? | Is there a rule for what goes into the jar? | What will the jar be opened for?
  reached/did/tested: Do the coins have a purpose, or is it the game itself? | Who counts the coins in the end, you or the bank's machine? | Was there a week when the coins nearly went on something else?
bank: bank, banks, bank account, checking account, current account, credit union, online bank, new bank
  switched: Which forgotten debit turned up after changing banks? | Is the old bank account closed, or idling just in case? | Did the old bank notice at all? | Which feature of the old bank do you catch yourself looking for?
  began/got/made: What's the first thing that gets moved to the new bank? | Does the new bank get the salary too, or just a part of your money? | Is the second bank for keeping pots apart, or a way out of the first?
  quit: Were there any payments still pointing at the old bank? | Did the bank make leaving easy, or was it a branch visit? | How long had you been meaning to leave that bank?
fee: late fee, overdraft fee, overdraft, bank fee, atm fee, foreign fee, monthly fee, account fee, maintenance fee
  got: Would they waive the fee over the phone, in your experience? | Does an alert before the date exist for that fee, or only after?
  fixed/quit/cut: Did it take a person or a form to get rid of the fee? | Had the fee been running for long before you saw it? | Is there any other fee on that account still?
cardpayment: credit card payment, card payment, missed payment, minimum payment
  skipped: Does the card go on autopay from now on? | Did the missed card payment get reported, or caught in time? | Which reminder should have caught the card payment?
  made: Do you pay the card on its due date or whenever money is there? | Is the card payment the full balance or a set sum? | Does the card payment come before or after payday in your month?
creditcard: mastercard, visa card, credit card debt
  made: Does the due date on the card sit well with payday? | Does the card go in the wallet or in a drawer?
  broke: Were there payments tied to the card that have to be moved? | Is there a second card for such days?
  fell: Which card gets the attention next? | Do you see the interest on the card shrinking too?
points: credit card points, reward points, rewards points, cashback, cash back, air miles, airline miles, cashed in * points, redeemed * points, cashed in * miles, used * points
  did: Were the points worth more in this than in cash, by your sums? | Did the points cover all of it, or was cash needed on top? | Was there something else you'd been keeping the points for?
  got: Do the points have a trip or a bill waiting? | Does the card that earns the points have a yearly fee? | Do the points run out at some date?
freetrial: free trial, trial period, trial subscription
  skipped/broke: Did they refund the trial when asked, or point at the terms? | Do you put trial end dates in the calendar now? | Which address did the trial reminder go to, if there was one?
  quit: Did the free trial let you out in one click? | Will the trial still run to its last day after cancelling?
subscription: audible, subscription box, meal kit, hellofresh, adobe subscription, app subscription, icloud storage, apple music, youtube premium, kindle unlimited, subscriptions
  skipped: Did the subscription renew quietly or with a mail you overlooked? | Would they give the money back for a subscription renewed by mistake?
gym: gym membership, the gym, my gym, our gym, planet fitness
  quit: Did the gym let you go by mail, or did you have to turn up? | What replaces the gym, or was nothing happening there anyway? | Is there a notice period left on the gym?
  cut: Does the smaller gym plan leave out anything you used? | Which gym perk had never been used?
negotiate: called my internet provider, called * provider, called * internet company, called my phone company, called * insurance company, called comcast, called xfinity, called verizon, called the bank, called my bank, called sky, called virgin media
  did: Did you have a competitor's offer to hand when you called? | Was it the first person you called who could do it? | Which other provider is worth being called next?
phoneplan: phone plan, mobile plan, sim-only, sim only, mint mobile, prepaid plan, phone contract
  switched: Did the number come along to the new plan without a fight? | Did the new plan need a SIM in the post, or just a code? | Was the old plan paying for a phone you already owned? | Which extra of the old phone plan had never been used?
  cut/quit: Was there a phone still being paid off inside that plan? | How much data does the plan leave you, and do you get near it? | Was the smaller phone plan on their site, or only offered on request?
medbill: hospital bill, medical bill, dental bill, dentist bill, er bill, ambulance bill, medical bills, itemized bill
  got: Does the bill say what each line was for? | Did the bill come before or after the insurer had its say? | Is a payment plan on the bill something they offer by themselves?
  cut/fell/did/fixed/reached: Which line of the bill turned out to be the weak one? | Was it letters or phone calls that moved the bill? | Was there one person at billing who could change the bill? | Did they offer a plan for the rest of the bill?
vetbill: vet bill, vet bills, vet visit, vet
  got/did/rose/reached: Does the vet money come from a pot of its own or the general one? | Is the patient suitably ungrateful to the vet? | Had you ever looked at insurance before that vet visit?
dinnerbill: restaurant bill, dinner bill, bar bill, bar tab
bill: electricity, council tax, water rates, hoa fee, hoa dues, property tax
  fell: Do you read that bill line by line, or only the total? | Is the lower bill the new normal, or one month? | Does the saving on that bill go anywhere you can see it?
  did/made: Does that bill go out by itself, or by hand? | Is that the last of the bills this month?
  quit: Did anything in daily life change once that bill was gone? | Which bill is the next one you're eyeing?
energy: energy tariff, electric tariff, fixed tariff, thermostat, smart meter, solar panels
  reached: Do you read the energy bill for the sum or for the units? | Is that energy bill a usual one for the season? | Which one device do you suspect behind the energy bill?
  switched/got: Did you read the meter yourself on the day of the energy switch? | Is the energy price fixed for a while, or does it float? | Does the energy company show use by the hour or only by the month?
  tested: Which device was the worst of the energy test? | Does the idle energy of the house surprise you, or not?
lunch: packed lunch, packed lunches, packed my lunch, packed our lunches, brought lunch, brought my lunch, lunch from home, lunch to work, buying lunch, lunch at work, lunches at work
  did/began: What goes in the lunch on a morning with no time? | Which packed lunch have you got sick of first? | Do colleagues pack lunch too, or do you eat apart now? | Is it the money or the food that keeps the packed lunch going?
  quit: Does the lunch hour still take you out of the building? | Do you pack lunch the night before or in the morning? | Is there a day of the week when bought lunch is still allowed?
eatout: eating out, dining out, restaurants, ate out, eat out, restaurant, dinners out, dinner out
  cut/quit: Which place would still be worth eating out for? | Does eating out still happen with friends, or are they in on it? | Has cooking filled the gap, or just simpler eating out?
  did: Was eating out planned for, or did the fridge decide? | Does eating out have its own line in the budget? | Which evening of the week ends in eating out most often?
  tested: Does the eating out total count lunches at work? | Would you have guessed eating out that high or that low? | Is eating out one line for you, or split into fun and too tired to cook?
  skipped: What did you cook instead of eating out? | Did anyone else in the group sound relieved about not eating out?
takeaway: ordered takeout, ordered takeaway, ordered pizza, ordered in, doordashed, just eat, grubhub, takeout night
  got/did: Was it takeout by plan, or by the look of the fridge? | Does takeout count as food or as fun in your books?
  skipped: What did the kitchen give up instead of takeout? | Does the takeout money go anywhere once it's not spent?
pantry: pantry challenge, freezer challenge, shopped from the freezer, shopped my pantry, shopped the pantry, shopped from the pantry, cooked from the pantry, cooked from the freezer, pantry week, eating from the freezer, eating from the pantry, ate from the freezer, ate from the pantry, freezer meals
  did/began: What was the oldest thing the freezer gave up? | Which pantry tin is still standing at the end? | What's the one fresh thing you still went out for? | Does the pantry get restocked the same way, or with a list now?
grocery: trader joe's, trader joes, walmart, tesco, sainsbury's, sainsburys, wegmans, kroger, costco run, aldi haul, weekly groceries, grocery run, grocery pickup, grocery delivery
  got: Does everything in the grocery haul have a meal, or will some of it wait? | Was anything in the grocery basket bought only because of the price? | Which grocery item do you always check the price of first?
  reached: Is that grocery figure for food alone or soap and foil too? | Which grocery item would you drop first from that total? | Does one big grocery trip cause it, or many small ones?
  began: Does the grocery list come from meals or from what's run out? | Who else in the house has to be won over to the new grocery routine?
mealplan: sunday prep, batch cook, batch-cooked, cooked at home
gas: gas prices, petrol, gas tank, fuel, petrol prices, gas station, tank of gas, fuel costs
  cut/fell: Which trips went first to bring the fuel down? | Does less fuel also mean fewer little errands? | Is the lower fuel from fewer trips or better ones?
  rose: Do you plan trips differently when fuel goes up? | Which trip would you drop first over fuel prices? | Is there a cheaper station you'd drive to, or does the detour eat it?
commute: commute, bike to work, biking to work, cycle to work, cycling to work, biked to work, cycled to work, walked to work, took the bus, bus pass, train pass, season ticket, monthly pass
  quit: What fills the hours that the commute used to take? | Is there any part of the commute you miss?
  cut: Does a shorter commute change when the day starts or when it ends? | Had you ever put a money figure on the commute?
  did/began/switched/got: What does the bad-weather plan for getting to work look like? | Do you count the time as well, or only the money of getting to work? | Is the car still there for the days when work runs late? | What do you do with the time on the way to work?
car: corolla, honda civic, camry, prius, toyota, honda, minivan, pickup truck, old car
  fixed: Was it the garage or your own hands on the car? | Which repair on the car would be one too many? | Did the car get a second opinion before the work was done?
  plans: Is it the price of the car or its running costs you're looking at hardest? | Cash or payments for the car, or is that still open? | Which of the old car's faults will you check for first?
cashpaid: paid cash for, paid in cash, paid in full, paid cash, paid upfront
  did: Was it strange to see that much cash leave at once? | Did paying in full get you anything off? | Is the pot you paid it from being filled again already?
life: life insurance, term life insurance, term life, life cover, income protection
  got: How did you arrive at the sum for the life insurance? | Did the life insurance questions ask for anything odd? | Do the people named in the life insurance know about it?
will: wrote my will, wrote our wills, made a will, made my will, made our wills, signed our wills, signed my will, finished our wills, finished my will, wrote a will, updated my will, updated our wills
  did: Who'd know where to find the will? | Was there a line in the will that took a whole evening? | Did you do the will with a lawyer or from a form?
healthins: health insurance, open enrollment, marketplace plan, high-deductible plan, hdhp, pet insurance, travel insurance, dental insurance
  got/switched: Which page of the insurance plan did you have to read twice? | Does the new insurance keep the doctors you're used to? | Was the insurance choice down to the premium or to what it leaves out?
  rose: Did the insurance letter give any reason for the new price? | Is a smaller insurance plan an option, or does it leave out too much?
insurance: insurance renewal, home insurance renewal, car insurance renewal, insurance claim, deductible
  quit: Was there a refund for the unused part of the insurance? | Is the new insurance already running, or isn't it needed any more?
newjob: new job, job offer, new position, new role, offer letter, promotion, got promoted, accepted an offer, accepted the offer, accepted a job, accepted a new job
  got/began/did: Which benefit of the job do you look at after the salary? | Does the pay date of the new job line up with your bills? | Did you negotiate the job offer or take it as it stood? | Is there a gap between the last pay and the first one of the new job?
  skipped: What would the job have had to offer instead? | Did they come back with another figure for the job?
oldjob: my job, the job, day job, nine to five, 9 to 5, corporate job, quit my job, resigned
  quit: How many months were put aside before the job went? | Did you give the job a date long in advance? | What's the first cost of leaving the job that you hadn't planned? | Does anything from the old job still pay in, or is it a clean cut?
sidehustle: second job, weekend job, part-time job, side gigs, side project income, uber driving, delivering food, dog walking, tutoring, spare room, airbnb, etsy shop
  did/got: Does the side money go to one thing, or into the month? | What's the side work's real hourly figure, after costs? | Is there an end date for the side work?
overtime: overtime, extra shift, extra shifts, double shift, double shifts, picked up a shift, picked up an extra shift, worked overtime
  did/got/raised: Is overtime easy to come by where you work, or shared out? | Do the extra shifts get asked for, or handed out? | How much of the overtime is left after tax? | Is there a point where you'd stop taking overtime?
  quit/cut: What did the overtime used to pay for? | Which evening came back first without the overtime?
hours: four-day week, four day week, four days a week, part time, part-time, reduced hours, cut my hours, dropped to four days
  switched/began/did/cut: Which day did you take off the work week? | Did the work shrink along with the days? | Which cost fell by itself with fewer work days?
bonus: bonus, work bonus, annual bonus, year-end bonus, christmas bonus, sign-on bonus, signing bonus
  got/did: Does the bonus come every year, or was this one an exception? | Was the bonus counted on, or a surprise? | How much of the bonus survived the tax line?
  skipped: Did anything already hang on that bonus? | Was the missing bonus explained, or just not mentioned?
raise: 2% raise, 3% raise, 4% raise, 5% raise, 10% raise, cost of living raise, cost-of-living raise, salary bump
  did: Does the raise change the savings or the everyday? | Was the raise the answer to asking, or the calendar's doing?
payday: first paycheck, last paycheck, two paychecks, three-paycheck month, three paycheck month, third paycheck, paid today, payday friday
  began: Which deduction on the paycheck did you have to look up? | Where does the first bit of that paycheck go? | Is the paycheck split by itself, or do you do it by hand?
  plans: Does the paycheck have a job before it lands? | Which bill gets the first bite of that paycheck?
income: freelance income, monthly income, business income, passive income, extra income, household income, income goal, one income
  rose/reached/raised: Is the income spread over several sources or mostly one? | Does the higher income change anything in daily life yet? | Was it more work or better-paid work behind the income? | Where does the extra income go before you can get used to it?
  fell/cut/broke: Which costs bend when the income does? | Is the dip in income a season, or something new? | How many months can the buffer carry with less income?
invoice: late-paying client, paid invoice, first invoice, overdue invoice
  began: Was the first invoice to somebody you knew or a stranger? | How did you settle on the terms for the first invoice? | Which line on the invoice did you look at longest before sending?
  reached: Is that invoice total after tax is set aside? | Which kind of work makes up most of those invoices?
  fixed: Did the invoice get paid with a word, or just silently? | Which reminder finally moved the invoice?
accountant: =accountant, tax accountant, cpa, tax preparer, bookkeeper, financial planner, financial advisor, financial adviser, money coach, turbotax, freetaxusa
  got/began/switched: Which question did you save up for the accountant? | Did the accountant ask for anything you couldn't find? | Flat fee or by the hour with the accountant?
  quit: Which form is the one you'd still hand to an accountant? | Does doing it without the accountant take more evenings than planned?
taxreturn: filed our taxes, did our taxes, finished our taxes, finished my taxes, filed taxes, tax paperwork, submitted my tax return, sent my tax return, filed my tax return, finished the taxes
extension: filed an extension, filed for an extension, tax extension
  did/got: Which paper is the extension waiting for? | Is the new date from the extension in the calendar already?
taxowed: owe taxes, owed taxes, owed the irs, owe the irs, big tax bill, owed * in taxes
  got/did: Is the tax bill due in one go or in parts? | Had you set tax aside, or does this come from somewhere else? | Will you change what's withheld so that the tax comes out closer next time?
statement: bank statement, bank statements, credit card statement, card statement, statements, my statements, our statements
  tested: What was the oldest charge on the statements that you'd stopped seeing? | Did the statements hold more small things or a few big ones? | Will you go through the statements again next month, or was once enough?
k401: roth 401k
  made: Is the 401k filled evenly over the year, or early on? | Does the match come with every check on that 401k?
  rose/fell: Do you look at the 401k often, or only when the letter comes? | Does the 401k number feel like money yet, or like a score?
ira: custodial roth, backdoor roth
  made/got: Did the account take one evening for the IRA, or a week of forms? | Is money already going into the IRA on a schedule? | Who else knows that the IRA exists and where?
hsa: hsa, fsa, health savings account
  began/got/made/switched: Do you keep the receipts for the HSA, paper or photos? | Is the HSA for this year's costs or for later ones? | Does the employer put anything into the HSA?
  reached/did: Which cost had you forgotten counts for the FSA or HSA? | Is there a rule you stick to for when the HSA gets used?
isa:
  made/got: Did the ISA take one evening or a week of forms? | Is the ISA fed monthly, or when there's something over?
pension: pension statement, pension contribution, pension contributions, pension pot
  got: Did you look for the pension number first, or for the date? | Is the pension figure on the statement in today's money? | Did the pension letter mention any pot you'd forgotten?
hysa: cd ladder, certificate of deposit, premium bonds, treasury bills, t-bills, i bonds, money market account
  got/began/made: Is the date when the bonds or bills free up in your calendar? | Was it simple to buy the bills and bonds, or a maze of logins? | Does the money in those bonds have a purpose and a date?
interest: earned * interest, earned * in interest, interest payment, first interest, savings interest
  did/got/reached: Does the interest stay in the account, or does it buy something? | Was it the first interest you ever really noticed?
dividend: dividend, dividends, dividend payment, first dividend
  got/reached: Does the dividend get put back by itself, or do you see the cash? | Is there a bill you'd like the dividends to match one day?
portfolio: portfolio, my stocks, brokerage account, investment account, my investments, our investments
  fell: Do you open the account at all in weeks when the portfolio falls? | Does a smaller portfolio change any date for you? | Who do you talk to when the portfolio is down?
  rose/reached: Do you look at the portfolio more when it rises? | Is there a purpose with a date behind the portfolio?
house: keys, first house, first home, new house, bought a house, bought our house, bought our first house, bought our first home, closed on our house, closed on our first house, closed on our first home, closed on our home, closed on the house, closed on a house, closed on my house, got the keys, keys to the house, keys to our house
  got/did: Which bill of the house arrived first? | Is there a house fund for repairs already, or does that come now? | What was the strangest fee on the house closing sheet? | Which job in the house can wait longest?
  plans: Which monthly cost of a house is hardest to guess from outside? | How wide is the area you'd look for a house in? | Is the house a question of the sum or of the timing?
homerepair: new roof, new boiler, boiler, water heater, furnace, washing machine, fridge, dishwasher, new windows
  broke: Repair it or replace it, which way are you leaning with the boiler? | Is there a boiler pot, or does this come out of the general one? | Is the washing machine worth a repair at its age? | Was a new washing machine in the plans at all this year? | How many quotes will you get for the roof? | Does the fridge get repaired or replaced? | Dishwasher or hands for the time being?
  got: Was the roof saved up for, or did it jump the queue? | Which other plan had to wait for the new boiler? | Did the boiler come from a fund, or from everything at once? | Are the new windows already showing in the heating? | What becomes of the old washing machine? | Did the old fridge go to somebody, or to the tip?
rent: rent goes, rent renewal, lease renewal, new lease
  reached: Does the rent leave the account before or after payday? | Which share of the pay goes to rent now?
  raised: Did the tenants or you bring up the rent first? | Which cost was behind the new rent?
housing: moved back in with, moved in with my parents, moved in with my sister, moved in with my brother, moved back home, moved back to my parents, moved to a cheaper, moved to a smaller, downsized, gave notice, gave my landlord notice, gave * landlord notice
  did: Which things did you find out you don't need to own, once they had to be moved? | Is the move until a certain date, or until a certain sum? | What did the moving itself cost, van and deposits included?
roommate: roommate, housemate, flatmate, lodger, roommates
  got/began: Which costs do you split with the roommate, and which not? | Is there anything written down with the roommate? | Does the roommate share groceries, or is the fridge divided?
  quit: Which bill hurts most without the roommate? | Does the room of the old roommate stay empty or get a use?
wedding: wedding, our wedding, wedding budget
  made/did/cut: Which wedding cost was easiest to do without? | What did nobody at the wedding notice was missing? | Which wedding bill came in last?
  plans: Which wedding line would you fight for? | Is the guest list or the place driving the wedding sum? | Who else is paying into the wedding, and do they get a say?
vacation: vacation, holiday, family trip, ski trip, summer trip, vacation fund, holiday fund, travel fund
  skipped: Did the vacation money go to something else, or stay put? | Was anybody secretly relieved that the trip was off? | What did you do at home with the days of the trip?
  plans/reached: Is the trip paid before you leave, or partly after? | Which part of the trip will you not save on? | Does the vacation fund fill monthly or by windfall?
  got: Was the trip paid from a fund, or does the card see it first? | Which part of the trip costs more than the travel itself?
gifts: christmas gifts, christmas presents, birthday presents, gift budget, christmas shopping, christmas fund, secret santa
  cut/changed/made: Who brought up spending less on gifts, you or them? | Which gifts stayed on the list whatever happens? | Did anyone say they were relieved about the gifts?
  began/did: Is there a list with names and sums for the gifts? | Are the gifts paid from a pot, or out of December?
blackfriday: black friday, cyber monday, prime day, sale season, boxing day sales
  skipped/did/got: Was there anything on the list before Black Friday came? | What was the closest call on Black Friday? | Will the price be lower than the Black Friday one by spring?
amazon: amazon order, amazon orders, amazon cart, shopping cart, online shopping, amazon app, shein, temu, target run, target trip
  quit/cut: What does your thumb open in place of the shopping app? | Was there one kind of thing that made up most of the online shopping? | Does anything in the house still get bought that way, or is the shopping app off for good?
  tested: Which category led the online shopping total? | How much of the Amazon list is still in use? | Did the Amazon history jog your memory, or draw a blank?
  did/got: Which item did you actually go in for on that Target run? | Does a Target run count as groceries or as fun in your books? | Did anything from the online shopping go back?
newsletters: shop newsletters, store newsletters, retail newsletters, marketing emails, store emails, shop emails
  quit: Which shop's emails had cost you the most? | Do the shop emails start again with the next order?
soldstuff: facebook marketplace, garage sale, yard sale, car boot sale, vinted, ebay, depop, poshmark, sold * on marketplace, sold * on ebay, sold * on vinted, decluttered and sold, sold some stuff, sold a bunch of stuff, sold old, worth of stuff
  did/made/reached/began: Which thing went first, and which one won't sell at all? | Does the money from what's sold go somewhere with a name? | Who was the oddest person you sold something to? | Which thing sold was hardest to hand over?
secondhand: thrift store, thrift shop, charity shop, second-hand, secondhand, thrifting
  got/did: Did you go in looking for it, or did the thrift shop decide? | What do you never buy second-hand?
  switched: Which thing do you still buy new rather than second-hand? | Has going second-hand changed how often you buy at all?
smoking: smoking, cigarettes, vaping
  quit: Is the money from not smoking put aside, or does it just not leave? | When did the money from smoking first show in the month?
debitcard: debit card, prepaid card, kids' card, greenlight
  got/began: Do you see what the debit card is used for, or is that private? | Is the debit card topped up weekly, or on request? | What was the first thing bought with the debit card?
kidsavings: kids' savings, 529, junior isa, college fund, college savings, savings account for my daughter, savings account for my son, savings account for our kids, piggy bank
  began/made/got/raised: Does the kid know about the fund, or is it a surprise for later? | Do grandparents pay into the fund too? | At which age does the kid get a say in the fund?
childcare: daycare payment, last daycare payment, nursery bill, daycare bill
  made: Where does the old daycare money go from next month? | Will you notice the daycare sum staying in the account, or has it a job already? | Which habit of the daycare years stays?
donation: donation, donations, charity, tithe, monthly giving
  began/made/raised/did: How did you choose who gets the donation? | Is the donation a set sum or a share of what comes in? | Does the donation leave on payday or when you think of it?
  cut/quit: Is the donation on hold, or done with for now? | Did the charity make it awkward to stop?
networth: net worth is positive, net worth positive, positive net worth, hit * net worth, crossed * net worth
  fell: Was it the markets or a bill behind the net worth dip? | Do you log the net worth in bad months too?
  began: What was the hardest thing to put a number on for the net worth? | Do you count the net worth with the home or without?
creditscore: fico score
  made/began: Do you check the credit score by the month, or by the mood? | Which entry on the credit report was older than you expected?
moneytalk: talked to my husband about money, talked to my wife about money, talked to my partner about money, money dates, yearly money date, monthly money date, budget night
funmoney: fun money, guilt-free spending, blow money, fun budget
  got/began/raised/made: What did the fun money go on first? | Does unspent fun money roll over? | Does each of you get the same fun money, or is it just you?
  quit/cut: Which part of the fun money did you miss first? | Does the fun money come back at some point, or is it done with?
windfall: windfall, lottery, back pay, settlement money, class action, stimulus
  got/did: Is there a waiting time before you touch the windfall? | Does the windfall change the plan, or only the dates in it?
haircut: cut my own hair, cut * own hair, home haircut
  quit/cut/did: What did the first home haircut look like from behind? | Will the next haircut be at home too?
buffer: a month ahead, one month ahead, month ahead
  reached/did/began/quit: What was the last push to get a month ahead? | Do you look at dates at all now that the month is covered? | Does the buffer of a month sit apart, or right in the account?
loandone: paid off my loan, paid off our loan, paid off the loan, paid off a loan, paid off my last loan, paid off another loan, paid off my personal loan, paid off our personal loan, paid off the personal loan, paid off a personal loan, paid off my last personal loan, paid off another personal loan, paid off my bank loan, paid off our bank loan, paid off the bank loan, paid off a bank loan, paid off my last bank loan, paid off another bank loan, paid off the bank
  did: What happens to the loan payment next month, now that nobody takes it? | Did a letter come to close the loan, or did it just go quiet? | Is there another loan in line, or was this the one?
quote: roof quote, quote for the roof, repair quote, builder's quote, quote for the kitchen
  got: Is that quote the first, or one of several? | Does the quote say what happens if they find more once it's open?
cheaperplace: cheaper apartment, cheaper flat, smaller apartment, smaller flat, cheaper place, smaller place, studio apartment
  got/switched/did: What did you give up for the cheaper place, space or distance? | Which thing from the old place didn't fit into the smaller one? | Does the difference to the old place go somewhere, or just stop leaving?
  plans: Which of your things would a smaller place have no room for? | How far out are you looking for a cheaper place?
haggle: negotiated * bill, negotiated * rent, negotiated * down, haggled * down, talked * down, asked for a discount, asked for a lower rate, negotiated the price, negotiated a lower, negotiated a better
  did: Did they give in at once when you negotiated, or after a round or two? | Did they have to ask somebody above them before they gave in? | What would you have settled for, had they negotiated back?
efused: used my emergency fund, used our emergency fund, used the emergency fund, dipped into * emergency fund, drained * emergency fund, emptied * emergency fund, tapped * emergency fund, spent * emergency fund, raided * emergency fund, broke into * emergency fund
  did: Did you hesitate to take it out of the emergency fund? | How are you planning to refill the emergency fund, slowly or in one push?
savingsused: dipped into * savings, drained * savings, emptied * savings, raided * savings, used * savings, spent * savings, went into * savings
  did: Do the savings get topped up again, or was that their purpose? | Is there a part of the savings you won't touch for anything? | Which pot did the savings come from, or is it all one?
rollover: rolled over * 401k, 401k rollover, rolled over * ira, rolled * old 401k, rolled over * pension, moved * old 401k
  did/made: How many phone calls did the 401k need to move? | Was the check made out to you or to the new 401k people? | Are there any other old 401ks out there?
iradone: maxed out * ira, maxed out * roth, maxed * roth, maxed * ira, funded * roth, funded * ira, filled * ira
  did: Did the IRA get filled in one go or bit by bit? | Does the IRA start again at once in January? | Which other goal stood back for the IRA?
isadone: maxed out * isa, maxed * isa, filled * isa
  did: Is next April's ISA money already on the way?
pensiondone: upped my pension, raised my pension, increased my pension, consolidated my pensions, consolidated * pensions, merged * pensions
  did: Was it payroll or a website that changed the pension? | Were all the old pension pots easy to find? | Does the pension change show in the take-home yet?
`
