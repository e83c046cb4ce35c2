import { stepRules } from '../../constraints/form-rules';
import type { Condition, CrossRule } from '../../constraints/row';
import { text } from '../../constraints/rows';
import { pageFlags } from '../../flows/page-flags';
import type { EntityNameValues } from '../../filing-parts/sections';
import { asksForAnotherName } from '../../names/name-after-filing';
import { MAX_NAME_LENGTH } from '../../constants/limits';
import { normalizeEntityName } from '../../names/normalize';
import { NAME_REQUIRED } from '../../names/name-check';
import { isDistinguishing, isFreeToUse, isName, holdsRequiredTerm } from '../entityname/rules';
import { staticEntityName } from './step';

/** The page that shows the entity's names collects no name, as long as the entity can have its own one back. */
interface StaticEntityNamePage extends EntityNameValues {
  statute: string;
}

/** A delinquent entity still exists, so only a reinstatement asks what it existed under. */
const isStatuteAsked: Condition<StaticEntityNamePage> = (_, { filing }) => pageFlags(filing).hasStatute;

/** Another name than the entity's own keeps the rules of the entity name page (reading 24). */
const isOtherName: CrossRule<StaticEntityNamePage> = (values, context) =>
  asksForAnotherName(values) ? [...isName(values, context), ...isDistinguishing(values, context)] : [];

const otherNameHoldsTerm: CrossRule<StaticEntityNamePage> = (values, context) =>
  asksForAnotherName(values) ? holdsRequiredTerm(values, context) : [];

/**
 * The name after a reinstatement or a cure, and the statute that an entity existed under before it was dissolved
 * (W2-statute, W5-statute).
 */
export const staticEntityNameRules = stepRules<typeof staticEntityName, StaticEntityNamePage>(
  staticEntityName,
  {
    read: ({ entityNameValues, statute }) => ({ ...entityNameValues, statute }),
    write: ({ statute, ...names }, { entityNameValues }) => ({
      statute,
      entityNameValues: { ...entityNameValues, ...names },
    }),
    place: ({ statute, ...entityNameValues }) => ({ ...(statute && { statute }), entityNameValues }),
    rows: {
      name: text({
        label: 'New entity name',
        required: NAME_REQUIRED,
        length: [1, MAX_NAME_LENGTH],
        tidy: normalizeEntityName,
        when: asksForAnotherName,
      }),
      statute: text({
        label: 'Statute',
        required: 'Enter the statute that the entity existed under before it was dissolved.',
        length: [3, 25],
        when: isStatuteAsked,
      }),
    },
    rules: [isOtherName, otherNameHoldsTerm, isFreeToUse],
  },
);
