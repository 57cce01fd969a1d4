/** Goes on where `crypto.ts` ends. */
export const cryptoMore = `
withdrawal: moved * off coinbase, moved * off binance, moved * off kraken, moved * off the exchange, moved * off exchanges, moved * off exchange, pulled * off coinbase, pulled * off binance, pulled * off the exchange, pulled * off exchanges, took * off coinbase, took * off the exchange, took * off exchanges, withdrew * from coinbase, withdrew * from the exchange, coins off coinbase, coins off the exchange, coins off exchanges
withdrawal: coins off binance, coins off kraken
wrongsend: sent * to the wrong address, sent * to a wrong address, sent * to the wrong wallet, sent * to the wrong chain, sent * to the wrong network, sent * on the wrong network, sent * on the wrong chain, sent * over the wrong network, used the wrong network, picked the wrong network, pasted the wrong address
  did: Was the wrong one pasted, scanned or picked from a list? | Did anything on the screen warn you before it went the wrong way? | Is the wrong destination at least one somebody holds keys for?
liquidated: got liquidated, got margin called, got margin-called, got stopped out
  did: Was it one wick that got you out, or a slow walk down? | Had you written the liquidation level down anywhere before you got in? | Did you sit out a while after you got closed out, or go straight back in?
rugged: got rugged, got rug pulled, got rug-pulled, bought a rug, bought into a rug
  did: Was the chat around it loud to the end, or quiet before the rug? | Who did you first hear of it from, before the rug? | Did the deployer of the rug show up again somewhere else?
drained: got drained, got phished, got scammed, got hacked, got my wallet drained, got my wallet hacked, lost * to a scam, lost * to a scammer, lost * to a phishing, lost * to a drainer, lost * in a hack, signed a malicious, clicked a phishing link, clicked * phishing
  did: Has anyone you reported it to got back to you? | Did you get everything else moved to a clean wallet in time? | How quickly did it dawn on you that you got caught?
scam: phishing email, phishing text, phishing call, phishing attempt, phishing message, scam email, scam call, scam text, scam message, fake airdrop, fake airdrop site, fake site, fake support call, fake coinbase call, fake coinbase email, fake ledger email, fake ledger letter, fake recruiter, fake job offer, romance scam, pig butchering
firstcontract: first contract, first smart contract, first solidity contract, hello world contract, first token contract
  made: Which line of the first contract did you change once it was running? | Has anyone besides you called the first contract yet? | Remix, Foundry or something else for the first contract? | Is the second contract already in your head?
contract: our contract, my contract, the contract, staking contract, vesting contract, nft contract, core contract, lending contract, auction contract, lottery contract, auction house contract, payment splitter
  tested: Which input did the contract handle worse than you thought? | Was the contract tested on a fork or on made-up state? | What is the one path through the contract that still has no test?
verifiedcontract: verified * contract, verified * contracts, verified * etherscan
  did: Did the contract verify on the first try, or were the compiler settings off? | Have people started reading the contract since it's verified?
pausedcontract: paused the contract, paused our contract, paused the contracts, paused our contracts, paused the protocol, paused our protocol, hit the pause button, paused deposits
  did: Who holds the key that lifts the pause again? | How long from the first odd sign until it was paused? | Was the pause ever rehearsed before the real one?
cryptoapp: crypto app, crypto apps, trading app, trading apps, wallet app, exchange app
  quit: Which job did the app do that nothing else does now? | Was anything small left behind in the app? | Did the app make leaving harder than joining?
steel: stamped * steel, stamped my seed, stamped * words, stamped * plate, engraved * seed, engraved * steel, punched * steel, punched my seed
  did: How do you check a stamped letter once it's in the metal? | Where did the slip of paper go after it was stamped? | Did you leave room for a passphrase hint when it was stamped, or keep that elsewhere?
accountant: crypto accountant, tax accountant, =accountant, tax advisor, tax adviser, crypto cpa, cpa
  got/began: Had the accountant dealt with on-chain records before you came along? | Which question from the accountant took longest to answer? | Did the accountant want raw exports or a finished report?
  quit: Who reads the numbers now that the accountant is gone? | Was there one transaction the accountant never got right? | Will you look for another accountant who knows wallets?
audit: audit came back, audit feedback
  got/began: How many people outside the audit have read the report? | Which part of the code did the audit spend longest on? | Was the audit scope settled quickly or haggled over?
oldwallet: found an old wallet, found my old wallet, found * wallet from 2013, found * old seed phrase, found my old seed, found an old seed, found * old hardware wallet, found an old ledger, found my old ledger, found * forgotten wallet, recovered an old wallet, recovered my old wallet, recovered * old wallet, found an old paper wallet, found * paper wallet
  did: Were you looking for it, or was it found while looking for something else? | Did you remember what was in there before you opened what you found? | Does what you found get moved to a new address, or stay as it is?
quitjob: quit my job, left my job, left the exchange after, quit my web3 job, quit my crypto job, left crypto after, left my web3 job, gave my notice
  did: Which part of the job will you be glad never to explain again? | Who from the job will you still talk to in a year? | Do you look around for the next job now, or not look at all for a while?
newjob: started a new job, started my new job, started at a new protocol, joined a crypto startup, joined a web3 startup, joined a protocol, got my first web3 job, got a job in crypto, got a job in web3, got a web3 job, got a crypto job, landed a web3 job, landed a crypto job, accepted * offer
  did: Did you know anyone there before you took the new job? | Which of your skills turned out to matter for the job? | How does the new job deal with time zones?
spentbtc: paid * in bitcoin, paid * in btc, paid * in sats, paid * with bitcoin, paid * with btc, paid * with lightning, paid * over lightning, paid * with sats, spent * bitcoin, spent * btc, bought * with bitcoin, bought * with btc, bought * with lightning, paid for * in bitcoin, paid for * with bitcoin, paid for * in btc, paid for * with lightning
  did: Do you think they kept what you paid, or converted it on the spot? | How did the two of you settle the rate for what you paid? | Did it count as a sale in your books when you paid with it? | Will you top up again what you spent that way?
stablepay: paid * in usdc, paid * in usdt, paid * with usdc, paid * with usdt, paid * in stablecoins, paid * with stablecoins, paid * in stables, got paid in usdc, got paid in usdt, got paid in stablecoins, got paid in stables, invoiced * in usdc, received * in usdc
  did: Was the chain for the stablecoin their choice or yours when it was paid? | How does what was paid that way show up in the books?
paidcrypto: got paid in bitcoin, got paid in btc, got paid in crypto, got paid in eth, got paid in sats, got paid in tokens, got my first crypto payment, got my salary in bitcoin, got my first bitcoin payment
  did: Do you keep what got paid as it is, or turn part of it over the same day? | Whose idea was it to get paid like that? | How do you note the day's value when you get paid? | Did the payroll side take some convincing to get you paid like that?
acceptbtc: accepted * first bitcoin, accepted our first bitcoin, accepted my first bitcoin, took * first bitcoin payment, took our first lightning payment, took my first lightning payment, started accepting bitcoin, started accepting lightning, started accepting usdc, started accepting crypto
  did: Who at the till had to learn how accepting it works? | Do you hold what comes in, or have it converted when it's accepted? | Did anyone ask for it before you accepted it?
gift: gave * bitcoin, gave * a hardware wallet, gifted * bitcoin, gifted * hardware wallet, bought my nephew * bitcoin, bought my niece * bitcoin, bought my son * bitcoin, bought my daughter * bitcoin, bought my kid * bitcoin, bought my dad * bitcoin, bought my mom * bitcoin
  did: Who keeps the keys of what you gave, you or them? | What did they ask first when you gave it to them? | Did you add any instructions to what you gave?
gascut: shaved * gas, shaved * off gas, cut * gas, cut gas by, saved * gas, saved * on gas, reduced * gas, optimized * gas, optimised * gas, brought gas down, knocked * off gas, golfed * gas
  did: Which change saved the most gas for the least work? | Do gas snapshots guard the number you cut it to from now on? | Is the code still readable after the gas work?
firstcoin: first bitcoin, first btc, first sats, first crypto, first eth, first ethereum, first coin, first satoshi, first fraction of a bitcoin
  got: Who was the first person you told about that first coin? | Which word on the screen did you look up before the first buy? | Is the first coin staying at the exchange for now, or getting its own wallet?
stacked: stacked * sats, stacked sats, bought the dip, bought * dip, bought some bitcoin, bought more bitcoin, bought some btc, bought more btc, bought some eth, bought more eth
  did: Does what you bought go into the log the same evening? | Do you move what you bought to your own wallet each time, or in batches? | Is what you bought part of a plan on paper, or today's mood?
approval: revoked * approvals, revoked * approval, revoked approvals, revoked * allowances, revoked * permissions, cleaned up * approvals, went through * approvals, spent * approvals
  did: Which chain had the approvals you'd forgotten most thoroughly? | Did anything stop working after the approvals went?
explained: taught my * seed phrase, taught * how a seed phrase, explained bitcoin, explained crypto, explained ethereum, explained * bitcoin to, explained * crypto to, explained * ethereum to, explained self custody, explained self-custody, explained * wallet to, explained * seed phrase, explained nfts, explained * gas fees, explained staking, explained * blockchain
  did: Which word did you try to get by without while you explained it? | Where did they stop nodding while you explained? | Would you start somewhere else if you explained it again?
onboarded: onboarded my, onboarded *, onboarded * to a wallet, onboarded * friend, onboarded * mom, onboarded * dad, helped my * wallet, helped * set up a wallet, helped * set up a hardware wallet, taught my * crypto, taught my * bitcoin, walked my * through, showed my * wallet, set up a wallet for, set my * up with a wallet, set up a hardware wallet for
  did: Which screen of the wallet held you two up longest? | Who holds the backup of that wallet, you or them? | What would you leave out if you showed a wallet to someone else tomorrow?
cryptotwitter: left crypto twitter, left * telegram groups, left * telegram group, left * discord servers, left * discords, left * discord server, muted * crypto, muted * telegram, unfollowed * crypto, unfollowed * influencers, muted * influencers, took a break from crypto twitter, stayed off crypto twitter
  did: Which account or group did you miss, if any, after you left? | Where do you hear of the things that matter since you left? | Did the hand still go to the app after you left?
hackathon: spent * ethglobal, spent * hackathon, spent the weekend at ethglobal, hacked at ethglobal, built * hackathon, built * ethglobal, demoed * hackathon
hackwin: won * hackathon, won * sponsor prize, won * ethglobal, won our first hackathon, won my first hackathon, placed * hackathon, won best use, took second * hackathon
  did: Which part of what won was still held together with tape at the demo? | Did what won survive the week after, as code? | What did the judges ask before it won?
holdings: altcoins, alts, altcoin bags, bags, portfolio, crypto portfolio, positions, token positions, small caps
  cut/changed: Which of the positions was the hardest to part with? | Did any of the positions turn out to be untradeable by now? | How do you stop the positions from multiplying again? | Was there a rule for which positions got to stay?
  quit: Was there one of the positions you couldn't bring yourself to close? | Does the records folder survive the positions? | How long did the list of positions stay in your head afterwards?
tax: finished * crypto taxes, filed * crypto taxes, filed my taxes, filed * crypto tax, did my crypto taxes, did * crypto taxes, finished my taxes, paid * crypto tax, paid * crypto taxes, sorted * crypto taxes
  made: Which wallet held the report up longest at tax time? | Did the tax report have to be started over at any point? | Is there one line in the tax report you'd have trouble explaining?
journal: trading diary, investment journal, decision journal
  made: Which column of the journal turned out to matter? | Would you show the journal to anyone? | Does the journal say how you felt, or just what you did?
  tested: Which entry in the journal made you wince? | Did the journal agree with your memory of those weeks?
whitelist: withdrawal whitelist, address whitelist, withdrawal address whitelist, withdrawal lock, anti-phishing code, turned on * whitelist, enabled * whitelist, set up * whitelist, turned on * whitelisting, enabled * whitelisting, turned on * anti-phishing code
  did/made/raised/began: How long does the exchange make you wait before a new whitelist address counts? | Which address went on the whitelist first? | Did any exchange hide the whitelist setting particularly well?
leverage: lost * on leverage, lost * on perps, lost * trading perps, lost * on futures, lost * leverage trading, lost * on a short, lost * on a long, closed my short, closed my long, closed my perp, closed all my perps, closed my leverage
  did: Was the exit written down before, or made up on the day you closed or lost it? | How did the chart look to you the day after it was closed or lost? | Is there a waiting period before the next one, after one lost or closed?
  began: Which size did you settle on before the first leverage trade? | Is there a loss limit for leverage written down somewhere? | Paper first, or straight into leverage with real money?
tradeacct: trading account, perp account, futures account, margin account
  broke: Was there a rule in place for the account that got overruled? | How long will the account stay untouched now?
ens: minted an ens, minted * ens, registered an ens, registered * ens, registered * .eth, bought * .eth, claimed * .eth, bought * ens
  did: Did you put an expiry reminder for the ENS name somewhere? | Was that ENS name free, or did it take a few spellings? | Which record of the ENS name gets set first?
solprogram: rust, learning rust, solana program, anchor program, solana programs, rust for solana, move contracts, cairo contracts, vyper, yul, huff
  began: Which habit had to be unlearned first for Rust or Solana? | Do you read other people's Solana programs or Rust code alongside? | What is the first Solana or Rust program meant to do?
  made: Which account check got added last to the program? | How large did the program get before it was split up? | Did the program run on a local validator first?
grant: grant, grant application, grant proposal, retro funding, retropgf, gitcoin round, gitcoin grant, ecosystem grant, foundation grant
  got: Which milestone of the grant worries you most? | How many drafts did the grant application go through? | Who reads the reports on the grant?
  made: Which question in the grant form was hardest to answer plainly? | Did anyone outside the team read the grant proposal first? | What happens to the idea if the grant says no?
  broke: Did the grant people say which part fell short? | Will the grant application go elsewhere, reworked?
inheritance: inheritance letter, letter for my wife, letter for my husband, letter for my family, letter to my family, instructions for my wife, instructions for my husband, instructions for my family, recovery instructions, recovery letter, if i die letter
  changed: What had gone stale in the inheritance papers since the last version? | Did the changed inheritance plan get shorter or longer? | Who else has to swap their copy of the inheritance letter now?
  did/tested: Where did the other person get stuck in the inheritance rehearsal? | Which word in the inheritance notes meant nothing to anyone but you?
limitorder: limit order, stop loss, stop-loss, stop order, set * limit order, set * stop loss, placed * limit order, set a stop loss, moved my stop
  did/made/began: Does the order sit at the exchange, or in your head with an alarm? | How often do you look at an order that is just waiting? | Was it hard to leave the order alone after placing it?
airdrop: claimed * airdrop, claimed my airdrop, claimed * tokens, sold * airdrop, received * airdrop
  did: Did you check the airdrop contract before you claimed? | Did gas eat a noticeable bit of what was claimed? | Which old wallet got the airdrop, one you still use?
keyleak: rotated * key, rotated * keys, rotated * api key, rotated * api keys, leaked * private key, leaked * api key, leaked my key, pushed * private key, committed * private key, pushed my private key, posted * private key, exposed * private key, committed my seed
  did: Was anything still using the old key an hour later? | How did you find every place that held the key?
memecoin: bought * memecoin, bought a memecoin, put * memecoin, put * into a memecoin, aped into, aped in, sold * memecoin, lost * memecoin, lost * on a memecoin, lost * on memecoins, bought * shitcoin, lost * on shitcoins
  did: Where did the memecoin first cross your path? | Which of your friends knows about the memecoin? | Did you read anything about the memecoin beforehand?
wallet: wallet, wallets, new wallet, crypto wallet, smart wallet, smart account, paper wallet
  made: Which backup did the wallet get before anything went in? | Does the wallet have one clear job, or is it for everything? | Did you send it something tiny before trusting the wallet?
  cut/changed: Which wallet was the hardest to work out what it had been for? | Did one of the wallets turn out to hold something you'd forgotten? | Is there a list of what each wallet is for now?
  tested: Which wallet gave the plainest account of what you were signing? | Did you test the wallets with real apps or just a transfer? | Was there a wallet you ruled out within the first minute?
  fixed: Was it the words, the path or the software that the wallet hung on? | Will the wallet be used again or emptied and left? | Did you try the wallet in another app along the way?
  plans: Which mistake of the old wallet should the new one not repeat? | Will the wallet get its own seed, or a new account under the old one?
housekeeping: wallet housekeeping, did * housekeeping, consolidated * wallets, merged * wallets, swept * dust, consolidated * utxos, consolidated my utxos, cleaned up * wallets, cleaned up my wallet, cleaned out * wallets, went through all my wallets, labelled * addresses, labeled * addresses
  did: What turned up in the cleanup that you couldn't explain at all? | Do the old addresses get watched, or forgotten, once consolidated? | Did you keep a list as the wallets got cleaned up?
bugfound: found * critical, found a bug in, found a bug, found * vulnerability, found a reentrancy, found * reentrancy, found * high severity, found * rounding bug, found * rounding error, reported a bug, reported * vulnerability, reported * bug, submitted * finding, submitted my first finding, got * finding accepted, submitted * findings
  did: What were you looking for when you found it? | Is there a proof of concept yet for what you found? | Was it in the code, or in what the code took for granted, that you found it? | Who saw it first after you found it?
lostphone: lost my phone, lost * phone, broke my phone
  did: Which login did you need first without the phone? | Were the codes on that phone backed up anywhere? | What will you never keep on just one phone again?
twofa: 2fa phone, authenticator phone, second yubikey, spare yubikey, backup yubikey, two yubikeys
  got: Which login gets the new security key first? | Where does the second key live, close by or well away from the first? | Is there an account you use that still won't take a security key?
  quit: Which accounts still had 2FA by text when you went through them? | Was any account stubborn about letting the old 2FA go?
fuzz: invariant tests, first invariant test, invariants
  made: Was the invariant taken from the spec or from a worry? | Did writing the invariant change how you read the code? | How long do you let the invariant runs go before you believe them?
bounty: bug bounty payout, bounty payout, first bug bounty, bounty report
password: wallet password, seed password, vault password, keystore password
  skipped/broke: Was there a seed phrase behind the password all along?
proposal: put up * proposal, put in * proposal, posted * proposal, submitted * governance proposal, wrote * governance proposal, put in my first governance proposal, put up my first proposal
  did: Which objection to the proposal did you not see coming? | How long was the proposal discussed before it came to a vote? | Will there be a second proposal on the same matter?
lnpay: first lightning payment
  began/did/made/got: How did the Lightning payment look from the other side of the counter or screen? | Custodial app or your own keys behind that Lightning payment?
lp: lp
  broke: How far out of range had the LP gone by then? | Was the pool or the pair the trouble with the LP?
restore: wiped and restored, wipe-and-restore, wipe and restore, restored * from seed, restored my wallet, restored * from backup, tested my backup, tested * backup, tested my seed, tested * recovery, did a recovery drill, did a recovery test, did a test restore, ran a recovery, ran a restore, ran a wipe-and-restore, ran a wipe and restore, practiced a recovery, practised a recovery
  did: Did the addresses match as soon as it was restored, or was there a scare? | Was any note missing that the recovery needed? | How long had the backup gone untested? | Who else could do that recovery with your notes?
mainnet: mainnet launch, mainnet release, mainnet deploy
  did: Which number do you look at first now that it's on mainnet? | Has a stranger turned up on mainnet yet?
passphrase: passphrase, 25th word, bip39 passphrase
  raised/made/began/switched: Where does the passphrase live, if not beside the words? | Did you send a test amount to the passphrase wallet first? | Does anyone else know the passphrase exists?
  skipped/broke: Did you try spellings of the passphrase by hand or with a script? | Was the passphrase ever written down in a second place?
pin: wallet pin, device pin, ledger pin, trezor pin, pin code, my pin
  skipped/broke: How many tries did the PIN leave you? | Was a restore from the words the way back in after the PIN?
talk: gave a talk, gave my first talk, gave * talk, gave a workshop, gave * workshop, ran a workshop, spoke at devcon, spoke at ethcc, spoke at * conference, spoke at * meetup, presented at
  did: Which question after the talk did you have no answer ready for? | Which slide of the talk went the night before? | Was the room for the talk more builders or more curious?
docs: docs, documentation, our docs, developer docs, readme, whitepaper, litepaper, tutorial, guide
  made/changed: Which page of the docs or guide do people actually land on? | Who outside the team tried to follow it, the docs or the guide? | Which sentence of the docs got rewritten most often?
usertest: watched a user, watched * connect, watched * use our, watched * onboard, did user testing, did a user test, ran user tests, ran usability tests
  did: Which button did they look for that isn't there, while you watched? | How hard was it to say nothing while you watched? | What gets changed first after what you watched?
repaid: repaid * loan, repaid my loan, repaid * aave, paid back * loan, paid back my loan, paid back my aave, paid off my aave, paid off my defi loan, paid off * maker, closed my vault, closed my cdp, repaid my debt
  did: Did you unwind it in one go, or was it repaid in steps? | Since it's repaid, does the freed collateral stay where it is? | Is it odd not to check the ratio any more since it's repaid?
project: our protocol, nft marketplace, our marketplace, our startup, our project, my project, our dao, our token project, crypto project, web3 project, web3 startup, our app, our platform, our nft project, side project
  quit: Who took it hardest when the project ended? | Is there some code of the project worth leaving open for others? | How did the users of the project take the news?
  made: Who was the first user of the project you didn't know? | What almost kept the project from going out? | Which feature of the project did nobody ask for?
  changed: How did people already using the project take the change? | Which part of the project is now off limits for changes?
exchangeacct: exchange account, coinbase account, binance account, kraken account, bybit account, okx account
  broke: Did they say what they need to open the account again? | Was anything on the account you need in the meantime? | How long until a person answered about the account?
  began: How far did the account want to see into your life before it opened? | Was a small withdrawal from the account part of the first day? | Which setting did you change first on the new account?
  quit: Was the history of the account saved anywhere first? | Was closing the account a button, or a ticket? | Did any dust in the account refuse to leave?
profit: took profits, took profit, took some profits, took some profit, took my first profits, took * profit, took * profits
  did: Was the point where you took it written down before, or decided that day? | Did taking the profit need one click, or a week of circling around it? | How did it feel to look at the list after you took some?
cashout: cashed out, cashed out * bitcoin, cashed out * crypto, cashed out half, cashed out some, cashed out everything, off-ramped *
  did: Did the bank ask anything about what you cashed out? | Which leg took longest when you cashed out, the exchange or the bank? | Were the records ready before you cashed out?
soldearly: panic sold, panic-sold, sold the bottom, sold at the bottom, sold too early, sold * too early, sold * too soon, round tripped, round-tripped
  did: How long before you looked again, after you sold? | Does the trade you sold get an entry in a journal somewhere? | Was anyone around to talk to before you sold?
boughttop: bought the top, bought * top, bought at the top, fomoed in, fomoed into, fomo'd in, fomo'd into, chased a pump, chased * pump
  did: Was it a chart or a person that made you go for it and chase or buy? | Did you write down what you thought the hour you bought in?
dashboard: dashboard, dune dashboard, dune query, onchain dashboard, wallet tracker, wallet dashboard, gas tracker
  made: Which number on the dashboard turned out to be wrong at first? | Will anyone but you look at the dashboard? | Where does the dashboard get its data when the source is down?
pr: pull request, first pr, my pr, merged pr, our pr, eip, first eip, our eip
  made/got: How many rounds of review did the PR take? | Who gave the comment on the PR that taught you the most? | Is there a second PR already in the works?
unstaked: unstaked everything, unstaked my, unstaked all, unstaked half, unstaked * eth, unstaked * sol, unstaked * ada, unstaked * atom, exited my validator, exited * validator, exited * validators
  did: Was the wait in the plan when you unstaked or exited? | Did the last rewards arrive before or after you unstaked? | Has a place for it been picked since you unstaked?
staked: staked * eth, staked * sol, staked * ada, staked * atom, staked my first, staked everything, restaked * eth, delegated * eth, delegated * ada, delegated * sol, delegated my *
  did: How did you pick who runs it before you staked? | Did you look up the way out before you staked? | Is anything left liquid beside what you staked?
dapp: our frontend, frontend, the frontend, our dapp, our web app, our ui
kyc: passed kyc, passed * kyc, did kyc, did my kyc, failed kyc, failed * kyc
  reached/did/broke: Which document did the KYC get hung up on? | Did a person ever look at the KYC, as far as you could tell? | Do you know how long they keep the KYC papers?
seed: wrote down * seed, wrote down my seed, wrote my seed, wrote out * seed, split my seed, moved my seed, buried my seed, hid my seed, wrote down * words, wrote down my 24 words, wrote down my 12 words
  did: Did you read the words back from the paper once the seed was down? | How many people could find the seed phrase if they had to? | Is the seed phrase safe from water, or only from eyes?
  skipped: Is there any second copy of the seed phrase somewhere? | Which hint to the seed phrase do you have so far? | Has the search for the seed phrase reached the odd drawers yet?
  switched: How do you make sure the old seed phrase is never used again? | Was everything moved over to the new seed phrase in one evening?
whitepaper: read the bitcoin whitepaper, read the whitepaper, read * whitepaper, reread the whitepaper, reread the bitcoin whitepaper, finished the bitcoin standard, read the bitcoin standard, read mastering bitcoin, finished mastering bitcoin, finished mastering ethereum
  did: Which page did you have to read twice? | Did you read it in one sitting, or with gaps to look things up? | Which sentence did you copy out from what you read?
thread: thread, crypto thread, =explainer, explainer thread, research report, long post, blog post, article, essay, substack
  made: Which part of the piece, thread or article, was hardest to check? | Who do you write an explainer or article like that for, beginners or insiders? | What got left out of the thread or article at the end?
space: hosted a space, hosted * twitter space, hosted my first space, hosted a twitter space, hosted an ama, hosted our first ama, did an ama, did our first ama, recorded * podcast, recorded an episode
  did: Which question did nobody ask that you'd hoped somebody hosted or hosting would get? | Who turned up that you hadn't expected to see hosted there? | Will there be a second one hosted, or was it a one-off?
token: our token, my token, token launch, tge, our tge, token sale, presale
  made: Which page about the token do people ask for most? | Who had the last word on how the token is handed out? | What was still undecided the night before the token?
  plans: Which question about the token has the team argued over longest? | What would make you drop the token altogether?
moderated: banned * scammers, banned * scammer, banned * bots, banned * spammers, kicked * bots, kicked * scammers, banned * accounts, blocked * scammers, blocked * bots
  did: What gave the first one away before it was banned? | Do the banned ones come back under new names? | Is there a rule members can see for who gets banned?
firmware: firmware, firmware update, updated * firmware, updated my ledger, updated my trezor, updated my coldcard
  did/changed/made: Did you have the words at hand before the firmware update? | Is there anything you only noticed after the firmware was updated?
  skipped/broke: Is there something particular that keeps you off the firmware update? | Did the device at least start again after the firmware trouble?
client: geth, lighthouse, nethermind, teku, prysm, nimbus, besu, reth, erigon, consensus client, execution client, updated my client, updated * clients, upgraded * client, switched clients
  did/changed: Did you watch a few epochs after the client work? | How long was the client down in between? | Is there an alert for the next client release?
  switched: How long did the new client take to catch up? | Which setting had no counterpart in the new client? | Did disk or memory decide the choice of client?
  broke: Which log line did the client leave behind? | Would a second client have kept things going? | Did the client database survive?
alerts: alerts, price alerts, =monitoring, onchain alerts, tenderly alerts, forta, uptime alert
  made: Which alert has fired first so far? | Who gets the alert at three at night? | How do you keep the alerts few enough to be read?
  quit/cut: Was there one alert you kept on? | How does the day go with fewer alerts?
postmortem: post-mortem, postmortem, post mortem, incident report
  made: Which sentence in the post-mortem took the most discussion? | Who read the post-mortem before it went out? | Did the post-mortem change anything in how you release?
tests: contract tests, unit tests, test suite, test coverage, fork tests, fork test, integration tests
  made/raised: Which test found something on its first run? | Is there a line you leave without tests on purpose? | Does the test run still fit into a coffee break?
  broke: Was it the test or the code that was wrong? | Did the test break alone, or together with half the suite?
validator: home staking, staking box, staking node, dappnode, vouch, ssv, obol
  changed: Was the validator switched off long enough to be sure, before it ran again? | Did you leave any of the validator settings alone? | What did you check last before the validator went on again?
  reached: What has the validator taught you that no guide mentions? | Which night with the validator do you remember best?
node:
  did: Is there one thing only your own node has told you? | Who would notice if the node went off for a day?
  switched: What talks to the node first now? | Was the node ready before you moved, or set up on the way? | Does the node share its box with anything else?
  reached: Which part of the node would you replace first by now?
bitcoin:
  switched: Where does the bitcoin live now, and who holds the keys? | Did you move over to bitcoin in one go or over weeks? | How is the switch to bitcoin noted in your records?
dca:
  reached: Which month of the DCA do you remember at all? | Has the DCA outlived any of the apps it ran on?
meetup: hosted * meetup, ran * meetup, organized * meetup, organised * meetup, hosted our first meetup, hosted a bitcoin meetup
nft: nft collection, my nfts, old nfts
  broke: Was the NFT itself gone, or only the image behind it? | Is there a copy of the NFT image anywhere else?
`
