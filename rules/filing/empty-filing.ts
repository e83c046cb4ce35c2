import { emptyAddress } from '../filing-parts/address';
import { emptyRegisteredAgent } from './empty-agent';
import type { Filing } from './filing';

/** A filing before anything is known of it, not even its type (W3-defaults). */
export const emptyFiling = (): Filing => ({
  submissionKey: '',
  filingType: '',
  entityType: '',
  transactionType: '',
  transactionDescription: '',
  domesticFlag: '',
  jurisdiction: '',
  entityId: '',
  statusCode: '',
  status: '',
  adminFraudCheck: false,
  email: '',
  statute: '',
  entityNameValues: {
    name: '',
    oldName: '',
    isOldNameValid: false,
    isNameValid: false,
    isNameChanged: '',
    message: '',
    availability: null,
  },
  principalOfficeValues: {
    streetAddress: emptyAddress('PHYS'),
    mailingAddress: emptyAddress('MAIL'),
    isSameAsStreetAddressChecked: false,
  },
  registeredAgentValues: emptyRegisteredAgent(),
  managementValues: { managedBy: '', hasOneMember: '' },
  formationValues: { formers: [] },
  sharesValues: {
    commonSharesValues: { isCommonSharesChecked: false, numberOfShares: '' },
    isMoreThanOneOrOtherChecked: false,
    additionalInfo: '',
  },
  votingAssetsValues: { votingMembersRadio: '', assetsDistribution: '' },
  purposeDirectorsValues: { purpose: '', numberOfDirectors: '', directorsTerms: '' },
  additionalInfoValues: {
    additionalInfo: '',
    additionalInfoAttachmentRadio: '',
    attachments: [],
    privateAttachments: [],
  },
  effectiveDateValues: {
    effectiveAtTimeOfFilingRadio: '',
    effectiveDateAsEntered: '',
    effectiveTime: '',
    effectiveDateTime: '',
    effectiveDateTimeDisplay: '',
    effectiveMaxDateTimeDisplay: '',
  },
  filersValues: { perjuryNoticeAffirmed: false, filers: [] },
  notificationsValues: { emailNotificationRadio: '', textNotificationRadio: '', emails: [], texts: [] },
});
