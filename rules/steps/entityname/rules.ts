import type { Condition, CrossFinding, CrossRule } from '../../constraints/row';
import { stepRulesOfPart } from '../../constraints/form-rules';
import { text, yesNo } from '../../constraints/rows';
import type { EntityNameValues } from '../../filing-parts/sections';
import { availabilityKey } from '../../names/availability-key';
import { changesName } from '../../names/entity-name-values';
import { amendedName, asksForNameChange, keepsOldName } from '../../names/name-change';
import type { NameCheckOutcome } from '../../names/name-check';
import { heldNameOutcome, NAME_REQUIRED, NAME_TAKEN_MESSAGE } from '../../names/name-check';
import { MAX_NAME_LENGTH } from '../../constants/limits';
import { normalizeEntityName } from '../../names/normalize';
import { requiredTermProblem } from '../../names/required-terms';
import { nameAfterwards } from '../../names/statutory-suffix';
import { hasOnlyTerms } from '../../names/only-terms';
import { entityName } from './step';

/** A name is checked unless the filer may keep the old one, and does, whatever a browser sends. */
const isChecked: Condition<EntityNameValues> = (values, { filing }) => !keepsOldName(values, filing);

const isAskedForChange: Condition<EntityNameValues> = (values, { filing }) =>
  asksForNameChange(values, filing);

/** A name of nothing but marks that do not distinguish names, such as "...", counts as none. */
export const isName: CrossRule<EntityNameValues> = (values, context) =>
  isChecked(values, context) && values.name.trim() !== '' && availabilityKey(values.name) === ''
    ? [{ path: 'name', code: 'required', message: NAME_REQUIRED }]
    : [];

/** The message for a name of nothing but articles and terms such as "LLC". */
const DISTINGUISHING_WORD_MESSAGE =
  'Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name.';

/** A name has a word of its own besides the terms that every such entity has. */
export const isDistinguishing: CrossRule<EntityNameValues> = (values, context) =>
  isChecked(values, context) && hasOnlyTerms(nameAfterwards(values.name, context.filing.statusCode))
    ? [{ path: 'name', code: 'requiredTerm', message: DISTINGUISHING_WORD_MESSAGE }]
    : [];

/** The name holds a term that its type of entity needs (W5-name-term). */
export const holdsRequiredTerm: CrossRule<EntityNameValues> = (values, context) => {
  const { filing } = context;
  if (!filing.entityType || !isChecked(values, context)) return [];
  const problem = requiredTermProblem(values.name, filing.entityType);
  return problem ? [problem] : [];
};

const FINDINGS: Record<Exclude<NameCheckOutcome, 'available'>, (values: EntityNameValues) => CrossFinding> = {
  reserved: () => ({ path: 'name', code: 'reserved', message: 'Choose Yes or No.' }),
  notAvailable: () => ({ path: 'name', code: 'unavailable', message: NAME_TAKEN_MESSAGE }),
  invalid: ({ message }) => ({
    path: 'name',
    code: 'unavailable',
    message: typeof message === 'string' && message !== '' ? message : NAME_TAKEN_MESSAGE,
  }),
};

/** The outcome in the values, if it has the right shape. */
const outcomeOf = (values: EntityNameValues): NameCheckOutcome | null => {
  const { availability, isNameValid } = values;
  const isWhole =
    typeof availability?.isAvailable === 'boolean' && typeof availability.isReserved === 'boolean';
  return isWhole ? heldNameOutcome({ ...values, isNameValid: isNameValid === true }) : null;
};

/** A filer who says that the name changes must enter one that differs from the name on record (W5-amend-change). */
const isAnotherName: CrossRule<EntityNameValues> = (values, context) => {
  const amended = amendedName(values, context.filing);
  return isAskedForChange(values, context) &&
    values.isNameChanged === 'Y' &&
    amended.name !== '' &&
    !changesName(amended)
    ? [
        {
          path: 'name',
          code: 'unchanged',
          message: 'This is the name on record. Enter another one, or choose "No".',
        },
      ]
    : [];
};

/** The registry's answer on the name, once it has been asked (W5-name-taken, W5-name-reserved). */
export const isFreeToUse: CrossRule<EntityNameValues> = (values, context) => {
  const outcome = isChecked(values, context) ? outcomeOf(values) : null;
  return outcome && outcome !== 'available' ? [FINDINGS[outcome](values)] : [];
};

/** The entity's name, and for an entity on record whether it changes (W5-name-required, W4-name-radio). */
export const entityNameRules = stepRulesOfPart(entityName, 'entityNameValues', {
  settle: amendedName,
  rows: {
    isNameChanged: yesNo({
      label: 'Do you want to change the entity name?',
      required: true,
      when: isAskedForChange,
    }),
    name: text({
      label: 'Entity name',
      required: NAME_REQUIRED,
      length: [1, MAX_NAME_LENGTH],
      // The statutory language of a status is not the filer's to change: it comes and goes with the record.
      counted: (name, context) => nameAfterwards(name, context?.filing.statusCode ?? ''),
      tidy: normalizeEntityName,
      when: isChecked,
    }),
  },
  rules: [isName, isDistinguishing, holdsRequiredTerm, isAnotherName, isFreeToUse],
});
