import { awaitedParts, CATALOG, requirementMarks } from './catalog-marks.mjs';
import { featurePath, scenarioAnchor } from './places.mjs';
import { html, scrolling } from './html.mjs';
import { cited, lawAndReadings } from './law.mjs';
import { page } from './page.mjs';
import { marks, runsOf } from './results.mjs';

const link = (scenario) =>
  html`<a href="${featurePath(scenario.path)}#${scenarioAnchor(scenario)}">${scenario.name}</a>`;

const requirementSection = (requirement, scenarios) => {
  const awaits = awaitedParts(requirement.id);
  return html`<section class="entry" id="${requirement.id}">
    <h2>${requirement.id}</h2>
    <p>${cited(requirement.text)}</p>
    <p class="meta">${requirementMarks(requirement.id)}</p>
    ${lawAndReadings([requirement.id])}
    ${awaits.length > 0 && html`<p class="meta">Not built: ${awaits.join(', ')}</p>`}
    <ul class="plain">
      ${scenarios.map((scenario) => html`<li>${link(scenario)} ${marks(runsOf(scenario))}</li>`)}
    </ul>
  </section>`;
};

const requirementsPage = (requirements, scenarios) =>
  page({
    path: 'requirements.html',
    part: 'requirements.html',
    title: 'Requirements',
    lead: 'Each sentence of the specification that the catalog names, the levels at which it is met, and the scenarios that show it.',
    finds: 'the requirements',
    body: requirements.map((requirement) =>
      requirementSection(
        requirement,
        scenarios.filter(({ ids }) => ids.includes(requirement.id)),
      ),
    ),
  });

const scenarioRow = (scenario) =>
  html`<tr class="entry">
    <th scope="row">${link(scenario)}</th>
    <td>${scenario.feature}</td>
    <td>${scenario.ids.map((id) => html`<a class="id" href="requirements.html#${id}">${id}</a> `)}</td>
  </tr>`;

const scenariosPage = (scenarios) =>
  page({
    path: 'scenarios.html',
    part: 'scenarios.html',
    title: 'Scenarios',
    lead: 'Every scenario, and the requirements of the catalog that it shows.',
    finds: 'the scenarios and their requirements',
    body: scrolling(
      'Scenarios and their requirements',
      html`<table>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Feature</th>
            <th scope="col">Requirements</th>
          </tr>
        </thead>
        <tbody>
          ${scenarios.map(scenarioRow)}
        </tbody>
      </table>`,
    ),
  });

/** Requirement coverage both ways. */
export const requirementPages = (features) => {
  const scenarios = features.flatMap((feature) => feature.scenarios);
  return [requirementsPage(CATALOG.requirements, scenarios), scenariosPage(scenarios)];
};
