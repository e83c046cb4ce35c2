import { samePrincipalOffice } from '../addresses/same-principal-office';
import { officeDay } from '../calendar/office-time';
import type { EntityStatusCode } from '../entities/entity-statuses';
import type { Filing } from '../filing/filing';
import { nameOnDay } from '../names/names-set-free';
import type { RecordFacts } from '../record/facts';
import type { EffectFacts } from './declare-effect';

/** In good standing. */
export const GOOD_STANDING: Pick<RecordFacts, 'status'> = {
  status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null },
};

/** Dissolved from the day of an instant on: the day stands in the name, in the place of other statutory language, and no report is due. */
export const dissolved = (code: EntityStatusCode, at: string): Partial<RecordFacts> => {
  const day = officeDay(at);
  const lost = { statusCode: code, delinquencyDate: null, dissolutionDate: day };
  return {
    status: { code, delinquentSince: null, dissolvedOn: day },
    statutoryLanguage: nameOnDay({ name: '', ...lost }, day),
    reportDue: null,
  };
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
