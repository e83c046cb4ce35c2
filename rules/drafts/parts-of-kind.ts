import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import type { PageFlag } from '../flows/page-flags';
import { pageFlags } from '../flows/page-flags';
import { keysOf } from '../keys-of';

type Reset = (filing: Filing, empty: Filing) => Partial<Filing>;

/**
 * Flags without a part of their own: every filing has a name and filers, the name of an entity on record is the registry's, and one flag
 * says only whether its page may be left empty.
 */
type FlagWithoutPart = 'hasEntityName' | 'hasStaticEntityName' | 'hasFilers' | 'additionalInfoIsRequired';

/** The value of a part that none of the filing's pages asks for: empty, or from the record. */
const WITHOUT_PAGE: Readonly<Record<Exclude<PageFlag, FlagWithoutPart>, Reset>> = {
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
 * The filing with only what its own pages ask for (W3-page-flags): anything else that a browser sent, from another kind of filing or made
 * up, is neither stored nor shown. The type, the entity's type and the fraud check are the registry's own by then.
 */
export const withoutUnusedParts = (filing: Filing): Filing => {
  const flags = pageFlags(filing);
  if (!flags.pagesInitialized) return filing;
  const empty = emptyFiling();
  return keysOf(WITHOUT_PAGE)
    .filter((flag) => !flags[flag])
    .reduce((kept, flag) => ({ ...kept, ...WITHOUT_PAGE[flag](kept, empty) }), filing);
};
