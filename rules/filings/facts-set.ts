import { samePrincipalOffice } from '../addresses/same-principal-office';
import type { Filing } from '../filing/filing';
import type { RecordFacts } from '../record/facts';
import type { EffectFacts } from './declare-effect';

/** In good standing. */
export const GOOD_STANDING: Pick<RecordFacts, 'status'> = {
  status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null },
};

/**
 * The office of a filing that may change it incidentally, such as a report: nothing where the filer left it as it was on record, so that
 * an address that another filing has changed since is not overwritten (reading 27).
 */
export const changedOffice = ({
  principalOfficeValues: office,
  recordValues,
}: Filing): Partial<RecordFacts> =>
  recordValues && samePrincipalOffice(recordValues.principalOfficeValues, office)
    ? {}
    : { principalOffice: office };

/** The agent of a filing that names one. */
export const agentSet = ({ registeredAgent }: EffectFacts): Partial<RecordFacts> =>
  registeredAgent === undefined ? {} : { registeredAgent };
