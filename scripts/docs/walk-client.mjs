/*
 * The script of the page on which a filing is walked, bundled with the rule book. FILINGS are the nouns of the filing types, put in when it is
 * bundled. Filing, flags and step stand in the address after `#`, so that a link keeps them.
 */
import { flowSteps, nextStep, previousStep } from '../../rules/flows/flow';
import { stepNumber, stepTitle } from '../../rules/flows/page-title';

const part = (name) => document.getElementById(`walk-${name}`);

const factsNow = () => ({
  filingType: part('filing').value,
  entityType: '',
  adminFraudCheck: part('check').checked,
  additionalInfoAttachmentRadio: part('attaches').checked ? 'Y' : 'N',
});

const titleOf = (facts, step) => {
  const numbered = stepNumber(facts, step);
  const title = stepTitle(facts, step) || step;
  return numbered ? `${title} - step ${numbered.number} of ${numbered.total}` : title;
};

/** The step at which the walk is; one that the flags take away leads back to the first. */
let at;

const linkNow = ({ filingType, adminFraudCheck, additionalInfoAttachmentRadio }) =>
  `#${new URLSearchParams({ filing: filingType, check: adminFraudCheck, attaches: additionalInfoAttachmentRadio === 'Y', step: at })}`;

function show() {
  const facts = factsNow();
  const steps = flowSteps(facts);
  if (!steps.includes(at)) [at] = steps;
  part('step').textContent = titleOf(facts, at);
  part('back').disabled = previousStep(facts, at) === null;
  part('next').disabled = nextStep(facts, at) === null;
  part('steps').replaceChildren(
    ...steps.map((step) => {
      const item = document.createElement('li');
      item.textContent = titleOf(facts, step);
      if (step === at) item.setAttribute('aria-current', 'step');
      return item;
    }),
  );
  part('link').href = linkNow(facts);
}

function open() {
  const asked = new URLSearchParams(window.location.hash.slice(1));
  if (FILINGS.includes(asked.get('filing'))) part('filing').value = asked.get('filing');
  part('check').checked = asked.get('check') === 'true';
  part('attaches').checked = asked.get('attaches') === 'true';
  at = asked.get('step');
  show();
}

const go = (neighbor) => () => {
  at = neighbor(factsNow(), at) ?? at;
  show();
};

part('facts').addEventListener('input', show);
part('back').addEventListener('click', go(previousStep));
part('next').addEventListener('click', go(nextStep));
window.addEventListener('hashchange', open);
open();
