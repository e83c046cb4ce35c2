import type { FilingKind } from './filing-kind';
import { canStillFile, checksNothing, recordsNothing } from './on-record';

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
  async isStillDue(tx, filing, at) {
    if (!(await canStillFile(tx, filing, at))) return false;
    const { report_due } = await tx
      .selectFrom('entity')
      .select('report_due')
      .where('entity_id', '=', filing.entityId)
      .executeTakeFirstOrThrow();
    return report_due === (filing.recordValues?.reportDueDate || null);
  },
  record: recordsNothing,
};
