import type { EntityType, FilingType, StepName } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** What decides who may open a filing on an entity. */
export interface Access {
  fraudFlag: 'Y' | 'N';
  sbf: boolean;
  isAuthenticated: boolean;
}

/** How a filing begins, who may be where, and what lies beside the steps. */
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
  canGoOn(): Soon<boolean>;
  idle(minutes: number): Soon<void>;
  idleState(): Soon<string>;
  showPart(part: number, count: number): Soon<void>;
  partsOffered(): Soon<number[]>;
  finish(statusCode: string, isUnderFraudCheck: boolean): Soon<void>;
  offered(): Soon<string[]>;
}
