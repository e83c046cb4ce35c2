import { FONT_PATH } from './font';

/** Where the card page's style sheet is served. */
export const STYLE_PATH = '/pay/assets/card-page.css';

/** The card page in the portal's type, colors and error style: two columns from 60rem on, one below. */
export const PAYMENT_PAGE_STYLE = `
@font-face { font-family: "Public Sans"; font-weight: 100 900; font-display: swap; src: url(${FONT_PATH}) format("woff2"); }
:root { --ink: #14252b; --soft: #3b4a50; --link: #0e4f5c; --deep: #0e4f5c; --deeper: #093b44; --line: #5f7077; --ground: #eef4f4;
  --warm: #ffbe2e; --warm-dark: #e5a000; --wrong: #8b0a03; --wrong-ground: #f4e3db; --paper: #fff; --hair: #c8d5d7;
  --note: #533500; --note-line: #8a5300; --note-ground: #fff3da; color-scheme: light dark; }
/* The portal's colors on a dark ground; the side with the sum is dark in both. */
@media screen and (prefers-color-scheme: dark) and (forced-colors: none) {
  :root { --ink: #eaf1f3; --soft: #c1ced2; --line: #93a7ae; --ground: #20333a; --wrong: #ffb3a8; --wrong-ground: #3a1f1d; --paper: #17262b;
    --hair: #34484f; --note: #f3dba4; --note-line: #e5a000; --note-ground: #2f2812; --link: #8fd9e5; }
}
*, *::before, *::after { box-sizing: border-box; }
html { font: 100%/1.5 "Public Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; color: var(--ink); background: var(--paper); font-variant-numeric: tabular-nums; }
h1, h2, p, dl, dd, ul { margin: 0; }
a { color: var(--link); }
/* A ring in two tones, dark within light, as in the portal: on any ground one of them stands out. */
:focus-visible { outline: 4px solid #162e51; outline-offset: 0; border-radius: 4px; box-shadow: 0 0 0 8px #fff; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -6rem; padding: .5rem 1rem; background: var(--paper); z-index: 2; }
.skip:focus { top: 1rem; }
.ribbon { background: var(--note-ground); color: var(--note); text-align: center; padding: .5rem 1rem; font-size: .875rem; border-bottom: 1px solid var(--note-line); }
.page { display: grid; min-height: 100vh; grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
.side { background: linear-gradient(160deg, var(--deep), var(--deeper)); color: #fff; padding: 1.5rem 1.25rem 2rem; }
.summary, .main { width: 100%; max-width: 28rem; margin-inline: auto; }
.back { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: #fff; text-decoration: none; font-weight: 600; }
.back:hover { text-decoration: underline; }
.arrow { width: 1rem; height: 1rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.payee { display: flex; align-items: center; gap: .75rem; margin-top: 1.5rem; font-weight: 600; }
.mark { flex: none; width: 2.25rem; height: 2.25rem; border-radius: .5rem; outline: 1px solid #6f9aa5; }
.what { margin-top: 1.5rem; font-size: 1rem; font-weight: 400; color: #cfe3e8; overflow-wrap: anywhere; }
.amount { font-size: 2.5rem; font-weight: 700; line-height: 1.2; letter-spacing: -.01em; }
.lines { margin-top: 1.5rem; }
.lines > div { display: flex; justify-content: space-between; gap: 1.5rem; padding-block: .75rem; }
.lines dt { overflow-wrap: anywhere; }
.lines .total { border-top: 1px solid #b5d3da; font-weight: 700; }
.statement { margin-top: 1.5rem; font-size: .875rem; color: #cfe3e8; }
.main { padding: 2rem 1.25rem 3rem; }
.main:focus { outline: none; }
.alone { padding-block: 15vh; }
h1 { font-size: 1.625rem; line-height: 1.25; letter-spacing: -.01em; }
.errors { margin-top: 1rem; }
.lead { margin-block: .75rem 1.5rem; font-size: 1.125rem; color: var(--soft); }
.note { color: var(--soft); font-size: .875rem; }
.card { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem 1rem; margin-top: .5rem; align-items: end; }
.card > * { grid-column: 1 / -1; }
.card > .field-expiry { grid-column: 1; }
.card > .field-securityCode { grid-column: 2; }
.field label { display: block; font-weight: 600; }
.hint { display: block; color: var(--soft); font-size: .875rem; }
.error { display: block; color: var(--wrong); font-weight: 600; font-size: .9375rem; }
input:not([type=hidden]) { display: block; width: 100%; min-height: 3rem; margin-top: .375rem; padding: .5rem .75rem; font: inherit; font-size: 1.0625rem;
  color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; }
input:not([type=hidden]):hover { border-color: var(--ink); }
.has-error { border-left: 4px solid var(--wrong); padding-left: 1rem; }
.has-error input { border: 4px solid var(--wrong); }
.pay { display: block; width: 100%; min-height: 3.25rem; padding: .75rem 1.25rem; font: inherit; font-size: 1.125rem; font-weight: 700; text-align: center;
  color: #221500; background: var(--warm); border: 1px solid #8a5300; border-radius: 4px; text-decoration: none; cursor: pointer; }
.pay:hover { background: var(--warm-dark); }
/* Above the form. */
.time { margin-top: .5rem; color: var(--soft); }
/* It comes while a card is entered, and stays in sight wherever that is; what gets the focus is scrolled to below it. */
#time-warning:not(:empty) { position: sticky; top: 0; z-index: 1; margin-block: .75rem 0; padding: .75rem 1rem; border: 2px solid var(--note-line); border-radius: .25rem; background: var(--note-ground); font-weight: 600; }
html:has(#time-warning:not(:empty)) { scroll-padding-top: 9rem; }
.time strong { color: var(--ink); }
.help { margin-top: 1.5rem; color: var(--soft); font-size: .9375rem; }
.cancel { margin-top: .5rem; }
.quiet { width: 100%; min-height: 2.75rem; padding: .5rem; font: inherit; font-weight: 600; color: var(--link); background: none; border: 0;
  text-decoration: underline; cursor: pointer; }
.errors { margin-bottom: 1.5rem; padding: 1rem 1.25rem; border: 2px solid var(--wrong); border-radius: .5rem; background: var(--wrong-ground); }
.errors:focus { outline: 4px solid #162e51; }
.errors h2 { font-size: 1.25rem; color: var(--wrong); }
.errors ul { padding-left: 0; margin-top: .5rem; list-style-type: ''; }
.errors li + li { margin-top: .25rem; }
.errors a { display: inline-block; padding: .25rem 0; color: var(--wrong); font-weight: 700; }
.test-cards { margin-top: 2rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--ground); font-size: .875rem; }
.test-cards summary { font-weight: 600; cursor: pointer; min-height: 1.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-block: .5rem; color: var(--soft); }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--hair); }
tbody th { font-weight: 600; white-space: nowrap; }
@media (min-width: 60rem) {
  .page { grid-template-columns: 1fr 1fr; grid-template-rows: auto; }
  .side { padding: 5rem 3rem 3rem; }
  .side .summary { margin-right: 2rem; }
  .main { padding: 5rem 3rem 3rem; max-width: 34rem; margin-left: 2rem; }
  .alone { margin-inline: auto; }
}
/* On a phone what is paid for takes few lines, so that the card's number is near. */
@media (max-width: 59.99rem) {
  .side { padding-block: .5rem 1rem; }
  .payee, .what, .lines, .statement { margin-top: .5rem; }
  .amount { font-size: 2rem; }
  .lines > div { padding-block: .25rem; }
  .lines .total { display: none; }
  .main { padding-top: 1.25rem; }
}
@media (max-width: 24rem) {
  .card > .field-expiry, .card > .field-securityCode { grid-column: 1 / -1; }
  tbody th { white-space: normal; }
  /* Three columns of accounts fit without scrolling. */
  .accounts th, .accounts td { padding-right: .5rem; }
  .accounts th:last-child, .accounts td:last-child { padding-right: 0; }
}
@media (forced-colors: active) {
  .pay, .errors, input:not([type=hidden]) { border: 2px solid; }
}
`;
