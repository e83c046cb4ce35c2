import { existsSync, readFileSync } from 'node:fs';
import { readFeatures } from '../lib/features.mjs';
import { html } from './html.mjs';
import { featurePath, scenarioAnchor, tablePath } from './places.mjs';
import { runsOf } from './results.mjs';

const COVERAGE = 'reports/spec-coverage.json';

/** The tables and, for each of their rows, where the scenarios stand that it decided in; undefined before `npm run spec:coverage`. */
export const COVERED_TABLES = existsSync(COVERAGE)
  ? JSON.parse(readFileSync(COVERAGE, 'utf8')).tables
  : undefined;

/** A row that decides in more scenarios names these first; the others are counted. */
const SHOWN = 12;

const SCENARIO_AT = new Map(
  readFeatures().flatMap(({ scenarios }) =>
    scenarios.flatMap((scenario) => runsOf(scenario).map(({ path, line }) => [`${path}:${line}`, scenario])),
  ),
);

const keyOf = ({ path, line }) => `${path}:${line}`;

/** The scenarios in which a row decided, each once; those of the table's own requirement first. */
const scenariosOf = (source, places) => {
  const found = [...new Set(places.flatMap((place) => SCENARIO_AT.get(place) ?? []))];
  const isOwn = ({ ids }) => ids.includes(source);
  return [...found.filter(isOwn), ...found.filter((scenario) => !isOwn(scenario))];
};

/** The rows of each table that decided in a scenario, by the scenario's place. */
const ROWS_OF = new Map();
for (const { name, source, rows } of COVERED_TABLES ?? [])
  for (const { number, places } of rows)
    for (const scenario of scenariosOf(source, places)) {
      const tables = ROWS_OF.get(keyOf(scenario)) ?? new Map();
      tables.set(name, { source, numbers: [...(tables.get(name)?.numbers ?? []), number] });
      ROWS_OF.set(keyOf(scenario), tables);
    }

/** The scenarios in which a row of a table decided, as a list to open; seen from a table's page. */
export const scenarioLinks = (name, place) => {
  const table = COVERED_TABLES?.find((covered) => covered.name === name);
  const found = scenariosOf(table?.source, table?.rows[place]?.places ?? []);
  if (found.length === 0) return html`<span class="mark failed">none</span>`;
  const rest = found.length - SHOWN;
  return html`<details>
    <summary>${found.length}<span class="visually-hidden"> scenarios of row ${place + 1}</span></summary>
    <ul class="plain">
      ${found.slice(0, SHOWN).map(
        (scenario) =>
          html`<li>
            <a href="../${featurePath(scenario.path)}#${scenarioAnchor(scenario)}">${scenario.name}</a>
          </li>`,
      )}
      ${rest > 0 && html`<li>and ${rest} more</li>`}
    </ul>
  </details>`;
};

/** The rows that decided in a scenario: each by a link in tables that carry out its requirements, the others by a link to their table. */
export const decidingRows = (scenario) => {
  const tables = [...(ROWS_OF.get(keyOf(scenario)) ?? [])];
  if (tables.length === 0) return undefined;
  const own = tables.filter(([, { source }]) => scenario.ids.includes(source));
  const others = tables.filter(([, { source }]) => !scenario.ids.includes(source));
  const rowLinks = ([name, { numbers }]) =>
    html`<li>
      ${name}:
      ${numbers.map((number) => html`<a href="../${tablePath(name)}#row-${number}">row ${number}</a> `)}
    </li>`;
  const tableLink = ([name, { numbers }]) =>
    html`<li><a href="../${tablePath(name)}#row-${numbers[0]}">${name}</a>: rows ${numbers.join(', ')}</li>`;
  return html`${
    own.length > 0 &&
    html`<p class="meta">Decided by</p>
      <ul class="plain">
        ${own.map(rowLinks)}
      </ul>`
  }
  ${
    others.length > 0 &&
    html`<details>
      <summary>${own.length > 0 ? 'Also decides' : 'Decided by'}: rows of ${others.length} tables</summary>
      <ul class="plain">
        ${others.map(tableLink)}
      </ul>
    </details>`
  }`;
};
