import type { FilingType } from '#rules';
import { lostStanding, needsFraudCheck } from '#rules';
import type { Day } from '../database/tables/entities';
import type { EntityOnRecord } from './find-entity';

/** Whether a filing of this type on this entity is queued for review instead of taking effect (W6). */
export const isQueuedForReview = (filingType: FilingType, entity: EntityOnRecord, today: Day): boolean =>
  needsFraudCheck(
    {
      filingType,
      ...lostStanding({
        statusCode: entity.status_code,
        delinquentSince: entity.delinquency_date,
        dissolvedOn: entity.dissolution_date,
      }),
      agentChangeReview: entity.agent_change_review,
    },
    today,
  );
