import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import type { FilingType } from '../filing/filing-type';
import { isFormation } from '../filing/formations';
import { isAmendment } from '../flows/filing-traits';
import { changesName } from '../names/entity-name-values';
import { nameAfterFiling, removesStatutorySuffix } from '../names/name-after-filing';
import type { FiledNames } from './later-name';
import type { Standing } from './standing';
import { STANDINGS } from './standing';

type NamingFiling = Pick<Filing, 'filingType' | 'entityNameValues' | 'statusCode'>;

/** The effect of a filing on the name: a new entity gets one, an amendment or a restoration may change it, any other filing keeps it. */
const namingOf = (filingType: FilingType | '') => {
  if (isFormation(filingType)) return 'gives';
  return isAmendment(filingType) || removesStatutorySuffix(filingType) ? 'changes' : 'leaves';
};

/** Which name an entity has once a filing on it has been recorded: that of a new entity, the present one, or the one after it. */
export const FILED_NAME_TABLE = defineTable<'entered' | 'present' | 'after'>()({
  name: 'The name that a finished filing says',
  source: 'W2-receipt',
  hitPolicy: 'unique',
  inputs: { naming: choice(['gives', 'changes', 'leaves']), standing: choice(STANDINGS) },
  rows: [
    { when: { naming: 'gives' }, then: 'entered' },
    { when: { naming: 'changes', standing: 'inEffect' }, then: 'after' },
    { when: { naming: 'changes', standing: ['queued', 'delayed'] }, then: 'present' },
    { when: { naming: 'leaves' }, then: 'present' },
  ],
});

/** The name before a filing takes effect: the one on record, and of a formation the one that was entered. */
export const presentName = ({ filingType, entityNameValues }: NamingFiling): string =>
  isFormation(filingType) ? entityNameValues.name : entityNameValues.oldName || entityNameValues.name;

/** The name that the entity has once a filing has taken effect. */
const nameAfter = (filing: NamingFiling): string => {
  const { filingType, entityNameValues } = filing;
  if (isAmendment(filingType) && changesName(entityNameValues)) return entityNameValues.name;
  return removesStatutorySuffix(filingType) ? nameAfterFiling(filing) : presentName(filing);
};

const nameBy = (filingType: FilingType | '', standing: Standing) =>
  evaluate(FILED_NAME_TABLE, { naming: namingOf(filingType), standing });

/** The names that everything says of a filing which had this standing when it was filed. */
export const filedNames = (filing: NamingFiling, standing: Standing): FiledNames => {
  const [present, after] = [presentName(filing), nameAfter(filing)];
  if (nameBy(filing.filingType, standing) !== 'present') return { name: after };
  return after === present ? { name: present } : { name: present, laterName: after };
};

/** The names of a filing that the office has rejected: no other name comes later. */
export const rejectedNames = (filing: NamingFiling): FiledNames => ({ name: presentName(filing) });
