import type { FiledNames, Standing } from '#rules';
import { filedNames, rejectedNames } from '#rules';
import type { EffectState, FilingRecord } from '../../database/tables/filings';

/** The standing of a filing in each state; null where it never takes effect. */
const STANDING_NOW: Readonly<Record<EffectState, Standing | null>> = {
  effective: 'inEffect',
  delayed: 'delayed',
  waitingForReview: 'queued',
  rejected: null,
};

/** The standing of a filing as it is on record now; null where it never takes effect. */
export const standingNow = ({ effect_state }: Pick<FilingRecord, 'effect_state'>): Standing | null =>
  STANDING_NOW[effect_state];

/** The names on a filing's receipt at this moment: a later name becomes the entity's on the day of its effect. */
export function namesNow(record: Pick<FilingRecord, 'effect_state' | 'filing'>): FiledNames {
  const standing = standingNow(record);
  return standing === null ? rejectedNames(record.filing) : filedNames(record.filing, standing);
}
