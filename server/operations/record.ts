import { formsOnRecord } from '#rules';
import { entityFacts } from '../entities/entity-forms';
import { filingHistory, pendingFilings } from '../entities/filing-history';
import { findEntity } from '../entities/find-entity';
import type { Handlers } from '../http/operation';

/** What everybody may see of an entity beside its summary: its filings, and the forms that can be filed for it. */
export const recordOperations: Handlers<'entityFilings' | 'entityForms'> = {
  async entityFilings({ db }, { path, query }) {
    const entity = await findEntity(db, path.id);
    if (entity === undefined) return { apiData: { code: 404 } };
    const { total, filings } = await filingHistory(db, path.id, Number(query.page ?? 1));
    return { apiData: { code: 200, total, filings, pending: await pendingFilings(db, path.id) } };
  },

  async entityForms({ db, clock }, { path }) {
    const entity = await findEntity(db, path.id);
    if (entity === undefined) return { apiData: { code: 404 } };
    const now = clock.now();
    const forms = formsOnRecord(await entityFacts(db, entity, { now }), now.toISOString());
    return {
      apiData: {
        code: 200,
        forms: forms.map(({ filingType, transactionType, fee, obstacle }) => ({
          filingType,
          transactionType,
          fee,
          available: obstacle === null,
          ...(obstacle === null ? {} : { message: obstacle }),
        })),
      },
    };
  },
};
