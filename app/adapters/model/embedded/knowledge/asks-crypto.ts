import { asks } from './asks.ts'

export const cryptoAsks = asks(`
bitcoin: Is the bitcoin in cold storage or still on an exchange? | What would make you sell any bitcoin at all? | How long has that bitcoin not moved? | What share of everything you own is bitcoin?
eth: Staked ETH or liquid? | Mainnet or an L2 for the daily ETH things? | What do you use ETH for besides holding it?
sol: What do you do on Solana that you wouldn't on an L2? | How did Solana hold up in the last busy week? | Which Solana wallet is that in?
meme: What was the exit plan for the memecoin? | How many wallets hold half of that memecoin? | How small was the memecoin bag in the end?
wallet: How many wallets do you split it over? | Does the daily wallet hold more than you'd carry in cash? | Which wallet shows you what you sign in plain words?
hardware: Which hardware wallet, and where does the backup live? | Have you ever restored the hardware wallet from the backup? | Passphrase on the hardware wallet?
seed: Metal or paper for the seed? | Could somebody else find the seed if you couldn't? | One place for the seed, or split?
selfcustody: What convinced you to take custody? | Who could get at the coins if something happened to you? | How often do you test the self-custody set-up?
exchange: How much stays on the exchange overnight? | How long did the last exchange withdrawal take? | Whitelist on for exchange withdrawals?
hacked: !Which approval or link was it in the hack? | !How fast did they move the funds after the hack? | !Which wallet was drained, the daily one?
approve: When did you last revoke approvals? | Unlimited approvals or exact amounts? | Which site asked for that approval?
rug: !How long had the team been around before the rug? | !Who held the liquidity? | !Which sign of the rug was there on day one?
multisig: Two of three or more for the multisig? | Where does each multisig key live? | Who are the other signers?
address: How many characters of the address do you check? | Test amount first, or straight to the address?
defi: Which protocol, and how old is it? | Where does the DeFi yield come from in one sentence? | What's the health factor you sleep well with?
yield: Who pays that yield? | Is the APY in the coin you put in or in a farm token? | What was the yield after gas and tax?
il: How far did the pair move before the fees were eaten? | Do you compare the pool with just holding? | Which pair is the pool?
staking: Solo, pooled or liquid staking? | How long is the unstaking queue right now? | What does the staking yield look like after tax?
stable: Which stablecoin, and who holds the reserves? | How much of the portfolio sits in stables? | What would make you leave that stablecoin?
bridge: Official bridge or a third party? | How long were the funds in the bridge? | How much would you send over a bridge at once?
l2: Which L2, and why that one? | How do you get back to mainnet from the L2 in a hurry? | What do you still do on mainnet?
gas: What time of day do you send, to save gas? | How much gas was that in the end? | Did the transaction fail and still cost the gas?
onchain: Which on-chain number do you look at first? | Exchange flows or dormant coins, what's the better on-chain sign? | How late was the on-chain signal?
airdrop: How many hours went into the airdrop, honestly? | Sold the airdrop on day one or kept it? | Fresh wallet for airdrop hunting?
nft: What do you do with the NFT besides owning it? | What would the NFT be worth without the floor chart? | Which collection did you keep?
dao: What was the turnout of the DAO vote? | How many wallets could have decided the vote alone? | What does the DAO spend in a month?
unlock: What share of the float does the unlock add? | Who gets the unlock, team or funds? | Did the price move before the unlock or after?
leverage: How much leverage was it at the entry? | Where was the stop with that leverage? | Isolated or cross margin?
liq: !How far away was the liquidation price? | !What size would have survived that wick? | !Was the liquidation on an exchange or on-chain?
funding: How long had funding been that high? | Do you pay the funding or collect it? | Which exchange's funding do you watch?
chart: Which time frame is the chart? | Where is the idea wrong on that chart? | How often did that pattern work in your own log?
fomo: What size would have kept the FOMO small? | How long after the big candle did you buy? | Is there a written rule for it now?
dip: Was the dip buy planned or felt? | How many dips is the cash for? | What would tell you it isn't a dip?
bear: What did you build or learn in the bear market? | Which position survived the bear because you forgot it? | How long was your longest break from charts?
bull: Which exit did you write down for the bull run? | What sold too early last cycle? | How do you notice that everyone is in?
exit: Which level takes the first profit? | Into cash, stables or bitcoin with the profit? | What share stays in whatever happens?
dca: Weekly or monthly DCA? | Did you skip a DCA when it hurt? | Fixed amount, or more on red days?
halving: What did you expect from the halving that didn't come? | Do miners around you hold or sell after the halving?
etf: Do the ETF flows lead or follow the price, as you see it? | ETF in the retirement account, coins in the wallet? | What's the fee on that ETF?
macro: Which release do you trade around, and which do you ignore? | How much of the move is rates and how much is positioning?
dominance: What dominance level turns you to alts? | Does stablecoin supply change how you read dominance?
tax: Which tool counts the tax lots for you? | Do you set the tax aside at the sale? | How many transactions is that for the tax report?
newbie: What did you read before the first buy? | Who told you about it first? | How much of it could you lose without a bad night?
portfolio: How many coins is the portfolio? | What's the smallest position in the portfolio for? | How often do you rebalance?
dev: Which chain are you building on? | Foundry or Hardhat? | Who audits the contract? | What's the upgrade story of the contract?
ux: At which step did the newcomer give up? | How many signatures did that flow need? | Would your parents get through that onboarding?
lightning: Own Lightning node or a custodial wallet? | What did you last buy over Lightning? | How much sits in channels?
privacy: Which KYC step is the one that bothers you? | Do you split wallets by purpose? | Who could link those addresses?
influencer: Did the influencer say what they hold? | How did the calls do after thirty days? | Who paid for that post?
mev: How much did the sandwich cost you? | Private RPC on for swaps? | What slippage was set?
node: What hardware does the node run on? | How long did the node take to sync? | What made you run a node?
ai: What does the AI token pay for? | Is there an AI product with users behind it? | Who runs the agents, and with whose keys?
`)
