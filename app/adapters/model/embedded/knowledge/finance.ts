import { knowledge } from './format.ts'

/** Money habits and markets in general terms: mechanics, trade-offs and behaviour, never a call to buy or sell anything. */
export const finance = knowledge(
  'finance',
  `
index: index fund, index funds, etf, etfs, s&p 500, s&p, sp500, vti, voo, vwce, total market, passive investing, tracker
stockpick: stock picking, stock picks, individual stocks, picking stocks, single stocks, stocks, shares
diversify: diversify, diversified, diversification, all in, concentrated, concentration, asset allocation, allocation
dca!: dca, dollar cost averaging, dollar cost average, lump sum
timing: timing the market, time the market, market timing, time in the market, wait for a dip, waiting for a dip, buy the dip, top, bottom, crash, correction, sell everything, sit in cash, on the sidelines
drop: down, drop, dropped, dip, red, correction, bear market, crash, sell off, selloff, sold off, volatile, volatility, panic, panicking
longterm~: long term, long-term, decades, 30 years, 20 years, 10 years, patience, patient, boring, hold, holding
compound!: compound interest, compounding, compound, =compounds
fees: fee, fees, charges, charging me, expense ratio, expense ratios, 1%, aum, basis points, commission, commissions
advisor: advisor, adviser, financial advisor, fiduciary, robo advisor, planner
emergency!: emergency fund, emergency funds, rainy day fund, months of expenses
hysa!: high yield savings, hysa, savings account, money market, money market fund, cds, t-bills, treasury bills
budget: budget, budgeting, budgets, ynab, spreadsheet, zero based, envelope, 50/30/20, expenses, spending
overspend: overspend, overspending, blew, where my money goes, where it all goes, impulse, impulse buying, eating out, takeout, subscriptions, doordash, groceries, amazon
automate!: automate, automated, automatic transfer, automatic transfers, pay yourself first
savings~: savings, save, saving, saved, savings rate, save money
debt: debt, debts, owe, balance, balances, loans, loan
card: credit card, credit cards, card debt, credit card debt, apr, balance transfer, minimum payment
snowball: snowball, avalanche, debt snowball, debt avalanche, smallest balance, highest interest
debtfree!: debt free, debt-free, paid off, paid it off, final payment, last payment
student!: student loan, student loans
creditscore!: credit score, credit scores, fico, credit report, =utilization
mortgage: mortgage, mortgages, home loan, refinance, refinancing, pay off the house, pay off my mortgage, pay off our mortgage, overpay, prepay, mortgage rates
afford!: how much house, house can i afford, house can we afford, afford a house, afford a home
rent!: renting, rent vs buy, rent or buy, throwing money away, throwing away money
market: market, markets, futures, stocks, index
ath!: all time high, all time highs, all-time high, all-time highs, record high, record highs
house: house, home, buying a house, first home, down payment, closing costs, renting, rent, rent vs buy, homeowner, homeownership
rental!: rental property, rental properties, landlord, tenants, tenant, airbnb, cash flow property, real estate investing, real estate
retire: retire, retirement, retiring, 401k, 401(k), pension, ira, roth, roth ira, isa, hsa
match!: employer match, company match, 401k match, matching contribution
roth!: roth, roth ira, backdoor roth, roth conversion, traditional vs roth
hsa!: hsa, health savings account
fire: fire, financial independence, retire early, early retirement, coast fire, fire number, 4% rule, four percent rule, withdrawal rate, 25x
tax: tax, taxes, tax return, tax refund, refund, deduction, deductions, capital gains, tax bracket, quarterly taxes, write off, write offs
harvest!: tax loss harvesting, tax-loss harvesting, wash sale
freelance: freelance, freelancer, self employed, self-employed, contractor, 1099, side hustle, irregular income, variable income, business income
income~: income, salary, raise, paycheck, pay rise, earn more, promotion, bonus, negotiate, negotiating, negotiated
creep!: lifestyle creep, lifestyle inflation, keeping up with
networth!: net worth, first 100k, first $100k, six figures invested, first 10k, 100k invested
dividend!: dividend, dividends, dividend yield, dividend growth, drip
bonds: bond, bonds, fixed income, treasuries, yield curve, 60/40, duration
rates: rate cut, rate cuts, rate hike, rate hikes, interest rates, rates, the fed, fed, fomc, powell, central bank
inflation: inflation, cpi, prices rising, cost of living, real returns
recession: recession, soft landing, economy, jobs report, unemployment, gdp
earnings: earnings, earnings report, earnings season, guidance, revenue, margins, beat estimates, quarter
valuation: valuation, valuations, p/e, pe ratio, overvalued, undervalued, multiple, multiples, dcf, cash flow, free cash flow, bubble
options!: options trading, trading options, covered calls, covered call, call option, put option, call options, put options, 0dte, theta
daytrade!: day trading, day trader, day trade, swing trading, trading account, prop firm, blew up my account
risk~: risk, risky, risk tolerance, position size, position sizing, leverage, margin
rebalance!: rebalance, rebalancing, rebalanced
behaviour: emotions, emotional, fear, greed, fomo, discipline, behaviour, behavior, psychology, headlines, noise, news, checking my portfolio, check my portfolio
kids: kids, children, teach, teaching, teenager, allowance, 529, custodial, junior isa, financial literacy
couple: partner, spouse, married, joint account, joint, merge finances, combined finances, money talks
car: car, car payment, car loan, new car, used car, lease, leasing
insurance: insurance, term life, whole life, premium, premiums, deductible
beginner: beginner, start investing, started investing, starting to invest, new to investing, first investment, where to start, in my 20s, at 22, at 25, first job, begin
book: book, books, podcast, read, reading, recommend, psychology of money, bogleheads, resource, resources
frugal: frugal, frugality, cheap, no spend, no-spend, thrifty, coupons, lattes, latte
gold: gold, silver, commodities
cash: cash, cash drag, sitting in cash, uninvested

= index + stockpick | view ask share
- Keep the picks to a slice you could lose and still sleep. The index does the retiring, the slice does the entertaining.
- Log every pick against the index on the day you bought it. Two years of that spreadsheet settles the argument personally.
- Most of the market's return comes from a few names nobody picks in advance. The index owns them by accident.
= index + beginner | ask recommend share
- Broad fund, automatic monthly buy, then leave the app alone. The first year is about the habit, the return comes later.
- Start with an amount so small it feels silly. People quit over swings they weren't sized for.
> Is there an emergency cushion first?
= index + longterm/drop/timing | view share ask trouble win
- The hard part of indexing is having nothing to do. Most damage comes from fixing it when it isn't broken.
- Look at rolling 15-year periods instead of the last one. It's the best cure for headlines there is.
= dca | ask view share
- Lump sum wins about two times in three on paper. DCA wins when it's what keeps you from waiting forever.
- Set the schedule in writing: four buys, fixed dates, no veto. DCA you can pause is market timing with manners.
= timing + cash/longterm/drop | view ask share trouble
- Getting out is one decision, getting back in is the one people miss. Best and worst days tend to sit next to each other.
- Money you need within five years shouldn't care about any of this. Sort that first and timing gets boring.
= ath | ask view share trouble
- All-time highs are normal weather: markets spend a large part of their life near one, and the next years look about like any others.
- Waiting for the dip only works if it falls below today's price before it rises. It often doesn't.
= drop + behaviour | view trouble share ask
- Decide in calm weather what you'll do at minus 20% and write it where you'll see it. In the moment the plan has to already exist.
- Delete the app for the week. Portfolios looked at daily feel twice as volatile as the same one looked at quarterly.
- A drop is the first honest test of your allocation. If sleep suffers, the stock share was too high before, not now.
= compound | view share ask
- The curve looks dead for the first decade, which is why most people quit inside it. Contributions do nearly all the work until then.
- It works on fees and card balances too. Same maths, other side of the table.
= fees + index/advisor/retire | view share ask trouble
- One percent sounds small until you compare it with a real return of five. It's a fifth of the growth, every year.
- Check the fund fee and the platform fee together. People optimise the first and pay the second.
= advisor + fees/beginner/retire/index | ask recommend view
- Ask how they get paid before what they suggest. A flat-fee planner for one afternoon answers most people's questions.
= emergency | ask view share win
- Size it by how long finding the next job would take, not by a rule of thumb. Two stable incomes need less, one freelance income more.
- Keep it dull and a day away from the card. It isn't an investment, it's the thing that keeps the investments unsold.
- The first thousand changes more than the next ten. Most emergencies are a tyre, not a layoff.
= hysa | ask share view win
- Rates on these move with the central bank, so pick for transfers and no games, not for the last 0.1%.
- It's the right home for money with a date on it. Anything past five years loses to inflation there, politely.
= budget + overspend | ask trouble share
- Track only the three categories that hurt. Forty-line budgets die in February.
- Give the leak its own account with a weekly top-up. When it's empty it's empty, and no spreadsheet is involved.
- Look at last quarter before planning the next. Most overspending is annual bills pretending to be surprises.
> Which category surprised you most?
= budget + savings/automate/income | ask view share win
- Savings out on payday, the rest is the budget. It turns forty decisions into one.
- A budget that has no fun line is a diet. Plan the slack and it stops sneaking in.
= automate | view ask share win
- Set the transfer for the day after payday and raise it with every raise. You never see the money, so you never miss it.
- Put a calendar note once a year to look at it. Automation is only dangerous when it's forgotten.
= savings + overspend | view share trouble ask win
- A 48 hour list for anything over a set amount removes about half of it. The other half you really wanted.
- Cancel everything and resubscribe to what you miss. It's quicker than reviewing a list.
= card + debt | ask trouble share view win
- At 25% APR paying the card down is a guaranteed return no market offers. Everything past the employer match can wait.
- Call and ask for a lower rate, then look at a balance transfer with the end date in the calendar. Two calls often beat a year of cutting coffee.
- Stop the leak before the bucket: card out of the phone wallets for a month, then the payoff plan.
= snowball + debt | ask view share
- Avalanche wins on paper, snowball wins on finishing. The gap between them is usually smaller than one skipped month.
- Start with one tiny balance for the win, then go by rate. Nobody checks if you stayed pure.
= debtfree | win share
- Keep the payment going, just change its address. Sending the same amount to savings from month one stops the money finding new friends.
- Write down what it felt like before the next zero percent offer lands in the mail.
> What's the old payment going to do now?
= student | ask view share trouble win
- Split it by rate: anything under what savings pay can take its time, anything over 6 or 7 deserves the extra.
- Check the repayment plan once a year. Income changes and the default plan almost never is the best one.
= creditscore | ask trouble share win view
- Utilisation has no memory. Pay it down before the statement date and the score moves within a month.
- Keep the oldest card open with one small subscription on it. Age is the part you can't rebuild.
= mortgage + rates | ask view share trouble
- Refinance on the break-even month: costs divided by monthly saving. If you'll still be there after that, it's simple.
- Comparing today's rate with 2021 is nostalgia. Compare it with rent and with how long you'll stay.
= mortgage + debt/index/savings/longterm | ask view share win
- Prepaying is a bond at your mortgage rate, after tax, with no way to get the cash back. That's good at 6% and meh at 2.5%.
- Maths says invest, sleep says prepay. Splitting the extra in half is a perfectly good answer.
= house + savings | ask share view trouble win
- Budget 1 to 2% of the price a year for things that break. The mortgage is the minimum cost, rent is the maximum.
- Keep the down payment out of stocks once the date is inside three years.
- Leave a cushion after closing. The first month in a house is where furniture loans are born.
> How long do you plan to stay there?
= house + rates/timing/income | view ask share
- Rent versus buy is mostly a question of years. Under five, the fees eat the equity.
- Renting isn't throwing money away, it's buying flexibility at a known price.
= afford | ask
- Start from the monthly total, not the price: payment, tax, insurance and a percent a year for repairs. Under about 28% of gross stays comfortable for most people.
- Pay yourself the future mortgage for three months and see how it feels. Lenders say what you may borrow, that test says what you can carry.
= rent | view share ask
- Rent is the most you'll pay that month, a mortgage is the least. People compare the two as if the boiler never broke.
- Under about five years the buying costs eat the equity, so renting is the frugal choice more often than it gets credit for.
= rental | view ask share trouble win
- Run the rental with eight weeks empty and one boiler a year. If it still works, it's a business, not a hope.
- Passive is a generous word for a phone that rings on Sundays. Price a property manager in from the start.
= match | ask view share
- The match is pay. Anything below the full match is turning down part of the salary.
= roth | ask view share
- It's a bet on your tax rate later against now. If you can't tell, having some of both is the hedge.
- Early career it's usually the easier choice: low bracket now, decades of growth untaxed.
= hsa | ask view share
- Pay bills from pocket if you can, keep the receipts, let it grow. It's the only account that's untaxed at both ends.
= retire + savings/income/beginner/longterm | ask view share trouble win
- Raise the rate by one point every birthday. Nobody notices one point and it's the whole plan in slow motion.
- Late starters have one lever that's stronger than returns: what they spend. It counts twice, in saving and in needing less.
- Contribution rate beats fund choice for the first fifteen years. Pick something broad and argue about it later.
= fire + savings/index/income | ask view share win
- The number moves with your spending, so it's worth living on the retirement budget for three months before trusting it.
- 4% was built for 30 years. At 40 you're planning for 50, and flexibility in bad years does more than a lower rate.
- Coasting is underrated: once the pot can grow alone, a job you like at half pay beats two more years in one you don't.
= tax + freelance | ask trouble share view
- A third of every invoice into its own account on the day it lands. Then tax season is admin, not an event.
- Pay quarterly even when you could wait. The penalty is small, the April surprise isn't.
= tax + income | view ask share trouble win
- A bigger refund is a zero percent loan you gave away. Adjust withholding and let it hit the savings account monthly.
- Brackets are marginal: a raise never makes you poorer, it just has a smaller slice on top.
= harvest | ask view share
- Harvest into something similar enough to stay invested and different enough for the wash sale rule. The calendar matters more than the pick.
- It defers tax more than it deletes it. Still useful, just not magic.
= freelance + savings/income/budget | ask share trouble view
- Pay yourself a flat salary from a buffer account. Three months in there turns lumpy income into a boring one.
- Budget from the worst month of the last year and treat the rest as bonus.
= income + savings/debt/creep | view ask share win
- Split every raise before it lands: half to future you, half to enjoy. The deal is easy while the money is still imaginary.
- Cutting has a floor, earning doesn't. After the big three expenses, a negotiation beats another year of coupons.
= creep | view share ask trouble
- Creep is fine where it buys time and quiet where it buys status. The test is whether you'd miss it after a month.
- It hides in the fixed costs. A dinner out ends, a bigger lease doesn't.
= networth | win share view
- That's the slow one. From there growth starts doing part of the saving, and the next same-sized step tends to come quicker.
- Note what share was contributions and what was market. It keeps you calm when the market takes some back.
> How long did it take from zero?
= dividend | view ask share win
- A dividend isn't extra, the price drops by it. What it buys is behaviour: people hold what pays them.
- Look at the payout ratio before the yield. A high yield is often the market announcing a cut.
- Total return first, then where it comes from. In a taxable account the taxman prefers dividends more than you do.
= bonds + rates/longterm/risk/diversify | view ask share trouble
- Match the duration to when you need the money and rate moves stop mattering much.
- Bonds are there so you don't sell stocks at the bottom. Judging them on return misses the job.
= rates + inflation/recession/valuation/drop | view share ask
- The cut itself is usually in the price by the time it's on the news. What moves things is the path after it.
- Markets trade the surprise, not the level. A cut everyone expects is a Tuesday.
= inflation + savings/cash/income/longterm | view ask share trouble
- Your own inflation is rent, food and transport. Track those three and the headline number stops being confusing.
- Cash feels safe because the loss isn't printed on the statement.
= inflation + market/rates | share view ask
- One print is weather, the three-month pace is the climate. The reaction tells you more about positioning than about prices.
- Check what core services did before cheering. The headline moves on petrol, the path of rates doesn't.
= recession + index/savings/longterm/drop | view ask share
- Recessions get announced after they start and markets turn before they end. There's very little to trade in between.
- The useful prep is dull: cushion, low fixed costs, a CV that isn't from 2019.
= earnings + valuation/drop/stockpick | view share ask
- Guidance moves it, the quarter is history. A beat with a cautious outlook falls more often than people expect.
- Watch margins and share count together. Per-share growth from buybacks isn't the same animal.
= valuation + index/longterm/stockpick/rates | view ask share
- Valuation is a poor clock and a decent map: it says little about next year and a fair bit about the next ten.
- Cheap needs a reason to stop being cheap. Without one it's just a low multiple.
= options | view ask share trouble
- Selling premium feels like income until the one month that takes back twelve. Size for that month.
- If you can't say what you lose when nothing happens, that's theta introducing itself.
= daytrade | view ask share trouble win
- Log a hundred trades with costs before adding money. Most edges are commissions and luck taking turns.
- Position size is the strategy, entries are the decoration. One percent at risk keeps you around to learn.
= risk + diversify/index/stockpick/behaviour | view ask share
- Risk tolerance is what you did last time, not what the questionnaire said.
- Concentration builds fortunes and also ends them, and we mostly hear from the first group.
= rebalance | ask view share
- Once a year or when something drifts five points, whichever is lazier. More often mostly feeds the taxman.
- Rebalance with new money first. No sales, no tax, same effect.
= behaviour + longterm/stockpick/savings | view share ask
- The edge left for ordinary investors is not needing to act. Funds have to explain every quarter, we don't.
- Fewer decisions is a strategy. Every rule you write down is one panic you don't get to have.
= kids + savings/compound/beginner/income/index | ask share view
- Let them run out of money while it's ten dollars. That lesson gets expensive later.
- Three jars beat one lecture: spend, save, give. Compounding makes sense once they've seen a jar refuse to fill.
= couple + budget/savings/debt | ask share view trouble
- Yours, mine, ours works well: shared bills from a joint account by share of income, no questions about the rest.
- A monthly half hour with coffee and the numbers prevents the yearly argument.
= car + debt/savings/income/budget | view ask share win trouble
- Compare it as cost per year kept, not per month. Eighty-four month loans look friendly that way round.
- Three-year-old, boring and serviced is where the depreciation already happened to someone else.
= insurance + kids/savings/fees | view ask share
- Insure what you can't afford to lose and nothing else. A high deductible plus a cushion is usually the cheaper pair.
= book + beginner/behaviour/index | ask recommend
- The Psychology of Money for why, the Bogleheads guide for how. After those two most finance books repeat themselves.
- One good book and then a year of doing it. The next five are procrastination with a highlighter.
= frugal + savings/income/creep | view share ask win
- Frugal on the big three, relaxed on the rest. Housing, transport and food decide it, coffee never did.
- No-spend months work as a flashlight rather than a lifestyle: you see which purchases were boredom.
= gold + inflation/diversify/risk | view ask share
- Gold is insurance that pays no premium and sometimes sleeps for 20 years. Sized like insurance it's fine.
= cash + longterm/index/savings | view ask share
- Cash is for dates on the calendar. Once every coming bill has its money, the rest is just waiting.
`,
)
