import { statusGroupOf } from '#rules';
import type { EntityRecord } from './record-slice';

interface RecordLeadProps {
  id: string;
  /** The last part of the address (A2-search); empty without one. */
  type: string;
  /** Null until the record has come. */
  entity: EntityRecord | null;
}

/** What stands under the name of an entity: its number, its status and its type. */
export const RecordLead = ({ id, type, entity }: RecordLeadProps) => (
  <>
    <p className="tabular">
      ID number {id}
      {type !== '' && ` (${type})`}
    </p>
    {entity && (
      <p className="record-lead">
        <span className={`status-tag status-tag--${statusGroupOf(entity.statusCode)}`}>{entity.status}</span>
        {entity.entityType.description}
      </p>
    )}
  </>
);
