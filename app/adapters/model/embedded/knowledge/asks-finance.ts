import { asks } from './asks.ts'

export const financeAsks = asks(`
index: Which index, the whole world or one country? | How many funds do you need to own the index? | What does the index fund cost a year? | Monthly into the index, or in lumps?
stockpick: What would make you sell that stock? | How big is a single stock allowed to get? | How do the picks compare with the index since the first day?
diversify: What moves together in the portfolio that shouldn't? | Does the home country weigh more than it should? | How many holdings until it's a costly index?
dca: Which day of the month does the DCA run? | Would you hold the DCA through a forty percent fall? | Is the DCA automatic, or do you press the button?
timing: How long was the cash waiting for the right moment? | What did sitting out cost, roughly? | Which signal would get you back in?
drop: !Did you look at the account on the day of the drop? | What did you do last time it fell that much? | When do you need the money that dropped?
compound: How many years until the gains outgrow the deposits? | What rate did you put into the compound calculation? | After inflation or before?
fees: What's that fee in money a year, not in percent? | Who gets the fee? | Did you ask whether they'd lower it?
advisor: Paid by the hour or by the assets, that advisor? | What did the advisor say no to? | How did you find the advisor?
emergency: How many months of which expenses is the emergency fund? | Where does the emergency fund sit? | What was the last thing the emergency fund paid for? | Is the emergency fund at another bank than the card?
hysa: What's the savings rate after the teaser ends? | How many days until the money is out of the savings account? | Does the bank raise the rate for old customers too?
budget: Which line of the budget surprises you each month? | App, spreadsheet or envelopes for the budget? | Does the budget have a line for fun? | How long does the budget take you a month? | Weekly or monthly look at the budget?
overspend: Which day of the week does the overspending happen? | Tiredness, boredom or friends? | What would you buy again of it?
automate: What leaves the account on payday by itself? | Which bill would you never automate? | How much is left after the automatic transfers?
debt: Which debt goes first, the small one or the dear one? | What's the rate on the debt? | +What changed on the day you decided to get rid of the debt?
card: Is the card paid in full each month? | Which category does the card balance come from? | What's the rate on that card?
snowball: How many months until the first debt is gone? | Snowball for the mood or avalanche for the rate?
debtfree: +What happens with the monthly payment now? | +How long did it take from the first month? | +Which payment was the last one?
student: Fixed or variable on the student loan? | How many years are left on the student loan? | Does the employer pay anything towards the loan?
creditscore: Did utilisation or history move the score? | Which bureau is that score from? | What do you need the score for?
mortgage: Fixed for how long? | Who else did you ask for a mortgage offer?
afford: Is that with or without repairs in the sum? | What's left after the house in a bad month? | Which number did the bank say, and which do you say?
rent: How long would you stay, at the least? | What does the same place cost to buy, all in? | How often did the rent go up?
market: !What did you change after that market day? | Do you check the market daily, weekly or never? | Which headline did the market ignore?
ath: Did you invest as usual at the high? | How many highs did you skip waiting for lower?
house: What did the survey find in the house? | How much did the first year of the house cost beyond the mortgage? | Who does the repairs?
rental: What's left of the rent after a year of repairs? | Who takes the tenant's calls? | How many empty months do you count with?
retire: Which number would be enough for you to retire? | What do you do on the first Monday of it? | How do you plan to draw the money out?
match: Do you take the whole match? | How long until the match vests? | What's the fund behind the match?
roth: Roth because of the tax now or the tax later? | Which month does the Roth fill up? | What's inside the Roth?
hsa: Do you pay the bills from the HSA or let it grow? | Where do you keep the HSA receipts? | Is the HSA invested or in cash?
fire: What's the withdrawal rate behind the number? | How many years to go, at this savings rate? | What do you not cut for FIRE? | Does the number include health cover?
tax: Did you adjust the withholding for next year? | Refund or bill this time? | Which deduction did you nearly miss? | Do you do the taxes yourself or hand them to somebody?
harvest: What did you buy instead, to stay in the market? | How do you keep the thirty days straight? | How many years will the harvested losses last?
freelance: What share of each invoice do you put away? | How many months of runway between clients? | Separate account for the freelance tax?
creep: Which expense came with the raise? | What share of the raise goes straight to savings? | Which upgrade do you not notice any more?
networth: How often do you count net worth? | Is the house in the net worth? | What did the first number look like?
dividend: Reinvested or taken out, the dividends? | Would you own it without the dividend? | What does total return say about that dividend stock?
bonds: What are the bonds for in your plan? | How long is the duration? | Bond fund or a ladder?
rates: Does the rate change anything you'll do this year? | Variable or fixed on what you owe? | What changes for you when the rate moves?
inflation: Which price shocks you at the till each time? | What did your own basket go up by? | What did you stop buying because of inflation?
recession: What would you do first if the income stopped? | How many recessions has this plan lived through? | What's your own recession sign?
earnings: What did the call say that the headline didn't? | Did guidance or the quarter move it? | Do you hold through earnings or step aside?
valuation: Which year's earnings is that valuation on? | What growth does the price assume? | Cheap against its own past or against the market?
options: What's the most you can lose on that option? | Defined risk or naked? | How many of the options expired worthless so far?
daytrade: What does the log say after fees? | How many hours a week for that day trading result? | What's the rule that stops the day?
rebalance: By date or by band? | What did you have to sell to rebalance? | In the account where it isn't taxed?
behaviour: What's the rule that stops you in such a week? | Who do you call before you sell? | How do you keep yourself from looking?
kids: Do the kids see the family budget? | Pocket money tied to chores or not? | What was the kids' first purchase of their own?
couple: Joint account, separate, or three? | Who of you does the monthly numbers? | How do you two talk about money when it's tight?
car: How many years do you want to drive the car? | Loan, lease or cash for the car? | What does the car cost a month with everything?
insurance: What would happen without that insurance? | How high is the deductible? | When did you last compare insurance prices?
beginner: What was your first fund? | What held you back from starting? | Which account did you open first?
book: What did you change after reading it? | Which chapter of the book would you give a friend? | Which money book aged badly?
frugal: Which frugal habit saves more than it costs in time? | Where do you spend without thinking, on purpose? | What do you refuse to buy cheap?
gold: Coins, bars or a fund for the gold? | What share of it all is gold? | What would make you sell the gold?
cash: What's the cash waiting for? | How many months of spending is that cash? | Does the cash at least earn something?
`)
