import { financeMore } from './finance-more.ts'
import { financeRest } from './finance-rest.ts'
import { told } from './format.ts'

/** Budgets, debt, saving, work and tax. */
export const financeTold = told(`
budget: budget, monthly budget, household budget, zero-based budget, family budget
  began: Did the budget start from old statements or from a guess? | Which budget category did you have no honest number for? | Is the budget built around paydays or calendar months? | Does the budget have a few broad categories or dozens of narrow ones? | Is there a line in the budget that nobody has to explain?
  made: Which category of the budget kept getting moved up and down? | Did anything look absurd once it was written down in the budget? | Does every bit in the budget have a job, or is some left loose on purpose? | Where do birthdays and broken things sit in the budget?
  broke: Does the overspend come out of another budget category or out of next month? | At which point in the month did you know the budget was gone? | Was that budget tight by choice or by arithmetic?
  cut: Which budget category was the last one you wanted to touch? | Was the cut spread over the whole budget or taken from one place? | Which part of the smaller budget do you expect to feel first?
  changed: What will tell you that the changed budget works? | Does the new version of the budget need more upkeep or less? | Which weak spot of the old budget made it into the new one, if any? | How many months does a changed budget get before you judge it?
spreadsheet: spreadsheet, budget spreadsheet, google sheet, excel sheet, excel
  made: Are you typing transactions into the spreadsheet or importing them? | Does the spreadsheet look back at spending or forward at bills? | Which formula in the spreadsheet put up the most fight? | Could anyone else read the spreadsheet without a guided tour? | Which cell of the spreadsheet will you check first every time?
  switched: Did the old data come across into the spreadsheet, or did you start clean? | Is typing things into the spreadsheet by hand a chore or the point of it? | Which number did you put at the top of the spreadsheet?
  quit: Is there a number from the spreadsheet you'd still like to see each month? | Did the old spreadsheet get archived somewhere or properly deleted? | Is anything still written down only in that spreadsheet?
  fixed: Had the spreadsheet been quietly wrong for a while, or did it go all at once? | Had any decision been made on the wrong number in the spreadsheet?
app: budgeting app, budget app, money app, finance app, expense app, ynab, monarch money, everydollar, rocket money
  began: Did you link your accounts to the app or are you entering things by hand? | How many default categories in the app survived the first evening? | Are you letting the app see old months or starting from today?
  switched: Did your old months come across into the new app? | Which way of doing things are you still trying to force on the new app?
  quit: Which alert from the app do you not miss at all? | Did you get your history out of the app before closing it? | Is there one screen of the app you'd want back?
envelopes: cash envelope, cash stuffing, envelope system, envelope method, cash envelopes
  began: Which spending stays on the card, envelope or not? | Is it real paper envelopes or the digital kind? | How are you handling bills that can't be paid from a cash envelope?
nospend: no-spend month, no-spend week, no-spend challenge, no-spend year, no-buy, no-buy year, low-buy, low-buy year, no spend month, no spend week, no spend challenge, no-spend
  began: What's on the exceptions list for the no-spend? | Which hour or place will test the no-spend hardest? | Do things already in the cart count against the no-spend? | Do the people around you know about the no-spend? | Are you writing down what you would've bought during the no-spend?
  did: What would you have bought without the no-spend rule? | Did anything get put off until after the no-spend? | Which moment came closest to ending the no-spend?
  reached: Which rule of the no-spend would you loosen if you went again? | Is there a wish list waiting at the end of the no-spend, and does it still look tempting? | Which habit from the no-spend do you want to carry over?
  broke: Does the no-spend count restart, or do you carry on from where you were? | Had you written that kind of purchase into the no-spend rules at all? | What will the no-spend rules say about that kind of buy from here on?
  plans: Which bill or birthday lands in the middle of the no-spend? | Have you settled what counts as a need in the no-spend? | Are you stocking up before the no-spend, or is that cheating in your book?
spending: spending, =expenses, spending tracker, expense tracking, daily spending
  tested: Which category made you check the spending twice? | Do you log spending at the till or from the statement afterwards? | How did you file spending that fits two categories? | Was it the big lines of spending or the small ones you'd guessed wrong?
  cut: Which piece of spending went without you noticing? | Was there any spending you decided was off limits for cutting? | Which cut in spending do you think will be hardest to hold?
  rose: Is the extra spending in the regular bills or in the one-offs? | Did you feel spending creeping up before you saw the total? | Would the spending look as high without its largest single line?
  began: How far back did you go through old expenses, or is it from today on? | Are cash and card spending going into the same place? | Is anyone else's spending going to be in there too? | How fine are you slicing the spending categories?
impulse: impulse buy, impulse purchase, impulse spending, impulse shopping, impulse buying, retail therapy
  quit: What do you do with the urge now that the impulse buys are out? | Did you take your card details off the sites that made impulse buys easy? | Which shop was behind most of the impulse buys?
  did: Would the impulse buy have survived a night's sleep? | Is it the kind of impulse buy that gets used or the kind that stays in its bag? | What time of day do your impulse buys tend to happen?
  cut: Which trigger for impulse buys turned out easiest to remove? | Do you use a waiting rule before an impulse buy, or just more friction? | Does the money from skipped impulse purchases go anywhere in particular?
subscription: subscription, subscriptions, recurring charge, amazon prime, patreon, spotify
  quit: Was the way out of the subscription easy to find, or buried? | Did they try to keep you with an offer when you cancelled the subscription? | Is there a subscription you looked at and decided to keep? | How will you notice if the cancelled subscription bills you once more? | Have you been tempted to take the subscription back?
  cut: Which subscription survived the cut, and on what grounds? | Are you rotating subscriptions now or keeping a fixed few? | Did anybody object to a particular subscription going?
  began: Is the renewal date of the subscription in the calendar already? | Monthly or yearly billing for the new subscription? | Which existing subscription does this one have to earn its place against?
  rose: Did a notice come before the subscription went up, or just the charge? | At what point does the subscription stop being worth opening? | Is there a smaller tier of the subscription you'd put up with?
  tested: Did you find the subscriptions through statements, email or the app store list? | Was there a subscription in the list you couldn't place at first? | Do the yearly subscriptions change the picture once you divide by twelve?
streaming: streaming service, streaming, netflix, disney plus, disney+, hulu, hbo max, paramount plus, streaming subscription
  quit: Was there a half-watched series left when the streaming went? | Which show would bring you back to streaming for a month? | Was it one show that had been keeping the streaming alive?
  cut: Which streaming service got to stay? | Are you rotating streaming services by show, or keeping one for good? | Did the ad-supported tier of any streaming service turn out bearable?
  began: Is there an end date on the streaming, say when the series is finished? | Are you sharing the streaming with anyone, or is it yours alone? | Which streaming service would go first if one had to?
  rose: Has anyone watched enough streaming lately to defend the new price? | Does the streaming increase push you to the ad tier or the exit?
bill: phone bill, internet bill, broadband, mobile bill, cable bill, monthly bills, =bills, =bill
  cut: Did the bill come down by haggling or by needing less? | Was it a call, a chat or a form that brought the bill down? | Is the lower bill a promo with an end date, or the plain price? | Which bill is next on the list?
  rose: Did the bill change with notice or did you only see it on the statement? | Is that bill still inside a contract, or could you walk? | Which line on the bill moved, the base price or the extras? | Would a competitor's quote help with that bill, or are there no others where you live?
  switched: Was the old bill a contract that had to run out first? | Does the new bill carry a set-up charge the first month? | Which extra on the old bill had never been used?
  skipped: Was it the due date or the bill itself that slipped through? | Does that bill have a grace period before a fee lands? | How did the missed bill come to light, a reminder or a fee?
energy: energy bill, electric bill, electricity bill, gas bill, heating bill, power bill, utility bill, water bill, utilities, heating
  rose: Does the energy bill say whether it's the unit price or the usage that moved? | Was that utility bill an actual meter reading or an estimate? | Can you see a single week in the heating bill that did it?
  fell: Is anything given up for the lower energy bill, or does nobody notice? | Is the smaller bill from an actual reading or an estimate of the energy used? | Will the supplier adjust the monthly energy payment too, or sit on the difference?
  cut: Which change showed up on the energy bill first? | Has anyone grumbled about the energy saving yet? | Was there an energy saving that turned out not to matter at all?
emergencyfund: emergency fund, emergency savings, rainy day fund, rainy-day fund, emergency pot, starter emergency fund
  began: Where does the emergency fund sit so that it's reachable but not handy? | Have you decided what counts as an emergency for the fund? | Is the emergency fund sized by months of bills or by a round number? | Does the emergency fund get fed automatically or by whatever is left?
  reached: What does the money that went into the emergency fund each month do next? | Did the target for the emergency fund move while you were getting there? | Did you feel any different about work once the emergency fund was there? | Which month nearly sent the emergency fund backwards?
  raised: Was there a close call behind making the emergency fund bigger? | Where did the extra for the emergency fund come out of? | At which size does an emergency fund start to feel like idle cash to you?
sinkingfund: sinking fund, sinking funds
  began: Which sinking fund comes due first? | One account with labels, or a separate account per sinking fund? | Did last year's statements tell you which sinking funds to open?
  did: Was there enough in the sinking fund, or did it need topping up? | How soon does that sinking fund start filling again?
debt: debt, credit card debt, card debt, consumer debt, credit card balance, card balance, medical debt, the debt, my debt, our debt
  began: What decided the order of the debts on your list? | Did adding up all the debt in one place come before or after deciding? | Does anybody else know the full debt figure?
  cut: Which balance did the debt money go to first? | Is there a debt you're leaving at the minimum for now? | Do you watch the debt total or the interest line on the statement?
  reached: How do you keep score on the debt, a chart or just the balance? | Does this debt mark change the order of what you pay next? | Which stretch of the debt felt slowest so far? | Will the payment size stay the same for the rest of the debt?
  fell: Can you feel the smaller debt in the month yet, or only on the statement? | Was it extra money or the plain regular payment that moved the debt? | Does seeing the debt fall make you want to rush or to coast?
  rose: Is the debt growing more from new costs or from interest on the old ones? | Is one debt doing most of the climbing? | What would have to be true for the debt to stand still next month?
  raised: Which of the debts got the extra money? | Did the money for the debt ever tempt you to do something else?
  quit: What was the last of the debts to go? | Which card or shop do you keep away from now?
debtfree: debt-free, debt free, paid off my debt, paid off all my debt, paid off our debt, paid off all our debt, debt-free date, debt-free journey
  plans: Is there a debt-free date on the calendar or just an order of attack? | Which part of life gets the old payment first once you're debt free? | What could push the debt-free date back?
  did/reached: Was one of the debts more stubborn than the rest? | What gave you the last push to finish off the debt? | Who did you tell first that the debt was gone? | Which spending habit from the debt years do you think will stay? | Did you do anything to mark the day the last debt hit zero?
creditcard: credit card, store card, rewards card, amex, travel card, cashback card
  got: What job does the new card have, groceries, travel or everything? | Does the due date on the new card fall before or after payday? | Which older card does this one push to the back of the drawer? | Is the limit on the card higher than you would have picked?
  quit: Is your oldest card still open? | Did any automatic payment still point at a card that went?
cardpayoff: paid off my credit card, paid off the credit card, paid off a credit card, paid off credit card, paid off my card, paid off the card, paid off my cards, credit card payoff, cleared my credit card
  did: Does the paid-off card stay open or go in a drawer? | Is another card next in line, or was that the only one? | Did a trailing interest charge turn up on the card after the payoff? | Which purchase on that card do you remember most?
snowball: debt snowball, snowball method, snowball
  began: Which balance is first in line for the snowball? | Did you weigh the snowball against paying highest interest first? | Is the snowball list on paper where you'll see it?
bnpl: klarna, afterpay, buy now pay later, bnpl, clearpay, pay later, pay in four
  quit: How many instalments were still running when you stopped the pay later? | Is there another pay later button still within reach? | What changes at checkout without the pay later button?
  did: Is the pay later split lined up with your paydays? | Was pay later the plan, or just the button that was there? | Do pay later instalments go in the budget, or does the app do the remembering?
studentloan: student loan, student loans, student debt, navient, nelnet, student loan balance, student loan payment
  began: Does the student loan payment come out before or after you see the salary? | What made room in the month for the student loan? | Is the student loan in one piece or several with different rates?
  cut: Did the extra on the student loan go to one loan or get spread over all? | Did you have to tell the student loan servicer where to apply it? | Which month of the student loan was the first where principal beat interest?
  changed: How long did the student loan paperwork take to go through? | Does the new student loan plan change what you pay overall or only each month? | Did a person help with the student loan change, or was it all forms?
  reached/fell: Is the student loan falling on the normal schedule, or do you add to it? | At which balance does a student loan start to feel small?
  made: Do you send the student loan payment by hand or let it run? | Does the student loan site show principal and interest in one place?
  rose: Is that the interest, or a payment the student loan people booked wrongly? | Did the student loan letter explain itself at all?
  raised: Did the student loan people put the extra where you wanted it? | Is it principal or interest that the student loan takes it for?
studentdone: paid off student loans, paid off all my student loans, paid off my student loan, paid off our student loan, paid off the student loan, paid off my last student loan, paid off my student loans, paid off our student loans, paid off the student loans, paid off my last student loans, last student loan payment, final student loan payment
  did/made: Where does the student loan payment go from next month on? | Did the student loan servicer make the last step easy or hard? | Was there a year when the student loan hardly moved?
carloan: car loan, auto loan, car payment, car finance, car note
  got: Did you have your own loan quote before the dealer showed theirs? | Which line in the car loan papers took longest to make sense of? | Does the car loan run longer than you think you'll keep the car?
  began: Was the car payment tested against the month before you signed? | Does the car payment leave room for the insurance on top? | Is the car payment shorter than you expect the car to last?
cardone: paid off my car, paid off the car, paid off our car, paid off my car loan, paid off the car loan, paid off our car loan, paid off my truck, paid off the truck, paid off our truck, paid off my van, paid off the van, paid off our van, paid off my auto loan, paid off the auto loan, paid off our auto loan, paid the car off, paid my car off, paid our car off
  did: Has the title or closing letter for the car turned up yet? | Does the old car payment now go to the next car or somewhere else? | Do you see the car differently without the loan on it? | Any change in how far you'd go to repair the car now that it's yours outright?
mortgage: mortgage, home loan, mortgage fix, mortgage principal, mortgage payment
  got: Which document did the mortgage lender ask for twice? | Did a broker find the mortgage, or did you go direct? | How did you settle on the length of the mortgage fix or term?
  cut: Does the change show up in the term of the mortgage or in the payment? | Is there a yearly limit on overpaying the mortgage to steer around?
  rose: Which line of the household budget gives way for the mortgage first? | Did the lender's letter come in time to plan for the mortgage change? | Is the mortgage fixed from here on or still moving?
  raised: Did the lender book the extra on the mortgage as you meant it? | Do you run the mortgage end date again after each extra? | Which other plan stood back for the mortgage?
  fell: Did the term of the mortgage move as well, or only the payment? | Do you look at the mortgage balance monthly or once a year?
  plans: Is a broker helping with the mortgage, or do you go direct? | Which paper for the mortgage is still missing?
mortgagedone: paid off the mortgage, paid off our mortgage, paid off my mortgage, paid the mortgage off, mortgage-free, mortgage free, last mortgage payment, final mortgage payment
  did/made/reached: What happens to the monthly sum now that the mortgage doesn't take it? | Did the house feel different the morning after the mortgage was done? | How did the lender mark the end of the mortgage, if at all? | Which year of the mortgage felt longest?
remortgage: remortgage, refinance, refi, remortgaged, refinanced, remortgaging, refinancing
  did/got/changed: Was staying with the same lender on the table for the refinance? | Which fee nearly made the remortgage pointless? | How early did you start looking around before the remortgage? | Did the refinance restart the clock on the term, or keep the old end date?
  plans: Does leaving the old deal cost anything if you remortgage early? | How many lenders will you talk to before the refinance is settled? | Is the remortgage about the payment, the term or something you want to build?
finalpayment: last payment, final payment, final instalment, last instalment, final installment, last installment
  made/did: Did you pay the final payment early or let it run to its date? | Was the last payment the amount you expected, to the cent? | Where were you when you sent the final payment? | Did written confirmation come after the last payment, or did you have to ask?
extrapayment: extra payment, overpayment, overpaid the mortgage, overpaid our mortgage, overpaid my mortgage, principal payment, extra principal
  made/did: Did the extra payment land on the principal or get counted as next month's? | Which other plan gave way for the extra payment? | Do you make extra payments when money turns up, or on a schedule?
  plans: Will the extra payment be one lump or a bit each month? | What has to stay in the account before an extra payment goes out? | Does the lender make extra payments easy to label?
savings: =savings, savings goal, savings jar, savings pot
  began: Do the savings go out first, or is it what's left at month's end? | Are the savings for something with a name or just to have? | How hard is it to get at the savings once they're in there?
  reached: Was there a month when the savings nearly went the other way? | Which month carried the savings furthest? | Is there a next number for the savings, or a rest first?
  raised: Where did the extra for savings come from, more in or less out? | Did you miss the extra savings in the month, or not really? | Will the higher savings hold once something unplanned comes up?
  rose: Was it steady transfers or one lump that moved the savings? | Do you look at the savings balance often, or better not?
  fell: Was the dip in savings something you'd planned for? | Which pot of savings gets refilled first? | Is the lower savings figure still above your own floor?
savingsaccount: savings account, high-yield savings, high-yield savings account, hysa, easy access account
  got: What tipped it towards that savings account over the others? | Is the savings account with your everyday bank, or away from it on purpose? | How long do transfers back out of the savings account take? | Does the savings account rate have a teaser period with an end?
  switched: Was anything tied to the old savings account that had to move too? | Did the old savings account try anything to keep you? | Did the savings account move take a form or just an evening?
  rose: Does a better savings account rate change what you put in, or just cheer up the statement? | Is the savings account rate variable, or fixed for a while? | Do you let the interest stay in the savings account?
savingsrate: savings rate, saving rate
  reached: Which side of the savings rate did the work, income or spending? | Do you count pension money in the savings rate? | Is that savings rate one you could hold for years? | What would make you lower the savings rate on purpose?
  raised: Which bill or habit gave way for the savings rate? | Did anybody else have to agree to the higher savings rate? | Is the new savings rate out of each payday or averaged over the year?
  rose: Is the savings rate measured on gross or take-home pay? | Could you tell the savings rate was up before you did the sum?
  fell: Is it a one-off month, or a new normal for the savings rate? | Do you look at the savings rate monthly or over a rolling year? | Which part of the drop in savings rate would you choose again?
autotransfer: automatic transfer, auto-transfer, automatic savings, standing order, autopay, direct debit, auto transfer
  made/began: Is the transfer dated for payday itself or the day after? | How did you pick a size the automatic transfer could keep in a bad month? | Is there a bill you'd never put on autopay? | Does autopay take the bills in one batch, or all over the month? | Which account does the standing order feed first?
  changed: Did you move the date of the transfer or its size? | Which bill used to collide with the autopay date? | How often do you go back over your direct debits and see what is still wanted?
indexfund: index fund, index funds, etf, tracker fund, index investing
  began/got: Did opening the account or picking the index fund take longer? | Is the index fund bought automatically, or do you press the button each time? | What did you read before the index fund made sense to you?
  fell: Do you look when the index fund falls, or stay out of the app? | Does a falling index fund change anything you do, or only your mood? | Is this your first drop with the index fund, or do you know the feeling?
  rose: Do you check the index fund more or less often when it's up? | Does a rise in the index fund feel like your money yet, or just a number? | Is there any plan tied to the index fund number, or just time?
pension: pension, workplace pension, state pension, sipp, superannuation, private pension
  raised: Did the bigger pension payment cost more or less take-home than you'd worked out? | Was the pension change a form, a portal or an awkward email to payroll? | Does your employer move when you raise the pension, or stay put?
  began: Did you choose anything in the pension or take the default? | Was the pension opt-out ever tempting? | Which bit of the pension paperwork made least sense?
  tested: Did the pension statement agree with what you'd expected? | Are there older pensions from other jobs still out there somewhere? | Did you look at the pension in today's money or the big future figure?
k401: 401k, 401(k), employer match, 403b, 457b, company match
  began: Did the 401k enrolment explain itself, or did a colleague have to? | Is the 401k set as a percentage or a flat sum per check? | When does the match on the 401k become yours to keep?
  raised: Did you notice the higher 401k in the paycheck? | Is the 401k set to step up by itself each year now? | Which raise or ended bill made room in the 401k?
  reached: Was the match the target for the 401k, or the yearly limit? | What do the remaining paychecks of the year do once the 401k is full? | Did hitting that 401k mark take one employer or several?
ira: roth ira, ira, roth, traditional ira
  began: Did anything on the IRA application stop you for a moment? | Does money go into the IRA monthly or in one go? | Who or what explained the IRA rules in a way that stuck?
  reached: Did the IRA fill up month by month or in a rush at the deadline? | Which other pot waited while the IRA got filled? | Does the IRA start again straight away in January, or rest a while?
isa: isa, cash isa, stocks and shares isa, lifetime isa
  began: Did you open the ISA with your own bank or somewhere new? | Is the ISA money for something with a date on it? | Which ISA rule took the longest to get your head round?
  reached: Did the ISA fill up steadily or in the last days of the tax year? | Does the ISA get first call on the money again in April? | Was the full ISA allowance the plan, or how the year turned out?
taxreturn: tax return, taxes, self-assessment, self assessment, tax filing, filed my taxes, did my taxes, tax season
  did/made: Which form or number did you have to hunt for before the tax return could go? | Was anything new on the tax return this year? | Did the taxes come out near what you'd guessed before starting? | Is there one thing you'd file away differently for next year's taxes?
  began: Are all the tax papers in one place, or scattered over inboxes? | Which part of the tax return do you always leave to the end? | Which tax form is still missing, if any?
  plans: Is there a paper the tax return is still waiting for? | Do you do the taxes alone or with somebody? | What usually sets off the first evening of taxes for you?
refund: tax refund, tax rebate, tax return money
  got: Does the refund have a job already, or is it sitting for a while? | Did the refund match what you'd worked out? | How long was the wait between filing and the refund?
  plans: Is the refund split, or all going to one place? | Is the refund spent in your head already, or does it have to land first? | Does the plan for the refund change if it comes out smaller?
taxpot: estimated tax, quarterly tax payment, estimated tax payment, estimated payment, quarterly payment, estimated taxes, quarterly taxes, quarterly tax, tax pot, tax bill, payment on account
  did/made: Was the tax money already set aside when the date came? | Do you work out the tax from real numbers or from last year's? | Which quarter's tax comes round fastest for you?
  began: Do you move the tax share with each invoice or once a month? | Is the tax pot at another bank, out of sight? | How did you settle on the share that goes to tax?
  got: Was the tax bill near your own estimate? | Had the tax money been kept apart, or does it come out of everything? | Does the tax bill ask for something towards next year as well?
sidehustle: side hustle, side income, side gig, side job
  began: Who was the first person to pay for the side work, or is that still to come? | Which hours of the week does the side hustle get? | Does the side income get its own account from day one? | Does your day job know about the side hustle?
  made: What did the first side income go towards? | Which part of the side hustle takes time you can't charge for? | Do you set tax aside from the side income as it comes?
  quit: What has moved into the hours the side hustle used to take? | Did the side hustle money have a job, or did it melt into the month? | Did the side hustle's hourly figure play a part once you worked it out? | What would a side hustle have to pay for you to start another?
  reached: Is that side income before or after costs and tax? | Does the side hustle's number change how you see the day job? | How many regulars does the side income rest on?
  rose: Did the side income grow through more hours or better-paid ones? | Where is the ceiling on the side income, time or demand? | Which piece of the side hustle would you hand off first?
  fell: Is the dip in side income seasonal, or one client going quiet? | Does anything in the monthly bills depend on the side income?
invoice: invoice, invoices, late invoice, unpaid invoice, freelance invoice
  made/did: What payment terms do your invoices carry? | Do invoices go out the day the work ends, or in a monthly batch? | Does the invoice go to the person you worked with or to a faceless accounts address?
  got: Did the invoice get paid on the terms, or after a nudge? | Does paid invoice money get split for tax straight away? | Was it a client whose invoices you'd stopped worrying about?
  skipped: How late would the client accept that invoice? | What brought the forgotten invoice back to mind?
rate: day rate, hourly rate, freelance rate, my rates, freelance rates
  raised: Did you tell old clients about the rate first, or only quote it to new ones? | Did anyone leave over the new rate? | Did you explain the new rate or just state it? | How many times did you rewrite the message about the rate before sending it?
  plans: Who hears the new rate first, a regular or a stranger? | Is there a client you'd let go over the rate? | What date makes sense for the rate change in your trade?
raise: raise, pay rise, pay raise, salary increase, pay bump, payrise
  got: Did the raise come because you asked, or on its own? | Who told you about the raise, a person or a letter? | When does the raise first show up in a payslip? | Did your duties change along with the raise?
  plans: Which piece of work will you point to for the raise? | Do you have a figure in mind for the raise, or a range? | Who decides the raise, the person you'd be asking or someone above them?
  skipped: Did they give a reason for the missing raise, or just silence? | Is there a date when the raise comes up again? | Has the missing raise got you looking at job ads?
salary: salary, take-home pay, my pay, wage, starting salary
  rose: Is the higher salary visible after deductions? | Does anything in your life scale up with the salary, on purpose or not? | How does the salary stand against prices over the same time?
salarytalk: salary negotiation, asked for a raise, asked for a pay rise, negotiated my salary, negotiated salary, salary talk, salary conversation, counter offer, pay review
  did: Who named a number first in the salary talk? | Which sentence about the raise had you rehearsed? | Did you get an answer on the raise in the room, or did they go off to check? | Was anything besides salary on the table?
  plans: What's the fallback if the salary answer is no? | Have you said the raise out loud to anybody yet, as practice? | Is there an outside offer behind the salary talk, or just the case itself?
payday: payday, paycheck, pay cheque, paycheque, payslip
  got: Which transfer goes out first on payday? | Was there anything on the payslip you had to look up? | How much of the paycheck is spoken for before you see it?
  reached: Which bill is already waiting on payday? | Is payday a ritual with you, or does it all move by itself? | Did anything have to wait for payday this time?
grocery: grocery, groceries, grocery bill, grocery budget, grocery shopping, food shop, food budget, weekly shop, grocery store, supermarket, aldi, lidl, costco, grocery haul
  cut: Which item left the grocery list without anyone noticing? | Did you change grocery shops or just what goes in the basket? | Is there a grocery item nobody is allowed to touch? | Did fewer trips do more for the grocery bill than cheaper items? | Does the lower grocery bill include eating out less, or is that another line?
  rose: Which grocery item made you look at the shelf twice? | Are you swapping brands in the grocery shop or dropping things? | Is the same basket dearer, or did the grocery basket change? | Has any meal left the rotation over grocery prices?
  did: Was it a list or the shelves that decided the grocery shop? | Was it a full grocery shop or filling in the gaps? | Which meals will the groceries turn into first? | Anything in the grocery basket that wasn't on the list?
  switched: Which grocery item do you still go back to the old shop for? | How many grocery trips before you knew where things were? | Did the swap change what you cook or only the grocery receipt?
  tested: Did you compare grocery prices by unit or by packet? | Which grocery item had the widest gap between shops? | Do household things like soap count as groceries in your figures? | Does the cheapest grocery shop stay cheapest once the trip is counted?
mealplan: meal plan, meal planning, meal prep, meal prepped, meal planned, batch cooking, batch cooked
  began: Do you plan meals from the cupboard outwards or from recipes? | Which night of the meal plan is kept loose? | Who has a veto on the meal plan?
  did/made: Which of the meals do you expect to be sick of first? | How many meals go in the freezer, and how many get eaten this week? | Which meal gives the best return for the work? | Did you shop for the meals, or cook what was there?
  skipped: What ends up on the table when the meal plan is skipped? | Was there anything in the freezer to stand in for the planned meals?
takeaway: takeaway, takeout, take-out, doordash, deliveroo, uber eats, ubereats, food delivery, delivery food
  quit: What do you eat now on the evening that used to be takeaway? | Did the delivery apps go as well, or are they still on the phone? | Which takeout dish have you tried to make at home? | Is there an occasion where takeaway would still be allowed?
  cut: Is there one takeout night that stays protected? | Which moment of the week makes takeaway hardest to skip? | Is it the food or the delivery fees and tips that made it dear? | What has to be in the freezer for a takeout craving to pass?
  tested: Did delivery fees and tips go in with the total? | Was it a few large takeaway orders or many small ones? | Which weekday carries most of the takeout?
coffee: coffee, coffee shop, takeaway coffee, latte, starbucks, costa
  quit: Do you miss the coffee or the walk to get it? | Did anything step into the coffee slot of the day? | Was it all bought coffee that went, or just the weekday one?
  cut: Which coffee of the week did you keep? | Did making your own coffee come with its own shopping list? | Where does the coffee money go now, anywhere you can see it?
  tested: Was the coffee figure above or below your guess? | Does the coffee total include the pastry next to it? | Will you change anything about the coffee, now that it's counted?
rent: rent, rent increase, rent payment, rent hike
  cut: Was it a talk with the landlord or a move that lowered the rent? | What did you trade for the lower rent, space, time or quiet? | Where does the difference in rent go each month?
  rose/got: Did the landlord leave any room to talk about the rent? | How much notice came with the new rent? | How does the new rent compare with empty places nearby? | Does the new rent make you look elsewhere, or is moving dearer still?
downpayment: down payment, house deposit, house fund, house savings, home deposit
  began: Is the down payment kept apart from everything else? | Is there an area behind the house deposit, or only a sum so far? | Which cost besides the house deposit have you put in the plan, fees or furniture? | Does the down payment get its share before the fun money or after?
  reached: How far did prices move while the house deposit grew? | Does the down payment leave anything over for the first repairs? | Who gets the first call now that the down payment is there, lender or agent?
  plans: What would count as enough house deposit to start looking? | Is the down payment a joint effort or yours alone? | Does where you live meanwhile help or hurt the house deposit?
car: car, used car, second-hand car, second car, new-to-me car
  got: Did anybody look the car over before you signed? | Did you get insurance quotes before settling on the car? | Which running cost of the car are you least sure about? | What did the old way of getting around cost, next to this car?
  quit: Which trip is hardest without the car? | Did any cost keep arriving after the car itself was gone? | Do you count taxis and rentals against what the car used to cost? | Which errand turned out fine without the car?
  broke: At what repair figure would you let the car go? | Is there a fund for the car, or does it come from the general pot? | Would the coming week work without the car?
repair: car repair, car repairs, car repair bill, repair on the car
  got/did: Was there a second quote on the car repair? | Did the mechanic show you the worn part before the repair? | Does the repair settle how much longer the car stays? | Was there a pot for repairs, or did another plan wait? | Did the repair turn up anything else on the way?
  skipped: Which warning would tell you the repair can't wait any more? | Is the repair parked till a certain payday?
insurance: insurance, car insurance, home insurance, insurance premium, renewal quote, insurance renewal, renters insurance, insurance quote
  rose: Did the insurance company give any reason besides the year? | What did the insurance quote look like for you as a brand-new customer? | Would a higher excess or deductible on the insurance be bearable? | Was the insurance set to renew by itself if you'd done nothing?
  cut: Was it a phone call or a comparison site that brought the insurance down? | Is the cover the same at the lower insurance price, line by line? | How early before renewal did you go looking for insurance quotes?
  switched: Did the old insurance company make an offer once you were leaving? | Which clause in the new insurance did you read twice? | Was there any overlap or gap between the two insurance policies?
  got: Which exclusion in the insurance did you look for first? | How did you settle the excess or deductible on the insurance? | Did the cheapest insurance quote win, or was there a reason to go past it?
creditscore: credit score, credit report, credit rating, fico, credit history
  rose: Which change do you think the credit score reacted to? | Is there something the credit score is for, or is it just good to know? | Do the different credit score agencies agree with each other?
  fell: Do all the agencies show the same drop in the credit score? | Do you leave a dip in the credit score to mend itself? | Is there any application coming up that the credit score matters for?
  reached: Is there a practical use for the credit score now, or is it just a milestone? | Which slow part of the credit score took the most patience? | Do you still check the credit score as often as before?
  tested: Was anything on the credit report not yours? | Which old address or account still hangs on the credit report? | Did all the credit report agencies show the same accounts?
  fixed: How many letters or calls did the credit report take? | Did the correction reach every credit agency, or just one? | Who had put the wrong entry on the credit report?
jointaccount: joint account, shared account, joint finances, combined finances, joint savings
  got/began/made: Do both of you pay in the same to the joint account, or by income? | Which spending stays outside the joint account? | Is there a sum above which you ask before using the joint account? | Who watches the joint account day to day?
moneytalk: money talk, money date, budget meeting, money conversation, talked about money, budget date, money meeting, talk about money
  did: Who brought the numbers to the money talk? | Which topic got postponed to the next money talk? | Was there a figure in the money talk one of you didn't know? | Did you come out of the money talk with a rule or a to-do?
  plans: Which number has to be looked up before the money talk? | Is there an agenda for the money talk or just an evening? | Whose idea was the money talk to begin with?
allowance: pocket money, allowance, kids' allowance, kids' pocket money
  began: Is the pocket money tied to chores or just given? | Does the allowance come as cash or on a card? | What are the kids expected to pay for out of the allowance?
  raised: Was a case made for the bigger pocket money, or did you decide? | Does the bigger allowance come with costs they take over? | Which birthday does the next pocket money rise hang on, if any?
childcare: childcare, daycare, nursery fees, baby costs, preschool, after-school club
  rose: Did the childcare place warn you, or did it come with the invoice? | Does an extra day of work still pay once childcare is taken off? | Is there any tax help on childcare where you live, and is it worth the forms?
  quit: Where does the old childcare money go now? | Who covers the hours that childcare used to?
  began: Were there childcare charges that the website didn't mention? | How did you divide the childcare cost between you, if there are two of you? | Did the sick days of the first childcare winter go into your plan?
networth: net worth, networth
  reached: Do you count the home in your net worth? | Did you notice crossing that net worth mark on the day, or later? | Which account in the net worth did most of the carrying?
  rose: How much of the net worth move was you and how much was markets? | Does the net worth figure change anything you do this month? | Is the net worth counted with the car and the furniture or strictly money?
  tested: How often do you take the net worth snapshot? | Which thing is most awkward to put a value on for the net worth? | Does the net worth include things you'd never sell?
fire: financial independence, fire number, coast fire, coastfire, lean fire, fire movement, early retirement, fire plan, barista fire, fat fire
  began: Is it the early or the independence part of FIRE that pulls you? | Which expense would you not give up for early retirement? | Do the people close to you know about the FIRE plan? | Did the FIRE sum use your spending as it is or as you wish it were?
  reached: Which mattered more on the day, the FIRE number or the date? | What does an ordinary Monday look like on this side of the FIRE number? | What did you leave out of the FIRE number on purpose, if anything?
  changed: Was it the spending side or the time side of the FIRE number that moved? | Does the changed FIRE plan mean more years or a different kind of work? | How many versions has the FIRE plan been through?
  plans: Which cost in the FIRE plan is hardest to guess, health or housing? | What would you do with the first winter of early retirement? | Is part-time work in the early retirement plan or ruled out?
${financeMore}${financeRest}`)
