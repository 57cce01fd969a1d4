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

= onchain + hold/trade/alts/bull/bear/defi | ask
- On-chain data is honest about what and silent about why. An exchange inflow can be a sale or just housekeeping.
- Active addresses get farmed. Fees paid are harder to fake, since somebody spent money.
= chart + bitcoin/eth/sol/alts/trade | ask
- Levels work for deciding where you're wrong, less for knowing what's next. The invalidation is the useful line on that chart.
- Zoom out two timeframes and see if the pattern's still there. Most of them aren't.
- By the time a cross prints, the move that made it is old. As a trend filter it's fine, as a signal it's late.
> Where would the idea be wrong?
= bull + alts/meme/portfolio/bitcoin/market - exit | ask
- Late in a run everything is obvious and everyone is early. When strangers explain your bags to you it's time to check sizes.
- Every cycle changes the costume and keeps the plot: majors, then alts, then things with animals, then silence.
= macro + bitcoin/eth/alts/bull/dip | ask
- In the short run it trades like a liquidity gauge with a meme. Dollar and real rates explain more weeks than any crypto news.
- Everyone waits for the cut, and the move tends to come with the path after it.
= hold + portfolio/alts/bitcoin/eth - exit, dip | ask
- Conviction is a position size. If it keeps you checking at 3am it's not conviction yet.
- Holding is only a strategy if you know what would change your mind. Write the two things down.
= portfolio + bitcoin/alts/eth | ask
- Ten alts aren't diversification, they're one bet with ten tickers. In a bad week the correlation goes to one.
- Decide the share of everything you own first, then what's inside it. Most regret is about the first number.
= usecase + stable/bitcoin/eth/defi/gas | ask
- Remittances are the clearest case: compare a 6% fee and three days with cents and a minute. The hard part is cashing out at the other end.
- The test for a use case is whether somebody would miss it on a day the price is flat.
= ai + alts/defi/bull/usecase | ask
- Ask what breaks if you remove the token. For most AI coins the answer is the marketing.
`,
)
