import type { Address, EntityType, FilingType, StepName } from '#rules';
import {
  emptyFiling,
  entityAccess,
  flowFacts,
  guardStep,
  idleState,
  introShowsNext,
  needsInitialFiling,
  needsVerification,
  PAGE_FLAGS,
  pageFlags,
  pagerWindow,
  resetVerification,
  whatsNextItems,
} from '#rules';
import type { Access, BeginningDriver } from '../parts/beginning';
import { soundAddress } from '../sample-filing';
import type { RulesDesk } from './desk';

const MINUTE = 60_000;

/** How a filing begins and who may be where, from the tables. */
export class RulesBeginning implements BeginningDriver {
  private judged = '';
  private address: Address = soundAddress();
  private shown: readonly (string | number)[] = [];
  private isOffered = false;
  private idleFor = 0;

  constructor(private readonly desk: RulesDesk) {}

  forget(): void {
    this.desk.filing = emptyFiling();
  }

  transaction(): { transactionType: string; entityType: string } {
    const { transactionType, entityType } = this.desk.filing;
    return { transactionType, entityType };
  }

  isDomestic(): boolean {
    return this.desk.filing.domesticFlag === 'Y';
  }

  begins(filing: FilingType): boolean {
    return needsInitialFiling(this.desk.filing, filing);
  }

  flags(): string[] {
    const flags = pageFlags(this.desk.filing);
    return PAGE_FLAGS.filter((flag) => flags[flag]);
  }

  comeWithout(step: StepName): void {
    const guard = guardStep(false, flowFacts(emptyFiling()), step);
    this.judged = guard.kind === 'leave' ? guard.page : guard.kind;
  }

  openOn(access: Access): void {
    this.judged = entityAccess(access);
  }

  verdict(): string {
    return this.judged;
  }

  loadSummary(): void {
    this.address = resetVerification(this.address);
  }

  isUnverified(): boolean {
    return needsVerification(this.address);
  }

  showIntroduction(filing: FilingType, entityType: EntityType, isValid: boolean): void {
    this.isOffered = introShowsNext(filing, entityType, isValid);
  }

  canGoOn(): boolean {
    return this.isOffered;
  }

  idle(minutes: number): void {
    this.idleFor = minutes * MINUTE;
  }

  idleState(): string {
    return idleState(this.idleFor);
  }

  showPart(part: number, count: number): void {
    this.shown = pagerWindow(part, count);
  }

  partsOffered(): number[] {
    return this.shown.map(Number);
  }

  finish(entityStatus: string, adminFraudCheck: boolean): void {
    this.shown = whatsNextItems({ entityStatus, adminFraudCheck });
  }

  offered(): string[] {
    return this.shown.map(String);
  }
}
