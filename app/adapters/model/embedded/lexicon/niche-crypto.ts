import type { NicheWords } from './niches.ts'

export const crypto: NicheWords = {
  sure: `crypto, bitcoin, btc, ethereum, eth, solana, sol, defi, blockchain, web3, altcoin, altcoins, alts, hodl, nft, nfts, airdrop, stablecoin,
    stablecoins, usdc, usdt, tether, satoshi, sats, satoshis, on-chain, onchain, layer 2, l2, rollup, zk, zk rollup, gas fees, gwei, metamask, cold wallet,
    hardware wallet, seed phrase, self custody, self-custody, not your keys, dex, cex, uniswap, aave, yield farming, liquidity pool, impermanent loss,
    memecoin, memecoins, shitcoin, dogecoin, doge, cardano, polkadot, avalanche avax, arbitrum, optimism op, base chain, restaking, eigenlayer,
    rug pull, rugged, rugpull, tokenomics, token unlock, fdv, tvl, halving, hashrate, miner fees, mempool, lightning network, smart contract,
    smart contracts, solidity, ledger nano, trezor, coinbase, binance, kraken exchange, ftx, bridge hack, =validator, =validators, staking rewards,
    proof of stake, proof of work, perps, funding rate, funding rates, degen, degens, wagmi, ngmi, gm frens, ordinals, runes, utxo, dao, daos, ens,
    btc dominance, altseason, alt season, bull run, bitcoin etf, eth etf, wallet drainer, multisig, mev, sandwich attack, bitcoiner, bitcoiners, chainlink`,
  likely: `token, tokens, wallet, staking, stake, mainnet, testnet, exchange, exchanges, custody, dyor, chart, leverage, longs, shorts, liquidated,
    liquidation, bear market, bull market, whale, whales, protocol, node, decentralized, decentralised, decentralization, mint, minted, minting, gas, fork, ledger, oracle, bags,
    moon, ath, cycle top, bottom is in, dca, support level, resistance, pump, dump, rekt, fud, fomo, consensus, block, chain, bridge, swap, slippage, yield`,
  hint: `market, volatility, trader, trading, hold, holding, dip, bullish, bearish, candle, candles, breakout, liquidity, key, keys, supply, macro, network, hack, exploit, audit`,
}
