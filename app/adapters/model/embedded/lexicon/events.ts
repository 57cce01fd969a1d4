/**
 * How posts tell what happened to a thing, by event. One pattern a line or between commas: `_` is where the thing stands, `~` up to
 * six words of the same clause, `/` parts words that do as well as each other. A pattern that begins with `_` tells of the thing
 * itself; any other of what the writer does to it.
 */
export const eventPatterns = {
  got: `adopted/bought/grabbed/hired/inherited/landed/nabbed/ordered/preordered/received/scored/signed/snagged/thrifted _, unboxed _,
    _ arrived/landed, charged me/us _, found a _, got my/our first _, got my/our first/second/third/next/biggest/last _,
    got my/our hands on _, got the new _, got/getting a/an/some/new/another _, got/getting hit with _, got/was slapped with _,
    got/was/were charged _, hired a/an/my/our/another _, hired a/an/our/my _, hired our/my first _, landed a/an/my/our _,
    landed my/our first _, my/our brand? new _, picked _ up, picked up _, signed my/our first _, splashed out on _, splurged on _,
    treated/treating myself/ourselves to _, upgraded to _, upgraded ~ to _, was/been given _, _ has/have arrived/landed,
    _ hit my/our account, _ is/are here,
    got myself a/an/some/new _, got a pair of _, came home with _, brought home _`,
  switched: `consolidated on _, downgraded/migrated/consolidated ~ to _, downsized to _, ended up on _, ended up with _, gone back to _,
    moved/migrated/switched over to _, opted for _, picked/chose _ over, ported/converted/migrated ~ to _, put _ on my/our/the,
    replaced/replacing ~ with _, rewrote/ported ~ in _, settled on _, swapped/traded/exchanged ~ for _,
    switched/moved/migrated/changed ~ to _,
    switched/switching/moved/moving/migrated/migrating/converted/changed/shifted/transitioned/returned/downgraded to _,
    went back to _, went with _`,
  quit: `abandoned/axed/binned/blocked/canceled/cancelled/deactivated/declined/decommissioned/deleted/discontinued _,
    ditched/donated/fired/goodbye/killed/killing/muted/nixed/outsourced/paused/quit/removed/retired/scrapped _,
    shelved/stopped/sunset/sunsetted/unfollowed/uninstalled/unplugged _, _ deleted/ditched/scrapped/uninstalled/unpublished,
    closed a/an/one/two/three/four/both/all _, closed my/our/the _, cut out _, cut up my/our/the/a _, cutting out _, done with _,
    gave _ up, gave up _, gave up on _, given up _, given up on _, giving up _, goodbye to _, got out of _, got rid of _,
    let go of _, logged off _, moved away from _, no more _, phased out _, pulled the plug on _, rage - quit _,
    replaced _ with, ripped out _, said goodbye to _, said no to _, saying no to _, shut down _, shut off _, sold my/our/the _,
    stepped away from _, swapped/traded/exchanged _ for, switched off _, switched/moved/migrated ~ from _,
    switched/moved/migrated ~ off _, switched/moved/migrated/switching/moving from/off _, taking/took a break from _, threw _ away,
    threw away _, threw away/out _, threw out _, took _ down, took _ off, took down _, took down my/our _, took ~ off from _,
    tore out _, tore up _, turned down _, turned off _, unsubscribed from _, unsubscribing from _, walked away from _, _ is/are gone,
    stopped using/drinking/touching/buying/ordering/weighing/making/taking/watching/reading/checking _, gave away _, gave _ away,
    threw _ out/away, let my/our _ go, closed out _, wound down _, parted with _`,
  began: `adopted/began/first/inherited/installed/joined/learned/learning/learnt/restarted/resumed/started/tried/trying _, back at _,
    back to _, day/week one/1 of/with/on _, dipped/dipping ~ into _, enrolled in _, first day/week/month of/with/on _,
    first time ~ _, first week/day/month at/in/into _, gave _ a go/try/shot, getting back into/to _, getting into _,
    giving _ a go/try/shot, got back into/to _, got into _, got started with _, had my/our first _, learned to use _, messing with _,
    my/our first _, picked up a/an _, picking up _, played with _, playing with _, signed up for _, signing up for _,
    started/began/tried to? using/making/taking/writing/reading/doing/keeping/building/growing/running/learning _, taking up _,
    took on _, took up _, tried out _, trying out _, week/day two/three/four/2/3/4 with _, weeks/days/months into _,
    opened my/our first _, turned on _, switched on _, dusted off _, first attempt/try at _, learned/learning how to ~ _,
    got talked into a/an/the _`,
  made: `animated/assembled/automated/baked/brewed/built/carved/coded/compiled/completed/containerized/cooked/created _,
    delivered/deployed/designed/developed/dockerized/drafted/drew/edited/fermented/filmed/finished/framed/hacked _,
    hosted/installed/knitted/launched/made/mapped/merged/open-sourced/opened/organised/organized/painted _,
    photographed/pickled/pieced/planted/posted/printed/produced/prototyped/published/rebuilt/recorded/released _,
    rigged/roasted/scheduled/scripted/self-hosted/sent/sewed/shipped/sketched/soldered/submitted/taught/trained _, wired/wrote _,
    _ accepted/approved/completed/done/finished/launched/merged/published/shipped, been building/writing/making _,
    cobbled together _, dropped new/latest _, dropped the/a/my/our new/latest _, finally made/built/wrote/did _,
    finished making/writing/building/editing/filming/recording/reading _, got _ done, got _ live, got _ running, hacked together _,
    knocked together _, open - sourced _, open sourced _, pieced together _, pressed/hit send/publish on _, pushed _ live, put out _,
    put together _, put up _, rolled out _, set _ up, set up _, setting up _, spent ~ building/making/writing/doing/updating _,
    spun up _, stood up _, threw together _, wrapped up _, wrote down _, wrote up _, _ got merged/published/accepted/approved,
    _ is/are live/out/done/finished/published/online, _ is/are now/finally live/out/done/finished/published/online, _ went live/out,
    crocheted/grew/harvested/propagated/quilted/repotted/sowed/stitched _, whipped up _, turned ~ into a/an/my/our _,
    prepped/cooked ~ of _`,
  did: `competed in/at _, got through _, sat through _, spoke/presented/exhibited at _, survived _, volunteered at _`,
  cut: `capped/consolidated/cut/decreased/halved/limited/lowered/merged/minimised/minimized/negotiated/reduced _,
    shortened/shrank/simplified/slashed/trimmed _, brought _ down, brought down _, chipped away at _, cut _ down, cut _ in half,
    cut back on _, cut down _, cut down on _, cutting back on _, cutting down on _, got _ down, got _ down to,
    got ~ off my/our/the _, haggled _ down, kept _ under, knocked ~ off my/our/the _, negotiated _ down, talked _ down`,
  raised: `added/bumped/doubled/extended/increased/lengthened/raised/tripled/upped _, beefed up _, bumped _ up, bumped up _,
    paid extra on/toward/towards _, put up _, put ~ into/toward/towards/against my/our/the _, sent ~ to my/our/the _, stepped up _,
    threw ~ at my/our/the _, topped up _, turned up _`,
  changed: `adjusted/changed/changing/combined/consolidated/converted/customised/customized/localised/localized/migrated _,
    modernized/moved/optimised/optimized/overhauled/ported/re-did/rearranged/rebuilt/reconfigured/redesigned/redid _,
    refactored/reinstalled/relabelled/renamed/reorganised/reorganized/replaced/restructured/rethought/revised _,
    rewired/reworked/reworking/rewriting/rewrote/segmented/shuffled/simplified/translated/tuned/tweaked/updated _, upgraded _,
    changed up _, locked in _, rolled over _, swapped out _, switched up _, turned ~ into _,
    rebalanced/relocated/repainted/rotated _, replaced my/our/the _, moved ~ around`,
  fixed: `appealed/cleaned/cleared/contested/debugged/descaled/disputed/fixed/mended/patched/recalibrated/reconciled _,
    repaired/rescued/resolved/restored/solved/sorted/unclogged/untangled _, cleaned out _, cleaned up _, figured out _, got _ back,
    got _ back up, got _ removed, got _ working, got _ working/stable/running/back, hunted down _, nailed down _,
    replaced the ~ in/on my/our/the _, sorted out _, took apart _, tracked down _, _ is/are back up,
    _ is/are back/fixed/stable/working, _ is/are finally back/fixed/stable/working,
    resynced/revoked/serviced/tidied/unblocked/unjammed _, tidied up _, brought ~ back to life`,
  reached: `broke/crossed/filled/hit/maxed/passed/reached/topped _, _ totaled/totalled, anniversary of _, finally have a/an/my/our _,
    hit/reached/passed/crossed ~ in/of _, made it to _, maxed out _, years/months/weeks/days with/without/into _,
    _ is/are one/two/three/four/five/1/2/3/4/5/10 years/year/months old,
    _ turned one/two/three/four/five/six/seven/eight/nine/ten/1/2/3/4/5/6/7/8/9/10`,
  rose: `_ climbed/doubled/gained/grew/improved/increased/jumped/rose/spiked/tripled, _ up, _ from, _ hit/crossed/passed/reached/topped,
    _ blew up to, _ came in higher, _ doubled/tripled since, _ goes/going up, _ got better, _ has/have gone up,
    _ has/have grown/doubled/improved/climbed/increased/jumped, _ is/are going up, _ is/are growing/climbing/improving,
    _ is/are now up, _ is/are profitable/growing/better/booming, _ is/are up to, _ just went up, _ picked up, _ shot up, _ took off,
    _ went from, _ went up/through,
    _ bloomed/flowered/ripened/sprouted, _ is/are coming along, _ put out a/two/three`,
  fell: `_ declined/decreased/dipped/disappeared/dropped/evaporated/fell/flatlined/halved/plateaued/plummeted, _ down, _ from,
    _ shrank/slid/slipped/slowed/stagnated/tanked/vanished, _ came down, _ came in lower, _ dried up, _ dropped from, _ got worse,
    _ has/have dropped/fallen/shrunk/slowed/declined, _ has/have gone down, _ is/are coming down, _ is/are dead/flat/stagnant,
    _ is/are down from, _ is/are down to, _ is/are dropping/falling/shrinking, _ is/are finally? under/below, _ shrank from,
    _ takes/took only, _ went down, _ went down from, _ went from, _ went quiet/flat/silent/stale`,
  broke: `borked/bricked/broke/corrupted/crashed/nuked/wiped _,
    _ bombed/broke/canceled/cancelled/churned/clogged/collapsed/crashed/died/expired/exploded/failed/flopped,
    _ ghosted/hung/jammed/leaked/left/overheated/quit/snapped/stalled, blew my/our/the _, blew up _, blown my/our/the _,
    broke/ruined/burnt/burned/lost/botched/smashed/spilled/shattered/cracked my/our/the/a/an/another _, brought down _,
    busted my/our/the _, fried my/our/the/a _, knocked out _, locked myself out of _,
    lost two/three/four/five/half/some/most/our/my/all _, messed _ up, messed up _, screwed up _, took _ down, took down _,
    _ ate my/our, _ blew up, _ fell apart, _ fell over, _ gave notice, _ gave out, _ gave up, _ got rejected/denied/bricked/wiped,
    _ has/have been down/broken/red, _ is/are broken/dead, _ is/are toast/shot, _ just died/broke/crashed/failed, _ just gave notice,
    _ just left/quit/cancelled/canceled/churned/ghosted, _ quit on me/us, _ stopped working/loading/syncing/sending/counting,
    _ was/got suspended/disabled/banned/flagged/hacked/blocked/locked/rejected/restricted, _ was/were declined/hacked/stolen,
    _ went down,
    fell for _, _ fell behind, _ cracked/flooded/overflowed/seized/tripped/wilted, _ got hijacked/drained/exploited/liquidated,
    chipped/bent/dented my/our/the/a _`,
  plans: `considering/contemplating/debating/eyeing/planning/researching _, budgeting for _, decided to _, giving myself ~ to _,
    going/plan/planning/hoping/about to try/buy/get/start/do/make/build/join/book/order/learn/launch/write/plant/host/run _,
    looking at getting/buying _, looking for _, next is _, next up _, saving for _, saving up for _, signed up to _, tempted by _,
    thinking of/about _, thinking of/about getting/buying/starting/trying/making/doing/joining/building/adding _,
    want/wanting/trying to try/buy/get/start/do/make/build/join/book/order/learn/launch/write/plant/host/run _`,
  skipped: `forgot/missed/neglected/postponed/skipped/skipping _, bailed on _, did not do/make/get/take/have/go _, opted out of _,
    passed on _, put off _, said no to _, slept through _, talked myself out of _, turned down _, walked past _,
    forgot to ~ _, never got round/around to _, did not get to _`,
  tested: `analysed/analyzed/audited/benchmarked/calculated/checked/compared/comparing/counted/interviewed/load-tested _,
    logged/logging/measured/measuring/polled/profiled/reviewed/sampled/stress-tested/surveyed/tallied/tested _,
    testing/timed/totaled/totalled/tracked/tracking/weighed _, added up _, been experimenting with _,
    been testing/tracking/comparing/logging/measuring _, checked my/our/the _, combed through _, compared ~ with/to _,
    experimented/experimenting with _, load tested _, looked at _, looked into _, put _ through, ran the numbers on _,
    ran ~ against _, went through _, went through my/our/the _`,
}

export type Event = keyof typeof eventPatterns

/** Words across which no verb has its thing. */
export const clauseEnds = new Set(
  `and but so because while when after before since until if that which who whose where than then though although unless as for with at in on from by to into
  about like without over under during through per via between against around behind near is are was were am be been has have had do does did can could would should
  will might may must not i we you he she they it`.split(/\s+/),
)

/** Words with which a clause tells nothing that has happened. */
export const unreal = new Set(
  'if unless would could should might may wish wishing almost nearly never not nobody someone somebody everyone everybody people they he she you who imagine supposed think thinks says said claims'.split(
    ' ',
  ),
)

/** Words which put a thing into the time to come. */
export const ahead =
  /\b(?:tomorrow|next (?:week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|upcoming|this coming|will be|going to|join us|see you)\b/i

/** Words which put a thing into a time long gone. */
export const longAgo =
  /\b(?:ago|used to|back in|back when|when i was|as a kid|last year|once upon|years? later|in college|growing up|in (?:19|20[01])\d)\b/i

/** Nouns of time, which follow a thing without belonging to it: "the grinder today". */
export const times = new Set(
  'today tonight yesterday tomorrow morning afternoon evening night week weekend month year day days monday tuesday wednesday thursday friday saturday sunday time last this next'.split(
    ' ',
  ),
)
