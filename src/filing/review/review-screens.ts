import type { ComponentType } from 'react';
import type { ReviewSectionName } from '#rules';
import EntityNameReview from '../steps/entityname/Review';
import { StaticEntityNameReview, StatuteReview } from '../steps/staticentityname/Review';
import PrincipalOfficeReview from '../steps/principalofficeaddress/Review';
import RegisteredAgentReview from '../steps/registeredagent/Review';
import EmailReview from '../steps/email/Review';
import ManagementReview from '../steps/management/Review';
import FormersReview from '../steps/formation/Review';
import RevokedFilingReview from '../steps/revokedfiling/Review';
import SharesReview from '../steps/shares/Review';
import PrivateAttachmentsReview from '../steps/privateattachments/Review';
import AdditionalInfoReview from '../steps/additionalinfo/Review';
import AttachmentsReview from '../steps/attachments/Review';
import EffectiveDateReview from '../steps/effectivedate/Review';
import FilersReview from '../steps/filer/Review';
import NotificationsReview from '../steps/notifications/Review';
import { VotingMembersReview, AssetsReview } from '../steps/votingassets/Review';
import { PurposeReview, DirectorsReview } from '../steps/purposedirectors/Review';
import MailingAddressReview from '../steps/mailingaddress/Review';
import type { ReviewProps } from '../steps/review-props';

/**
 * The review of each section, all in one chunk: the sections are so small that separate chunks for those of one filing would be more to
 * load than all of them together. One step may have two sections.
 */
export const REVIEW_SCREENS: Readonly<Record<ReviewSectionName, ComponentType<ReviewProps>>> = {
  revokedFiling: RevokedFilingReview,
  entityName: EntityNameReview,
  staticEntityName: StaticEntityNameReview,
  statute: StatuteReview,
  principalOffice: PrincipalOfficeReview,
  registeredAgent: RegisteredAgentReview,
  email: EmailReview,
  management: ManagementReview,
  formers: FormersReview,
  shares: SharesReview,
  votingMembers: VotingMembersReview,
  assetsDistribution: AssetsReview,
  purpose: PurposeReview,
  directors: DirectorsReview,
  mailingAddress: MailingAddressReview,
  privateAttachments: PrivateAttachmentsReview,
  additionalInfo: AdditionalInfoReview,
  attachments: AttachmentsReview,
  effectiveDate: EffectiveDateReview,
  filers: FilersReview,
  notifications: NotificationsReview,
};
