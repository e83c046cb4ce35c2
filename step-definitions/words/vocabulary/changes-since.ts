import type { ChangedFact, EntityFacts, Filing, SeenByFiler } from '#rules';
import { needsFraudCheck, officeDay, standingByClock } from '#rules';

/** A filing on an entity, as its filer saw it, and what has become of it since. */
export interface FilingSince {
  filing: Filing;
  /** ISO 8601 instant. */
  now: string;
  seen: SeenByFiler;
  changed: ChangedFact[];
  entity: EntityFacts;
}

type Change = (since: FilingSince) => FilingSince;

const recordChanged =
  (...changed: ChangedFact[]): Change =>
  (since) => ({ ...since, changed: [...since.changed, ...changed] });

const underCheck =
  (years: number, day: 'delinquentSince' | 'dissolvedOn'): Change =>
  (since) => {
    const { filing, now } = since;
    if (filing.filingType === '') return since;
    const today = officeDay(now);
    const yearsAgo = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
    const adminFraudCheck = needsFraudCheck({ filingType: filing.filingType, [day]: yearsAgo }, today);
    return { ...since, filing: { ...filing, adminFraudCheck } };
  };

const marked =
  (agentChangeReview: boolean): Change =>
  (since) => {
    const { filing, now, seen } = since;
    if (filing.filingType === '') return since;
    const adminFraudCheck = needsFraudCheck(
      { filingType: filing.filingType, agentChangeReview },
      officeDay(now),
    );
    return {
      ...since,
      seen: { ...seen, adminFraudCheck: !adminFraudCheck },
      filing: { ...filing, adminFraudCheck },
    };
  };

const dueOn = (since: FilingSince, reportDueDay: string): FilingSince => {
  const { filing, now, entity } = since;
  const onRecord = { statusCode: entity.statusCode, reportDueDay, delinquentSince: null, effectiveAt: now };
  const { statusCode } = standingByClock(onRecord, now);
  const { recordValues } = filing;
  return {
    ...since,
    entity: { ...entity, reportDueDay, statusCode },
    filing: {
      ...filing,
      statusCode,
      ...(recordValues && { recordValues: { ...recordValues, reportDueDate: reportDueDay } }),
    },
  };
};

const withStatus =
  (statusCode: string): Change =>
  (since) => ({
    ...since,
    entity: { ...since.entity, statusCode },
    filing: { ...since.filing, statusCode },
  });

/** What has changed since a filing began, in the words of scenarios; the office's clock shows November 20, 2026. */
export const CHANGES_SINCE: Readonly<Record<string, Change>> = {
  'another filing has moved the office': recordChanged({ fact: 'principalOffice', cause: 'filing' }),
  'another filing has named another agent': recordChanged({ fact: 'registeredAgent', cause: 'filing' }),
  'another filing has changed the name': recordChanged({ fact: 'name', cause: 'filing' }),
  'a due day has changed the name': recordChanged({ fact: 'name', cause: 'dueDay' }),
  'the entity has come to be delinquent for five years': underCheck(5, 'delinquentSince'),
  'the entity has come to be dissolved for two years': underCheck(2, 'dissolvedOn'),
  'the office has marked the entity for a review': marked(true),
  'the office has taken its mark from the entity': marked(false),
  'the report has become late': (since) => dueOn(since, '2026-10-31'),
  'the entity has become delinquent': (since) => dueOn(since, '2026-07-31'),
  'the entity has been dissolved': withStatus('VDISS'),
  'another filing of this form is being paid for': (since) => ({
    ...since,
    entity: { ...since.entity, held: { [since.filing.transactionType]: 'paying' } },
  }),
};
