/** Perch's stylesheet. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #f7f4ec; --card: #fffdf7; --ink: #25302a; --faint: #67736b; --line: #ddd8c8; --moss: #2f6b4a; --on-moss: #ffffff; --lamp: #a85b12; --tint: #e9efe4; }
@media (prefers-color-scheme: dark) { :root { --paper: #151c18; --card: #1d2621; --ink: #e8ebe2; --faint: #9dab9f; --line: #33403a; --moss: #8fcfa6; --on-moss: #10211a; --lamp: #f0b066; --tint: #24322a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 ui-sans-serif, system-ui, sans-serif; }
a { color: var(--moss); text-underline-offset: 3px; }
h1, h2, .brand { font-family: ui-serif, Georgia, "Times New Roman", serif; font-weight: 600; letter-spacing: -0.01em; line-height: 1.2; }
h1 { font-size: 1.6rem; margin: 0 0 .75rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
.bar { border-bottom: 1px solid var(--line); background: var(--card); }
.bar > div { max-width: 44rem; margin: 0 auto; padding: .6rem 1rem; display: flex; flex-wrap: wrap; gap: .4rem 1.1rem; align-items: center; }
.brand { display: inline-flex; gap: .5rem; align-items: center; font-size: 1.3rem; color: inherit; text-decoration: none; margin-right: auto; }
.brand svg { width: 1.6rem; height: 1.6rem; color: var(--moss); }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: center; } nav a { text-decoration: none; } nav a[aria-current] { font-weight: 650; text-decoration: underline; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.card, .post { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: 1rem 1.1rem; margin: 0 0 .8rem; }
.post { display: grid; grid-template-columns: 2.75rem 1fr; gap: .2rem .9rem; }
.post > img { width: 2.75rem; height: 2.75rem; border-radius: 50%; }
.post p { margin: .1rem 0 .4rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.post.lead { border-color: var(--moss); } .post.lead p { font-size: 1.15rem; }
.who a { color: inherit; text-decoration: none; } .who strong { margin-right: .35rem; }
.faint, .who span, time { color: var(--faint); font-size: .9rem; } time a { color: inherit; text-decoration: none; }
.acts { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; align-items: center; color: var(--faint); font-size: .9rem; } .acts form { margin: 0; }
button { font: inherit; border: 1px solid var(--moss); background: var(--moss); color: var(--on-moss); border-radius: 999px; padding: .35rem 1.1rem; cursor: pointer; }
button.quiet { background: none; color: var(--moss); } button.link { border: 0; background: none; color: inherit; padding: .25rem 0; text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px; }
input, textarea { font: inherit; width: 100%; color: inherit; background: var(--paper); border: 1px solid var(--faint); border-radius: .6rem; padding: .5rem .7rem; }
textarea { min-height: 7rem; resize: vertical; }
label { display: block; margin: 0 0 .9rem; } label span { display: block; font-weight: 600; margin-bottom: .2rem; } label small { color: var(--faint); }
:focus-visible { outline: 3px solid var(--lamp); outline-offset: 2px; }
.error { border-left: 4px solid var(--lamp); background: var(--tint); padding: .6rem .9rem; border-radius: .3rem; margin: 0 0 1rem; }
.card > h2:first-child { margin-top: 0; } .acts > a { color: inherit; text-decoration-color: var(--line); }
.row { display: flex; gap: .8rem; align-items: center; flex-wrap: wrap; } .row > :first-child { flex: 1; min-width: 12rem; }
.profile { display: flex; gap: 1.1rem; align-items: flex-start; } .profile img { width: 5rem; height: 5rem; border-radius: 50%; }
code { font-family: ui-monospace, Menlo, monospace; font-size: .92em; background: var(--tint); border-radius: .3rem; padding: .15rem .35rem; overflow-wrap: anywhere; } code.token { display: block; padding: .7rem .9rem; user-select: all; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
dl { display: flex; gap: 1.2rem; margin: .5rem 0 0; } dt { display: inline; color: var(--faint); } dd { display: inline; margin: 0 .3rem 0 0; font-weight: 600; }
footer { max-width: 44rem; margin: 0 auto; padding: 0 1rem 3rem; color: var(--faint); font-size: .85rem; }
.skip { position: absolute; left: -999rem; } .skip:focus { left: 1rem; top: .5rem; }
`
