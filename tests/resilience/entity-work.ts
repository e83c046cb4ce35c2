import type { FilingType } from '#rules';
import type { Claim } from './audit';
import { entityFiling, summaryOf } from './entity-filing';
import type { Filer } from './filer';
import { answered, fileAndPay } from './filer';

/** A filing on an entity of the sample registry, which nobody else files on. */
interface EntityTask {
  filingType: FilingType;
  entityId: string;
  /** Staff look at it first: the record stays as it is. */
  isQueued?: boolean;
}

/** Filings on entities while servers are killed: every kind of filing, with and without a review. */
export const ENTITY_TASKS: readonly EntityTask[] = [
  { filingType: 'amend', entityId: '20101000047' },
  { filingType: 'report', entityId: '20101000061' },
  { filingType: 'cure', entityId: '20101000011', isQueued: true },
  { filingType: 'cure', entityId: '20101000050' },
  { filingType: 'chgpoa', entityId: '20101000013' },
  { filingType: 'chgra', entityId: '20101000014' },
  { filingType: 'reinstate', entityId: '20101000051', isQueued: true },
  { filingType: 'reinstate', entityId: '20101000007' },
  { filingType: 'amend', entityId: '20101000066' },
];

/** Files a task and pays, however often the servers die meanwhile; the record has then moved by one version, or by none while staff decide. */
export async function fileOnEntity(
  filer: Filer,
  { filingType, entityId, isQueued = false }: EntityTask,
): Promise<{ claim: Claim; faults: string[] }> {
  const versionOf = async () => (await answered(filer, (url) => summaryOf(url, entityId))).version;
  const { submissionKey } = filer;
  const before = await versionOf();
  filer.onStage?.('agent');
  const filing = await answered(filer, (url) =>
    entityFiling(url, { filingType, entityId, submissionKey, mark: filer.name }),
  );
  const ending = await fileAndPay(filer, filing);
  const moved = (await versionOf()) - before;
  const faults =
    moved === (isQueued ? 0 : 1) ? [] : [`the ${filingType} of ${entityId} moved the record by ${moved}`];
  return { claim: { name: null, ending }, faults };
}
