import { followingReportDue } from '#rules';
import { changeEntity } from '../../entities/change-entity';
import type { FilingKind } from './filing-kind';
import { agentOrKept } from './insert-agent';
import { canStillFile, changedOffice, checksNothing, recordsNothing } from './on-record';

/**
 * Files the periodic report of an entity (W2-flow-report): its office and agent, and the report that is due next. A report answers for
 * the due day that the record had when it was checked; the one after it is due a year on, also when this one came late.
 */
export const report: FilingKind = {
  begins: 'onRecord',
  changes: ['principalOffice', 'registeredAgent', 'periodicReport'],
  heldName: () => null,
  check: checksNothing,
  // A payment that comes late may find the report of this period filed, or the entity delinquent.
  async isStillDue(tx, filing) {
    if (!(await canStillFile(tx, filing))) return false;
    const { report_due } = await tx
      .selectFrom('entity')
      .select('report_due')
      .where('entity_id', '=', filing.entityId)
      .executeTakeFirstOrThrow();
    return report_due === (filing.recordValues?.reportDueDate || null);
  },
  record: recordsNothing,
  async takeEffect(tx, { filing, entityId, transactionId, effectiveAt }) {
    const { status_code: status } = await tx
      .selectFrom('entity')
      .select('status_code')
      .where('entity_id', '=', entityId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await changeEntity(
      tx,
      entityId,
      {
        ...changedOffice(filing),
        ...(await agentOrKept(tx, filing)),
        report_due: followingReportDue(filing.recordValues?.reportDueDate ?? '') || null,
        ...(status === 'NONCOMP' && { status_code: 'GOOD' }),
      },
      { at: effectiveAt, cause: 'filing', transactionId },
    );
  },
};
