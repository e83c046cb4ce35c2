import type { FilingType, StepName } from '#rules';
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
