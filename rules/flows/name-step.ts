import type { FilingType } from '../filing/filing-type';
import { isStepOfAny } from './flow';
import type { StepName } from '../steps/all-steps';

/** The page of a filing that settles the name of its entity: where the filer goes when the name is taken (reading 24). */
export const nameStep = (filingType: FilingType | ''): StepName =>
  filingType !== '' && isStepOfAny(filingType, 'staticentityname') ? 'staticentityname' : 'entityname';
