import { changeEntity } from '../../entities/change-entity';
import type { FilingKind } from './filing-kind';
import { checksNothing, recordsNothing } from './on-record';

/** Changes the principal office address of an entity on record (W2-flow-chgpoa). */
export const addressChange: FilingKind = {
  begins: 'onRecord',
  changes: ['principalOffice'],
  heldName: () => null,
  check: checksNothing,
  record: recordsNothing,
  takeEffect: (tx, { filing, entityId, transactionId, effectiveAt }) =>
    changeEntity(
      tx,
      entityId,
      { principal_office: JSON.stringify(filing.principalOfficeValues) },
      { at: effectiveAt, cause: 'filing', transactionId },
    ),
};
