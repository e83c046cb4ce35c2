import { bundled } from './bundled.mjs';
import { html } from './html.mjs';
import { page } from './page.mjs';
import { FILING_NAMES, rules } from './rule-book.mjs';

/** The flows of the rule book and what the page does with them, as one script for the browser. */
export const walkScript = () =>
  bundled('scripts/docs/walk-client.mjs', { FILINGS: JSON.stringify(rules.FILING_TYPES) });

/** The page on which a filing is walked step by step. */
export const walkPage = () =>
  page({
    path: 'walk.html',
    part: 'walk.html',
    title: 'Walk a filing',
    lead: 'Choose a filing and its flags, and go through it step by step. The rule book itself says here what comes next.',
    script: 'walk.js',
    body: html`<section class="what-if" aria-label="The filing" id="walk-facts">
        <p>
          <label for="walk-filing">Filing</label>
          <select id="walk-filing">
            ${rules.FILING_TYPES.map((type) => html`<option value="${type}">${FILING_NAMES[type]}</option>`)}
          </select>
        </p>
        <fieldset>
          <legend>Flags</legend>
          <p>
            <label><input type="checkbox" id="walk-check" /> Administrative fraud check</label>
          </p>
          <p>
            <label><input type="checkbox" id="walk-attaches" /> Documents to attach</label>
          </p>
        </fieldset>
      </section>
      <section>
        <h2>Where the filer is</h2>
        <p class="walked" id="walk-step" role="status"></p>
        <p>
          <button type="button" id="walk-back">Back</button>
          <button type="button" id="walk-next">Next</button>
        </p>
        <p><a id="walk-link" href="walk.html">Link to this place</a></p>
      </section>
      <section>
        <h2>All steps</h2>
        <ol id="walk-steps"></ol>
      </section>`,
  });
