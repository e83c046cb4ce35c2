import type { Address, EntitySummary, EntityType, FilingType, StepName } from '#rules';
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
import { completeFiling, soundAddress } from '../samples/filing';
import type { RulesDesk } from '../context/rules';

/** An entity on record whose addresses were verified when they were filed. */
const SUMMARY: EntitySummary = {
  entityId: '20101000002',
  entityName: 'Front Range Bakers LLC',
  entityType: { code: 'DLLC' },
  status: 'Good Standing',
  statusCode: 'GOOD',
  jurisdiction: 'CO',
  principalOfficeAddress: { streetAddress: soundAddress(), mailingAddress: soundAddress('MAIL') },
  registeredAgentValues: completeFiling('', '').registeredAgentValues,
};

/** Nothing stands any more of what a verifier or the filer said of an address. */
const saysNothing = (address: Address): boolean => {
  const { processed, valid, verified, postofficeBox, coloradoZipcode, addressSelectionType } = address;
  const isSaid = processed || valid || verified || postofficeBox || coloradoZipcode;
  return !isSaid && addressSelectionType === 'NOT_SELECTED';
};

/** How a filing begins and who may open it, from the tables. */
export class RulesBeginning implements BeginningDriver {
  private judged = '';

  constructor(private readonly desk: RulesDesk) {}

  forget(): void {
    this.desk.filing = emptyFiling();
  }

  transaction(): { transactionType: string; entityType: string } {
    const { transactionType, entityType } = this.desk.filing;
    return { transactionType, entityType };
  }

  entity(): { entityId: string; name: string } {
    const { entityId, entityNameValues } = this.desk.filing;
    return { entityId, name: entityNameValues.name };
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
    this.judged = entityAccess({ ...access, authentication: access.isAuthenticated ? 'valid' : 'refused' });
  }

  verdict(): string {
    if (this.judged) return this.judged;
    return this.desk.move.kind === 'leave' ? this.desk.move.page : this.desk.move.kind;
  }

  loadSummary(): void {
    this.desk.filing = withEntitySummary(this.desk.filing, SUMMARY);
  }

  isUnverified(): boolean {
    const { principalOfficeValues: office, registeredAgentValues: agent } = this.desk.filing;
    return [office, agent.addressValues]
      .flatMap(({ streetAddress, mailingAddress }) => [streetAddress, mailingAddress])
      .every((address) => needsVerification(address) && saysNothing(address));
  }

  showIntroduction(filing: FilingType, entityType: EntityType, isValid: boolean): void {
    this.desk.introductionOffersNext = introShowsNext(filing, entityType, isValid);
  }
}
