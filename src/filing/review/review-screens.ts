import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Filing, ReviewSectionName } from '#rules';

/** What every section of the review page is given. */
export interface ReviewProps {
  filing: Filing;
}
type SectionScreen = LazyExoticComponent<ComponentType<ReviewProps>>;

const section = (load: () => Promise<{ default: ComponentType<ReviewProps> }>): SectionScreen => lazy(load);

/**
 * What review shows of each section, each in a chunk of its own. One step may have two sections. Null: the step of the section is
 * not built yet, and filings that have it are not offered; a test fails when such a filing is offered without its section.
 */
export const REVIEW_SCREENS = {
  entityName: section(() => import('../steps/entityname/Review')),
  staticEntityName: null,
  statute: null,
  principalOffice: section(() => import('../steps/principalofficeaddress/Review')),
  registeredAgent: section(() => import('../steps/registeredagent/Review')),
  email: null,
  management: section(() => import('../steps/management/Review')),
  formers: section(() => import('../steps/formation/Review')),
  shares: section(() => import('../steps/shares/Review')),
  votingMembers: section(() => import('../steps/votingassets/ReviewVotingMembers')),
  assetsDistribution: section(() => import('../steps/votingassets/ReviewAssets')),
  purpose: section(() => import('../steps/purposedirectors/ReviewPurpose')),
  directors: section(() => import('../steps/purposedirectors/ReviewDirectors')),
  privateAttachments: null,
  additionalInfo: section(() => import('../steps/additionalinfo/Review')),
  attachments: section(() => import('../steps/attachments/Review')),
  effectiveDate: section(() => import('../steps/effectivedate/Review')),
  filers: section(() => import('../steps/filer/Review')),
} satisfies Record<ReviewSectionName, SectionScreen | null>;
