import { html } from './html.mjs';

/** The parts of the documentation, in the order of the menu. */
export const PARTS = [
  ['index.html', 'Overview'],
  ['features.html', 'Features'],
  ['tables.html', 'Decision tables'],
  ['what-if.html', 'What if'],
  ['walk.html', 'Walk a filing'],
  ['forms.html', 'Forms'],
  ['flows.html', 'Flows'],
  ['phrases.html', 'Phrase book'],
  ['built.html', 'What is built'],
  ['requirements.html', 'Requirements'],
  ['law.html', 'Law and readings'],
  ['scenarios.html', 'Scenarios'],
  ['api/index.html', 'Contract'],
  ['changes.html', 'Changes'],
];

/** The way from a page's folder back to the root. */
export const rootOf = (path) => '../'.repeat(path.split('/').length - 1);

const menuItem = (path, part, [target, name]) =>
  html`<li>
    <a href="${rootOf(path)}${target}" ${target === part && html`aria-current="page"`}>${name}</a>
  </li>`;

const searchBox = (what) =>
  html`<search class="search">
    <label for="search">Find in ${what}</label>
    <input id="search" type="search" autocomplete="off" />
    <p class="count" role="status" id="search-count"></p>
  </search>`;

/**
 * A whole page.
 * @param {{ path: string, part: string, title: string, lead?: unknown, finds?: string, script?: string, style?: string, body: unknown }} page `part` is the menu
 *   item that it belongs to; `finds` names what the search box filters: elements of the class `entry`; `script` and `style` are
 *   the page's own
 */
export const page = ({ path, part, title, lead, finds, script, style, body }) => ({
  path,
  title,
  text: html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Rule book</title>
        <link rel="stylesheet" href="${rootOf(path)}page.css" />
        <link rel="stylesheet" href="${rootOf(path)}content.css" />
        ${style && html`<link rel="stylesheet" href="${rootOf(path)}${style}" />`}
        ${script && html`<script src="${rootOf(path)}${script}" defer></script>`}
        <script src="${rootOf(path)}filter.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <p class="brand">Filing portal <span>the rule book and what proves it</span></p>
          <nav aria-label="Documentation">
            <ul>
              ${PARTS.map((item) => menuItem(path, part, item))}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${lead && html`<p class="lead">${lead}</p>`} ${finds && searchBox(finds)} ${body}
        </main>
        <footer class="bottom">
          <p>Written by <code>npm run docs</code> from the rule book, the features and the last runs.</p>
        </footer>
      </body>
    </html> `.toString(),
});
