import { rules } from '../lib/rules.mjs';
import { capital, checkFree, checkSegment, titleCase, withArticle } from './names.mjs';
import { Refusal } from './refusal.mjs';

/** What stands where somebody still has to decide: no noun of the phrase book, so that its scenario is red. */
export const OPEN = 'to be decided';

const BEFORE = ['intro'];
const AFTER = ['filingreview', 'payment', 'receipt', 'whatsnext'];
const UNCOUNTED = ['intro', 'payment', 'receipt', 'whatsnext'];

/** The filings that there are, as they declare themselves. */
const declaredFilings = () => rules.FILING_TYPES.map((type) => rules.declaredFiling(type));

/** What most filings call a step. */
function usualTitle(step) {
  const titles = declaredFilings().flatMap(({ steps }) =>
    steps.filter((own) => own.step === step).map(({ title }) => title),
  );
  const count = (title) => titles.filter((other) => other === title).length;
  return (
    titles.sort((one, other) => count(other) - count(one))[0] ?? capital(rules.declarationOf(step).inFeatures)
  );
}

/** The facts on which the other filings make a step depend. */
const usualCondition = (step) =>
  declaredFilings()
    .flatMap(({ steps }) => steps)
    .find((own) => own.step === step)?.when ?? {};

const isConditional = ({ when }) => Object.keys(when).length > 0;

/** A step that is there under a condition counts together with the one that it belongs to: attachments with the step before, others with the next. */
function numberSteps(steps) {
  let count = 0;
  return steps.map((step, place) => {
    if (UNCOUNTED.includes(step.step)) return { ...step, number: null };
    if (step.when.attaches !== undefined) return { ...step, number: Math.max(count, 1) };
    const isFirstOfItsNumber =
      place === 0 || !isConditional(steps[place - 1]) || steps[place - 1].when.attaches !== undefined;
    if (isFirstOfItsNumber) count += 1;
    return { ...step, number: count };
  });
}

/** The steps of a filing by the names of its own ones; the introduction comes before them, the review and what follows it after them. */
function stepsOf(names, introduction) {
  const pages = rules.STEP_NAMES.filter((name) => rules.declarationOf(name).kind === 'page');
  for (const name of names) {
    if (pages.includes(name)) continue;
    throw new Refusal(
      [...BEFORE, ...AFTER].includes(name)
        ? `--steps: "${name}" comes of itself; name the steps between the introduction and the review.`
        : `--steps: no step is called "${name}". Known: ${pages.join(', ')}. A new one is made by npm run new:step.`,
    );
  }
  if (new Set(names).size < names.length) throw new Refusal('--steps names a step twice.');
  const all = [...BEFORE, ...names, ...AFTER].map((step) => ({
    step,
    title: step === 'intro' ? introduction : usualTitle(step),
    when: usualCondition(step),
    words: rules.declarationOf(step).inFeatures,
  }));
  return numberSteps(all);
}

function feeOf(fee) {
  if (fee === undefined) return null;
  if (!/^\d{1,4}$/.test(fee)) throw new Refusal(`--fee "${fee}" is to be a number of whole dollars.`);
  return Number(fee);
}

/** What a filing may do to the record: what it then declares, and the step without which it could not. */
const EFFECTS = {
  office: { declares: { madeToChange: 'principalOffice' }, needs: 'principalofficeaddress' },
  mailing: { declares: { madeToChange: 'mailingAddress' }, needs: 'mailingaddress' },
  agent: { declares: { madeToChange: 'registeredAgent' }, needs: 'registeredagent' },
  restoration: { declares: { restores: 'anotherName' }, needs: 'staticentityname', task: 'standing' },
};

function effectOf(asked, steps) {
  const status = rules.ENTITY_STATUS_CODES.find((code) => code === asked);
  if (status !== undefined)
    return {
      template: rules.DISSOLVED_STATUSES.includes(status) ? 'dissolution' : 'status',
      status,
      declares: {},
      task: 'change',
    };
  if (!Object.hasOwn(EFFECTS, asked))
    throw new Refusal(
      `--effect "${asked}" is to be one of ${Object.keys(EFFECTS).join(', ')}, or the status that the filing sets: ${rules.ENTITY_STATUS_CODES.join(', ')}. A formation forms a type of entity of its own, which is more than a filing.`,
    );
  const { declares, needs, task = 'change' } = EFFECTS[asked];
  if (!steps.includes(needs)) throw new Refusal(`--effect ${asked} needs the step ${needs}.`);
  return { template: asked, status: '', declares, task };
}

/** Everything that the files of a new filing say, from what was asked for. */
export function filingFacts({ name, words, title, steps, effect, fee, transaction = name.toUpperCase() }) {
  checkSegment(name);
  checkFree('--name', name, rules.FILING_TYPES);
  checkFree('--words', words, Object.keys(rules.FILING_WORDS));
  if (!/^[a-z]/i.test(words) || /^(an?|the) /i.test(words))
    throw new Refusal('--words is to be a noun without its article.');
  if (!/^[A-Z][A-Z0-9_]*$/.test(transaction))
    throw new Refusal(`--transaction "${transaction}" is to be a code in capitals.`);
  checkFree('--transaction', transaction, rules.TRANSACTION_TYPES);
  const names = steps.split(',').map((step) => step.trim());
  const all = stepsOf(names, title);
  const article = withArticle(words);
  return {
    name,
    words,
    title,
    transaction,
    article,
    noun: capital(article),
    description: titleCase(words),
    filedText: `The ${words} of {name} is on record.`,
    fee: feeOf(fee),
    effect: effectOf(effect, names),
    steps: all,
    stepCount: Math.max(...all.map(({ number }) => number ?? 0)),
    /** The steps that the filing has whatever is answered. */
    walked: all.filter((step) => !isConditional(step)),
    /** Those that no filing had before. */
    newSteps: all.filter(
      ({ step }) => !declaredFilings().some(({ steps: own }) => own.some((each) => each.step === step)),
    ),
    pages: all.filter(({ step }) => rules.declarationOf(step).kind === 'page'),
  };
}
