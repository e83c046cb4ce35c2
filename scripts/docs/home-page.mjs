import { CATALOG, standingCount } from './catalog-marks.mjs';
import { html } from './html.mjs';
import { page, PARTS } from './page.mjs';
import { LEVEL_WORDS, outcomes, runsOf } from './results.mjs';
import { COVERED_TABLES } from './row-scenarios.mjs';
import { PHRASE_BOOK, rules } from './rule-book.mjs';

const figure = (number, what) => html`<li><strong>${number}</strong> ${what}</li>`;

const levelFigure = ({ level, total, passed, failed, notRun }) => {
  const due = `of ${total} runs at the level "${LEVEL_WORDS[level]}"`;
  if (notRun === total) return figure('not run', `none ${due} in the last run`);
  const rest = [...(failed > 0 ? [`${failed} failed`] : []), ...(notRun > 0 ? [`${notRun} not run`] : [])];
  return figure(`${passed} passed`, [due, ...rest].join(', '));
};

const PURPOSES = {
  'features.html': 'what the portal must do, scenario by scenario, with the results of the last runs',
  'tables.html': 'everything that chooses, row by row',
  'what-if.html': 'choose facts, and see which rows decide and why',
  'walk.html': 'choose a filing and its flags, and go through it step by step',
  'forms.html': 'the fields, their limits and their messages',
  'flows.html': 'the way through each filing, as pictures',
  'phrases.html': 'the wordings that features are made of',
  'built.html': 'what is there of each filing, step by step, and what is not',
  'requirements.html': 'from a requirement to the scenarios that show it',
  'law.html': 'the sections of the law and the readings, and what follows from each',
  'scenarios.html': 'from a scenario to its requirements',
  'api/index.html': 'the operations between portal and registry, what each takes and answers',
  'changes.html': 'what is specified differently than at an earlier tag or commit',
};

/** The standings of requirements and what they say of them; only the first two are always told. */
const STANDINGS = [
  ['met', `of ${CATALOG.cells.length} requirements are met, each counted at every level that it names`],
  ['not built', 'wait for something that is not built'],
  ['failed', 'are built, and a scenario of theirs failed'],
  ['not run', 'are built, and their scenarios were not run'],
  ['no scenario', 'are built and have no scenario'],
];

const standingFigures = () =>
  STANDINGS.map(([standing, what]) => [standingCount(standing), what])
    .filter(([number], place) => place < 2 || number > 0)
    .map(([number, what]) => figure(number, what));

/** Figures about the project, and links to each part. */
export const homePage = (features) => {
  const scenarios = features.flatMap((feature) => feature.scenarios);
  const rows = rules.ALL_TABLES.flatMap((table) => table.rows);
  const exercised = COVERED_TABLES?.flatMap((table) => table.rows).filter((row) => row.scenarios > 0).length;
  return page({
    path: 'index.html',
    part: 'index.html',
    title: 'The rule book',
    lead: 'What the portal decides, the sentences that say so, and the runs that prove it.',
    finds: 'everything: sentences, messages, rows, numbers, requirements, law, readings, wordings',
    script: 'found.js',
    body: html`<ul class="found" id="everything" hidden></ul>
      <section>
        <h2>In figures</h2>
        <ul class="figures">
          ${figure(scenarios.length, `scenarios in ${features.length} features`)}
          ${outcomes(scenarios.flatMap(runsOf)).map(levelFigure)} ${standingFigures()}
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
