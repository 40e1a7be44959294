/** The one style sheet of the sandbox's pages; plain, and readable on a telephone. */
export const STYLE = `
:root { --ink: #1c2430; --soft: #5b6675; --line: #d9dee5; --paper: #ffffff; --ground: #f3f5f8; --main: #0b5cad; --bad: #a4262c }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header { background: #ffd84d; color: #3b2f00; padding: .5rem 1rem; text-align: center; font-size: .9rem }
header strong { letter-spacing: .12em; margin-right: .5rem }
main { margin: 1.5rem auto; padding: 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 10px }
main.narrow { max-width: 30rem; width: calc(100% - 2rem) }
main.wide { max-width: 80rem; width: calc(100% - 2rem) }
h1 { font-size: 1.4rem; margin: 0 0 1rem; line-height: 1.25 }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem }
p { margin: .5rem 0 }
.soft { color: var(--soft); font-size: .9rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1rem; margin: 1rem 0; padding: 1rem 0; border: solid var(--line); border-width: 1px 0 }
dt { color: var(--soft) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
dd.big { font-size: 1.25rem; font-weight: 600; white-space: nowrap }
form { margin: .75rem 0 0 }
button, a.button { display: block; width: 100%; padding: .8rem 1rem; border: 1px solid var(--main); border-radius: 8px; background: var(--main); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.second, a.second { background: transparent; color: var(--main) }
button.away { background: transparent; border-color: transparent; color: var(--bad); font-weight: 400 }
button:focus-visible, a:focus-visible { outline: 3px solid #7ab3ee; outline-offset: 2px }
label { display: block; color: var(--soft); font-size: .9rem; margin-top: .75rem }
input:not([type=hidden]) { display: block; width: 100%; padding: .7rem .8rem; margin: .25rem 0 .75rem; border: 1px solid #8a94a3; border-radius: 8px; font: inherit }
input:focus-visible { outline: 3px solid #7ab3ee; outline-offset: 1px }
ul.messages { list-style: none; margin: 1.25rem 0 0; padding: 0; border-top: 1px solid var(--line) }
ul.messages li { padding: .75rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
.code { font: 600 1.4rem/1.2 ui-monospace, monospace; letter-spacing: .12em }
table { width: 100%; border-collapse: collapse; font-size: .85rem }
th, td { text-align: left; padding: .45rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top }
td.number { text-align: right; white-space: nowrap }
.scroll { overflow-x: auto }
.acts { display: flex; flex-wrap: wrap; gap: .3rem; min-width: 15rem }
.acts form { margin: 0 }
.scroll + .acts { margin-top: 1rem }
.acts button { width: auto; padding: .15rem .5rem; font-size: .8rem; font-weight: 400; border-radius: 5px; background: transparent; color: var(--main) }
.mark { display: inline-block; padding: 0 .45rem; border-radius: 5px; background: #e6ebf1; white-space: nowrap }
.mark.good { background: #d9f2df; color: #14532d }
.mark.bad { background: #fbe0e0; color: #7f1d1d }
`
