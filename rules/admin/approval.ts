import type { PendingAttachment, PendingFiling } from './pending-filing';

/**
 * The body of an approval. Attachments that the administrator left out go along as the filing's `deactivateIds`; a number that
 * is none of its attachments is left out itself.
 */
export const approvalBody = <Filing extends PendingFiling>(
  filing: Filing,
  attachments: readonly Pick<PendingAttachment, 'id'>[],
  excludedIds: readonly string[],
  adminUserId: string,
): { filing: Filing & { deactivateIds: string[] }; adminUserId: string } => {
  const deactivateIds = attachments.map(({ id }) => id).filter((id) => excludedIds.includes(id));
  return { filing: { ...filing, deactivateIds }, adminUserId };
};
