import { stepsOfFiling } from '../lib/registered-parts.mjs';
import { CATALOG, partMark, requirementCounts, requirementMarks } from './catalog-marks.mjs';
import { html, scrolling, slug } from './html.mjs';
import { page } from './page.mjs';
import { FILING_NAMES, rules } from './rule-book.mjs';

/** The levels at which a part has to be registered; the rule book is whole. */
const PLACES = [
  ['R', 'Rules'],
  ['S', 'Registry'],
  ['B', 'Portal'],
];

const partsTable = (caption, names, places = PLACES) =>
  scrolling(
    caption,
    html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          ${places.map(([, place]) => html`<th scope="col">${place}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${names.map(
          ({ part, text }) =>
            html`<tr>
              <th scope="row">${text}</th>
              ${places.map(([letter]) => html`<td>${partMark(part, letter)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`,
  );

/** The requirements that are about the filing, or about a step of it that not every filing has. */
const requirementsOf = (filing, steps) => {
  const isEverywhere = (step) => rules.FILING_TYPES.every((type) => stepsOfFiling(type).includes(step));
  const own = [
    `filing:${filing}`,
    ...steps.filter((step) => !isEverywhere(step)).map((step) => `step:${step}`),
  ];
  return CATALOG.requirements.filter((requirement) =>
    CATALOG.partsOf(requirement)
      .flat()
      .some((part) => own.includes(part)),
  );
};

const filingSection = (filing) => {
  const name = FILING_NAMES[filing];
  const steps = stepsOfFiling(filing);
  const requirements = requirementsOf(filing, steps);
  const facts = {
    filingType: filing,
    entityType: '',
    adminFraudCheck: false,
    additionalInfoAttachmentRadio: 'Y',
  };
  return html`<section class="entry" id="${slug(name)}">
    <h2>${name.charAt(0).toUpperCase() + name.slice(1)}</h2>
    ${partsTable(`Steps of a ${name}`, [
      { part: `filing:${filing}`, text: 'The filing as a whole' },
      ...steps.map((step) => ({ part: `step:${step}`, text: rules.stepTitle(facts, step) || step })),
    ])}
    <h3>Requirements of its own: ${requirementCounts(requirements.map(({ id }) => id))}</h3>
    <ul class="plain">
      ${requirements.map(
        ({ id }) =>
          html`<li><a class="id" href="requirements.html#${id}">${id}</a> ${requirementMarks(id)}</li>`,
      )}
    </ul>
  </section>`;
};

const OTHERS = [
  ['screen', 'Registered-agent wizard', [['B', 'Portal']]],
  ['page', 'Pages beside the filings', [['B', 'Portal']]],
  [
    'operation',
    'Operations',
    [
      ['S', 'Registry'],
      ['B', 'Asked by the portal'],
    ],
  ],
];

const otherSection = ([kind, title, places]) =>
  html`<section class="entry" id="${slug(title)}">
    <h2>${title}</h2>
    ${partsTable(
      title,
      CATALOG.portal.known[kind].map((name) => ({ part: `${kind}:${name}`, text: name })),
      places,
    )}
  </section>`;

/** What is built of each filing, step by step, and of everything outside the filings. */
export const builtPage = () =>
  page({
    path: 'built.html',
    part: 'built.html',
    title: 'What is built',
    lead: 'Read from what is registered: filings that the registry carries out, steps and agent screens that the portal has, pages with a route, operations of the contract.',
    finds: 'the filings and the parts of the portal',
    body: html`${rules.FILING_TYPES.map(filingSection)} ${OTHERS.map(otherSection)}`,
  });
