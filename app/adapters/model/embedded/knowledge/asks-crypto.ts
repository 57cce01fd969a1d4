import { asks } from './asks.ts'

export const cryptoAsks = asks(`
bitcoin: Is the bitcoin in cold storage or still on an exchange? | What would make you sell any bitcoin at all? | How long has that bitcoin not moved? | What share of everything you own is bitcoin?
eth: Staked ETH or liquid? | Mainnet or an L2 for the daily ETH things?
sol: What do you do on Solana that you wouldn't on an L2? | How did Solana hold up in the last busy week? | Which Solana wallet is that in?
meme: What was the exit plan for the memecoin? | How many wallets hold half of that memecoin? | How small was the memecoin bag in the end?
wallet: How many wallets do you split it over? | Does the daily wallet hold more than you'd carry in cash? | What made you pick that wallet? | How do you keep your wallets apart?
hardware: Which hardware wallet, and where does the backup live? | Have you ever restored the hardware wallet from the backup? | Passphrase on the hardware wallet? | What made you get a hardware wallet? | How often does the hardware wallet come out of the drawer? | How did you set up the hardware wallet, alone or with somebody? | How much has to be at stake for a hardware wallet, in your view?
seed: Metal or paper for the seed? | Could somebody else find the seed if you couldn't? | One place for the seed, or split? | How did you choose the place for the seed? | Who knows that the seed exists? | When did you last check that the seed is readable? | Did you ever restore from the seed?
selfcustody: What convinced you to take custody? | Who could get at the coins if something happened to you? | How often do you test the self-custody set-up? | What was the hardest part of self-custody? | How long have you been your own custody? | What would you tell somebody new to self-custody?
exchange: How much stays on the exchange overnight? | How long did the last exchange withdrawal take? | Whitelist on for exchange withdrawals? | Which exchange is it? | What do you still use the exchange for?
hacked: !Which approval or link was it in the hack? | !How fast did they move the funds after the hack? | !Which wallet was drained, the daily one?
approve: When did you last revoke approvals? | Unlimited approvals or exact amounts? | Which site asked for that approval? | How many old approvals did you find? | Which tool do you revoke approvals with? | What made you check the approvals?
rug: !How long had the team been around before the rug? | !Who held the liquidity? | !Which sign of the rug was there on day one? | What made you trust the project before the rug? | What do you check now after the rug?
multisig: Two of three or more for the multisig? | Where does each multisig key live? | Who are the other signers? | What made you go for a multisig? | Which multisig is it? | How do you practise a lost key on the multisig? | How often do the multisig signers sign?
address: How many characters of the address do you check? | Test amount first, or straight to the address?
defi: Which protocol, and how old is it? | Where does the DeFi yield come from in one sentence? | What's the health factor you sleep well with? | What do you use DeFi for most? | Which DeFi protocol do you trust most, and why? | What was your first DeFi position?
yield: Who pays that yield? | Is the APY in the coin you put in or in a farm token? | What was the yield after gas and tax? | How long has that yield held? | What would the yield be without the incentives?
il: How far did the pair move before the fees were eaten? | Do you compare the pool with just holding? | Which pair is the pool? | What made you go into that pool? | How long were you in the pool? | What did the pool earn in fees?
staking: Solo, pooled or liquid staking? | How long is the unstaking queue right now? | What does the staking yield look like after tax? | What made you stake? | Which client do you run for staking? | How long have you been staking? | What would make you unstake?
stable: Which stablecoin, and who holds the reserves? | How much of the portfolio sits in stables? | What would make you leave that stablecoin? | What do you use the stablecoin for? | Where do the stablecoins sit? | How do you split between stablecoins? | Which stablecoin do you avoid?
bridge: Official bridge or a third party? | How long were the funds in the bridge? | How much would you send over a bridge at once? | Which bridge was it? | What did you bridge for? | How long did the bridge take? | How do you check a bridge before using it?
l2: Which L2, and why that one? | How do you get back to mainnet from the L2 in a hurry? | What do you still do on mainnet? | What do you use the L2 for? | Which app brought you to the L2? | How many L2s do you use by now? | What does an L2 transaction cost you?
gas: What time of day do you send, to save gas? | How much gas was that in the end? | What was the gas for? | What's the most you ever paid in gas?
onchain: Which on-chain number do you look at first? | Exchange flows or dormant coins, what's the better on-chain sign? | How late was the on-chain signal?
airdrop: How many hours went into the airdrop, honestly? | Sold the airdrop on day one or kept it? | Fresh wallet for airdrop hunting? | Which airdrop was it? | How did you hear of the airdrop? | How did you check that the airdrop was real? | Was the airdrop worth the clicks?
nft: Which collection did you keep? | What made you buy the NFT, or not? | Which NFT do you like to look at? | How do you tell a real NFT community from a loud one?
dao: What was the turnout of the DAO vote? | How many wallets could have decided the vote alone? | What does the DAO spend in a month? | What was the DAO vote about? | How do you decide how to vote in the DAO? | What does the DAO do well? | How did you get into the DAO?
unlock: What share of the float does the unlock add? | Who gets the unlock, team or funds? | Did the price move before the unlock or after? | How big is the unlock? | Where do you look up unlocks? | How do you trade around unlocks, if at all?
leverage: How much leverage was it at the entry? | Where was the stop with that leverage? | Isolated or cross margin? | What made you use leverage? | What's the most leverage you would use now?
liq: !How far away was the liquidation price? | !What size would have survived that wick? | !Was the liquidation on an exchange or on-chain? | What did you change after the liquidation? | How big was the position that got liquidated? | How long did you stay away after the liquidation?
funding: How long had funding been that high? | Do you pay the funding or collect it? | Which exchange's funding do you watch? | Where do you watch funding? | What does funding tell you that the price doesn't? | What did you do when funding turned?
chart: Which time frame is the chart? | Where is the idea wrong on that chart? | How often did that pattern work in your own log?
fomo: What size would have kept the FOMO small? | How long after the big candle did you buy? | Is there a written rule for it now?
dip: Was the dip buy planned or felt? | How many dips is the cash for? | What would tell you it isn't a dip?
bear: What did you build or learn in the bear market? | Which position survived the bear because you forgot it? | How long was your longest break from charts?
bull: Which exit did you write down for the bull run? | What sold too early last cycle? | How do you notice that everyone is in?
exit: Which level takes the first profit? | Into cash, stables or bitcoin with the profit? | What share stays in whatever happens?
dca: Weekly or monthly DCA? | Did you skip a DCA when it hurt? | Fixed amount, or more on red days? | What keeps the DCA going in red weeks? | How long have you done the DCA? | Which day does the DCA buy?
halving: What did you expect from the halving that didn't come? | Do miners around you hold or sell after the halving? | Which halving was your first? | What did you do differently this halving? | How do you read the halving, as news or as background?
etf: Do the ETF flows lead or follow the price, as you see it? | ETF in the retirement account, coins in the wallet? | What's the fee on that ETF? | What did the ETF change for you? | Which ETF is it? | Would you hold the ETF instead of coins?
macro: Which release do you trade around, and which do you ignore? | How much of the move is rates and how much is positioning?
dominance: What dominance level turns you to alts? | Does stablecoin supply change how you read dominance? | What does dominance tell you right now? | How long do you think dominance stays there? | Do you trade on dominance or only watch it?
tax: Which tool counts the tax lots for you? | Do you set the tax aside at the sale? | How many transactions is that for the tax report? | What do you use for the crypto tax? | How far back did you have to go for the tax?
newbie: What did you read before the first buy? | Who told you about it first? | How much of it could you lose without a bad night?
portfolio: How many coins is the portfolio? | What's the smallest position in the portfolio for? | How often do you rebalance? | Which coin in the portfolio would you buy again today?
dev: Which chain are you building on? | Foundry or Hardhat? | Who audits the contract? | What's the upgrade story of the contract? | What's the contract for? | What made you start with Solidity? | How do you test the contract? | Which bug in a contract taught you most?
ux: At which step did the newcomer give up? | How many signatures did that flow need? | Would your parents get through that onboarding?
lightning: Own Lightning node or a custodial wallet? | What did you last buy over Lightning? | How much sits in channels? | How was Lightning to set up? | Which Lightning wallet is it? | Where can you pay with Lightning around you? | What still goes wrong with Lightning?
privacy: Which KYC step is the one that bothers you? | Do you split wallets by purpose? | Who could link those addresses?
influencer: Did the influencer say what they hold? | How did the calls do after thirty days? | Who paid for that post?
mev: How much did the sandwich cost you? | Private RPC on for swaps? | What slippage was set? | What did you change after the sandwich? | How did you notice the MEV? | Which chain was the MEV on?
node: What hardware does the node run on? | How long did the node take to sync? | What made you run a node? | How much does the node cost to run? | What do you use the node for? | How long has the node been up? | Which client does the node run?
ai: What does the AI token pay for? | Is there an AI product with users behind it? | Who runs the agents, and with whose keys?
`)
