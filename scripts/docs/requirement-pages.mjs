import { readRequirements } from '../lib/tsv.mjs';
import { featurePath, scenarioAnchor } from './feature-pages.mjs';
import { html, scrolling } from './html.mjs';
import { page } from './page.mjs';
import { marks, outcomes, runLines } from './results.mjs';

const link = (scenario) =>
  html`<a href="${featurePath(scenario.path)}#${scenarioAnchor(scenario)}">${scenario.name}</a>`;

const LEVEL_NAMES = { R: 'rules', B: 'browser', S: 'api' };

/** The levels that a requirement names and that no passing scenario shows. */
const lacking = ({ levels }, scenarios) => {
  const passed = scenarios.flatMap((scenario) =>
    outcomes(scenario.path, runLines(scenario)).filter((outcome) => outcome.passed > 0),
  );
  return [...levels]
    .map((letter) => LEVEL_NAMES[letter])
    .filter((name) => !passed.some(({ level }) => level === name));
};

const requirementSection = (requirement, scenarios) => {
  const lacks = lacking(requirement, scenarios);
  return html`<section class="entry" id="${requirement.id}">
    <h2>${requirement.id}</h2>
    <p>${requirement.text}</p>
    ${lacks.length > 0 && html`<p class="meta"><span class="mark none">no passing scenario at: ${lacks.join(', ')}</span></p>`}
    <ul class="plain">
      ${scenarios.map((scenario) => html`<li>${link(scenario)} ${marks(scenario.path, runLines(scenario))}</li>`)}
    </ul>
  </section>`;
};

const requirementsPage = (requirements, scenarios) =>
  page({
    path: 'requirements.html',
    part: 'requirements.html',
    title: 'Requirements',
    lead: 'Each sentence of the specification that the catalog names, and the scenarios that show it.',
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
  return [requirementsPage(readRequirements(), scenarios), scenariosPage(scenarios)];
};
