import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../context';
import { HttpFailure } from '../../failures/failure';
import { findDraft } from '../drafts/drafts';
import { requireFilerOf } from '../drafts/require-filer';

/**
 * Looks the filing of a large file up by the reference in the address, before the file is read.
 * @throws HttpFailure 400 without a reference, 404 for an unknown one, 401 or 403 for a filing of somebody else
 */
export async function expectUpload(
  { db, clock }: Registry,
  { query, principal }: Pick<FastifyRequest, 'query' | 'principal'>,
): Promise<void> {
  const { refId } = query as { refId?: unknown };
  if (typeof refId !== 'string') {
    const faults = [
      { path: 'query/refId', message: 'is required where the request is larger than a megabyte' },
    ];
    throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults });
  }
  await clock.refresh();
  const draft = await findDraft(db, refId, clock.now());
  if (draft === undefined) throw new HttpFailure(404, 'There is no filing under this reference.');
  await requireFilerOf(db, draft, principal);
}
