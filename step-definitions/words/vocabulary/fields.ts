import type { FormName } from './forms';

/** The path of a field in the values of its form; several paths when one answer fills several parts (a phone number). */
export type FieldPaths = readonly [string, ...string[]];

const addressFields = (kind: 'street' | 'mailing', path: string): Record<string, FieldPaths> => ({
  [`${kind} address`]: [`${path}.address1`],
  [`${kind} suite`]: [`${path}.address2`],
  [`${kind} city`]: [`${path}.city`],
  [`${kind} state`]: [`${path}.state`],
  [`${kind} ZIP code`]: [`${path}.zip`],
  [`${kind} province`]: [`${path}.province`],
  [`${kind} country`]: [`${path}.country`],
  [`whole ${kind} address`]: [path],
});

const nameFields: Record<string, FieldPaths> = {
  'first name': ['nameValues.name.firstName'],
  'middle name': ['nameValues.name.middleName'],
  'last name': ['nameValues.name.lastName'],
  'name suffix': ['nameValues.name.suffix'],
};

const phoneFields = (noun: string, path: string): Record<string, FieldPaths> => ({
  [noun]: [`${path}.area`, `${path}.exchange`, `${path}.line`],
});

const personalDataFields: Record<string, FieldPaths> = {
  'entity or record number': ['entityId'],
  'document with personal data': ['piiDocId'],
  'statement of removal': ['removalDocId'],
  'first name': ['filer.nameValues.name.firstName'],
  'middle name': ['filer.nameValues.name.middleName'],
  'name suffix': ['filer.nameValues.name.suffix'],
  'last name': ['filer.nameValues.name.lastName'],
  ...addressFields('street', 'filer.addressValues.streetAddress'),
  'additional filers': ['additionalFilers'],
  'adding or changing a filer': ['mode'],
};

const accountFields: Record<string, FieldPaths> = {
  'kind of account': ['kind'],
  'entity of the account': ['entityId'],
  "account's user ID": ['userId'],
  "account's name": ['name'],
  'account email': ['email'],
  "administrator's role": ['isAdministrator'],
};

/** The fields of each form, as the business names them. */
export const FIELDS: Record<FormName, Record<string, FieldPaths>> = {
  'entity name': { name: ['name'], 'name change': ['isNameChanged'] },
  'principal office address': {
    ...addressFields('street', 'streetAddress'),
    ...addressFields('mailing', 'mailingAddress'),
    'same mailing address option': ['isSameAsStreetAddressChecked'],
  },
  "agent's consent": {
    'keeping of the agent on record': ['isAgentOnRecordKept'],
    consent: ['agentConsentRadio'],
    'organization name': ['nameValues.name.orgName'],
    ...nameFields,
    ...addressFields('street', 'addressValues.streetAddress'),
  },
  'management of the company': {
    'managers or members': ['managedBy'],
    'at least one member': ['hasOneMember'],
  },
  'name and address of a person forming the company': {
    'type of person': ['nameValues.personTyp'],
    'organization name': ['nameValues.name.orgName'],
    ...nameFields,
    ...addressFields('street', 'addressValues.streetAddress'),
  },
  'additional information': {
    'additional information': ['additionalInfo'],
    'attached amendments': ['additionalInfoAttachmentRadio'],
  },
  'effective date': {
    'time of effect': ['effectiveAtTimeOfFilingRadio'],
    'effective date': ['effectiveDateAsEntered'],
    'effective time': ['effectiveTime'],
  },
  'perjury notice': { 'perjury notice': ['perjuryNoticeAffirmed'], filers: ['filers'] },
  'name and address of a filer': {
    ...nameFields,
    ...addressFields('street', 'addressValues.streetAddress'),
    'same as a person forming the company': ['sameAsFormer'],
  },
  'notification choices': {
    'email notifications': ['emailNotificationRadio'],
    'text notifications': ['textNotificationRadio'],
    email: ['email'],
    'retyped email': ['verifyEmail'],
    ...phoneFields('number', 'text'),
    ...phoneFields('retyped number', 'verifyText'),
  },
  'list of notifications': {
    'email notifications': ['emailNotificationRadio'],
    'text notifications': ['textNotificationRadio'],
    'listed email': ['emails[0].email'],
    'listed number': ['texts[0].text'],
  },
  'notification email': { email: ['email'], 'retyped email': ['verifyEmail'] },
  'notification number': { ...phoneFields('number', 'text'), ...phoneFields('retyped number', 'verifyText') },
  'receipt email': { 'receipt email': ['email'] },
  "agent's type": { "agent's type": ['nameTyp'] },
  "agent's type where the agent can be kept": { "agent's type": ['nameTyp'] },
  'filter of the audit log': {
    'user in the log': ['userId'],
    'kind of action in the log': ['action'],
    'number in the log': ['subject'],
    'first day of the log': ['from'],
    'last day of the log': ['to'],
  },
  'search for accounts': { 'way to search': ['by'], 'account to search for': ['text'] },
  'closing of a payment': { 'note on a payment': ['note'] },
  'account of staff': accountFields,
  'account of secure filing': accountFields,
  'change of an account': accountFields,
  'wanted name': { 'company to form': ['filingType'], 'wanted name': ['name'] },
  'number of a certificate': { 'text to search for': ['text'] },
  'search of the public record': { 'text to search for': ['text'] },
  'search of the requests': { 'text to search for': ['text'] },
  "testers' clock": { 'moment of the clock': ['instant'] },
  "testers' phone": { 'number of the phone': ['from'], 'words of the message': ['words'] },
  "entity agent's number or name": { 'entity number or name': ['entityId'] },
  "individual agent's verification": { 'way of verification': ['checkedTyp'] },
  "agent's license": { 'license number': ['driversLicenseId'], "agent's last name": ['lastName'] },
  "agent's addresses": {
    ...addressFields('street', 'streetAddress'),
    ...addressFields('mailing', 'mailingAddress'),
    'same mailing address option': ['isSameAsStreetAddressChecked'],
  },
  "agent's passcode": { passcode: ['passcode'] },
  'passcode request': {
    ...nameFields,
    ...addressFields('street', 'addressValues.streetAddress'),
    ...addressFields('mailing', 'addressValues.mailingAddress'),
    'same mailing address option': ['addressValues.isSameAsStreetAddressChecked'],
  },
  'statute of the entity': { statute: ['statute'], 'other name': ['name'] },
  'filing email': { 'filing email': ['email'] },
  'filing to revoke': { 'filing to revoke': ['revokes'] },
  shares: {
    'common shares': ['commonSharesValues.isCommonSharesChecked'],
    'number of shares': ['commonSharesValues.numberOfShares'],
    'shares of other classes': ['isMoreThanOneOrOtherChecked'],
    'information about the shares': ['additionalInfo'],
  },
  'voting and assets': {
    'voting members': ['votingMembersRadio'],
    'distribution of assets': ['assetsDistribution'],
  },
  'purpose and directors': {
    'statement of purpose': ['purpose'],
    'number of directors': ['numberOfDirectors'],
    "directors' terms": ['directorsTerms'],
  },
  'mailing address': {
    ...addressFields('mailing', 'mailingAddress'),
    'same mailing address option': ['isSameAsStreetAddressChecked'],
  },
  'private attachments': { 'private attachments': ['privateAttachments'] },
  attachments: { attachments: ['attachments'] },
  'request to remove personal data': personalDataFields,
  'change of a filer': personalDataFields,
  'list of filers of a request': personalDataFields,
  'agent maintenance': { 'service of process or registered agent': ['maintainAgentFlg'] },
  'secure login': { 'login email': ['email'], password: ['password'] },
  'password reset': { username: ['userId'], "user's email": ['email'] },
  'password change': {
    'current password': ['password'],
    'new password': ['newPassword'],
    'retyped new password': ['retypedPassword'],
  },
  'set-up of secure filing': { 'account email': ['email'], 'retyped account email': ['retypedEmail'] },
  'new account': { 'account email': ['email'] },
};

/** Every noun of {@link FIELDS}, whichever the form. */
export const FIELD_NOUNS: Record<string, true> = Object.fromEntries(
  Object.values(FIELDS).flatMap((fields) => Object.keys(fields).map((noun) => [noun, true as const])),
);
