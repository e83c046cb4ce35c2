import type { Filing } from '../filing/filing';
import { sameOffice } from './same-office';

/**
 * Whether a filing gives the entity another principal office than the one on record: another street or mailing address, whatever the
 * case of letters and the white space. True as well where the record is not known.
 */
export const changesOffice = ({
  principalOfficeValues,
  recordValues,
}: Pick<Filing, 'principalOfficeValues' | 'recordValues'>): boolean =>
  !recordValues || !sameOffice(recordValues.principalOfficeValues, principalOfficeValues);
