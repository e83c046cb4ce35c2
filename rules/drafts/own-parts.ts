import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import type { PageFlag } from '../flows/page-flags';
import { pageFlags } from '../flows/page-flags';

type Reset = (filing: Filing, empty: Filing) => Partial<Filing>;

/** What a filing holds in the place of a part that none of its pages asks for: nothing, or what the record has. */
const WITHOUT_PAGE: Readonly<Partial<Record<PageFlag, Reset>>> = {
  hasPoa: ({ recordValues }, { principalOfficeValues }) => ({
    principalOfficeValues: recordValues?.principalOfficeValues ?? principalOfficeValues,
  }),
  hasRegisteredAgent: (_, { registeredAgentValues }) => ({ registeredAgentValues }),
  hasManagement: (_, { managementValues }) => ({ managementValues }),
  hasFormation: (_, { formationValues }) => ({ formationValues }),
  hasShares: (_, { sharesValues }) => ({ sharesValues }),
  hasVotingAssets: (_, { votingAssetsValues }) => ({ votingAssetsValues }),
  hasPurposeDirectors: (_, { purposeDirectorsValues }) => ({ purposeDirectorsValues }),
  hasEmail: (_, { email }) => ({ email }),
  hasStatute: (_, { statute }) => ({ statute }),
  hasEffectiveDate: (_, { effectiveDateValues }) => ({ effectiveDateValues }),
  hasAdditionalInfo: ({ additionalInfoValues }) => ({
    additionalInfoValues: { ...additionalInfoValues, additionalInfo: '', additionalInfoAttachmentRadio: '' },
  }),
  hasAttachment: ({ additionalInfoValues }) => ({
    additionalInfoValues: { ...additionalInfoValues, attachments: [] },
  }),
  hasPrivateAttachment: ({ additionalInfoValues }) => ({
    additionalInfoValues: { ...additionalInfoValues, privateAttachments: [] },
  }),
};

/**
 * The filing with nothing but what its own pages ask for (W3-page-flags): whatever else a browser sent, of another kind of filing or
 * made up, is neither kept nor shown. The type, the entity's type and the fraud check are those of the registry by then.
 */
export const withoutForeignParts = (filing: Filing): Filing => {
  const flags = pageFlags(filing);
  if (!flags.pagesInitialized) return filing;
  const empty = emptyFiling();
  return (Object.entries(WITHOUT_PAGE) as [PageFlag, Reset][])
    .filter(([flag]) => !flags[flag])
    .reduce((kept, [, reset]) => ({ ...kept, ...reset(kept, empty) }), filing);
};
