import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Filing, ReviewSectionName } from '#rules';

/** What every section of the review page is given. */
export interface ReviewProps {
  filing: Filing;
}
type SectionScreen = LazyExoticComponent<ComponentType<ReviewProps>>;

const section = (load: () => Promise<{ default: ComponentType<ReviewProps> }>): SectionScreen => lazy(load);

/** One of the sections of a step that has several. */
const named = <K extends string>(load: () => Promise<Record<K, ComponentType<ReviewProps>>>, name: K) =>
  section(async () => ({ default: (await load())[name] }));

/**
 * What review shows of each section, each in a chunk of its own. One step may have two sections. Null: the step of the section is
 * not built yet, and filings that have it are not offered; a test fails when such a filing is offered without its section.
 */
export const REVIEW_SCREENS = {
  entityName: section(() => import('../steps/entityname/Review')),
  staticEntityName: section(() => import('../steps/staticentityname/Review')),
  statute: section(() => import('../steps/staticentityname/StatuteReview')),
  principalOffice: section(() => import('../steps/principalofficeaddress/Review')),
  registeredAgent: section(() => import('../steps/registeredagent/Review')),
  email: section(() => import('../steps/email/Review')),
  management: section(() => import('../steps/management/Review')),
  formers: section(() => import('../steps/formation/Review')),
  shares: section(() => import('../steps/shares/Review')),
  votingMembers: named(() => import('../steps/votingassets/Review'), 'VotingMembersReview'),
  assetsDistribution: named(() => import('../steps/votingassets/Review'), 'AssetsReview'),
  purpose: named(() => import('../steps/purposedirectors/Review'), 'PurposeReview'),
  directors: named(() => import('../steps/purposedirectors/Review'), 'DirectorsReview'),
  privateAttachments: section(() => import('../steps/privateattachments/Review')),
  additionalInfo: section(() => import('../steps/additionalinfo/Review')),
  attachments: section(() => import('../steps/attachments/Review')),
  effectiveDate: section(() => import('../steps/effectivedate/Review')),
  filers: section(() => import('../steps/filer/Review')),
} satisfies Record<ReviewSectionName, SectionScreen | null>;
