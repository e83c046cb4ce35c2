import { describeRows } from '../constraints/describe-rows';
import { initialFiling } from '../filing/initial-filing';
import type { StepName } from '../steps/all-steps';
import { STEP_RULES } from './step-rules';
import { filerEntryRules } from './filer/rules';
import { FORMER_TYPE_LABELS, formerEntryRules } from '../people/former-entry';
import {
  emailEntryRules,
  initialNotificationRules,
  textEntryRules,
} from '../notifications/notification-entry';
import { receiptEmailRules } from '../receipt/receipt-email';
import type { FormRules } from '../constraints/step-rules';

const context = {
  filing: initialFiling({ filingType: 'llc', submissionKey: 'key' }),
  now: '2026-11-20T19:00:00Z',
};

/** `city: City * 2-35`: the path of a field, its label, the asterisk, the fewest and the most characters. */
const fieldsOf = <V>(rules: FormRules<V>): string[] =>
  describeRows(rules.form).map(({ path }) => {
    const field = rules.field(path.replaceAll('[]', '[10]'), context);
    const length = field?.maxLength === undefined ? '' : ` ${field.minLength}-${field.maxLength}`;
    return `${path}: ${field?.label}${field?.required ? ' *' : ''}${length}`;
  });

const within = (path: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${path}.${field}`);

const ADDRESS = [
  'country: Country *',
  'address1: Address 1 * 2-50',
  'address2: Address 2 2-50',
  'city: City * 2-35',
  'state: State *',
  'province: Province 2-100',
  'zip: ZIP / Postal code * 2-15',
];
const PERSON = [
  'firstName: First name * 1-20',
  'middleName: Middle name 1-15',
  'lastName: Last name * 2-25',
  'suffix: Suffix',
];
const FORMER = [
  'nameValues.personTyp: Type of person *',
  'nameValues.name.orgName: Name * 2-250',
  ...within('nameValues.name', PERSON),
  ...within('addressValues.streetAddress', ADDRESS),
];
const FILER = [...within('nameValues.name', PERSON), ...within('addressValues.streetAddress', ADDRESS)];
const EMAIL = ['email: Email address * 0-150', 'verifyEmail: Retype email address * 0-150'];
const PHONE = ['area: Area code * 0-3', 'exchange: First three digits * 0-3', 'line: Last four digits * 0-4'];
const NUMBER = [...within('text', PHONE), ...within('verifyText', PHONE)];

/** The lengths are those of the specification (W5); the parts of an agent have labels on the pages that ask for the agent. */
const STEPS: Partial<Record<StepName, readonly string[]>> = {
  revokedfiling: ['revokes: Filing to revoke * 0-20'],
  entityname: ['isNameChanged: Do you want to change the entity name? *', 'name: Entity name * 1-200'],
  staticentityname: ['name: New entity name * 1-200', 'statute: Statute * 3-25'],
  principalofficeaddress: [
    ...within('streetAddress', ADDRESS),
    'isSameAsStreetAddressChecked: Mailing address is the same as the street address',
    ...within('mailingAddress', ADDRESS),
  ],
  registeredagent: [
    'nameValues.name.orgName:  0-250',
    'nameValues.name.firstName:  0-20',
    'nameValues.name.lastName:  0-25',
    'addressValues.streetAddress.address1:  0-50',
    'addressValues.streetAddress.city:  0-35',
    'addressValues.streetAddress.state:  0-2',
    'addressValues.streetAddress.zip:  0-15',
    'agentConsentRadio: Did the person agree to be appointed as registered agent? *',
  ],
  management: [
    'managedBy: The management of the limited liability company is vested in *',
    'hasOneMember: There is at least one member of the limited liability company *',
  ],
  formation: ['formers: Persons forming *', ...FORMER.map((field) => `formers[].${field}`)],
  shares: [
    'commonSharesValues.isCommonSharesChecked: The corporation is authorized to issue common shares',
    'commonSharesValues.numberOfShares: Number of common shares *',
    'isMoreThanOneOrOtherChecked: The corporation is authorized to issue more than one class of shares, or shares of another kind',
    'additionalInfo: Additional information about the shares 0-2000',
  ],
  mailingaddress: [
    'isSameAsStreetAddressChecked: Mailing address is the same as the street address',
    ...within('mailingAddress', ADDRESS),
  ],
  votingassets: [
    'votingMembersRadio: Will the nonprofit corporation have voting members? *',
    'assetsDistribution: Distribution of assets * 1-2500',
  ],
  purposedirectors: [
    'purpose: Statement of purpose * 1-2500',
    'numberOfDirectors: Number of directors *',
    "directorsTerms: Directors' terms * 1-2500",
  ],
  email: ['email: Email address * 3-200'],
  privateattachments: [
    'privateAttachments: Files added *',
    'privateAttachments[].documentTyp: Which document is it? *',
  ],
  additionalinfo: [
    'additionalInfo: Additional information 0-2000',
    'additionalInfoAttachmentRadio: Do you want to attach amendments?',
  ],
  attachments: ['attachments: Files added'],
  effectivedate: [
    'effectiveAtTimeOfFilingRadio: When do you want this filing to take effect? *',
    'effectiveDateAsEntered: Date * 0-10',
    'effectiveTime: Time 0-8',
  ],
  filer: [
    'perjuryNoticeAffirmed: I have read and understood the notice *',
    'filers: Filers added *',
    ...FILER.map((field) => `filers[].${field}`),
  ],
  notifications: [
    'emailNotificationRadio: Do you want email notifications? *',
    'textNotificationRadio: Do you want text notifications? *',
    'emails: Email addresses added',
    'emails[].email:  * 0-150',
    'texts: Text numbers added',
    'texts[].text:  *',
  ],
};

describe('labels, asterisks and lengths of the fields', () => {
  it.each(Object.entries(STEP_RULES))('of the step %s', (step, rules) => {
    expect(fieldsOf(rules)).toEqual(STEPS[step as StepName]);
    expect(rules.step).toBe(step);
  });

  it.each<[string, FormRules<unknown>, string[]]>([
    ['one filer', filerEntryRules, FILER],
    ['one person forming', formerEntryRules, FORMER],
    ['an email address', emailEntryRules, EMAIL],
    ['a text number', textEntryRules, NUMBER],
    [
      'the first notifications',
      initialNotificationRules,
      [
        'emailNotificationRadio: Do you want email notifications? *',
        ...EMAIL,
        'textNotificationRadio: Do you want text notifications? *',
        ...NUMBER,
      ],
    ],
    ['the receipt', receiptEmailRules, ['email: Email address * 0-150']],
  ])('of the entry form of %s', (_, rules, fields) => {
    expect(fieldsOf(rules)).toEqual(fields);
  });

  it('names the types of person forming an entity', () => {
    expect(Object.values(FORMER_TYPE_LABELS)).toEqual([
      'Individual',
      'Entity',
      'Trust',
      'State or other',
      'Estate',
    ]);
  });
});
