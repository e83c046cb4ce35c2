import type { Filing } from '#rules';
import { emptyAddress, emptyRegisteredAgent } from '#rules';

/** Takes one part out of a filing. */
export type FilingPart = (filing: Filing) => Filing;

/** Parts of a filing that may be missing, as the business names them. */
export const FILING_PARTS: Record<string, FilingPart> = {
  'the entity name': (filing) => ({
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name: '', isNameValid: false, availability: null },
  }),
  'the validity of the entity name': (filing) => ({
    ...filing,
    entityNameValues: { ...filing.entityNameValues, isNameValid: false },
  }),
  'the street address of the office': (filing) => ({
    ...filing,
    principalOfficeValues: { ...filing.principalOfficeValues, streetAddress: emptyAddress('PHYS') },
  }),
  'the mailing address of the office': (filing) => ({
    ...filing,
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      isSameAsStreetAddressChecked: false,
      mailingAddress: emptyAddress('MAIL'),
    },
  }),
  'the registered agent': (filing) => ({ ...filing, registeredAgentValues: emptyRegisteredAgent() }),
  'the choice of managers or members': (filing) => ({
    ...filing,
    managementValues: { ...filing.managementValues, managedBy: '' },
  }),
  'the member': (filing) => ({
    ...filing,
    managementValues: { ...filing.managementValues, hasOneMember: 'N' },
  }),
  'every person forming the company': (filing) => ({ ...filing, formationValues: { formers: [] } }),
  'the time of effect': (filing) => ({
    ...filing,
    effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: '' },
  }),
  'the date of a delayed effect': (filing) => ({
    ...filing,
    effectiveDateValues: {
      ...filing.effectiveDateValues,
      effectiveAtTimeOfFilingRadio: 'N',
      effectiveDateAsEntered: '',
      effectiveDateTime: '',
    },
  }),
  'the affirmation of the notice': (filing) => ({
    ...filing,
    filersValues: { ...filing.filersValues, perjuryNoticeAffirmed: false },
  }),
  'every filer': (filing) => ({ ...filing, filersValues: { ...filing.filersValues, filers: [] } }),
  'the additional information': (filing) => ({
    ...filing,
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo: '' },
  }),
  'every attachment': (filing) => ({
    ...filing,
    additionalInfoValues: { ...filing.additionalInfoValues, attachments: [] },
  }),
  'every notification': (filing) => ({
    ...filing,
    notificationsValues: { ...filing.notificationsValues, emails: [], texts: [] },
  }),
  'the mailing address': (filing) => ({
    ...filing,
    principalOfficeValues: { ...filing.principalOfficeValues, mailingAddress: emptyAddress('MAIL') },
  }),
  'the old name': (filing) => ({
    ...filing,
    entityNameValues: { ...filing.entityNameValues, oldName: '' },
  }),
  'the statute': (filing) => ({ ...filing, statute: '' }),
  'the filing email': (filing) => ({ ...filing, email: '' }),
  'the number of shares': (filing) => ({
    ...filing,
    sharesValues: {
      ...filing.sharesValues,
      commonSharesValues: { isCommonSharesChecked: true, numberOfShares: '' },
    },
  }),
  'every kind of share': (filing) => ({
    ...filing,
    sharesValues: {
      ...filing.sharesValues,
      commonSharesValues: { isCommonSharesChecked: false, numberOfShares: '' },
      isMoreThanOneOrOtherChecked: false,
    },
  }),
  'the answer on voting members': (filing) => ({
    ...filing,
    votingAssetsValues: { ...filing.votingAssetsValues, votingMembersRadio: '' },
  }),
  'the distribution of assets': (filing) => ({
    ...filing,
    votingAssetsValues: { ...filing.votingAssetsValues, assetsDistribution: '' },
  }),
  'the statement of purpose': (filing) => ({
    ...filing,
    purposeDirectorsValues: { ...filing.purposeDirectorsValues, purpose: '' },
  }),
  'the number of directors': (filing) => ({
    ...filing,
    purposeDirectorsValues: { ...filing.purposeDirectorsValues, numberOfDirectors: '' },
  }),
  "the directors' terms": (filing) => ({
    ...filing,
    purposeDirectorsValues: { ...filing.purposeDirectorsValues, directorsTerms: '' },
  }),
  'every private attachment': (filing) => ({
    ...filing,
    additionalInfoValues: { ...filing.additionalInfoValues, privateAttachments: [] },
  }),
};
