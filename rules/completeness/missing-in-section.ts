import type { WholeStepRules } from '../constraints/step-rules';
import type { Filing } from '../filing/filing';
import type { FilingPages } from '../flows/page-flags';
import type { ReviewSectionName } from '../steps/all-steps';
import { mailingAddressRules } from '../steps/mailingaddress/rules';

/** Whether something is missing in a section that no completeness code tells. */
type IsMissing = (filing: Filing, pages: FilingPages) => boolean;

const hasNoShares: IsMissing = ({
  sharesValues: { commonSharesValues: common, isMoreThanOneOrOtherChecked },
}) => (common.isCommonSharesChecked ? common.numberOfShares === '' : !isMoreThanOneOrOtherChecked);

const attaches = ({ additionalInfoValues }: Filing): boolean =>
  additionalInfoValues.additionalInfoAttachmentRadio === 'Y';

const hasNoText: IsMissing = (filing, pages) =>
  pages.additionalInfoIsRequired &&
  filing.additionalInfoValues.additionalInfo.trim() === '' &&
  !attaches(filing);

/** Files are missing where the filing requires them, and where the filer has said that some are attached. */
const hasNoFiles: IsMissing = (filing, pages) => {
  if (filing.additionalInfoValues.attachments.length > 0) return false;
  return pages.hasAdditionalInfo ? attaches(filing) : pages.additionalInfoIsRequired;
};

/** Filers can be saved before the notice is affirmed: their page shows it separately. */
const isNotAffirmed: IsMissing = ({ filersValues }) => !filersValues.perjuryNoticeAffirmed;

/** An answer that the rules of the step require is missing. */
const lacksAnswer =
  <Values>(rules: WholeStepRules<Values>): IsMissing =>
  (filing) =>
    rules.problems(rules.read(filing), { filing, now: '' }).some(({ code }) => code === 'required');

/** Whether the answers of a section are missing, where no completeness code says so; null where one does, or where none has to be given. */
export const MISSING_IN_SECTION: Readonly<Record<ReviewSectionName, IsMissing | null>> = {
  revokedFiling: ({ revokes = '' }) => revokes === '',
  entityName: null,
  staticEntityName: null,
  statute: ({ statute }) => statute === '',
  principalOffice: null,
  registeredAgent: null,
  email: ({ email }) => email === '',
  management: null,
  formers: null,
  shares: hasNoShares,
  votingMembers: ({ votingAssetsValues }) => votingAssetsValues.votingMembersRadio === '',
  assetsDistribution: ({ votingAssetsValues }) => votingAssetsValues.assetsDistribution === '',
  purpose: ({ purposeDirectorsValues }) => purposeDirectorsValues.purpose === '',
  directors: ({ purposeDirectorsValues: { numberOfDirectors, directorsTerms } }) =>
    numberOfDirectors === '' || directorsTerms === '',
  mailingAddress: lacksAnswer(mailingAddressRules),
  privateAttachments: ({ additionalInfoValues }) => additionalInfoValues.privateAttachments.length === 0,
  additionalInfo: hasNoText,
  attachments: hasNoFiles,
  effectiveDate: null,
  filers: isNotAffirmed,
  notifications: null,
};
