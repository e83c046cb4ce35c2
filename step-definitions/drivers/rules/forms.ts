import type { Filing, FormRules, Problem, RuleContext } from '#rules';
import {
  additionalInfoRules,
  agentAddressRules,
  agentTypeRules,
  effectiveDateRules,
  emailEntryRules,
  emptyAddress,
  emptyIndividualName,
  emptyNotificationEntry,
  emptyRegisteredAgent,
  entityBoxRules,
  entityNameRules,
  filerEntryRules,
  filersRules,
  formerEntryRules,
  initialNotificationRules,
  licenceRules,
  managementRules,
  principalOfficeRules,
  receiptEmailRules,
  registeredAgentRules,
  textEntryRules,
  verificationMethodRules,
} from '#rules';
import type { FormName } from '../../vocabulary/forms';
import { completeFiling, individual, soundAddress, soundFiler, soundFormer } from '../sample-filing';
import type { Values } from '../paths';

/** A form of the rule book with its values before and after a filer has filled it in. */
export interface RulesForm {
  problems(values: Values, context: RuleContext): Problem[];
  /** The label of a field, as every screen shows it. */
  label(path: string, context: RuleContext): string;
  /** Writes sound values into the filing; only for the forms of whole steps. */
  write?(filing: Filing, values: Values): Filing;
  empty: Values;
  filled: Values;
}

type Writable<V> = FormRules<V> & { write?: (filing: Filing, values: V) => Filing };

const form = <V>(rules: Writable<V>, empty: V, filled: V = empty): RulesForm => ({
  problems: (values, context) => rules.problems(values as V, context),
  label: (path, context) => rules.field(path, context)?.label ?? '',
  ...(rules.write && {
    write: (filing: Filing, values: Values) => rules.write?.(filing, values as V) ?? filing,
  }),
  empty: empty as Values,
  filled: filled as Values,
});

const { entityNameValues, principalOfficeValues, registeredAgentValues, managementValues, filersValues } =
  completeFiling('', '');
const unanswered = { additionalInfo: '', additionalInfoAttachmentRadio: '' as const };
const undated = {
  effectiveAtTimeOfFilingRadio: '' as const,
  effectiveDateAsEntered: '',
  effectiveTime: '',
  effectiveDateTime: '',
  effectiveDateTimeDisplay: '',
  effectiveMaxDateTimeDisplay: '',
};
const entry = emptyNotificationEntry();
const { addressValues: agentAddresses, verifyValues } = emptyRegisteredAgent();

/** The rule book's form of each of the vocabulary. */
export const RULES_FORMS: Record<FormName, RulesForm> = {
  'entity name': form(entityNameRules, {
    ...entityNameValues,
    name: '',
    isNameValid: false,
    availability: null,
  }),
  'principal office address': form(
    principalOfficeRules,
    {
      streetAddress: emptyAddress('PHYS'),
      mailingAddress: emptyAddress('MAIL'),
      isSameAsStreetAddressChecked: true,
    },
    principalOfficeValues,
  ),
  "agent's consent": form(registeredAgentRules, { ...registeredAgentValues, agentConsentRadio: '' }),
  'management of the company': form(managementRules, { managedBy: '', hasOneMember: '' }, managementValues),
  'person forming the company': form(
    formerEntryRules,
    {
      id: '',
      nameValues: { personTyp: '', name: emptyIndividualName() },
      addressValues: { streetAddress: emptyAddress('PHYS') },
    },
    soundFormer('former-1'),
  ),
  'additional information': form(additionalInfoRules, unanswered),
  'effective date': form(effectiveDateRules, undated),
  'perjury notice': form(filersRules, { ...filersValues, perjuryNoticeAffirmed: false }, filersValues),
  filer: form(
    filerEntryRules,
    {
      ...soundFiler(''),
      nameValues: { personTyp: 'FILER', name: emptyIndividualName() },
      addressValues: { streetAddress: emptyAddress('PHYS') },
    },
    soundFiler('filer-1', individual('Ada Lindqvist')),
  ),
  'notification choices': form(initialNotificationRules, {
    ...entry,
    emailNotificationRadio: '',
    textNotificationRadio: '',
  }),
  'notification email': form(emailEntryRules, entry),
  'notification number': form(textEntryRules, entry),
  'receipt email': form(receiptEmailRules, { email: '' }),
  "agent's type": form(agentTypeRules, { nameTyp: '' }),
  "entity agent's number or name": form(entityBoxRules, verifyValues),
  "individual agent's verification": form(verificationMethodRules, verifyValues),
  "agent's licence": form(licenceRules, verifyValues),
  "agent's addresses": form(agentAddressRules, agentAddresses, {
    ...agentAddresses,
    streetAddress: soundAddress(),
    isSameAsStreetAddressChecked: true,
  }),
};
