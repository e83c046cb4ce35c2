import { html, scrolling } from './html.mjs';
import { page } from './page.mjs';

const about = { path: 'changes.html', part: 'changes.html', title: 'Changes' };

const STATES = { added: 'added', gone: 'gone', changed: 'changed' };

const mark = (state) =>
  html`<span class="mark ${state === 'gone' ? 'failed' : state === 'added' ? 'passed' : 'none'}"
    >${STATES[state]}</span
  >`;

const lines = ({ added, gone }) => [
  ...gone.map((text) => html`<li>${mark('gone')} ${text}</li>`),
  ...added.map((text) => html`<li>${mark('added')} ${text}</li>`),
];

const entry = (state, name, place, body) =>
  html`<section class="entry">
    <h3>${mark(state)} ${name}</h3>
    ${place && html`<p class="meta"><code>${place}</code></p>`} ${body}
  </section>`;

const stateOfRow = ({ before, after }) => {
  if (before === undefined) return 'added';
  return after === undefined ? 'gone' : 'changed';
};

const tableEntry = ({ name, state, rows }) =>
  entry(
    state,
    name,
    undefined,
    rows.length > 0 &&
      scrolling(
        `Rows of ${name}`,
        html`<table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">When</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <td>${mark(stateOfRow(row))}</td>
                  <td>${row.condition}</td>
                  <td>${row.before ?? '-'}</td>
                  <td>${row.after ?? '-'}</td>
                </tr>`,
            )}
          </tbody>
        </table>`,
      ),
  );

const list = (items) =>
  items.length > 0 &&
  html`<ul class="plain">
    ${items}
  </ul>`;

const wholeScenario = (state) => (scenario) =>
  entry(
    state,
    scenario.name,
    scenario.path,
    list([...scenario.lines, ...scenario.rows].map((text) => html`<li>${text}</li>`)),
  );

const chapter = (title, entries) =>
  html`<section>
    <h2>${title}</h2>
    ${entries.length > 0 ? entries : html`<p>No change.</p>`}
  </section>`;

const named = (state) => (rule) => entry(state, rule.name, rule.path);

/** What changed since a tag or commit, for an analyst to sign; without one, how to ask for it. */
export function changesPage(since, changes) {
  if (!changes)
    return page({
      ...about,
      lead: 'What is specified differently now than at an earlier tag or commit.',
      body: html`<p>
        Nothing was compared. <code>npm run docs -- --since v1.2</code> compares with a tag or a commit.
      </p>`,
    });
  const { rules, scenarios, tables, sentences } = changes;
  return page({
    ...about,
    title: `Changes since ${since}`,
    lead: `What is specified differently now than at ${since}: ${tables.length} tables, ${rules.added.length + rules.gone.length} rules, ${scenarios.added.length + scenarios.gone.length + scenarios.changed.length} scenarios, ${sentences.length} forms.`,
    finds: 'the changes',
    body: html`${chapter('Rules', [...rules.added.map(named('added')), ...rules.gone.map(named('gone'))])}
    ${chapter('Decision tables', tables.map(tableEntry))}
    ${chapter(
      'Sentences of forms',
      sentences.map(({ name, ...texts }) => entry('changed', name, undefined, list(lines(texts)))),
    )}
    ${chapter('Scenarios and examples', [
      ...scenarios.changed.map(({ name, path, lines: own, rows }) =>
        entry('changed', name, path, list([...lines(own), ...lines(rows)])),
      ),
      ...scenarios.added.map(wholeScenario('added')),
      ...scenarios.gone.map(wholeScenario('gone')),
    ])}`,
  });
}
