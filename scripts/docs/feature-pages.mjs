import { requirementCounts } from './catalog-marks.mjs';
import { html, scrolling } from './html.mjs';
import { cited, lawAndReadings } from './law.mjs';
import { page } from './page.mjs';
import { featurePath, scenarioAnchor } from './places.mjs';
import { marks, runsOf } from './results.mjs';
import { decidingRows } from './row-scenarios.mjs';

const idLinks = (ids) => ids.map((id) => html`<a class="id" href="../requirements.html#${id}">${id}</a> `);

const ROOT = '../';

const cells = (row) => row.map((cell) => html`<td>${cited(cell, ROOT)}</td>`);

const stepItem = ({ keyword, text, line, table, docString }) =>
  html`<li>
    <b>${keyword}</b> ${cited(text, ROOT)}
    ${
      table &&
      scrolling(
        `Table of line ${line}`,
        html`<table>
          <tbody>
            ${table.map(
              (row) =>
                html`<tr>
                  ${cells(row)}
                </tr>`,
            )}
          </tbody>
        </table>`,
      )
    }
    ${docString && html`<pre>${docString}</pre>`}
  </li>`;

const examplesTable = (scenario, { name, line, header, rows }, place) => {
  const caption = name || (scenario.examples.length > 1 ? `Examples ${place + 1}` : 'Examples');
  return scrolling(
    `${caption} of line ${line}`,
    html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${header.map((column) => html`<th scope="col">${column}</th>`)}
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cells(row.cells)}
              <td>${marks(runsOf(scenario).filter(({ line: own }) => own === row.line))}</td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
};

const scenarioSection = (scenario) =>
  html`<section class="entry scenario" id="${scenarioAnchor(scenario)}">
    <h3>${scenario.name}</h3>
    <p class="meta">${idLinks(scenario.ids)} ${marks(runsOf(scenario))}</p>
    <ol class="steps">
      ${scenario.steps.map(stepItem)}
    </ol>
    ${scenario.examples.map((block, place) => examplesTable(scenario, block, place))}
    ${decidingRows(scenario)}
  </section>`;

/** The scenarios under their rules, in the order of the file. */
const chapters = ({ scenarios }) =>
  scenarios.reduce((found, scenario) => {
    const last = found.at(-1);
    if (last && last.rule?.line === scenario.rule?.line) last.scenarios.push(scenario);
    else found.push({ rule: scenario.rule, scenarios: [scenario] });
    return found;
  }, []);

const idsOfFeature = ({ scenarios }) => scenarios.flatMap(({ ids }) => ids);

const featurePage = (feature) =>
  page({
    path: featurePath(feature.path),
    part: 'features.html',
    title: feature.name,
    lead: cited(feature.description, ROOT) || undefined,
    finds: 'the scenarios of this feature',
    body: html`<p class="meta"><code>${feature.path}</code></p>
      <p class="meta">Its requirements at their levels: ${requirementCounts(idsOfFeature(feature))}</p>
      ${lawAndReadings(idsOfFeature(feature), ROOT)}
      ${
        feature.background.length > 0 &&
        html`<section>
          <h2>Before each scenario</h2>
          <ol class="steps">
            ${feature.background.map(stepItem)}
          </ol>
        </section>`
      }
      ${chapters(feature).map(
        ({ rule, scenarios }) =>
          html`<section>
            <h2>${cited(rule?.name ?? 'Scenarios', ROOT)}</h2>
            ${scenarios.map(scenarioSection)}
          </section>`,
      )}`,
  });

const featureRow = (feature) => {
  return html`<tr class="entry">
    <th scope="row"><a href="${featurePath(feature.path)}">${feature.name}</a></th>
    <td>${feature.scenarios.length}</td>
    <td>${marks(feature.scenarios.flatMap(runsOf))}</td>
    <td>${requirementCounts(idsOfFeature(feature))}</td>
  </tr>`;
};

const folderOf = ({ path }) => path.split('/')[1].replaceAll('-', ' ');

/** Capability and its features, in the order of the folders. */
const capabilities = (features) => {
  const groups = new Map();
  for (const feature of features)
    groups.set(folderOf(feature), [...(groups.get(folderOf(feature)) ?? []), feature]);
  return [...groups];
};

/** The list of all features, and a page for each. */
export const featurePages = (features) => [
  page({
    path: 'features.html',
    part: 'features.html',
    title: 'Features',
    lead: 'What the portal must do, in the language of the business, and whether it did when it was last run.',
    finds: 'the names of the features',
    body: capabilities(features).map(
      ([folder, own]) =>
        html`<section>
          <h2>${folder}</h2>
          ${scrolling(
            `Features of ${folder}`,
            html`<table>
              <thead>
                <tr>
                  <th scope="col">Feature</th>
                  <th scope="col">Scenarios</th>
                  <th scope="col">Last run</th>
                  <th scope="col">Its requirements at their levels</th>
                </tr>
              </thead>
              <tbody>
                ${own.map(featureRow)}
              </tbody>
            </table>`,
          )}
        </section>`,
    ),
  }),
  ...features.map(featurePage),
];
