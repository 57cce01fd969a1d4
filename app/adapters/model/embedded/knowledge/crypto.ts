import { knowledge } from './format.ts'

/** How the things work, how people lose money and how to keep it; no token is praised and nothing is told to be bought. */
export const crypto = knowledge(
  'crypto',
  `
bitcoin~: bitcoin, btc, sats, satoshis
eth~: ethereum, eth, ether, vitalik, mainnet
sol: solana, sol
alts~: altcoin, altcoins, alts, altseason, alt season, shitcoins, small caps
meme: memecoin, memecoins, meme coin, meme coins, doge, pepe, pump fun, shitcoin
wallet: wallet, wallets, metamask, phantom, hot wallet, rabby
hardware!: hardware wallet, hardware wallets, ledger, trezor, cold storage, cold wallet, coldcard
seed!: seed phrase, seed phrases, recovery phrase, private key, private keys, passphrase, 24 words, 12 words
selfcustody!: self custody, self-custody, not your keys, own your keys
exchange: exchange, exchanges, coinbase, binance, kraken, cex, cefi, withdraw, withdrawal, withdrawals
hacked: hacked, hack, drained, drainer, stolen, exploit, exploited, phishing, scam, scams, scammed, scammer, scammers, malicious, approval, =approvals
approve!: token approval, token approvals, =approvals, revoke, blind signing, signed a transaction, permit signature, approved a token, approved a contract, malicious signature
rug!: rug, rugged, rug pull, rugpull, exit scam, honeypot
multisig!: multisig, multi-sig, safe wallet, gnosis safe
address: wrong address, wrong network, address poisoning, test transaction, sent to the wrong
defi: defi, lending, borrow, aave, compound finance, protocol, protocols, uniswap, curve, vault
yield: yield, apy, apr, farming, yield farming, staking rewards, rewards, points, incentives
il!: impermanent loss, liquidity pool, liquidity pools, lp, lping, concentrated liquidity
staking!: staking, staked, stake, =validator, =validators, liquid staking, restaking, lido, eigenlayer, solo staking
stable!: stablecoin, stablecoins, usdc, usdt, tether, depeg, depegged
bridge!: bridge, bridges, bridging, bridged, cross chain, cross-chain
l2!: layer 2, l2, l2s, rollup, rollups, arbitrum, base chain, on base, =optimism, zk rollup, =sequencer, blobs
gas: gas, gas fees, gwei, fees, transaction fees, tx fees
onchain: on-chain, onchain, on chain, data, dune, wallets tracked, addresses, active addresses, tvl
airdrop!: airdrop, airdrops, points farming, sybil, farming points
nft!: nft, nfts, pfp, floor price, opensea, ordinals
dao!: dao, daos, governance, governance vote, governance token, quorum
unlock!: token unlock, unlocks, unlock, vesting, fdv, fully diluted, tokenomics, emissions, low float, float
leverage: leverage, leveraged, 10x, 20x, 50x, 100x, long, longs, short, shorts, perps, futures, margin
liq!: liquidated, liquidation, liquidations, liq price, wiped out
funding!: =funding, funding rate, funding rates, open interest, basis trade
chart: chart, charts, ta, technical analysis, support, resistance, breakout, rsi, macd, fibonacci, trendline, candle, death cross, golden cross, moving average, pattern
trade~: trade, trades, trading, trader, traders, entry, entries, stop loss, take profit, position, risk management
fomo: fomo, chasing, bought the top, too late, missed, missed the, sidelined, revenge trade, revenge trading, overtrading
dip: dip, dump, dumped, crash, crashed, bleeding, red, blood, capitulation, down bad, drawdown, correction, rekt, down 
bear: bear market, bear, winter, crypto winter, bottom, dead again, is dead, boring market, sideways, chop
bull: bull market, bull run, ath, all time high, all-time high, cycle, top, euphoria, supercycle, new highs, breakout
exit: take profit, taking profit, take profits, taking profits, profits, exit, exit plan, exit strategy, round trip, round tripped, sold, selling, cash out
dca: dca, dollar cost, stacking, stack, stack sats, accumulate, accumulating, weekly buy
halving!: halving, halvings, stock to flow, block reward, hashrate, miners, =mining, difficulty adjustment
etf!: etf, etfs, etf flows, etf inflows, blackrock, spot etf
macro: fed, rate cut, rates, liquidity, m2, dollar, dxy, macro, inflation, risk on, risk off
dominance!: dominance, btc dominance, eth/btc, ethbtc, =rotation
tax: tax, taxes, taxable, irs, hmrc, cost basis, capital gains, koinly
newbie: beginner, new to crypto, start, starting, first bitcoin, newbie, explain, learning, where do i begin, understand, normie, family, friends
hold~: hodl, hold, holding, hodling, long term, conviction, conviction hold, diamond hands, bags
portfolio: portfolio, allocation, diversify, diversified, all in, life savings, percent of, position size
dev: solidity, smart contract, smart contracts, foundry, hardhat, audit, audits, audited, auditor, auditors, reentrancy, rust, building on, dapp, dapps, testnet
ux: ux, user experience, onboarding, usability, account abstraction, smart wallet, smart wallets, passkeys, mass adoption, adoption, confusing
usecase~: use case, use cases, real world, remittance, remittances, payments, payment, pay, rwa, rwas, tokenized, tokenised, tokenization, utility
lightning!: lightning, lightning network, lightning channel, lightning channels
privacy!: privacy, kyc, mixer, coinjoin, monero, zk proofs, zero knowledge, surveillance
market~: crypto, market, markets, coins, this space, prices, portfolio
influencer: influencer, influencers, kol, kols, shill, shilling, shilled, paid promo, calls, alpha, telegram, ct, crypto twitter
mev!: mev, sandwich, sandwiched, front run, frontrun, slippage
node!: run a node, running a node, full node, my node, own node, nodes
ai: ai agents, ai tokens, ai token, ai coins, depin

= hardware | ask recommend share view win
- Buy it from the maker and set it up with a throwaway amount first: send, wipe, restore from the words, check. The restore is the part nobody rehearses.
- It's worth it from the amount you'd hate to lose on a bad afternoon, since the device costs less than most people's worst trade. The tested backup matters more than the brand.
- A hardware wallet protects the key, not the decision. You can still sign something terrible on a very secure screen.
- Read the address on the device, not on the laptop. That's the whole reason the little screen exists.
> Have you tested the recovery yet?
= seed | ask view share trouble win
- Two copies in two places, on something that survives water. Photos, cloud notes and password managers are how most words leak.
- Do a full restore once while there's pocket money on it. An untested backup is a hope.
- Nobody honest ever needs those words. Support, airdrop or wallet update, the answer is the same.
= selfcustody | view share ask win trouble
- Most people lose coins to their own backups, not to thieves. Start with an amount that makes a mistake educational.
- The hard half is inheritance: would somebody you trust find it, and know not to type it into a website?
- It isn't all or nothing. Spending money hot, savings cold, and an exchange only for the minutes a trade needs.
= exchange + hacked/selfcustody/wallet/hold/newbie | view ask share trouble
- Withdrawals are the only real audit. Take some out now and then just to see that it works.
- Treat an exchange like an airport: fine to pass through, odd to live in.
- Whitelist your withdrawal addresses and move 2FA off SMS. Ten minutes, and most account takeovers stop there.
= wallet + hacked | trouble view share ask
- New wallet from a fresh seed, move what's left, and only then look for the cause. A drained wallet is never clean again.
- Keep a burner for minting and new sites. The main one should never have met a contract you found in a reply.
- Most drains are a signature, not a stolen key. If the popup can't be read in plain words, the answer is no.
= approve | ask view share trouble
- Revoke it on the block explorer's token approval page now, and if the site was a fake one move what's left to a fresh wallet before reading anything else.
- Unlimited approvals outlive the app you gave them to. Set exact amounts and clear old ones every month or so.
- Revoking is cheap on L2s and worth a monthly habit. The riskiest ones belong to protocols you've forgotten using.
- Simulate before signing. A wallet that shows what leaves and what arrives catches most traps.
= rug | trouble view share ask
- Check who can mint, pause and upgrade before reading the roadmap. Three admin keys on one laptop is the whole due diligence.
- Locked liquidity only means they'll wait. Look at the top ten holders and how they were funded.
= multisig | ask view share win
- Two of three across different devices and places is plenty for one person. More signers mostly adds ways to lock yourself out.
- The weak spot is everyone signing the same fake screen. One signer should always check on another device.
= address + wallet/exchange/hacked/gas/bridge | trouble share view ask
- Test transaction every time, even for the third payment to the same place. Five dollars of fees is the cheapest insurance here.
- Never copy addresses from history, that's what poisoning waits for. Address book and compare the middle, not the ends.
= defi + yield | ask view share trouble win
- First question with any yield: who's paying it? Borrowers and fees can last, emissions are you being paid in dilution.
- Double digits on stables is a risk premium for something. If you can't name the something, you're the collateral.
- Subtract the token's fall from the APY. A lot of 40% yields were negative in dollars.
= yield + staking/stable/airdrop | view ask share trouble
- Look at where the extra points come from. Base yield plus leverage plus a promise isn't one number.
- Exit time is part of the return. A yield you can't leave in a bad week is a longer lock than it says.
= il | ask trouble view share
- Providing liquidity is selling volatility. In a trend you end up holding more of whatever lost.
- Compare with just holding both sides. Fees win in sideways markets and rarely in the ones people brag about.
= staking | ask view share win trouble
- Check the unbonding time before the rate. The exit queue is longest precisely when you want out.
- Liquid staking tokens are fine until everyone loops them. The discount to the real thing is the number to watch.
- Running your own validator is easier than its reputation and duller than expected. Uptime past 95% is already plenty.
= stable | ask view share trouble
- Pick by who redeems and how fast. In a bad weekend the peg is just that answer plus liquidity.
- Splitting over two issuers costs nothing and covers the failure you didn't think of.
- The boring winner in crypto so far is dollars that move on a Sunday.
= bridge | ask trouble view share
- Move through the official route for size and the fast ones for change. Bridges are where the largest hacks keep happening.
- A bridged token is a claim on a contract somewhere else. Worth checking which version you hold before providing liquidity.
= l2 | view ask share win trouble
- Fees were the first problem, fragmentation is the new one. Most people don't want to know which rollup their dollars live on.
- Check the exit: can you withdraw if the sequencer goes quiet? That tells more than TPS.
- Blobs made L2s cheap faster than apps arrived to use them. Blockspace isn't the bottleneck this year.
= gas + eth | trouble view share ask win
- Weekend mornings in European time are still the quiet hours. Anything not urgent can wait for them with a max fee set.
- If it isn't about size or settlement, it belongs on a rollup now. Mainnet is becoming a court, not a shop.
= onchain + hold/trade/alts/bull/bear/defi | view share ask
- On-chain data is honest about what and silent about why. An exchange inflow can be a sale or just housekeeping.
- Active addresses get farmed. Fees paid are harder to fake, since somebody spent money.
= airdrop | ask view share trouble win
- Value your hours. Most farming works out under minimum wage once you count gas and the ones that never came.
- Real usage ages better than scripts: few chains, regular, with a bit of size. Filters get better each season.
- A fresh wallet for claims, always. The day of a big airdrop is the day of the best fake sites.
= nft | view share ask trouble win
- What survived is where the picture was a ticket to something. The rest was a price with artwork.
- Liquidity is the thing: a floor price is one bid deep. Look at bids, not at listings.
= dao | view share ask trouble
- Turnout under 5% means governance is whoever has a calendar. Delegation with reports works better than more votes.
- The best ones decide little. Small budgets with clear owners, and a vote only for what can't be undone.
= unlock | view ask share trouble
- Compare the unlock with daily volume, not with supply. Two weeks of volume arriving in a day needs a buyer for each coin.
- Low float with a huge FDV means the price hasn't met its holders yet.
- Look at who gets the tokens. A team cliff and a market maker loan behave very differently.
= leverage + trade/bitcoin/eth/sol/alts/dip/fomo - liq | view ask share trouble
- Size so that being wrong is boring. At 20x a 5% wick is the entire trade, and 5% is a Tuesday here.
- High leverage is mostly a way to pay funding and fees on borrowed conviction.
- Direction is the easy half. Most leveraged losses were right about the week and wrong about the hour.
= liq | trouble share view ask
- Flat for a week before the next trade. The revenge position is the one that does the lasting damage.
- Stops belong where the idea is wrong, not where the exchange closes you. If those two are the same price, the size was the mistake.
= funding | view share ask
- Stretched funding says who's crowded and nothing about when. It's a reason to shrink, not a reason to flip.
- Price up with flat open interest is spot buying, and that's the kind that holds better.
= chart + bitcoin/eth/sol/alts/trade | view share ask
- Levels work for deciding where you're wrong, less for knowing what's next. The invalidation is the useful line on that chart.
- Zoom out two timeframes and see if the pattern's still there. Most of them aren't.
- By the time a cross prints, the move that made it is old. As a trend filter it's fine, as a signal it's late.
> Where would the idea be wrong?
= trade + fomo | trouble view share ask
- Write the entry, the exit and the reason in one line before clicking. FOMO trades die while you look for the third item.
- The next setup comes daily, the capital doesn't. Missing one costs nothing but mood.
= trade + exit | view share ask trouble win
- Scale out in thirds with the levels written beforehand. You'll never sell the top and you'll never round-trip the lot either.
- A journal with the reason you sold is worth more than any indicator. After thirty trades the leak is obvious.
= exit + bull/alts/hold/portfolio/bitcoin | view ask share trouble win
- Tie the exit to your life, not to the chart: the amount that clears the debt or buys the year. Targets with a purpose get executed.
- Unrealised gains have talked more people out of selling than any influencer. Take the stake out first and breathe.
- Set the sells while you're calm. Near a top every plan looks timid.
= bear + bitcoin/eth/alts/dip/hold/market | view share ask trouble
- Quiet markets are the cheap time to learn how things work. The tools worth using in the last run were built in the boring stretch.
- Crypto has had more obituaries than any asset alive. Watch developers and fees instead of the headline count.
- Survive first: no leverage, cash for a year, and coins you'd explain to a friend sober.
= dip + hold/dca/bitcoin/eth/alts/portfolio/market - leverage, liq | view ask share trouble
- Halve it again in your head. If that would make you sell, the position is too large today, not then.
- A dip is only a discount if the reason you bought is still true. For majors that's easy to check, for most alts it's not.
- Plan the next buy by date instead of by depth. Catching bottoms is a skill nobody shows statements for.
= dca + bitcoin/eth | ask view share win
- Same day each week, automatic, withdrawn once it's worth the fee. The strategy's main feature is that you stop having opinions on Tuesdays.
- Batch the withdrawals. Lots of tiny UTXOs get expensive to spend when fees spike.
= bull + alts/meme/portfolio/bitcoin/market - exit | view share ask
- Late in a run everything is obvious and everyone is early. When strangers explain your bags to you it's time to check sizes.
- Every cycle changes the costume and keeps the plot: majors, then alts, then things with animals, then silence.
= meme + trade/alts/sol/hold/exit/bull/fomo | view share ask trouble
- Treat it as a ticket with a price and an expiry. The mistake isn't buying a joke, it's starting to believe it.
- Check the ten largest wallets before the chart. If they're one person, you're the exit.
= halving | view ask share
- The supply cut is known years ahead, so the interesting part is miners: who has cheap power and who has to sell.
- Four data points make a story, not a law. Issuance is now small next to what flows in and out each day.
= etf | view share ask
- Flows follow price more than they lead it. A week of outflows in a dull market says little.
- The quiet effect is volatility: slower hands now hold more of it than at any time before.
= macro + bitcoin/eth/alts/bull/dip | view share ask
- In the short run it trades like a liquidity gauge with a meme. Dollar and real rates explain more weeks than any crypto news.
- Everyone waits for the cut, and the move tends to come with the path after it.
= dominance | view share ask
- Dominance falls for two very different reasons: alts rising, or bitcoin falling faster. Check which before calling a rotation.
- ETH/BTC tells the appetite for risk inside the market better than any alt index.
= tax + trade/wallet/defi/exchange/staking | trouble ask view share
- Export everything every month while the exchange still exists. Rebuilding cost basis from a dead platform is the worst weekend there is.
- Swaps count in most places, not just cash-outs. The surprise bill comes from rotating in a year that ended red.
= newbie + bitcoin/eth/wallet/exchange/hold/usecase | ask share view recommend
- Start by moving twenty dollars out of an exchange and back. Doing it once teaches more than ten videos.
- Explain it by the problem: moving value without asking anyone. Blocks and hashes can wait until they ask how.
- First rule for anybody starting: whoever messages you first is not helping you.
= hold + portfolio/alts/bitcoin/eth - exit, dip | view share ask
- Conviction is a position size. If it keeps you checking at 3am it's not conviction yet.
- Holding is only a strategy if you know what would change your mind. Write the two things down.
= portfolio + bitcoin/alts/eth | ask view share
- Ten alts aren't diversification, they're one bet with ten tickers. In a bad week the correlation goes to one.
- Decide the share of everything you own first, then what's inside it. Most regret is about the first number.
= dev + hacked/defi/onchain | view ask share trouble
- An audit is a photo of one commit. Invariant tests, a bounty and a slow upgrade path protect you on the days after.
- Most exploits aren't clever Solidity, they're an assumption about a price or about a caller.
= dev + newbie/eth/sol/ux/l2 | ask view share win
- Read exploit write-ups next to the docs. Each one is a lesson in what the language lets you believe.
- Fork a small verified contract and break it in tests. It's a quicker start than another course.
= ux + wallet/newbie/usecase/l2/gas | view share ask trouble
- The winning wallet is the one nobody notices. Passkey in, fees hidden, undo for a minute where that's possible.
- Adoption questions are recovery questions. People will use it when losing a phone is an annoyance.
= usecase + stable/bitcoin/eth/defi/gas | view share ask
- Remittances are the clearest case: compare a 6% fee and three days with cents and a minute. The hard part is cashing out at the other end.
- The test for a use case is whether somebody would miss it on a day the price is flat.
= lightning | ask view share trouble win
- Start with a custodial balance for coffee money, move to your own node when inbound liquidity sounds interesting, not annoying.
- Routing has got a lot better. What still trips people up is receiving before they've ever spent.
= privacy | view share ask trouble
- Your history is public forever, so separate wallets early. It's much easier than untangling them.
- Privacy gets framed as hiding, but nobody wants a cashier to see their savings.
= influencer + alts/meme/trade/rug/hold | view share trouble ask
- Check what they said about the last five. The deleted ones are the track record.
- If a call is public, the position behind it was cheaper. You're reading someone's exit plan with emojis.
= mev | ask trouble view share
- Tight slippage and a private RPC stop most sandwiches. Default settings are a donation.
- Splitting a big swap helps less than routing it through an intent-based exchange.
= node | ask share win view
- An old mini PC and a 2 TB SSD run one fine. The first sync is the only hard part, so leave it a weekend.
- The point isn't helping the network, it's checking your own payments without asking anyone.
= ai + alts/defi/bull/usecase | view share ask
- Ask what breaks if you remove the token. For most AI coins the answer is the marketing.
`,
)
