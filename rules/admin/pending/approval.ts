import type { PendingAttachment, PendingFiling } from './pending-filing';

/**
 * The body of an approval. Attachments that the administrator left out go along as the filing's `deactivateIds`; a number that
 * is none of its attachments is left out itself, and so is a private one, which is never on the public record.
 */
export const approvalBody = <Filing extends PendingFiling>(
  filing: Filing,
  attachments: readonly { id: PendingAttachment['id']; isPrivate: boolean }[],
  excludedIds: readonly string[],
  adminUserId: string,
): { filing: Filing & { deactivateIds: string[] }; adminUserId: string } => {
  const deactivateIds = attachments
    .filter(({ id, isPrivate }) => !isPrivate && excludedIds.includes(id))
    .map(({ id }) => id);
  return { filing: { ...filing, deactivateIds }, adminUserId };
};
