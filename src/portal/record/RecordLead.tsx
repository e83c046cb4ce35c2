import { isEntityIdInput, statusGroupOf } from '#rules';
import type { EntityRecord } from './record-slice';
import { translate } from '../../language/translate';

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
    {isEntityIdInput(id) && (
      <p className="tabular">
        {translate('ID number {id}', { id })}
        {type !== '' && ` (${translate(type)})`}
      </p>
    )}
    {entity && (
      <p className="record-lead">
        <span className={`status-tag status-tag--${statusGroupOf(entity.statusCode)}`}>
          {translate(entity.status)}
        </span>
        {translate(entity.entityType.description)}
      </p>
    )}
  </>
);
