import type { AgentStep, EntityType, FilingType, RegisteredAgentValues } from '#rules';
import {
  agentQueryOf,
  agentWizardPath,
  initialFiling,
  agentRedirectFor,
  agentAlternative,
  searchByEntity,
  searchByLicense,
  withoutIdentifiedPerson,
  withPasscodeRequest,
  agentStepOf,
  emptyRegisteredAgent,
  returnTarget,
  maintainAgentAddress,
} from '#rules';
import { CHOICES } from '../../words/vocabulary/choices';
import { lookUp } from '../../words/vocabulary/look-up';
import type { AgentNavigationDriver, FoundAgent } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { agentAt } from '../../samples/agent';
import type { RulesScenarioContext } from '../../scenario/context/rules';

const withName = (values: RegisteredAgentValues, name: object): RegisteredAgentValues => ({
  ...values,
  nameValues: { name: { ...values.nameValues.name, ...name } },
});
const PERSON = { firstName: 'Robin', lastName: 'Sample' };
const byLicense = () =>
  withName(searchByLicense({ driversLicenseId: '921234567', lastName: 'Sample' }), PERSON);
const byPasscode = (): RegisteredAgentValues => {
  const values = byLicense();
  return { ...values, verifyValues: { ...values.verifyValues, checkedTyp: 'P', passcode: '12345678' } };
};
const otherwise = (): RegisteredAgentValues => {
  const values = byLicense();
  return { ...values, verifyValues: { ...values.verifyValues, checkedTyp: 'X' } };
};

const requested = () => {
  const { nameValues, addressValues } = agentAt(
    'Robin Sample',
    '1700 Broadway, Denver, CO 80290',
    'the same',
  );
  return withPasscodeRequest(emptyRegisteredAgent(), { nameValues, addressValues }, null);
};

/** Who the wizard has found. */
const FOUND: Record<FoundAgent, () => RegisteredAgentValues> = {
  nobody: emptyRegisteredAgent,
  onRecord: () => ({ ...emptyRegisteredAgent(), isAgentOnRecordKept: true }),
  entity: () => withName(searchByEntity('20101000001'), { orgName: 'Aspen Ledger LLC' }),
  byLicense,
  byPasscode,
  otherwise,
  byLicenseForgotten: () => withoutIdentifiedPerson(byLicense()),
  byPasscodeForgotten: () => withoutIdentifiedPerson(byPasscode()),
  requested,
  requestSent: requested,
  requestForgotten: () => withoutIdentifiedPerson(requested(), true),
};
const SENT: readonly FoundAgent[] = ['requestSent', 'requestForgotten'];

/** Ways of the wizard, by the rule book. */
export class RulesAgentNavigationDriver extends scenarioDriver<
  AgentNavigationDriver,
  RulesScenarioContext
>() {
  private address: string | undefined;
  private saves: boolean | undefined;
  private question: AgentStep | undefined;

  override setQuestion(question: string): void {
    this.question = agentStepOf(question);
  }

  override alternativeQuestion(): string {
    return agentAlternative(checked(this.question)) ?? '';
  }

  override openQuestion(question: string, found: FoundAgent, resultCount: number): void {
    const askedStep = agentStepOf(question);
    this.question =
      agentRedirectFor(askedStep, FOUND[found](), resultCount, SENT.includes(found)) ?? askedStep;
  }

  override shownQuestion(): string {
    return checked(this.question);
  }

  override finishWizard(isNamed: boolean, wanted: string, allowed: string[]): void {
    const agent = isNamed ? agentAt('Robin Sample', '', '') : emptyRegisteredAgent();
    const place = returnTarget(
      agent,
      this.context.filing.filingType,
      wanted,
      allowed,
      this.context.isAgentChanged(),
    );
    this.saves = place.hasAgent;
    this.address = 'address' in place ? place.address : 'the forms';
  }

  override savesAgent(): boolean {
    return checked(this.saves);
  }

  override openWizardFor(filingType: FilingType, entityId: string, entityType: EntityType): void {
    const filing = initialFiling({ filingType, entityId, entityType, submissionKey: 'any' });
    this.address = agentWizardPath(agentQueryOf(filing));
  }

  override startMaintenance(choice: string, query: Record<string, string>, legacy: string): void {
    const { transTyp = '', entityType = '', entityId = '', userName = '' } = query;
    const codes = lookUp('field of choice', CHOICES, 'service of process or registered agent');
    const flag = lookUp('answer', codes, choice) === 'Y' ? 'Y' : 'N';
    this.address = maintainAgentAddress(flag, { transTyp, entityType, entityId, userName }, legacy);
  }

  override destination(): string {
    return checked(this.address).split('?')[0] ?? '';
  }

  override destinationValues(): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(checked(this.address).split('?')[1]));
  }
}
