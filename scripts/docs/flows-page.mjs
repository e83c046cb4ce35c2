import { flowDiagram } from './flow-diagram.mjs';
import { html, slug } from './html.mjs';
import { page } from './page.mjs';
import { FILING_NAMES, rules } from './rule-book.mjs';

const factsOf = (filingType, adminFraudCheck, additionalInfoAttachmentRadio) => ({
  filingType,
  entityType: '',
  adminFraudCheck,
  additionalInfoAttachmentRadio,
});

/** The steps of a filing in their order; those that only a document to attach brings are optional. */
const stepsOf = (filingType, isUnderCheck) => {
  const always = new Set(rules.flowSteps(factsOf(filingType, isUnderCheck, '')));
  const facts = factsOf(filingType, isUnderCheck, 'Y');
  return rules.flowSteps(facts).map((step) => {
    const number = rules.stepNumber(facts, step)?.number;
    return {
      step,
      text: rules.stepTitle(facts, step),
      number: number === undefined ? '' : String(number),
      isOptional: !always.has(step),
    };
  });
};

const wizardOf = (filingType, steps) => {
  const from = steps.find(({ step }) => rules.entersAgentWizard(filingType, step, false))?.step;
  const back = rules.agentReturnStep(filingType);
  return from && back ? { from, back } : undefined;
};

const listItem = ({ text, number, isOptional }) =>
  html`<li>${text}${number && ` - step ${number}`}${isOptional && ', with a document to attach'}</li>`;

const variant = (filingType, isUnderCheck) => {
  const name = FILING_NAMES[filingType];
  const steps = stepsOf(filingType, isUnderCheck);
  const title = `Steps of a ${name}${isUnderCheck ? ' under the administrative fraud check' : ''}`;
  const id = `${filingType}-${isUnderCheck ? 'check' : 'usual'}`;
  return html`<figure>
    <figcaption>${isUnderCheck ? 'Under the administrative fraud check' : 'As usual'}</figcaption>
    ${flowDiagram({
      id,
      title,
      description: 'The same steps follow as a list.',
      steps,
      wizard: wizardOf(filingType, steps),
    })}
    <details>
      <summary>${title}, as a list</summary>
      <ol>
        ${steps.map(listItem)}
      </ol>
    </details>
  </figure>`;
};

const sameSteps = (filingType) =>
  JSON.stringify(stepsOf(filingType, false)) === JSON.stringify(stepsOf(filingType, true));

const flowSection = (filingType) => {
  const name = FILING_NAMES[filingType];
  return html`<section class="entry" id="${slug(name)}">
    <h2>${name.charAt(0).toUpperCase() + name.slice(1)}</h2>
    <p class="meta">
      ${rules.declaredFiling(filingType).stepCount} numbered steps; unknown pages lead to
      <b>${rules.firstStep(filingType)}</b>.
    </p>
    <div class="variants">
      ${variant(filingType, false)} ${!sameSteps(filingType) && variant(filingType, true)}
    </div>
  </section>`;
};

/** A picture of each filing's flow, drawn from the table that the portal walks by. */
export const flowsPage = () =>
  page({
    path: 'flows.html',
    part: 'flows.html',
    title: 'Flows',
    lead: 'The way through each filing, drawn from the table that the portal itself walks by. Dashed steps are only there for a document to attach.',
    finds: 'the filings and their steps',
    body: html`<nav class="contents" aria-label="Filings">
        <ul>
          ${rules.FILING_TYPES.map((type) => html`<li><a href="#${slug(FILING_NAMES[type])}">${FILING_NAMES[type]}</a></li>`)}
        </ul>
      </nav>
      ${rules.FILING_TYPES.map(flowSection)}`,
  });
