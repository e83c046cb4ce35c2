import { type EntityStatusCode, isEntityStatusCode } from '#rules';
import type { EntityRecord } from './record-slice';

/** How urgent a status is to whoever reads the record; the words say what it means. */
const TONES: Readonly<Record<EntityStatusCode, 'good' | 'attention' | 'ended'>> = {
  GOOD: 'good',
  EXIST: 'good',
  DELAYED: 'attention',
  NONCOMP: 'attention',
  DQQ: 'attention',
  ADISS: 'ended',
  TDISS: 'ended',
  DISS3Y: 'ended',
  JDISS: 'ended',
  VDISS: 'ended',
  WTHDRN: 'ended',
  CONV: 'ended',
  MERGED: 'ended',
};

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
        <span className={`status-tag status-tag--${toneOf(entity.statusCode)}`}>{entity.status}</span>
        {entity.entityType.description}
      </p>
    )}
  </>
);

const toneOf = (code: string) => (isEntityStatusCode(code) ? TONES[code] : 'ended');
