import type { Filing } from '../filing/filing';
import type { FilingPages } from '../filing/page-flags';
import type { ReviewSectionName } from './review-table';

/** Whether a section lacks something that no completeness code speaks of. */
type Lacks = (filing: Filing, pages: FilingPages) => boolean;

const lacksShares: Lacks = ({ sharesValues: { commonSharesValues: common, isMoreThanOneOrOtherChecked } }) =>
  common.isCommonSharesChecked ? common.numberOfShares === '' : !isMoreThanOneOrOtherChecked;

const attaches = ({ additionalInfoValues }: Filing): boolean =>
  additionalInfoValues.additionalInfoAttachmentRadio === 'Y';

const lacksText: Lacks = (filing, pages) =>
  pages.additionalInfoIsRequired &&
  filing.additionalInfoValues.additionalInfo.trim() === '' &&
  !attaches(filing);

/** Files are missed where the filing needs them, and where the filer wanted to attach some. */
const lacksFiles: Lacks = (filing, pages) => {
  if (filing.additionalInfoValues.attachments.length > 0) return false;
  return pages.hasAdditionalInfo ? attaches(filing) : pages.additionalInfoIsRequired;
};

/** What may be missing in sections without a completeness code. */
export const SECTION_LACKS: Partial<Record<ReviewSectionName, Lacks>> = {
  statute: ({ statute }) => statute === '',
  email: ({ email }) => email === '',
  shares: lacksShares,
  votingMembers: ({ votingAssetsValues }) => votingAssetsValues.votingMembersRadio === '',
  assetsDistribution: ({ votingAssetsValues }) => votingAssetsValues.assetsDistribution === '',
  purpose: ({ purposeDirectorsValues }) => purposeDirectorsValues.purpose === '',
  directors: ({ purposeDirectorsValues: { numberOfDirectors, directorsTerms } }) =>
    numberOfDirectors === '' || directorsTerms === '',
  privateAttachments: ({ additionalInfoValues }) => additionalInfoValues.privateAttachments.length === 0,
  additionalInfo: lacksText,
  attachments: lacksFiles,
};
