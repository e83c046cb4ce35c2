import {
  additionalInfoRules,
  agentAddressRules,
  agentTypeOrKeepRules,
  agentTypeRules,
  clockRules,
  phoneAnswerRules,
  effectiveDateRules,
  emailEntryRules,
  emptyAddress,
  emptyIndividualName,
  emptyNotificationEntry,
  emptyRegisteredAgent,
  entityBoxRules,
  filerEntryRules,
  filersRules,
  formerEntryRules,
  initialNotificationRules,
  licenseRules,
  notificationsRules,
  passcodeRules,
  receiptEmailRules,
  certificateNumberRules,
  proposedNameRules,
  recordSearchRules,
  registeredAgentRules,
  textEntryRules,
  verificationMethodRules,
} from '#rules';
import type { FormName } from '../../words/vocabulary/forms';
import { completeFiling, individual, validAddress, validFiler, validFormer } from '../../samples/filing';
import { ACCESS_FORMS } from './access';
import { ENTITY_NAME_FORM } from './entity-name';
import { SECTION_FORMS } from './sections';
import { STAFF_FORMS } from './staff';
import { STEP_FORMS } from './steps';
import { form, type RulesForm } from './rule-form';

const { registeredAgentValues, filersValues, notificationsValues } = completeFiling('', '');
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

/** The rule book's form for each form of the vocabulary. */
export const RULES_FORMS: Record<FormName, RulesForm> = {
  ...STEP_FORMS,
  'entity name': ENTITY_NAME_FORM,
  "agent's consent": form(registeredAgentRules, { ...registeredAgentValues, agentConsentRadio: '' }),
  'name and address of a person forming the company': form(
    formerEntryRules,
    {
      id: '',
      nameValues: { personTyp: '', name: emptyIndividualName() },
      addressValues: { streetAddress: emptyAddress('PHYS') },
    },
    validFormer('former-1'),
  ),
  'additional information': form(additionalInfoRules, unanswered),
  'effective date': form(effectiveDateRules, undated),
  'perjury notice': form(filersRules, { ...filersValues, perjuryNoticeAffirmed: false }, filersValues),
  'name and address of a filer': form(
    filerEntryRules,
    {
      ...validFiler(''),
      nameValues: { personTyp: 'FILER', name: emptyIndividualName() },
      addressValues: { streetAddress: emptyAddress('PHYS') },
    },
    validFiler('filer-1', individual('Ada Lindqvist')),
  ),
  'notification choices': form(initialNotificationRules, {
    ...entry,
    emailNotificationRadio: '',
    textNotificationRadio: '',
  }),
  'list of notifications': form(
    notificationsRules,
    { emailNotificationRadio: '', textNotificationRadio: '', emails: [], texts: [] },
    {
      ...notificationsValues,
      emails: [{ email: 'ada@example.com' }],
      texts: [{ text: '3035550142' }],
    },
  ),
  'notification email': form(emailEntryRules, entry),
  'notification number': form(textEntryRules, entry),
  'receipt email': form(receiptEmailRules, { email: '' }),
  "agent's type": form(agentTypeRules, { nameTyp: '' }),
  "agent's type where the agent can be kept": form(agentTypeOrKeepRules, { nameTyp: '' }),
  'wanted name': form(proposedNameRules, { filingType: '' as const, name: '' }),
  'number of a certificate': form(certificateNumberRules, { text: '' }),
  'search of the public record': form(recordSearchRules, { text: '' }),
  "testers' clock": form(clockRules, { instant: '' }),
  "testers' phone": form(phoneAnswerRules, { from: '', words: '' }),
  "entity agent's number or name": form(entityBoxRules, verifyValues),
  "individual agent's verification": form(verificationMethodRules, verifyValues),
  "agent's license": form(licenseRules, verifyValues),
  "agent's addresses": form(agentAddressRules, agentAddresses, {
    ...agentAddresses,
    streetAddress: validAddress(),
    isSameAsStreetAddressChecked: true,
  }),
  "agent's passcode": form(passcodeRules, verifyValues),
  ...ACCESS_FORMS,
  ...SECTION_FORMS,
  ...STAFF_FORMS,
};
