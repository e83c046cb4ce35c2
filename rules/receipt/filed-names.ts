import type { Filing } from '../filing/filing';
import { isFormation } from '../filing/formations';
import { isAmendment } from '../flows/filing-traits';
import { changesName } from '../names/entity-name-values';
import { nameAfterFiling, removesStatutorySuffix } from '../names/name-after-filing';
import type { FiledNames } from './later-name';
import type { Standing } from './standing';

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

/** The names that everything says of a filing which had this standing when it was filed. */
export const filedNames = (filing: NamingFiling, standing: Standing): FiledNames => {
  const [present, after] = [presentName(filing), nameAfter(filing)];
  return standing === 'inEffect' || after === present ? { name: after } : { name: present, laterName: after };
};

/** The names of a filing that the office has rejected: no other name comes later. */
export const rejectedNames = (filing: NamingFiling): FiledNames => ({ name: presentName(filing) });
