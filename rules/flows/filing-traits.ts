import { findDeclaredFiling, type FilingType } from '../filing/filing-type';
import { isFormation } from '../filing/formations';
import { isStepOfAny } from './flow';

/** Whether a filing changes what it likes of an entity on record: its flow asks for the entity's name again. */
export const isAmendment = (filingType: FilingType | ''): boolean =>
  filingType !== '' && !isFormation(filingType) && isStepOfAny(filingType, 'entityname');

/** Whether a filing can be made in its window alone, and costs more after it: its flow begins with the introduction of a report. */
export const isPeriodicReport = (filingType: FilingType): boolean => isStepOfAny(filingType, 'reportintro');

/** Whether a filing on an entity names its agent among other things: its flow asks for the agent, and does not change who it is. */
export const namesAgentIncidentally = (filingType: FilingType | ''): boolean =>
  !isFormation(filingType) &&
  (findDeclaredFiling(filingType)?.steps ?? []).some(
    ({ step, changeStatement }) => step === 'registeredagent' && !changeStatement,
  );
