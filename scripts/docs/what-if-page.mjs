import { columnsOf } from '../tables/sheet.mjs';
import { bundled } from './bundled.mjs';
import { html } from './html.mjs';
import { page } from './page.mjs';
import { tablePath } from './places.mjs';
import { rules } from './rule-book.mjs';
import { inBusinessWords } from './business-words.mjs';

/** What the page has to know about a table in addition to the rule book: its words. */
const wordsOf = (table) => {
  const { inputs } = columnsOf(table);
  const { rows } = inBusinessWords(table);
  return {
    name: table.name,
    page: tablePath(table.name),
    inputs: inputs.map(({ name, heading, write }) => {
      const { kind, values = [] } = table.inputs[name];
      return { name, heading, options: (kind === 'flag' ? [true, false] : values).map(write) };
    }),
    rows,
  };
};

/** The rule book and what the page does with it, as one script for the browser. */
export const whatIfScript = () =>
  bundled('scripts/docs/what-if-client.mjs', { WORDS: JSON.stringify(rules.ALL_TABLES.map(wordsOf)) });

/** The page on which facts are chosen and the rule book decides. */
export const whatIfPage = () =>
  page({
    path: 'what-if.html',
    part: 'what-if.html',
    title: 'What if',
    lead: 'Choose a table and facts. The rule book itself decides here, and tells which rows fit and why the others do not.',
    script: 'what-if.js',
    body: html`<section class="what-if" aria-label="The case">
        <p>
          <label for="what-if-table">Decision</label>
          <select id="what-if-table">
            ${rules.ALL_TABLES.map(({ name }) => html`<option>${name}</option>`)}
          </select>
        </p>
        <fieldset>
          <legend>Facts</legend>
          <div id="what-if-facts"></div>
        </fieldset>
      </section>
      <section>
        <h2>What is decided</h2>
        <ol class="plain" id="what-if-outcome" aria-live="polite"></ol>
        <p><a id="what-if-link" href="what-if.html">Link to this case</a></p>
      </section>
      <section>
        <h2>Why the other rows do not decide</h2>
        <ul class="plain" id="what-if-others"></ul>
        <p><a id="what-if-page" href="tables.html">The whole table</a></p>
      </section>`,
  });
