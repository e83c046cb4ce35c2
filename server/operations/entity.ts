import type { EntityType, FilingType } from '#rules';
import {
  filingOfTransaction,
  keepStatutorySuffix,
  removesStatutorySuffix,
  nameAnswer,
  normalizeEntityName,
  says,
} from '#rules';
import type { Holder } from '../database/names';
import { findHolding } from '../database/names';
import type { Registry } from '../context';
import { entityObstacle } from '../entities/entity-obstacle';
import { findEntity } from '../entities/find-entity';
import { similarNames } from '../entities/similar-names';
import { nameProblems } from '../entities/name-problems';
import { readSummary } from '../entities/summarize';
import type { Handlers } from '../contract/operation';

/** Entities on record and their names (W7-summary, W7-nameavail, W7-namevalid, W7-available). */
export const entityOperations: Handlers<
  | 'entitySummary'
  | 'validateEntityNameAndAvailability'
  | 'validateEntityNameOnly'
  | 'entityNameHint'
  | 'transactionAvailable'
> = {
  async entitySummary({ db, clock }, { query }) {
    const now = clock.now();
    const entity = await findEntity(db, query.entityId, now);
    if (entity === undefined) return { apiData: { code: 404 } };
    return {
      apiData: {
        code: 200,
        timestamp: now.toISOString(),
        entitySummary: await readSummary(db, entity, { filingType: filingTypeOf(query.transTyp), now }),
      },
    };
  },

  async validateEntityNameAndAvailability(registry, { query }) {
    const { db, clock } = registry;
    const { name, entityType } = await nameToCheck(registry, query);
    const answer = { code: 200 as const, name, oldName: query.oldName ?? '' };
    const problems = nameProblems(name, entityType, clock.now());
    if (problems.length > 0) {
      const message = problems[0]?.message ?? '';
      return {
        apiData: {
          ...answer,
          valid: false,
          message,
          nameIsAvailable: false,
          nameIsReserved: false,
          problems,
        },
      };
    }
    const { holding, reserved, closeNames } = await findHolding(db, name, clock.now(), holdersOf(query));
    const known = {
      isHeld: holding !== undefined,
      reservedBy: reserved && { ownerName: reserved.owner_name, addressDTO: reserved.owner_address },
      closeNames,
    };
    return { apiData: { ...answer, ...nameAnswer(name, null, known) } };
  },

  validateEntityNameOnly({ clock }, { query }) {
    const name = normalizeEntityName(query.name);
    const problems = nameProblems(name, query.entityType, clock.now());
    const message = problems[0]?.message ?? '';
    return Promise.resolve({ apiData: { code: 200, valid: problems.length === 0, message, name, problems } });
  },

  async entityNameHint(registry, { query }) {
    const { db, clock } = registry;
    const { name, entityType } = await nameToCheck(registry, query);
    const [problem] = nameProblems(name, entityType, clock.now());
    const heldName = await findHolding(db, name, clock.now(), holdersOf(query));
    const nameIsAvailable = problem === undefined && heldName.holding === undefined;
    const closeNames = await similarNames(db, name, { close: heldName.closeNames, entityId: query.entityId });
    return {
      apiData: {
        code: 200,
        valid: problem === undefined,
        message: problem?.message ?? '',
        name,
        nameIsAvailable,
        nameIsReserved: nameIsAvailable && heldName.reserved !== undefined,
        ...(closeNames.length > 0 && { closeNames }),
      },
    };
  },

  async transactionAvailable({ db, clock }, { query }) {
    const now = clock.now();
    const entity = await findEntity(db, query.entityId, now);
    if (entity === undefined) return { apiData: { code: 404, available: false } };
    const obstacle = await entityObstacle(db, entity, query.transactionType, { now });
    return {
      apiData: { code: 200, available: obstacle === null, ...(obstacle !== null && says(obstacle)) },
    };
  },
};

const filingTypeOf = (transactionType = ''): FilingType | '' =>
  filingOfTransaction(transactionType)?.filingType ?? '';

interface NameQuery {
  /** The transaction of the filing that asks. */
  transType?: string;
  name: string;
  entityType: EntityType;
  entityId?: string;
  refId?: string;
}

/** The name as it would be kept, with the statutory language that an entity on record has to keep in it. */
async function nameToCheck({ db, clock }: Registry, { name, entityType, entityId, transType }: NameQuery) {
  const normal = normalizeEntityName(name);
  const entity = entityId === undefined ? undefined : await findEntity(db, entityId, clock.now());
  if (entity === undefined || removesStatutorySuffix(filingTypeOf(transType))) {
    return { name: normal, entityType };
  }
  return { name: keepStatutorySuffix(normal, entity.name, entity.status_code), entityType };
}

/** Holders whose own hold on the name is no obstacle: the entity that changes its name, and the filing that is being paid. */
const holdersOf = ({ entityId, refId }: NameQuery): Holder[] => [
  ...(entityId === undefined ? [] : [{ kind: 'entity' as const, id: entityId }]),
  ...(refId === undefined ? [] : [{ kind: 'filing' as const, id: refId }]),
];
