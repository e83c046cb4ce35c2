import { pick } from 'es-toolkit';
import fc from 'fast-check';
import type { EntityType, Filing, FilingType, StepName } from '#rules';
import {
  ENTITY_TYPES,
  flowFacts,
  flowSteps,
  formedEntityType,
  initialFiling,
  isStepOf,
  STEP_RULES,
} from '#rules';
import { completeFiling, validFiler, validFormer } from '../../step-definitions/samples/filing';
import { valuesOf } from '../properties/form-values';

const SUBMISSION_KEY = '00000000-0000-4000-8000-000000000002';
/** Whole and sound, but for what only filings of other types ask for. */
export const complete = completeFiling(SUBMISSION_KEY, 'Cedar Bluff LLC');

/** Whole items of lists, under which what is drawn of an item is laid. */
const ITEMS: Readonly<Record<string, unknown>> = { formers: validFormer('f'), filers: validFiler('p') };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The generated values, merged into what the contract requires in addition. */
const over = (base: unknown, drawn: unknown, key = ''): unknown => {
  if (Array.isArray(drawn)) return drawn.map((item: unknown) => over(ITEMS[key], item));
  if (!isRecord(base) || !isRecord(drawn)) return drawn;
  const parts = Object.entries(drawn).map(([name, part]) => [name, over(base[name], part, name)]);
  return { ...base, ...Object.fromEntries(parts), ...('address1' in drawn && kept(drawn)) };
};

/** An address is accepted because the filer has kept what was entered. */
const kept = ({ accepted }: Record<string, unknown>) => ({
  addressSelectionType: accepted === true ? 'USER' : 'NOT_SELECTED',
});

/** The kind of a person's name follows from the type, as choosing the type sees to. */
const named = <P extends Filing['formationValues']['formers'][number]>(former: P): P => {
  const { personTyp, name } = former.nameValues;
  const nameTyp = personTyp.trim() === 'FRMINDV' || personTyp === '' ? 'I' : 'O';
  return { ...former, nameValues: { ...former.nameValues, name: { ...name, nameTyp } } };
};

/** A filing as it would leave a browser that lets everything pass: nothing trimmed, nothing refused. */
const written = (begun: Filing, drawn: Partial<Record<StepName, unknown>>): Filing => {
  let filing: Filing = { ...complete, ...withType(begun) };
  for (const [step, values] of Object.entries(drawn) as [StepName, unknown][]) {
    const rules = STEP_RULES[step];
    // Files are only asked for by a page that is part of the filing.
    if (rules && isStepOf(flowFacts(filing), step))
      filing = rules.write(filing, over(rules.read(filing), values));
  }
  return { ...filing, formationValues: { formers: filing.formationValues.formers.map(named) } };
};

const withType = (begun: Filing) =>
  pick(begun, [
    'filingType',
    'entityType',
    'transactionType',
    'transactionDescription',
    'domesticFlag',
    'adminFraudCheck',
  ]);

/** The steps that collect values. */
const stepsOf = (begun: Filing): StepName[] =>
  flowSteps({ ...flowFacts(begun), additionalInfoAttachmentRadio: 'Y' }).filter((step) => STEP_RULES[step]);

const valuesAt = (step: StepName): fc.Arbitrary<unknown> => {
  const form = STEP_RULES[step]?.form;
  return form ? valuesOf(form) : fc.constant({});
};

const entityTypeOf = (filingType: FilingType): fc.Arbitrary<EntityType> => {
  const formed = formedEntityType(filingType);
  return formed === '' ? fc.constantFrom(...ENTITY_TYPES) : fc.constant(formed);
};

/** A filing of a type, also of an entity under the fraud check, with each step filled in now right, now wrong. */
export const enteredFiling = (filingType: FilingType): fc.Arbitrary<Filing> =>
  fc.tuple(entityTypeOf(filingType), fc.boolean()).chain(([entityType, adminFraudCheck]) => {
    const begun = {
      ...initialFiling({ filingType, entityType, submissionKey: SUBMISSION_KEY }),
      adminFraudCheck,
    };
    const steps = Object.fromEntries(
      stepsOf(begun).map((step) => [step, fc.option(valuesAt(step), { nil: undefined, freq: 2 })]),
    );
    return fc.record(steps).map((drawn) => {
      const given = Object.entries(drawn).filter(([, values]) => values !== undefined);
      return written(begun, Object.fromEntries(given));
    });
  });

/** A filing of a type whose steps are all in order but for what no filing needs. */
export const validFiling = (filingType: FilingType): Filing => {
  const entityType = formedEntityType(filingType) || 'DLLC';
  return {
    ...complete,
    ...withType(initialFiling({ filingType, entityType, submissionKey: SUBMISSION_KEY })),
  };
};

/** The values with a text at a path as `describeRows` writes it; `formers[].name` is about a first item. */
export const withText = (values: unknown, path: string, text: string): unknown => {
  const [part = '', ...rest] = path.split('.');
  const key = part.replace('[]', '');
  const own = isRecord(values) ? values : {};
  const inside = own[key];
  const first: unknown = Array.isArray(inside) ? (inside[0] ?? ITEMS[key] ?? {}) : inside;
  const changed = rest.length ? withText(first, rest.join('.'), text) : text;
  return { ...own, [key]: part.endsWith('[]') ? [changed] : changed };
};
