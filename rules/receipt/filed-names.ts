import type { Filing } from '../filing/filing';
import { isFormation } from '../filing/formations';
import type { RecordedState } from '../filings/recorded-state';
import { isInEffect, isToCome } from '../filings/recorded-state';
import { isAmendment } from '../flows/filing-traits';
import { changesName } from '../names/entity-name-values';
import { nameAfterFiling, removesStatutorySuffix } from '../names/name-after-filing';
import type { FiledNames } from './later-name';

type NamingFiling = Pick<Filing, 'filingType' | 'entityNameValues' | 'statusCode'>;

/** The name before a filing takes effect: the one on record, and of a formation the one that was entered. */
export const presentName = ({ filingType, entityNameValues }: NamingFiling): string =>
  isFormation(filingType) ? entityNameValues.name : entityNameValues.oldName || entityNameValues.name;

/** The name that the entity has once a filing has taken effect. */
const nameAfter = (filing: NamingFiling): string => {
  const { filingType, entityNameValues } = filing;
  if (isAmendment(filingType) && changesName(entityNameValues)) return entityNameValues.name;
  return removesStatutorySuffix(filingType) ? nameAfterFiling(filing) : presentName(filing);
};

/** The names that everything says of a filing in this state; no other name comes later to one that was rejected. */
export const filedNames = (filing: NamingFiling, state: RecordedState): FiledNames => {
  const [present, after] = [presentName(filing), nameAfter(filing)];
  if (isToCome(state) && after !== present) return { name: present, laterName: after };
  return { name: isInEffect(state) ? after : present };
};
