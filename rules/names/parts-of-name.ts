import type { RecordFacts } from '../record/facts';
import { nameAfterwards } from './statutory-suffix';

/** The name on record, with the statutory language. */
export const recordName = ({
  name,
  statutoryLanguage,
}: Pick<RecordFacts, 'name' | 'statutoryLanguage'>): string => `${name}${statutoryLanguage}`;

/** A name on record in its two parts, by the status of the entity. */
export const partsOfName = (
  onRecord: string,
  statusCode: string,
): Pick<RecordFacts, 'name' | 'statutoryLanguage'> => {
  const name = nameAfterwards(onRecord, statusCode);
  return { name, statutoryLanguage: onRecord.slice(name.length) };
};
