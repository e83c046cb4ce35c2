import type { CrossRule } from '../../constraints/row';
import { stepRules } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { isRevocable, type Coming } from '../../filing/coming';
import type { Filing } from '../../filing/filing';
import { isDayToCome } from '../../filings/recorded-state';
import { revokedFiling } from './step';

/** What the page collects: the document number of the filing to revoke. */
interface RevokedFilingPage {
  revokes: string;
}

/**
 * The filings of the entity that can be revoked: they are accepted, and their day is still to come (T1-revoke).
 * @param now ISO 8601 instant
 */
export const revocableFilings = ({ recordValues }: Pick<Filing, 'recordValues'>, now: string): Coming[] =>
  (recordValues?.coming ?? []).filter((coming) => isRevocable(coming) && isDayToCome(coming.on, now));

/** The filing that is revoked, as the registry told of it; undefined once it is not to come any more. */
export const revokedComing = ({ recordValues, revokes }: Filing): Coming | undefined =>
  recordValues?.coming?.find(({ document }) => document !== '' && document === revokes);

const NOT_ACCEPTED = 'That filing waits for review by the office, and can be revoked once it is accepted.';
const NOT_TO_COME = 'That filing does not wait for its day any more. Choose one that still does.';

const isStillToCome: CrossRule<RevokedFilingPage> = ({ revokes }, { filing, now }) => {
  if (revokes === '' || revocableFilings(filing, now).some(({ document }) => document === revokes)) return [];
  const isInReview = revokedComing({ ...filing, revokes })?.code === 'inReview';
  return [{ path: 'revokes', code: 'unavailable', message: isInReview ? NOT_ACCEPTED : NOT_TO_COME }];
};

/** The filing to revoke is one of the entity whose day is still to come (T1-revoke). */
export const revokedFilingRules = stepRules<typeof revokedFiling, RevokedFilingPage>(revokedFiling, {
  read: ({ revokes = '' }) => ({ revokes }),
  write: (values) => values,
  place: (rows) => rows,
  rows: {
    revokes: text({ label: 'Filing to revoke', required: 'Choose the filing to revoke.', length: [0, 20] }),
  },
  rules: [isStillToCome],
});
