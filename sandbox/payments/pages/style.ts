/** A quiet counter: what is bought on one side, the card on the other. */
export const style = `
:root { color-scheme: light dark; --paper: #f6f7f9; --card: #fff; --ink: #1a1f2b; --faint: #5c6473; --line: #d9dde5; --blue: #3d4fd1; --on-blue: #fff; --tint: #eceffb; --bad: #b3261e; --bad-tint: #fcecea; --good: #17663f; --sand: #fff4d6; --on-sand: #5c4300 }
@media (prefers-color-scheme: dark) { :root { --paper: #12141a; --card: #1a1d26; --ink: #eceef4; --faint: #a4abba; --line: #343a48; --blue: #a9b4ff; --on-blue: #12141a; --tint: #232842; --bad: #ffb4ab; --bad-tint: #3a1f1d; --good: #8fd9ae; --sand: #3a3013; --on-sand: #ffe6a3 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/24px "Instrument Sans", ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums }
.sand { background: var(--sand); color: var(--on-sand); padding: 8px 20px; text-align: center; font-size: 14px; line-height: 20px }
main, footer { max-width: 960px; margin: 0 auto; padding: 32px 20px }
footer { padding-top: 0; color: var(--faint); font-size: 14px; line-height: 20px }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; font-weight: 600 }
h2 { font-size: 18px; line-height: 28px; margin: 0 0 8px; font-weight: 600 }
p { margin: 0 0 12px }
a { color: var(--blue); text-underline-offset: 3px; overflow-wrap: anywhere }
.faint { color: var(--faint); font-size: 14px; line-height: 20px }
.price { font-size: 32px; line-height: 40px; font-weight: 600; margin: 0 0 4px }
.two { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 24px 48px; align-items: start }
.box { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px; margin: 0 0 16px }
.box > :last-child { margin-bottom: 0 }
.row { display: flex; gap: 4px 16px; justify-content: space-between; align-items: baseline; margin: 0 0 8px }
.row.sum { border-top: 1px solid var(--line); padding-top: 12px; margin-top: 12px; font-weight: 600 }
.acts { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
label { display: block; margin: 0 0 12px; font-size: 14px; line-height: 20px; font-weight: 500 }
input, select { display: block; width: 100%; font: inherit; font-size: 16px; line-height: 24px; font-weight: 400; min-height: 44px; margin-top: 4px; padding: 8px 12px; color: inherit; background: var(--paper); border: 1px solid var(--faint); border-radius: 8px }
input[type=radio], input[type=checkbox] { display: inline-block; width: 20px; min-height: 20px; height: 20px; margin: 0 8px 0 0; vertical-align: -4px }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(96px, 1fr)); gap: 0 12px }
button, .button { display: inline-block; font: inherit; font-weight: 600; min-height: 44px; padding: 9px 20px; border: 1px solid var(--blue); border-radius: 8px; background: var(--blue); color: var(--on-blue); cursor: pointer; text-decoration: none }
button.wide { width: 100% }
button + .faint, .row form { margin-top: 8px }
td code { white-space: nowrap }
form + p { margin-top: 12px }
button.quiet, .button.quiet { background: none; color: var(--blue) }
button.bad { border-color: var(--bad); background: none; color: var(--bad) }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
.error { background: var(--bad-tint); color: var(--bad); border-radius: 8px; padding: 10px 14px; margin: 0 0 16px }
.note { background: var(--tint); border-radius: 8px; padding: 10px 14px; margin: 0 0 16px }
.tag { display: inline-block; border: 1px solid currentColor; border-radius: 6px; padding: 0 8px; font-size: 14px; line-height: 22px; color: var(--faint) }
.tag.good { color: var(--good) } .tag.bad { color: var(--bad) }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px }
th { text-align: left; font-weight: 400; color: var(--faint) }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top }
td.amount, th.amount { text-align: right; padding-right: 0 }
details { margin: 0 0 12px } summary { cursor: pointer; min-height: 24px }
code { font-size: 14px; overflow-wrap: anywhere }
@media (max-width: 720px) { .two { grid-template-columns: minmax(0, 1fr) } main { padding-top: 20px } }
`
