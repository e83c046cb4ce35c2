import type { EntityType, FilingType, StepName } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** What decides who may open a filing on an entity. */
export interface Access {
  fraudFlag: 'Y' | 'N';
  sbf: boolean;
  isAuthenticated: boolean;
}

/** How a filing begins, and who may open it. */
export interface BeginningDriver {
  forget(): Soon<void>;
  transaction(): Soon<{ transactionType: string; entityType: string }>;
  entity(): Soon<{ entityId: string; name: string }>;
  isDomestic(): Soon<boolean>;
  begins(filing: FilingType): Soon<boolean>;
  flags(): Soon<string[]>;
  comeWithout(step: StepName): Soon<void>;
  openOn(access: Access): Soon<void>;
  /** 'stay', 'proceed', 'login' or 'fileAForm'. */
  verdict(): Soon<string>;
  loadSummary(): Soon<void>;
  isUnverified(): Soon<boolean>;
  showIntroduction(filing: FilingType, entityType: EntityType, isValid: boolean): Soon<void>;
}
