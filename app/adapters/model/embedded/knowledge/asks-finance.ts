import { asks } from './asks.ts'

export const financeAsks = asks(`
index: Which index, the whole world or one country? | How many funds do you need to own the index? | What does the index fund cost a year? | Monthly into the index, or in lumps? | What made you choose the index fund? | How often do you look at the index fund? | Which account is the index fund in?
stockpick: What would make you sell that stock? | How big is a single stock allowed to get? | How do the picks compare with the index since the first day? | Which stock was it? | How long do you usually hold a stock?
diversify: What moves together in the portfolio that shouldn't? | Does the home country weigh more than it should? | How many holdings until it's a costly index? | How do you check whether you're diversified?
dca: Which day of the month does the DCA run? | Would you hold the DCA through a forty percent fall? | Is the DCA automatic, or do you press the button? | What made you go for DCA? | How long have you kept the DCA up? | Into what does the DCA go? | What would make you stop the DCA?
timing: How long was the cash waiting for the right moment? | What did sitting out cost, roughly? | Which signal would get you back in?
drop: !Did you look at the account on the day of the drop? | What did you do last time it fell that much?
compound: How many years until the gains outgrow the deposits? | What rate did you put into the compound calculation? | After inflation or before? | When did compounding become visible for you? | What was the first year you noticed compounding?
fees: What's that fee in money a year, not in percent? | Who gets the fee? | Did you ask whether they'd lower it? | How did you find out about the fee?
advisor: Paid by the hour or by the assets, that advisor? | What did the advisor say no to? | How did you find the advisor? | What made you look for an advisor? | What does the advisor do for the fee? | Would you take an advisor again?
emergency: How many months of which expenses is the emergency fund? | Where does the emergency fund sit? | What was the last thing the emergency fund paid for? | Is the emergency fund at another bank than the card? | How did you decide on the size of the emergency fund? | How long did the emergency fund take to build? | What counts as an emergency for the emergency fund?
hysa: What's the savings rate after the teaser ends? | How many days until the money is out of the savings account? | Does the bank raise the rate for old customers too? | Which bank is the savings account at? | What's the savings account for? | What made you open that savings account?
budget: Which line of the budget surprises you each month? | App, spreadsheet or envelopes for the budget? | Does the budget have a line for fun? | How long does the budget take you a month? | Weekly or monthly look at the budget? | What did the budget change first? | Who keeps the budget at home? | Which line in the budget is the hardest to hold? | How many months have you kept the budget?
overspend: Which day of the week does the overspending happen? | Tiredness, boredom or friends? | What would you buy again of it?
automate: What leaves the account on payday by itself? | Which bill would you never automate? | How much is left after the automatic transfers? | What did you automate first? | What changed once it was automated?
debt: Which debt goes first, the small one or the dear one? | What's the rate on the debt? | +What changed on the day you decided to get rid of the debt? | How do you keep going with the debt? | What brought the debt down most? | Who else knows about the debt?
card: Is the card paid in full each month? | Which category does the card balance come from? | What's the rate on that card? | Which card is it? | What do you use the card for, everything or a few things?
snowball: How many months until the first debt is gone? | Snowball for the mood or avalanche for the rate? | Which debt went first in the snowball? | What made you choose between snowball and avalanche?
debtfree: +What happens with the monthly payment now? | +How long did it take from the first month? | +Which payment was the last one? | What was the first thing you did when it was paid off? | How does it feel to be debt free, quiet or loud? | What helped most to get it paid off?
student: Fixed or variable on the student loan? | How many years are left on the student loan? | Does the employer pay anything towards the loan? | What's the plan for the student loan? | What made the student loan bearable, if anything?
creditscore: Did utilisation or history move the score? | Which bureau is that score from? | What do you need the score for? | How often do you look at the credit score? | What moved the credit score most in your case? | What did you change for the credit score? | Where do you check the credit score?
mortgage: Fixed for how long? | Who else did you ask for a mortgage offer? | What made you look at the mortgage now? | How many years are left on the mortgage? | Did you ever overpay the mortgage? | What was the mortgage rate before?
afford: Is that with or without repairs in the sum? | What's left after the house in a bad month? | Which number did the bank say, and which do you say?
rent: How long would you stay, at the least? | What does the same place cost to buy, all in? | How often did the rent go up? | What would make you stop renting? | What do you do with what renting saves?
market: !What did you change after that market day? | Do you check the market daily, weekly or never?
ath: Did you invest as usual at the high? | How many highs did you skip waiting for lower?
house: What did the survey find in the house? | How much did the first year of the house cost beyond the mortgage? | Who does the repairs? | What did the house teach you about money? | What was the surprise cost of the house?
rental: What's left of the rent after a year of repairs? | Who takes the tenant's calls? | How many empty months do you count with? | How did you find the tenant? | What made you buy the rental? | Would you buy the rental again?
retire: Which number would be enough for you to retire? | What do you do on the first Monday of it? | How do you plan to draw the money out?
match: Do you take the whole match? | How long until the match vests? | What's the fund behind the match? | What does the match come to in a year? | Did anyone tell you about the match, or did you find it?
roth: Roth because of the tax now or the tax later? | Which month does the Roth fill up? | What's inside the Roth? | How long have you had the Roth? | What made you choose the Roth? | How do you fill the Roth, monthly or at once?
hsa: Do you pay the bills from the HSA or let it grow? | Where do you keep the HSA receipts? | Is the HSA invested or in cash? | How long have you had the HSA? | What made you use the HSA that way? | What's the HSA for in your plan?
fire: What's the withdrawal rate behind the number? | How many years to go, at this savings rate? | What do you not cut for FIRE? | Does the number include health cover? | What does a normal week look like after FIRE, in your plan? | What got you into FIRE? | Which part of FIRE do you not believe in?
tax: Did you adjust the withholding for next year? | Refund or bill this time? | Which deduction did you nearly miss? | Do you do the taxes yourself or hand them to somebody? | Which tax form cost you most time? | How early do you start on the taxes? | What do you do differently for taxes next year?
harvest: What did you buy instead, to stay in the market? | How do you keep the thirty days straight? | How many years will the harvested losses last? | How often do you look for losses to harvest? | Is the harvesting worth the paperwork for you?
freelance: What share of each invoice do you put away? | How many months of runway between clients? | Separate account for the freelance tax?
creep: Which expense came with the raise? | What share of the raise goes straight to savings? | Which upgrade do you not notice any more? | When did you first notice the lifestyle creep? | Which part of the lifestyle creep would you keep? | What did the lifestyle creep cost in the end?
networth: How often do you count net worth? | Is the house in the net worth? | What did the first number look like? | What moved your net worth most this year? | Who else sees the net worth number? | What do you track the net worth in? | What was the best year for your net worth?
dividend: Reinvested or taken out, the dividends? | Would you own it without the dividend? | What does total return say about that dividend stock? | Which holding pays most of the dividends? | What do you do with the dividends? | How did you pick the dividend stocks? | How many years have you collected dividends?
bonds: What are the bonds for in your plan? | How long is the duration? | Bond fund or a ladder? | What share of it all is bonds? | What made you buy bonds?
rates: Does the rate change anything you'll do this year? | Variable or fixed on what you owe? | What changes for you when the rate moves?
inflation: Which price shocks you at the till each time? | What did your own basket go up by? | What did you stop buying because of inflation? | Where does inflation hit you most?
recession: What would you do first if the income stopped? | How many recessions has this plan lived through? | What's your own recession sign?
earnings: What did the call say that the headline didn't? | Did guidance or the quarter move it? | Do you hold through earnings or step aside?
valuation: Which year's earnings is that valuation on? | What growth does the price assume? | Cheap against its own past or against the market?
options: What's the most you can lose on that option? | Defined risk or naked? | How many of the options expired worthless so far? | What got you into options? | Which options strategy was it? | How long did you paper trade options before? | What did options teach you?
daytrade: What does the log say after fees? | How many hours a week for that day trading result? | What's the rule that stops the day? | What made you try day trading? | What did day trading teach you about yourself? | How long did the day trading last?
rebalance: By date or by band? | What did you have to sell to rebalance? | In the account where it isn't taxed? | How often do you rebalance? | What did you learn from rebalancing? | Which holding do you always trim when you rebalance?
behaviour: What's the rule that stops you in such a week? | Who do you call before you sell? | How do you keep yourself from looking?
kids: Do the kids see the family budget? | Pocket money tied to chores or not? | What do the kids ask about money?
couple: Joint account, separate, or three? | Who of you does the monthly numbers? | How do you two talk about money when it's tight? | Who of you is the saver?
car: How many years do you want to drive the car? | Loan, lease or cash for the car? | What does the car cost a month with everything? | What made you choose that car? | How long have you had the car?
insurance: What would happen without that insurance? | How high is the deductible? | When did you last compare insurance prices? | Which insurance would you never drop?
beginner: What was your first fund? | What held you back from starting? | Which account did you open first?
book: What did you change after reading it? | Which chapter of the book would you give a friend? | Which money book aged badly?
frugal: Which frugal habit saves more than it costs in time? | Where do you spend without thinking, on purpose? | What do you refuse to buy cheap? | Which frugal habit stuck longest? | Who taught you to be frugal?
gold: Coins, bars or a fund for the gold? | What share of it all is gold? | What would make you sell the gold? | What made you buy gold? | Where do you keep the gold?
cash: What's the cash waiting for? | How many months of spending is that cash? | Does the cash at least earn something?
`)
