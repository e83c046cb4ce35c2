import type { Address, EntitySummary, FilingType, StepName } from '#rules';
import {
  emptyFiling,
  entityAccess,
  flowFacts,
  guardStep,
  introShowsNext,
  needsInitialFiling,
  needsVerification,
  PAGE_FLAGS,
  pageFlags,
  withEntitySummary,
} from '#rules';
import type { Access, BeginningDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import { completeFiling, validAddress } from '../../samples/filing';
import type { RulesScenarioContext } from '../../scenario/context/rules';

/** An entity on record whose addresses were verified when they were filed. */
const SUMMARY: EntitySummary = {
  entityId: '20101000002',
  entityName: 'Front Range Bakers LLC',
  entityType: { code: 'DLLC' },
  status: 'Good Standing',
  statusCode: 'GOOD',
  jurisdiction: 'CO',
  version: 1,
  principalOfficeAddress: { streetAddress: validAddress(), mailingAddress: validAddress('MAIL') },
  registeredAgentValues: completeFiling('', '').registeredAgentValues,
};

/** Nothing remains of earlier verification or choices about an address. */
const isUnverified = (address: Address): boolean => {
  const { processed, valid, verified, postofficeBox, coloradoZipcode, addressSelectionType } = address;
  const isSaid = processed || valid || verified || postofficeBox || coloradoZipcode;
  return !isSaid && addressSelectionType === 'NOT_SELECTED';
};

/** How a filing begins and who may open it, from the tables. */
export class RulesBeginningDriver extends scenarioDriver<BeginningDriver, RulesScenarioContext>() {
  private verdict = '';

  override discardFiling(): void {
    this.context.filing = emptyFiling();
  }

  override transaction(): { transactionType: string; entityType: string } {
    const { transactionType, entityType } = this.context.filing;
    return { transactionType, entityType };
  }

  override entity(): { entityId: string; name: string } {
    const { entityId, entityNameValues } = this.context.filing;
    return { entityId, name: entityNameValues.name };
  }

  override isDomestic(): boolean {
    return this.context.filing.domesticFlag === 'Y';
  }

  override startsNewFiling(filing: FilingType): boolean {
    return needsInitialFiling(this.context.filing, filing);
  }

  override pageFlags(): string[] {
    const flags = pageFlags(this.context.filing);
    return PAGE_FLAGS.filter((flag) => flags[flag]);
  }

  override openStepWithoutFiling(step: StepName): void {
    const guard = guardStep(false, flowFacts(emptyFiling()), step);
    this.verdict = guard.kind === 'leave' ? guard.page : guard.kind;
  }

  override openFilingOnEntity(access: Access): void {
    this.verdict = entityAccess({ ...access, authentication: access.isAuthenticated ? 'valid' : 'refused' });
  }

  override admission(): string {
    if (this.verdict) return this.verdict;
    return this.context.move.kind === 'leave' ? this.context.move.page : this.context.move.kind;
  }

  override loadEntitySummary(): void {
    this.context.filing = withEntitySummary(this.context.filing, SUMMARY);
  }

  override needsAddressVerification(): boolean {
    const { principalOfficeValues: office, registeredAgentValues: agent } = this.context.filing;
    return [office, agent.addressValues]
      .flatMap(({ streetAddress, mailingAddress }) => [streetAddress, mailingAddress])
      .every((address) => needsVerification(address) && isUnverified(address));
  }

  override showIntroduction(filing: FilingType, isValid: boolean): void {
    this.context.introductionOffersNext = introShowsNext(filing, isValid);
  }
}
