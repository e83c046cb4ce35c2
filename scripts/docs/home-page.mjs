import { CATALOG } from './catalog-marks.mjs';
import { featurePath, scenarioAnchor } from './feature-pages.mjs';
import { html } from './html.mjs';
import { page, PARTS } from './page.mjs';
import { totals } from './results.mjs';
import { PHRASE_BOOK, rules } from './rule-book.mjs';
import { tablePath } from './table-pages.mjs';

const figure = (number, what) => html`<li><strong>${number}</strong> ${what}</li>`;

const PURPOSES = {
  'features.html': 'what the portal must do, scenario by scenario, with the results of the last runs',
  'tables.html': 'everything that chooses, row by row',
  'forms.html': 'the fields, their limits and their messages',
  'flows.html': 'the way through each filing, as pictures',
  'phrases.html': 'the wordings that features are made of',
  'built.html': 'what is there of each filing, step by step, and what is not',
  'requirements.html': 'from a requirement to the scenarios that show it',
  'scenarios.html': 'from a scenario to its requirements',
};

/** Everything that has a name, hidden until somebody looks for it. */
const findable = (features) => [
  ...features.flatMap((feature) =>
    feature.scenarios.map((scenario) => [
      'Scenario',
      scenario.name,
      `${featurePath(feature.path)}#${scenarioAnchor(scenario)}`,
    ]),
  ),
  ...rules.ALL_TABLES.map(({ name }) => ['Table', name, tablePath(name)]),
  ...CATALOG.requirements.map(({ id, text }) => ['Requirement', `${id}: ${text}`, `requirements.html#${id}`]),
  ...PHRASE_BOOK.flatMap(({ wordings }) =>
    wordings.map(({ wording }) => ['Wording', wording, 'phrases.html']),
  ),
];

const cellCount = (status) => CATALOG.cells.filter((cell) => cell.status === status).length;

/** What there is, in figures, and a way to find any of it. */
export const homePage = (features, coverage) => {
  const scenarios = features.flatMap((feature) => feature.scenarios);
  const rows = rules.ALL_TABLES.flatMap((table) => table.rows);
  const exercised = coverage?.flatMap((table) => table.rows).filter((row) => row.scenarios > 0).length;
  return page({
    path: 'index.html',
    part: 'index.html',
    title: 'The rule book',
    lead: 'What the portal decides, the sentences that say so, and the runs that prove it.',
    finds: 'everything: scenarios, tables, requirements, wordings',
    body: html`<ul class="found" id="everything" hidden>
        ${findable(features).map(
          ([kind, name, target]) =>
            html`<li class="entry"><span class="kind">${kind}</span> <a href="${target}">${name}</a></li>`,
        )}
      </ul>
      <section>
        <h2>In figures</h2>
        <ul class="figures">
          ${figure(scenarios.length, `scenarios in ${features.length} features`)}
          ${totals().map(({ level, passed, total }) => figure(`${passed} of ${total}`, `runs passed at the ${level} level`))}
          ${figure(`${cellCount('met')} of ${CATALOG.cells.length}`, 'requirements are met, each counted at every level that it names')}
          ${figure(cellCount('notBuilt'), 'wait for something that is not built')}
          ${figure(cellCount('missing'), 'are built and have no passing scenario')}
          ${figure(rows.length, `rows in ${rules.ALL_TABLES.length} decision tables`)}
          ${exercised !== undefined && figure(exercised, 'of them decide in a scenario')}
          ${figure(PHRASE_BOOK.flatMap(({ wordings }) => wordings).length, 'wordings in the phrase book')}
        </ul>
      </section>
      <section>
        <h2>Where to look</h2>
        <ul class="plain">
          ${PARTS.filter(([target]) => PURPOSES[target]).map(
            ([target, name]) => html`<li><a href="${target}">${name}</a>: ${PURPOSES[target]}</li>`,
          )}
        </ul>
      </section>`,
  });
};
