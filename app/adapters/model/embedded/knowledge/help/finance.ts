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

= index + stockpick | ask
- Keep the picks to a slice you could lose and still sleep. The index does the retiring, the slice does the entertaining.
- Log every pick against the index on the day you bought it. Two years of that spreadsheet settles the argument personally.
- Most of the market's return comes from a few names nobody picks in advance. The index owns them by accident.
= index + beginner | ask recommend
- Broad fund, automatic monthly buy, then leave the app alone. The first year is about the habit, the return comes later.
- Start with an amount so small it feels silly. People quit over swings they weren't sized for.
> Is there an emergency cushion first?
= advisor + fees/beginner/retire/index | ask recommend
- Ask how they get paid before what they suggest. A flat-fee planner for one afternoon answers most people's questions.
= budget + overspend | ask trouble
- Track only the three categories that hurt. Forty-line budgets die in February.
- Give the leak its own account with a weekly top-up. When it's empty it's empty, and no spreadsheet is involved.
- Look at last quarter before planning the next. Most overspending is annual bills pretending to be surprises.
> Which category surprised you most?
= snowball + debt | ask
- Avalanche wins on paper, snowball wins on finishing. The gap between them is usually smaller than one skipped month.
- Start with one tiny balance for the win, then go by rate. Nobody checks if you stayed pure.
= house + rates/timing/income | ask
- Rent versus buy is mostly a question of years. Under five, the fees eat the equity.
- Renting isn't throwing money away, it's buying flexibility at a known price.
= rates + inflation/recession/valuation/drop | ask
- The cut itself is usually in the price by the time it's on the news. What moves things is the path after it.
- Markets trade the surprise, not the level. A cut everyone expects is a Tuesday.
= inflation + market/rates | ask
- One print is weather, the three-month pace is the climate. The reaction tells you more about positioning than about prices.
- Check what core services did before cheering. The headline moves on petrol, the path of rates doesn't.
= recession + index/savings/longterm/drop | ask
- Recessions get announced after they start and markets turn before they end. There's very little to trade in between.
- The useful prep is dull: cushion, low fixed costs, a CV that isn't from 2019.
= earnings + valuation/drop/stockpick | ask
- Guidance moves it, the quarter is history. A beat with a cautious outlook falls more often than people expect.
- Watch margins and share count together. Per-share growth from buybacks isn't the same animal.
= valuation + index/longterm/stockpick/rates | ask
- Valuation is a poor clock and a decent map: it says little about next year and a fair bit about the next ten.
- Cheap needs a reason to stop being cheap. Without one it's just a low multiple.
= risk + diversify/index/stockpick/behaviour | ask
- Risk tolerance is what you did last time, not what the questionnaire said.
- Concentration builds fortunes and also ends them, and we mostly hear from the first group.
= behaviour + longterm/stockpick/savings | ask
- The edge left for ordinary investors is not needing to act. Funds have to explain every quarter, we don't.
- Fewer decisions is a strategy. Every rule you write down is one panic you don't get to have.
= kids + savings/compound/income | ask
- Let them run out of money while it's ten dollars. That lesson gets expensive later.
- Three jars beat one lecture: spend, save, give. Compounding makes sense once they've seen a jar refuse to fill.
= book + beginner/behaviour/index | ask recommend
- The Psychology of Money for why, the Bogleheads guide for how. After those two most finance books repeat themselves.
- One good book and then a year of doing it. The next five are procrastination with a highlighter.
= gold + inflation/diversify/risk | ask
- Gold is insurance that pays no premium and sometimes sleeps for 20 years. Sized like insurance it's fine.
= cash + longterm/index/savings | ask
- Cash is for dates on the calendar. Once every coming bill has its money, the rest is just waiting.
`,
)
