import {
  emptyFiling,
  entityStatusText,
  formsOnRecord,
  pagerOf,
  recordDayRules,
  TABLE_PAGE_SIZE,
  says,
} from '#rules';
import { checkCertificate } from '../entities/certificates';
import { entityFacts } from '../entities/entity-forms';
import { entityTypeDescription } from '../entities/entity-types';
import { filingHistory } from '../entities/filing-history';
import { findByWords, type FoundEntity } from '../entities/find-by-words';
import { findEntity } from '../entities/find-entity';
import { readRecordOnDay } from '../entities/record-on-day';
import { withStandingAt } from '../entities/standing-by-clock';
import type { Handlers } from '../contract/operation';
import { HttpFailure } from '../failures/failure';

const listed = (found: FoundEntity, now: Date) => {
  const { entity_id, name, former_name, entity_type, status_code } = withStandingAt(found, now);
  return {
    entityId: entity_id,
    entityName: name,
    ...(former_name !== null && { formerName: former_name }),
    type: entityTypeDescription(entity_type),
    status: entityStatusText(status_code),
    statusCode: status_code,
  };
};

/** Public information about an entity besides its summary: its people, its filings, and the forms that can be filed for it. */
export const recordOperations: Handlers<
  'entityFilings' | 'entityForms' | 'entityOnDay' | 'findEntities' | 'checkCertificate'
> = {
  async checkCertificate({ db, clock }, { path }) {
    const certificate = await checkCertificate(db, path.number, clock.now());
    return { apiData: certificate ? { code: 200, certificate } : { code: 404 } };
  },

  async findEntities({ db, clock }, { query }) {
    const now = clock.now();
    const { entities, isClose, isCut } = await findByWords(
      db,
      query.name,
      query.status && { group: query.status, now },
    );
    const { page } = pagerOf(entities.length, Number(query.page ?? 1), TABLE_PAGE_SIZE);
    const first = (page - 1) * TABLE_PAGE_SIZE;
    const listedEntities = entities.slice(first, first + TABLE_PAGE_SIZE).map((found) => listed(found, now));
    return { apiData: { code: 200, total: entities.length, page, isClose, isCut, entities: listedEntities } };
  },

  async entityFilings({ db, clock }, { path, query }) {
    const entity = await findEntity(db, path.id, clock.now());
    if (entity === undefined) return { apiData: { code: 404 } };
    const { total, filings } = await filingHistory(db, path.id, Number(query.page ?? 1));
    return { apiData: { code: 200, total, filings } };
  },

  async entityOnDay({ db, clock }, { path, query: { day } }) {
    const now = clock.now();
    const problems = recordDayRules.problems({ day }, { filing: emptyFiling(), now: now.toISOString() });
    if (problems.length > 0) throw new HttpFailure(422, problems[0]?.message ?? '', { problems });
    const entity = await findEntity(db, path.id, now);
    if (entity === undefined) return { apiData: { code: 404 } };
    const onDay = await readRecordOnDay(db, entity, { day, now });
    return { apiData: { code: 200, entityName: entity.name, ...onDay } };
  },

  async entityForms({ db, clock }, { path }) {
    const now = clock.now();
    const entity = await findEntity(db, path.id, now);
    if (entity === undefined) return { apiData: { code: 404 } };
    const forms = formsOnRecord(await entityFacts(db, entity, { now }), now.toISOString());
    return {
      apiData: {
        code: 200,
        forms: forms.map(({ filingType, transactionType, fee, obstacle }) => ({
          filingType,
          transactionType,
          fee,
          available: obstacle === null,
          ...(obstacle !== null && says(obstacle)),
        })),
      },
    };
  },
};
