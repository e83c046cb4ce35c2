import type { FilingType, StepName } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What decides who may open a filing on an entity. */
export interface Access {
  fraudFlag: 'Y' | 'N';
  sbf: boolean;
  isAuthenticated: boolean;
}

/** How a filing begins, and who may open it. */
export interface BeginningDriver {
  discardFiling(): MaybePromise<void>;
  transaction(): MaybePromise<{ transactionType: string; entityType: string }>;
  entity(): MaybePromise<{ entityId: string; name: string }>;
  isDomestic(): MaybePromise<boolean>;
  startsNewFiling(filing: FilingType): MaybePromise<boolean>;
  pageFlags(): MaybePromise<string[]>;
  openStepWithoutFiling(step: StepName): MaybePromise<void>;
  openFilingOnEntity(access: Access): MaybePromise<void>;
  /** 'stay', 'proceed', 'login' or 'fileAForm'. */
  admission(): MaybePromise<string>;
  loadEntitySummary(): MaybePromise<void>;
  needsAddressVerification(): MaybePromise<boolean>;
  showIntroduction(filing: FilingType, isValid: boolean): MaybePromise<void>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const BEGINNING_ACTIONS: DriverActions<BeginningDriver> = {
  discardFiling: 'discard the filing in progress',
  transaction: 'tell the transaction of a filing',
  entity: 'tell the entity of a filing',
  isDomestic: 'tell whether a filing is domestic',
  startsNewFiling: 'tell whether a new filing begins',
  pageFlags: 'list what a filing asks for',
  openStepWithoutFiling: 'open a step without a filing',
  openFilingOnEntity: 'open a filing on an entity',
  admission: 'tell whether the filer is admitted',
  loadEntitySummary: 'load the summary of an entity',
  needsAddressVerification: 'tell whether addresses must be verified',
  showIntroduction: 'show an introduction',
};
