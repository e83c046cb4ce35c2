import { inBusinessWords } from './business-words.mjs';
import { html, scrolling } from './html.mjs';
import { cited, lawAndReadings } from './law.mjs';
import { page } from './page.mjs';
import { tablePath } from './places.mjs';
import { COVERED_TABLES, scenarioLinks } from './row-scenarios.mjs';
import { rules } from './rule-book.mjs';

const POLICIES = {
  unique: 'Exactly one row fits.',
  first: 'The first row that fits decides.',
  collect: 'Every row that fits counts, in the order of the rows; none may fit.',
};

const rowsTable = ({ name, inputs, rows }) =>
  scrolling(
    `Rows of ${name}`,
    html`<table class="decision">
      <thead>
        <tr>
          <th scope="col">#</th>
          ${inputs.map((input) => html`<th scope="col">${input.heading}</th>`)}
          <th scope="col" class="outcome">Outcome</th>
          ${COVERED_TABLES && html`<th scope="col">Scenarios</th>`}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ cells, outcome }, place) =>
            html`<tr class="entry" id="row-${place + 1}">
              <th scope="row">${place + 1}</th>
              ${cells.map((cell) => html`<td class="${cell === '-' && 'any'}">${cited(cell, '../')}</td>`)}
              <td class="outcome">${cited(outcome, '../')}</td>
              ${COVERED_TABLES && html`<td>${scenarioLinks(name, place)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>`,
  );

const tablePage = (table) =>
  page({
    path: tablePath(table.name),
    part: 'tables.html',
    title: table.name,
    lead: html`${POLICIES[table.hitPolicy]} Carries out
      <a class="id" href="../requirements.html#${table.source}">${table.source}</a>.`,
    finds: 'the rows',
    body: html`${lawAndReadings([table.source], '../')}
      <section>
        <h2>What is looked at</h2>
        <dl>
          ${table.inputs.map(
            ({ heading, values }) =>
              html`<dt>${heading}</dt>
                <dd>${values}</dd>`,
          )}
        </dl>
      </section>
      <section>
        <h2>Rows</h2>
        <p>A dash stands for anything.</p>
        ${rowsTable(table)}
      </section>`,
  });

const share = (name) => {
  const rows = COVERED_TABLES?.find((table) => table.name === name)?.rows;
  return rows && `${rows.filter(({ scenarios }) => scenarios > 0).length} of ${rows.length}`;
};

/** The list of all decision tables, and a page for each; with the scenarios of each row, where the last run noted them. */
export const tablePages = () => {
  const tables = rules.ALL_TABLES.map(inBusinessWords);
  const row = (table) =>
    html`<tr class="entry">
      <th scope="row"><a href="${tablePath(table.name)}">${table.name}</a></th>
      <td><a class="id" href="requirements.html#${table.source}">${table.source}</a></td>
      <td>${table.rows.length}</td>
      ${COVERED_TABLES && html`<td>${share(table.name)}</td>`}
    </tr>`;
  const list = page({
    path: 'tables.html',
    part: 'tables.html',
    title: 'Decision tables',
    lead: 'Everything that chooses is a table, proved complete and free of contradictions by a program that reads it.',
    finds: 'the names of the tables',
    body: scrolling(
      'Decision tables',
      html`<table>
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col">Requirement</th>
            <th scope="col">Rows</th>
            ${COVERED_TABLES && html`<th scope="col">Exercised</th>`}
          </tr>
        </thead>
        <tbody>
          ${tables.map(row)}
        </tbody>
      </table>`,
    ),
  });
  return [list, ...tables.map(tablePage)];
};
