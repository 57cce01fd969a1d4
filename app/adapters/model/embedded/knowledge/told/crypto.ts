import { cryptoMore } from './crypto-more.ts'
import { cryptoRest } from './crypto-rest.ts'
import { told } from './format.ts'

/** Holding, using and building. */
export const cryptoTold = told(`
dca: dca, dollar cost averaging, dollar-cost averaging, recurring buy, auto buy, auto-buy, weekly buy
  began: Which did you settle first for the DCA, the amount or the schedule? | Have you written down when the DCA ends, or is it open-ended? | Was there a lump sum you decided against before the DCA?
  raised: Did something else in the budget give way for the bigger DCA? | Is the bigger DCA permanent, or until a certain date? | Will the raised DCA get a review date, or just run from here?
  cut: Is there a point where you'd put the DCA back to where it was? | Was the smaller DCA a quick decision, or weeks of back and forth? | Did you think about stopping the DCA altogether before trimming it?
  quit: Was the end of the DCA set beforehand, or decided on the day? | Was it odd when the first DCA date went by without a buy? | Will the DCA come back at some point, or is that chapter closed?
  changed: How often do you let yourself touch the DCA settings? | Which part of the DCA did you leave exactly as it was? | Was the old DCA setup something you chose, or just the app's default?
  skipped: Did you make up the missed DCA buy later, or let it go? | Did skipping the DCA buy feel like anything at all?
hwallet: hardware wallet, hw wallet, hardware signer, signing device, ledger nano, ledger stax, ledger flex, my ledger, a ledger, new ledger, ledger, trezor, coldcard, bitbox, bitbox02, keystone 3 pro, blockstream jade, tangem, seedsigner
  got: What were you signing with before the hardware wallet? | Will the hardware wallet take over an old seed, or start with a fresh one? | Which check comes first on a new hardware wallet: seal, firmware or seed? | How did you narrow it down among the hardware wallets out there? | Is there anything you use that the new hardware wallet can't sign for?
  switched: Did you carry the seed over or make a new one on this hardware wallet? | Which account was last to move over to the hardware wallet? | What took longer in the move to the hardware wallet, the setup or the transfers? | Did the old setup get wiped once the hardware wallet took over?
  made: Did the hardware wallet setup take one sitting or two? | Which step of setting up the hardware wallet did you read twice? | Was a full wipe and restore part of setting up the hardware wallet?
  broke: Had you ever rehearsed a day without that hardware wallet? | Is a new hardware wallet coming, or will the seed go into something else?
  tested: How readable were contract calls on the screen of the hardware wallet? | Did the hardware wallet test include a recovery from the words alone? | Which part of using the hardware wallet got tedious first in testing?
  plans: Is there one chain the hardware wallet absolutely has to support for you? | Which matters more in the hardware wallet you're after, open firmware or a bigger screen? | What have you ruled out already for the hardware wallet?
coldstorage: cold storage, cold wallet, self custody, self-custody, own keys
  switched/began: What did you want to understand before going into cold storage? | Which part of cold storage did you rehearse first? | Did you write down the steps while setting up cold storage?
  plans: Which step toward cold storage feels most like a one-way door? | Will cold storage get a trial run with a small amount? | What would have to be written down before cold storage feels safe to start?
seed: seed phrase, recovery phrase, seed words, seed backup, mnemonic, secret recovery phrase
  made: Did you restore from the seed phrase once before trusting it? | Twelve words or twenty-four for the seed phrase, and did you think about it long?
  changed: What had started to bother you about the seed phrase setup as it was? | Was the old seed phrase backup dealt with in the same sitting?
  broke: Did it turn up a seed phrase habit you'd had since the start? | Has it changed how you'd make the next seed phrase backup?
  tested: Did you test the seed phrase on the same device or on a different one? | Was there a moment of doubt while typing the seed phrase back in? | Will testing the seed phrase become a yearly thing?
steel: steel plate, steel backup, metal backup, metal plate, seed plate, cryptosteel, billfodl, seedplate
  got: Stamped, engraved or sliding tiles for the steel backup? | Was the paper copy starting to worry you before the steel one?
  made: Any letters you had to redo on the steel plate? | Did you practise on scrap before the real steel plate?
multisig: multisig, multi-sig, gnosis safe, safe multisig, 2-of-3, 3-of-5
  made/switched: How did you settle on the number of multisig signers? | Did you practise losing one key before putting the multisig to use? | Which signer on the multisig took longest to get ready?
  broke: Which step failed on the multisig: collecting signatures, the nonce or the execution? | Who among the multisig signers noticed first? | Would one more spare key have saved the multisig?
hotwallet: hot wallet, metamask, rabby, phantom wallet, browser wallet, wallet extension, rainbow wallet, mobile wallet
  switched: Did you import the old keys or start the wallet with clean addresses? | Does the wallet you had before still hold anything? | Does this wallet tell you more before you sign? | Which site was the first you connected the wallet to?
  quit: Which app still expects the old wallet to be there? | Did you clear out the approvals before deleting the wallet? | Anything left on a small chain in the wallet you dropped?
  broke: Was it the wallet itself, or the RPC behind it? | Did the wallet act up everywhere, or only on one site? | Was everything still visible on the explorer while the wallet misbehaved?
burner: burner wallet, burner address, throwaway wallet, fresh wallet, mint wallet
  made/began: What's the rule for when something gets the burner and when it doesn't? | How much trust does a site need before it gets past the burner? | Was there a close call that the burner wallet answers?
  broke: Did the burner limit the damage to what you had meant to risk? | Can you tell which signature did the burner in?
exchange: exchange, cex, coinbase, binance, bitstamp, bitvavo, gemini account, crypto.com
  switched: Which thing did you check first about the exchange? | Which setting on the exchange did you change on day one? | Is the exchange a stopover, or does it stay there?
  quit: Did you download the trade history before closing the exchange account? | Was there dust left that the exchange wouldn't let you withdraw? | Which function of the exchange do you still need some replacement for?
  began: How far did identity verification at the exchange go? | Did you try a small withdrawal from the exchange before anything larger? | Which fee on the exchange took the most digging to find?
  broke: Could you still withdraw with the exchange in that state? | Did anyone at the exchange say anything while it lasted? | Did you have orders open on the exchange at that moment?
  tested: Did you compare the exchanges on spread as well as the listed fee? | Which exchange was quickest from order to withdrawal?
withdrawal: withdrawal, exchange withdrawal, withdrew to wallet, moved off the exchange, moved coins off, took coins off
  did/changed: Did the withdrawal go in one piece, or a test amount first? | How many times did you check the address on that withdrawal? | Did the withdrawal trip any hold or extra verification?
  broke: Did the withdrawal stall at the exchange, or out on the chain? | Was there a transaction hash for the withdrawal, at least? | Did the withdrawal page say anything useful in the meantime?
testtx: test transaction, test transfer, test send, small test amount
  did: Did the test transaction show you anything besides that it arrives? | How small do you go for a test transaction? | How long did you let the test transaction settle before the rest?
  skipped: Did the wait feel longer without a test transaction first? | Is there an amount below which you never bother with a test transaction?
bitcoin: bitcoin, btc, =sats, satoshis
  got: Does the new bitcoin stay where you bought it, or move out? | Is this bitcoin the put-away kind, or meant to be spent? | How do you note bitcoin buys so you can find them again in three years?
  quit: Was the bitcoin exit planned, or decided that day? | Was it odd to see the bitcoin line gone from the list? | Will you keep following bitcoin from the outside?
  began: Which bitcoin question did you have to look up more than once? | Who or what explained bitcoin in a way that stuck? | Was your first step into bitcoin reading, or buying and then reading?
twofa: 2fa, two-factor, yubikey, security key, authenticator app, sms 2fa
  began/raised: Which account was first in line for 2FA? | Where did you draw the line on which logins need 2FA? | Did any account make 2FA harder to turn on than it should be?
  switched: Which exchange was the slowest to let you change 2FA? | Did any account refuse the new 2FA and insist on SMS? | Is the new 2FA quicker in daily use, or just safer?
  broke: Were the 2FA recovery codes where you thought they were? | Which account was slowest to believe you after the 2FA trouble?
inheritance: inheritance plan, crypto inheritance, crypto will, letter of instruction, dead man's switch
  made/began: Who read the inheritance plan back to you to see if it made sense? | Which part of the inheritance plan was hardest to put in plain words? | Does the inheritance plan name somebody technical to call?
  plans: What's the first page of the inheritance plan going to say? | Has thinking about inheritance made you want a simpler setup? | Will a lawyer see the inheritance plan, or only family?
gas: gas fee, gas cost, gas price, network fee, transaction fee, gas, gwei
  rose: Did any transaction have to wait because of gas? | Could you see on the explorer what was eating the gas? | Do you wait for the weekend when gas is up, or just pay?
  fell: Is there something you'd been saving for lower gas? | Do you clean up old approvals when gas gets this low? | Does cheaper gas bring you back to mainnet, or is that habit gone?
  cut: Where in the code or the routine was most of the gas going? | How did you measure the gas before and after? | Did anything else suffer for the gas you saved?
  tested: Which line of the gas numbers stood out at once? | Were failed transactions counted in the gas numbers? | Will the gas tracking go on, or was it a one-off?
bridge: bridge, bridging, bridged, cross-chain bridge, across bridge, stargate, native bridge, hop bridge
  did: How did you choose the bridge: speed, fee or who audits it? | Did you have gas waiting on the other side of the bridge? | Did the bridge deliver the token you expected, or a wrapped cousin? | Was a small amount over the bridge first part of the plan?
  broke: Does the explorer of the bridge show the message as sent? | Is it the source side or the claim side of the bridge that hangs? | Did anyone from the bridge team answer with something useful?
l2: l2, layer 2, layer two, rollup, arbitrum, optimism mainnet, base chain, zksync, starknet, scroll chain
  switched/began: Which transaction was the first on the L2? | What do you still go back to mainnet for, now you use an L2? | How did you decide between the L2s? | Did you look up how to leave the L2 before you entered it?
  broke: Did you have anything pending when the L2 halted? | How did you first notice the L2 had trouble, the app or the explorer?
swap: swap, token swap, swapped on uniswap, uniswap, dex, 1inch, cow swap, cowswap, jupiter swap
  did: Did the swap land near the quote you were shown? | How tight did you set slippage on the swap? | Did you check the token contract before the swap? | Aggregator or straight to one pool for the swap?
  broke: Did the swap revert on slippage, or on something odder? | Was there a tax or a pause in the token behind the failed swap? | Did the same swap go through in smaller pieces?
staking: =staking, staked eth, eth staking, stake pool, staked my, staking rewards, sol staking, liquid staking, lido, rocket pool
  began: How did you choose who runs the staking? | Did you look up the unstaking wait before staking? | Are the staking rewards going into a log from day one? | What made staking clearer to you in the end, a guide or just doing it?
  quit: How long was the exit queue when you stopped staking? | Did the last staking rewards arrive after you'd left? | Was leaving the staking harder to work out than joining?
  rose/fell: Did you check whether the staking change came from the network or the operator? | Does a change in staking rewards make you do anything, or just note it?
validator: validator, solo staking, solo staker, home validator, eth validator, beacon node, dappnode, attestation
  made/began: Which client pair did the validator end up on? | Did the validator get a stretch on testnet before the real thing? | What was the most nervous step of the validator setup, the keys or the deposit? | Who restarts the validator when you're away?
  broke: Was it the client, the disk or the line that took the validator down? | How did you find out the validator was offline?
  quit: Was it the hardware or the upkeep that ended the validator? | How long did the validator exit take, from message to money? | What happens to the validator box now?
  fixed: Which log line gave the validator problem away? | Will an alert catch it next time the validator does that? | Did the validator need a resync after the fix?
  switched: Which was the last doubt before you went with a validator? | Did you set up the validator yourself, or does someone run it for you? | What do you look at first when you check on the validator?
node: full node, bitcoin node, ethereum node, archive node, my node, own node, umbrel, start9, raspiblitz, bitcoin core
  made/began: How long did the initial sync of the node take in the end? | What will you point at the node first, a wallet or an explorer? | Old hardware or something bought for the node?
  broke: Did the node say anything in the log before it went? | Did the node recover on a restart, or does it need a full resync? | What had the node been doing just before it died?
  changed/fixed: Did the node come back in sync by itself afterwards? | What else on the node did you touch while you were in there? | How did you check the node was healthy again?
  quit: What does your wallet connect to now that the node is gone? | What was the last straw with the node: disk, power or upkeep? | Did you consider a smaller pruned node before letting it go?
lightning: lightning network, lightning node, lightning channel, lightning payment, lightning wallet, lnd, core lightning
  began/made: What was the first thing you paid or got paid for over Lightning? | Custodial or your own keys for Lightning? | Who explained channels to you before you started with Lightning?
  did: Did the Lightning payment go through on the first try? | How many hops did the Lightning payment take? | Was the other person set up for Lightning already?
  broke: Was it the route, the channel or the wallet that failed on Lightning? | Did a later try at the Lightning payment get through?
  quit: Is there one thing Lightning did that you'll miss? | Were people around you still using Lightning when you stopped? | Which payments were you using Lightning for until then?
miner: bitcoin miner, bitaxe, asic miner, antminer, mining rig, home mining, solo mining, bitcoin mining
  got/began: Did you start in a pool, or let the miner go solo? | How loud is the miner from the next room? | Did you measure the outlet before plugging in the miner?
  quit: Was it heat, noise or power that ended the mining? | What became of the miner afterwards? | Did the room feel too quiet once the mining stopped?
  broke: Fan, board or power supply on the miner? | Did the log of the miner show rising temperatures beforehand? | Is the miner worth a repair, or does it turn into spare parts?
  changed/raised: Did the miner hold stable at the new settings overnight? | Did hashrate or heat decide where the miner settings ended up? | What told you the miner had headroom?
lp: lp position, liquidity position, liquidity pool, lp range, providing liquidity, lping, uniswap v3 position, lp token
  began/made: How wide did you set the LP range, and by what rule? | How will you track the LP against just holding the pair? | Which exit did you decide on before opening the LP?
  quit: Did fees outrun the impermanent loss on the LP? | Which way had the LP drifted by the time you closed it? | How messy was the LP exit to put in the books?
  changed: How many moves of the LP range can the fees pay for? | What did rebalancing the LP cost in gas and swaps? | Is there a fixed trigger for moving the LP, or do you go by feel?
lending: defi loan, lending protocol, lending position, aave, compound finance, morpho, collateral, health factor, borrowed against
  began: What health factor do you want to see on the loan before you sleep? | How did you choose the collateral for the loan? | Is there an alert set for the collateral ratio?
  quit: Did you unwind the loan in one go or in steps? | Which part of closing the loan took the most transactions? | Does the freed collateral stay in the protocol for now?
  broke: How far off was the liquidation price of the loan in your head? | Did any alert fire before the collateral went?
stablecoin: stablecoin, usdc, usdt, dai stablecoin, eurc, tether, usds
  switched: What did you look at before trusting that stablecoin: reserves, issuer or liquidity? | Is it all in one stablecoin, or split between issuers? | How does the switch to the stablecoin show up in your records?
  began/did: Which chain did you settle on for the stablecoin? | Have you been through the stablecoin-to-bank step yet? | How do the stablecoin amounts go into your books?
  broke: How did you first notice the stablecoin was off its peg? | Did you sit on the stablecoin, or move it while it wobbled?
airdrop: airdrop, airdrop claim, airdropped, token claim
  got: Did you know you qualified for the airdrop? | Which of your old transactions turned out to count for the airdrop? | Did you note what the airdrop was worth that day, for the tax records? | How did you check the airdrop claim page was the real one?
  skipped: Did the airdrop slip by on criteria, on timing or by choice? | Did you hear of the airdrop only after the snapshot?
  plans: How do you tell a real airdrop claim page from the clones? | Is there an airdrop you skipped that you'd judge differently now? | What will decide whether that airdrop is worth the clicks?
farming: airdrop farming, points farming, farming points, airdrop hunting, farming airdrops, points program
  began: How many chains will you let the farming spread to? | Do you log gas and hours for the farming too? | Which rule stops the farming from eating the evenings?
  quit: Did you ever add up the hours that went into the farming? | What do the farming evenings go to instead? | Which protocol from the farming days would you use without points?
vote: governance vote, snapshot vote, governance proposal, governance, dao vote, voted on, delegate vote
  did: Did you read the forum thread before the vote, or only the summary? | Was there an argument in the governance thread that moved you? | How close was the governance vote when you cast yours?
  made: Who pushed back first on the governance proposal? | How many rewrites did the governance proposal go through? | Did anyone unexpected come out in favour of the governance proposal?
  skipped: Was it close enough for one more vote to matter? | Do you delegate for the governance votes you can't follow? | What would make a governance vote worth stopping the day for?
  began: Which governance forum did you read first? | Will you hold the voting power yourself or pick a delegate for governance?
dao: dao, dao treasury, dao contributor, working group dao, subdao
  began: Which corner of the DAO did you start in, forum, calls or code? | Who showed you around the DAO at first, if anyone? | How does the DAO decide who gets paid for what?
  quit: Who took over your part in the DAO? | Which DAO call will you be glad to have off the calendar? | Was there one decision that ended it with the DAO?
approval: token approval, token allowance, unlimited approval, revoke.cash, old approvals, wallet approvals, approvals
  cut/quit/fixed: What was the oldest approval on the list? | Which approval could you not place at all? | Did you revoke approvals on the smaller chains too?
ens: ens name, ens domain, .eth name, eth name, ens subname, ens
  got: Was that ENS name the first choice, or what was left? | Will the ENS name point at your main wallet or a public one?
  quit/skipped: Did anyone still send things to the ENS name? | Were there records on the ENS name that something still relied on?
  changed: Which ENS record do people actually look up? | Did apps pick up the new ENS record straight away? | What was the old ENS record still pointing at?
scam: phishing, phishing link, phishing mail, phishing site, scam, scam dm, scammer, drainer, fake support, address poisoning
  got: How close to the real thing did the scam look? | Where do you think the people behind the scam found you? | Which small detail of the scam was off, looking back? | Does the scam know anything about you that it shouldn't?
  broke: Which step of the scam looked most normal at the time? | Had anyone warned you of that kind of scam before?
  skipped: How far into the scam had you got when it clicked? | Was it a gut feeling or one detail that stopped the scam? | Did anyone else you know get the same scam?
contract: smart contract, solidity contract, token contract, vault contract, escrow contract, contract deployment, proxy contract
  made: Which function of the contract got rewritten most? | Upgradeable or frozen for the contract, and was that argued over? | Who read the contract before it went live? | Which invariant is the contract built around?
  broke: Which assumption did the contract get wrong? | Was the contract failure caught by a test, a user or the chain? | Would a pause in the contract have helped?
  fixed: Did the contract fix need a migration, or was it upgradeable? | Is there a test now that would have caught it in the contract? | How did you make sure the contract fix opened no other hole?
  changed: Did the storage layout of the contract survive the change? | Does the contract need another review after this change? | Did the interface of the contract stay the same for integrators?
  began: What is the first contract going to do? | Did you start contract work from web development or from somewhere else? | Is there a deployed contract you're reading alongside?
audit: smart contract audit, security audit, contract audit, audit report, audit, security review
  did/reached: Which audit finding made you go quiet? | How much of the audit went into explaining the intent? | Did the audit turn up anything the tests should have caught?
  made: Which finding took longest to write up in the audit? | How did you check severity in the audit before handing it over? | What did the team argue about most in the audit report?
  plans: Is the code frozen before the audit, or still moving? | What goes into the audit besides the code: spec, tests, invariants? | Have you run your own bug hunt before paying for the audit?
  fixed: Did the audit fixes get their own review? | Which audit finding led to the biggest rewrite?
solidity: =solidity, learning solidity
  began: Which language are you coming from into Solidity? | What is your first Solidity project going to be? | How are you learning Solidity: a course, docs or other people's code?
foundry: foundry, forge test, anvil fork
  switched: What was the last thing the old setup did that Foundry didn't? | Did you port the old tests, or start them over in Foundry? | Did the test run change much after Foundry?
fuzz: fuzz test, fuzzing, invariant test, invariant testing, fuzzer, echidna, medusa fuzzer
  began/raised: Which invariant did you write first for the fuzzer? | How did you bound the inputs so the fuzz runs meant something?
  did/tested: Did the fuzzer find anything nobody had thought of? | How many runs until you trusted the fuzz result? | Did the fuzzer reach the deep states, or bounce off the early reverts?
dapp: dapp, dapp frontend, web3 app, web3 frontend, onchain app, defi app
  made: How does the dapp behave for someone without a wallet? | Which wallet gave the dapp the most trouble? | Who outside crypto has clicked through the dapp? | What did you cut from the dapp to get it out?
  fixed/changed: Did anyone using the dapp notice the difference? | Was it the frontend or the chain side of the dapp that needed the work? | Which wallets did you check the dapp with afterwards?
  broke: Did the dapp fail in the frontend, the RPC or the contract? | Could users still reach the contracts with the dapp down? | What does the dapp show people when the RPC goes quiet?
indexer: subgraph, indexer, the graph protocol, goldsky, ponder indexer, event indexing, onchain indexing, indexing
  made: How does the indexer cope with a reorg? | How long does a full resync of the indexer take? | Which event did you wish the contracts had emitted for the indexer?
  broke: Which block did the indexer stop at? | Did the indexer fail loudly, or just serve stale data? | Was it a schema change or a bad block that stopped the indexer?
  switched: How did you check the new indexer agreed with the old one? | What did the old indexer get right that you had to rebuild? | Which query got slower after the indexer move?
  fixed: Did the indexer need to start again from genesis? | How will you notice next time the indexer falls behind? | Did anyone downstream notice before the indexer was fixed?
rpc: rpc, rpc provider, rpc endpoint, alchemy, infura, quicknode, own rpc
  switched: Which calls behaved differently on the new RPC? | Do you keep a fallback RPC wired in? | Did the new RPC handle log queries over long ranges better?
  broke: Did the RPC return errors, or wrong answers politely? | Was there another RPC to fail over to?
  cut: Which call was eating most of the RPC budget? | Batching or caching for getting the RPC calls down? | Did users feel anything after the RPC calls were trimmed?
testnet: testnet, sepolia, holesky, devnet, testnet eth
  made/reached: Who gets to break it on the testnet first? | What are you hoping the testnet shows that local tests couldn't? | How long does it stay on testnet before anything else?
  broke: Was it your code or the testnet being a testnet? | Would the same failure have hit mainnet as it hit testnet?
mainnet: mainnet, mainnet launch, mainnet deployment, deployed to mainnet, live on mainnet
  reached/made: Who had the last no before mainnet? | What are you watching most closely in the first mainnet days? | Which check before mainnet took the longest? | Is there a cap on the mainnet contracts for the start?
  plans: Which item on the mainnet checklist is still open? | Is there a rehearsal on a fork before mainnet? | What would make you push the mainnet date back?
  broke: How quickly did you know something was off on mainnet? | Was there a written plan for this on mainnet, or did you improvise? | Could the mainnet failure be replayed on a fork?
bounty: bug bounty, immunefi, code4rena, sherlock contest, audit contest, cantina contest, codehawks
  did/began: How do you pick which bounty is worth the reading? | Do you start a bounty from the docs or straight from the code? | How long do you give one bounty codebase before moving on?
  got/reached: Which line of code first looked wrong in that bounty? | How long did triage take on the bounty? | Did anyone argue over severity before the bounty was settled?
  made: How did you set the top payout of the bounty? | What's out of scope for the bounty that people will report anyway? | Who answers the bounty reports on a Sunday?
bot: trading bot, arbitrage bot, mev bot, grid bot, sniper bot, liquidation bot
  made/began: Which data did you keep away from the bot while tuning it? | What stops the bot when the market does something it never saw? | Did the bot trade on paper for a while first?
  broke: Did the bot stop, or keep going when it shouldn't have? | Was it the exchange API, or the logic of the bot? | How did you find out about the bot, an alert or the balance?
  quit: What did the bot teach you before you switched it off? | Was there one trade that settled it for the bot? | Will any code from the bot live on somewhere?
  tested: Did the bot test include fees and slippage? | Which market week did the bot look worst in?
hackathon: hackathon, ethglobal, web3 hackathon, buildathon
  did: What got cut from the hackathon idea on the last night? | Did the hackathon idea at the end still resemble the first one? | Which tool cost you the most time at the hackathon? | What would you have done with one more hackathon day? | Will the hackathon code be kept, or rewritten from the idea?
  plans: Do you go into the hackathon with an idea or find one there? | Solo or with a team for the hackathon? | What would make the hackathon worth it without a prize?
nft: nft, pfp, nft art, ordinal, digital collectible
  got: Was it the artist, the art or the people around it that drew you to the NFT? | Will the NFT be shown anywhere, or just held? | Did you check where the image of the NFT is actually stored? | How did you first come across the NFT?
  quit: Is there one NFT you kept back, or will never sell? | Did the people around the NFTs outlast the NFTs for you? | Was there an NFT you hesitated over right to the end?
  made: How did you decide where the image of the NFT lives? | Which part of making the NFT was the art, and which part the plumbing? | Who did you have in mind while making the NFT?
mint: nft mint, =minted, mint day, mint page, free mint, open edition, nft drop, nft collection
  made/reached: Was there a rehearsal of the mint on a testnet? | Did the mint reach people outside your own circle? | Was the mint contract your own or from a platform?
  did/got: Did the mint go through on the first transaction? | Do you keep a separate wallet for a mint? | Was the chain for the mint a long choice, or given?
  broke: Was it the mint page or the contract that gave way? | Did the failed mint transactions still pay gas? | How was the mint handled for those who got stuck?
tax: crypto tax, crypto taxes, tax return, tax report, tax season, tax office, tax filing, taxes
  did: Which transaction took longest to explain in the taxes? | Did the exchange exports match the chain for the tax return? | Who checked the crypto part of the taxes? | What would you log differently next year to make the taxes easier?
  began: Which wallet or exchange do you tackle first for the taxes? | How far back do the records for the taxes have to go?
taxsoft: crypto tax software, tax software, koinly, cointracker, cointracking, blockpit, rotki, coinledger, tax tool
  began/got: How many wallets did you have to feed the tax software? | Did the tax software recognise transfers between your own wallets? | What did the tax software flag first?
  switched: Did both tax tools come to the same result for the same year? | How did the history survive the move to the new tax software? | What did the old tax software get wrong most often?
  tested: Which transaction did the tax tools disagree on most? | Did you feed each tax tool the same raw exports? | How would you know which tax tool had it right?
costbasis: cost basis, cost-basis, fifo, acquisition cost, transaction history, transaction records, bookkeeping, trade log
  fixed: Which missing record had thrown the cost basis off? | How far back did you go to rebuild the cost basis? | Did the corrected cost basis change a return already filed?
  began: Do you keep the records at the time, or catch up in batches? | What do your records show that the exchange export leaves out? | Do you note the reason with each transaction, or only the numbers in the records?
  broke: Is there an email trail that could rebuild the records? | How many of the missing records can the chain itself give back?
journal: trading journal, trade journal, trading log, trade notes
  began: What goes into the trading journal besides entry and exit? | Do you write the journal before the trade, or after it?
  quit/skipped: Was there one day the trading journal went quiet, or did it fade? | Is there a shorter version of the journal you'd actually fill in?
charts: checking prices, price checking, checking charts, watching charts, chart watching, price app, portfolio app, portfolio tracker, checking my portfolio
  quit/cut: When in the day does the hand still go for the price app? | What filled the minutes that went to checking prices? | Did anyone around you notice you were checking less?
  made: What can your portfolio tracker show that the ready-made ones can't? | Where does the portfolio tracker get its prices? | How does the portfolio tracker handle positions inside protocols?
leverage: leverage, leverage trading, leveraged trade, perps, perp trading, margin trading, futures trading, hyperliquid
  quit: What told you it was time to leave leverage alone? | Did the sleep change once leverage was gone? | Has the itch to use leverage come back since?
  broke: Was the leverage plan written down before the trade? | How did the day after the leverage loss go? | Did the leverage position go in minutes, or bleed out slowly?
  cut: Did your decisions change along with the lower leverage? | Was there one trade behind cutting leverage?
trading: =trading, day trading, swing trading, active trading, crypto trading, altcoin trading, memecoin trading, paper trading, trading crypto
  quit: Was there an hour of the day that felt empty without trading? | Did you delete the trading apps, or just stop opening them? | What do you know from trading that turned out useful elsewhere?
  began: Paper or real money for the first weeks of trading? | Which rule did you set before the first day of trading? | Who are you learning trading from, and who did you rule out?
conference: crypto conference, ethcc, devcon, devconnect, ethdenver, token2049, bitcoin conference, solana breakpoint, blockchain conference, conference, side event
  did: Which hallway talk at the conference stayed with you? | Did the side events beat the conference itself? | Which conference talk would you tell someone to watch later? | Who did you finally meet in person at the conference?
  plans: Is there one person the conference trip is really about? | Main stage or side events at the conference? | How do you keep the conference schedule from filling up entirely?
  skipped: Did you follow any of the conference from home? | Which conference talk are you waiting for the recording of?
meetup: crypto meetup, bitcoin meetup, ethereum meetup, web3 meetup, local meetup, meetup
  did/began: What did the meetup talk about once the presentations were over? | More builders or holders at the meetup? | Did anyone at the meetup turn up completely new to it?
  made: How did people get to hear of the meetup? | What will you do differently at the next meetup? | Which topic kept the meetup going longest?
discord: crypto discord, discord server, project discord, web3 discord, discord
  quit: Which channel of the Discord was the hardest to leave? | How do you keep up with project news without the Discord?
  began: How did you check it was the real Discord and not a copy? | Did anyone greet you in the Discord, or did you just read along?
  made: Did the Discord come alive by itself, or with a push? | How do you keep scammers away from members of the Discord? | Who keeps an eye on the Discord while you sleep?
cryptotwitter: crypto twitter, crypto x feed, crypto influencer, crypto feed
  quit/cut: Has any news reached you late with less of the crypto feed? | Who from crypto Twitter do you still seek out elsewhere?
newsletter: crypto newsletter, crypto podcast, crypto content, web3 newsletter, web3 content, crypto explainer
  made: Who do you picture at the other end when you do crypto content? | Which crypto topic will you leave out on purpose? | How do you check facts before something crypto goes out?
${cryptoMore}${cryptoRest}`)
