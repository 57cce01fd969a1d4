import { pattern } from '#app/adapters/model/words.ts'
import type { Person } from '#app/contract/posts.ts'

const botHandle = pattern()`(?:^|_|\d)bot(?:$|_|\d)|bot$|^bot[_A-Z0-9]|Bot(?=[A-Z_0-9]|$)|_bots?_|(?:alerts?|rss|feed|ticker|pricebot|quotesdaily|dailyquotes
  |autopost)(?:_?\d*)$|^auto[_A-Z]`
const notBotHandle = /(?:talbot|abbot|cabot|robot_?ics|botany|botan|chabot|turbot|lebot)/i
const botBio = pattern(
  'i',
)`\b(?:automated(?: account| bot| by| posts?| tweets?)?|auto-?(?:posts?|posted|tweets?|generated|mated)|i(?:'m
  | am) (?:a |an )?(?:\w+ )?(?:bot|ai|automated|robot)|(?:a|an|this is a|unofficial|official|friendly|twitter|news|price|weather|quote|reminder|parody) bot\b
  |bot (?:by|made by|created by|run by|that|which|posting|tweeting|account|operated)|(?:posts?|tweets?|updates?|prices?|quotes?) every (?:\d+ )?(?:hour|minute
  |min|day)s?|hourly (?:updates?|posts?|tweets?)|(?:powered|run|written|generated|managed|operated) by (?:an? )?(?:ai|gpt|chatgpt|claude|llm|bot|python|script
  |ifttt|zapier)|ai[- ](?:generated|powered account|agent account|agent)|rss feed|not monitored|beep boop|🤖 ?(?:account|bot|automated)|built with (?:tweepy
  |twit)|source code (?:on|at) github.{0,160}bot)\b`
const botText = pattern(
  'i',
)`\b(?:via|posted by|sent (?:by|from)) (?:ifttt|zapier|buffer bot|dlvr\.it|twittbot|hootsuite bot)\b|^(?:#?nowplaying|now playing:
  |current (?:temp|temperature|price|conditions)|automated (?:post|tweet|alert)|daily (?:quote|reminder|forecast|stats)\b.*(?:#\d+|day \d+)|\[(?:bot|auto)\]
  |🤖)|beep boop|\bi am a bot\b|\bthis action was performed automatically\b`
/** "BTC $64,210 (+1.2%) | ETH $3,120 (-0.4%)": rows of figures that nobody types. */
const ticker =
  /(?:[A-Z]{2,6}[:/ ]{1,9}\$?[\d.,]{1,20}[^\S\n]{0,9}(?:\(?[+-]?[\d.]{1,9}%\)?[^\S\n]{0,9})?[|\n·•][\s|·•]*){2}/i
/** "Temp 12.1, humidity 80, wind 4": a weather station. */
const gauge = /\b(?:temp|humidity|wind|pressure)\b[^a-z]{1,12}[\d.]/gi

/** A sentence that says why the author seems to be automated, or `null`. */
export function automatedAuthor(author: Person, text: string): string | null {
  if (botHandle.test(author.handle) && !notBotHandle.test(author.handle)) return 'The handle says it’s a bot.'
  if (/\bbot\b|🤖/i.test(author.display_name)) return 'The name says it’s a bot.'
  if (botBio.test(author.bio)) return 'The bio says it’s a bot.'
  if (botText.test(text) || ticker.test(text) || (text.match(gauge) ?? []).length > 2)
    return 'The post looks machine-made.'
  if (/[a-z]\d{8,}$/i.test(author.handle) && author.bio === '' && author.followers < 3)
    return 'The account has no name, a generated handle and no followers.'
  return null
}
