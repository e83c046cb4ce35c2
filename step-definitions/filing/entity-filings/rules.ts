import type { Filing, FilingType, ListedState, StepName } from '#rules';
import {
  changeStatement,
  confirmedPrincipalOffice,
  entityEntry,
  introStep,
  isUnderReview,
  pageOpening,
  filedSentences,
  flowFacts,
  formsNotice,
  headerLine,
  upcomingReport,
  withEntitySummary,
  withPresentRecord,
  englishOf,
} from '#rules';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { validAddress } from '../../samples/filing';
import type { AddressedPart, EntityAnswer, EntityFilingsDriver, EntityPlace } from './driver';

const NAME = 'Front Range Bakers LLC';

/** The present record of the entity of a filing, which began with the one before. */
function movedRecord({ recordValues }: Filing, part: AddressedPart, address1: string) {
  const agent = recordValues?.registeredAgentValues;
  if (!recordValues || !agent) throw new Error('The filing has no record with an agent.');
  const { streetAddress: office } = recordValues.principalOfficeValues;
  const { addressValues } = agent;
  const streetOfAgent = { ...addressValues.streetAddress, ...(part === 'agent' && { address1 }) };
  return {
    entityId: '20101000002',
    entityName: NAME,
    entityType: { code: 'DLLC' },
    status: 'Good Standing',
    statusCode: 'GOOD',
    jurisdiction: 'CO',
    version: recordValues.version + 1,
    principalOfficeAddress: { streetAddress: { ...office, ...(part === 'office' && { address1 }) } },
    registeredAgentValues: { ...agent, addressValues: { ...addressValues, streetAddress: streetOfAgent } },
  };
}

/** Filings on an entity on record, by the rule book. */
export class RulesEntityFilingsDriver extends scenarioDriver<EntityFilingsDriver, RulesScenarioContext>() {
  private result: string | undefined;
  private isSaved = false;
  private finished: FilingType = 'chgpoa';

  override setEntity(entityId: string): void {
    this.context.filing = { ...this.context.filing, entityId };
  }

  override enterSomething(): void {
    this.isSaved = true;
  }

  override openPage({ filingType, step, entityId, transaction: transTyp }: EntityPlace): void {
    const { filing } = this.context;
    const page = { filingType, step, query: { entityId, transTyp } };
    this.result = pageOpening(filing.filingType === '' ? null : filing, page, this.isSaved);
  }

  override followStartLink(filingType: FilingType): void {
    const { filing } = this.context;
    const page = { filingType, step: introStep(filingType), query: {}, starts: true };
    this.result = pageOpening(filing.filingType === '' ? null : filing, page, this.isSaved);
  }

  override pageShown(): string {
    return checked(this.result);
  }

  override receiveAnswers({ filingType, entityType, ...answers }: EntityAnswer): void {
    const entity = { entityType: { code: entityType }, fraudFlag: 'N' as const, sbf: false };
    this.result = entityEntry(filingType, { ...answers, entity, authentication: 'valid' });
  }

  override beginning(): string {
    return checked(this.result);
  }

  override changeStatement(step: StepName): string {
    return changeStatement(flowFacts(this.context.filing), step);
  }

  override lineOverHeading(step: StepName): string {
    return englishOf(headerLine(flowFacts(this.context.filing), step));
  }

  override verifyOnRecord(verdict: 'confirmed' | 'otherForm' | 'unknown' | 'silent'): void {
    const address = validAddress();
    this.context.filing = withEntitySummary(this.context.filing, {
      entityId: '20101000002',
      entityName: NAME,
      entityType: { code: 'DLLC' },
      status: 'Good Standing',
      statusCode: 'GOOD',
      jurisdiction: 'CO',
      version: 1,
      principalOfficeAddress: { streetAddress: address, mailingAddress: validAddress('MAIL') },
    });
    const street = {
      address: verdict === 'otherForm' ? { ...address, zip: '80290-1234' } : address,
      valid: true,
      verified: verdict !== 'unknown',
      isPoBox: false,
    };
    const { principalOfficeValues } = this.context.filing;
    this.context.filing = {
      ...this.context.filing,
      principalOfficeValues: confirmedPrincipalOffice(
        principalOfficeValues,
        verdict === 'silent' ? {} : { street },
      ),
    };
  }

  override isOfficeConfirmed(): boolean {
    return this.context.filing.principalOfficeValues.streetAddress.accepted;
  }

  override keepAgent(): void {
    const { filing } = this.context;
    const registeredAgentValues = { ...filing.registeredAgentValues, isAgentOnRecordKept: true };
    this.context.filing = { ...filing, registeredAgentValues };
  }

  override moveOnRecord(part: AddressedPart, line: string): void {
    const { filing } = this.context;
    this.context.filing = withPresentRecord(filing, movedRecord(filing, part, line));
  }

  override streetOf(part: AddressedPart): string {
    const { principalOfficeValues, registeredAgentValues } = this.context.filing;
    const { streetAddress } = part === 'office' ? principalOfficeValues : registeredAgentValues.addressValues;
    return streetAddress.address1;
  }

  override finish(filingType: FilingType, state: ListedState): void {
    this.finished = filingType;
    const effectiveDate = state === 'delayed' ? '2026-12-15T16:00:00Z' : '';
    const facts = { filingType, entityName: NAME, adminFraudCheck: isUnderReview(state), effectiveDate };
    this.result = filedSentences(facts, this.context.now).map(englishOf).join(' ');
  }

  override wordsAfterwards(): string {
    return checked(this.result);
  }

  override upcomingReport(): string {
    return upcomingReport(this.finished);
  }

  override openForms(word: string): void {
    this.result = formsNotice(word);
  }

  override noticeAtForms(): string {
    return checked(this.result);
  }
}
