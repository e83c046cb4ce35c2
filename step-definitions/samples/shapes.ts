import type { components } from '#api';
import type { Address, Attachment, Name, NameAvailability } from '#rules';
import { emptyNotificationEntry, initialEditState, pageFlags } from '#rules';
import { completeFilingOf } from './filings';

const filing = completeFilingOf('llc', 'key');
const [former] = filing.formationValues.formers;
const [filer] = filing.filersValues.filers;

/** Shapes with all their fields, so that a field that a shape loses no longer compiles. */
const NAME: Required<Name> = {
  nameTyp: 'I',
  orgName: '',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Lindqvist',
  suffix: '',
  hasChanged: false,
};
const ADDRESS: Required<Address> = {
  ...filing.principalOfficeValues.streetAddress,
  countryDescription: 'United States',
  needsAdditionalInfo: false,
  hasChanged: false,
};
const ATTACHMENT: Required<Attachment> = {
  key: 'key',
  fileName: 'affidavit.pdf',
  mimeType: 'application/pdf',
  size: 1000,
  fileContents: '',
  documentTyp: 'AFFIDAVIT',
};
const AVAILABILITY: Required<NameAvailability> = {
  isAvailable: true,
  isReserved: true,
  isAuthorizedToUse: true,
  reservedBy: { name: 'Marisol Vega', address: ADDRESS },
  closeNames: ['The Cedar Bluff Farms LLC'],
};

const { registeredAgentValues: agent } = filing;
const AGENT_NAME: Required<typeof agent.nameValues.name> = { ...agent.nameValues.name, hasChanged: false };
const RECEIPT: Required<components['schemas']['Receipt']> = {
  name: 'Cedar Bluff Farms LLC',
  signedUpFor: ['email'],
  filerEmail: 'a…@example.com',
  masterId: '20261000001',
  transactionId: '20261000002',
  transactionName: 'Articles of Organization',
  dateTime: '2026-11-20T16:05:00Z',
  paymentType: 'Visa',
  last4: '4242',
  amount: 50,
  creditStmtInfo: '',
  effectiveDate: '',
  requestedEffect: '',
  laterName: '',
  attachments: [],
  entityReportDueDate: '',
  entityStatus: 'GOOD',
  isRevoked: false,
  adminFraudCheck: false,
  review: { state: 'waiting', decidedAt: '', reasons: [], correctUntil: '' },
};
const ENTRY = emptyNotificationEntry();

/** Parts of a filing as the specification lists them, by the names of the business. */
export const SHAPES: Record<string, object> = {
  filing,
  name: NAME,
  address: ADDRESS,
  'entity name': filing.entityNameValues,
  'availability of the name': AVAILABILITY,
  'holder of a reserved name': AVAILABILITY.reservedBy,
  'principal office': filing.principalOfficeValues,
  'registered agent': agent,
  'name of the agent': AGENT_NAME,
  'addresses of the agent': agent.addressValues,
  management: filing.managementValues,
  shares: filing.sharesValues,
  'common shares': filing.sharesValues.commonSharesValues,
  'voting and assets': filing.votingAssetsValues,
  'purpose and directors': filing.purposeDirectorsValues,
  'person forming the entity': former ?? {},
  'type and name of the person': former?.nameValues ?? {},
  filers: filing.filersValues,
  filer: filer ?? {},
  'type and name of the filer': filer?.nameValues ?? {},
  notifications: filing.notificationsValues,
  'entry of a notification': ENTRY,
  'number in its parts': ENTRY.text,
  'retyped number in its parts': ENTRY.verifyText,
  'additional information': filing.additionalInfoValues,
  attachment: ATTACHMENT,
  'effective date': filing.effectiveDateValues,
  receipt: RECEIPT,
  'plan of its parts': pageFlags(filing),
  'change from the review': initialEditState(),
  'way back to the review': initialEditState().navigation,
};
