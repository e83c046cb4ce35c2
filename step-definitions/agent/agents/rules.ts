import type { AgentDetails, AgentStep, Problem, RegisteredAgentValues } from '#rules';
import {
  agentDisplayName,
  agentNextStep,
  agentServerProblem,
  agentBackStep,
  agentStepOf,
  chooseAgentType,
  clearOtherMethod,
  emptyRegisteredAgent,
  entityBoxRules,
  isEntityIdInput,
  isSafeReturnUrl,
  keepAgent,
  NOT_SELECTABLE,
  selectionObstacle,
  passcodeRequestOf,
  withPasscodeRequest,
  withSavedAgent,
} from '#rules';
import { FIELDS } from '../../words/vocabulary/fields';
import type { AgentsDriver, AgentState, Finding } from './driver';
import { agentAt } from '../../samples/agent';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

const withState = (values: RegisteredAgentValues, state: AgentState): RegisteredAgentValues => ({
  ...values,
  nameValues: {
    name: {
      ...values.nameValues.name,
      nameTyp: state.nameTyp,
      orgName: state.orgName,
      isEntityOwnAgentChecked: state.isOwnAgent,
    },
  },
  verifyValues: {
    ...values.verifyValues,
    checkedTyp: state.checkedTyp,
    driversLicenseId: state.license,
    lastName: state.lastName,
    passcode: state.passcode,
    entityId: state.entityBox,
  },
});

/** What the registry answers of it. */
const detailsOf = (finding: Finding): Partial<AgentDetails> => {
  switch (finding.method) {
    case 'D':
      return {
        driversLicenseIdValid: finding.license,
        lastNameValid: finding.lastName,
        dmvServiceError: finding.isServiceDown,
        age: finding.age,
      };
    case 'P':
      return { passcodeValid: finding.isValid, age: finding.age };
    case 'E':
      return {};
  }
};

/** The agent, judged by the rule book. */
export class RulesAgentsDriver extends levelDriver<AgentsDriver>() {
  private values = emptyRegisteredAgent();
  private step: AgentStep | '' = 'agentformation';
  private foundProblem: Problem | null | undefined;
  private isChoosable: boolean | undefined;
  private isSafeAddress: boolean | undefined;

  override setAgent(state: Partial<AgentState>): void {
    this.values = withState(this.values, { ...this.agent(), ...state });
  }

  override agent(): AgentState {
    const { nameTyp, orgName, isEntityOwnAgentChecked } = this.values.nameValues.name;
    const { checkedTyp, driversLicenseId, lastName, passcode, entityId } = this.values.verifyValues;
    return {
      nameTyp,
      orgName,
      isOwnAgent: isEntityOwnAgentChecked,
      checkedTyp: checkedTyp === 'D' || checkedTyp === 'P' ? checkedTyp : '',
      license: driversLicenseId,
      lastName,
      passcode,
      entityBox: entityId,
    };
  }

  override consent(name: string): void {
    this.values = { ...agentAt(name, '1700 Broadway, Denver, CO 80290', ''), agentConsentRadio: 'Y' };
  }

  override replace(name: string): void {
    this.values = withSavedAgent(this.values, agentAt(name, '1700 Broadway, Denver, CO 80290', ''));
  }

  override hasConsented(): boolean {
    return this.values.agentConsentRadio === 'Y';
  }

  override keepAgent(): void {
    this.values = keepAgent(agentAt('Robin Sample', '1700 Broadway, Denver, CO 80290', ''));
  }

  override requestPasscode(name: string): void {
    const { nameValues, addressValues } = agentAt(name, '1700 Broadway, Denver, CO 80290', 'the same');
    this.values = withPasscodeRequest(this.values, { nameValues, addressValues }, null);
  }

  override requestedName(): string {
    return agentDisplayName(passcodeRequestOf(this.values));
  }

  override chooseIndividual(): void {
    this.values = chooseAgentType(this.values, 'I');
  }

  override chooseVerificationMethod(way: 'D' | 'P'): void {
    this.values = clearOtherMethod(this.values, way);
  }

  override completeQuestion(question: string): void {
    this.step = agentNextStep(agentStepOf(question), this.values) ?? '';
  }

  override questionBack(question: string): string | null {
    return agentBackStep(agentStepOf(question), this.values);
  }

  override currentQuestion(): string {
    return this.step;
  }

  override openQuestion(question: string): void {
    this.step = agentStepOf(question);
  }

  override enterEntity(text: string): void {
    this.setAgent({ entityBox: entityBoxRules.tidied({ entityId: text }).entityId });
  }

  override isTakenAsNumber(): boolean {
    return isEntityIdInput(this.values.verifyValues.entityId);
  }

  override setFoundStatus(status: string): void {
    this.isChoosable = selectionObstacle(status) === null;
  }

  override isSelectable(): boolean {
    return checked(this.isChoosable);
  }

  override selectionNote(): string {
    return checked(this.isChoosable) ? '' : NOT_SELECTABLE;
  }

  override receiveLookUp(finding: Finding): void {
    const { nameValues, addressValues } = this.values;
    const details: AgentDetails = {
      nameValues,
      addressValues,
      entityName: '',
      id: '',
      entityInGoodStanding: finding.method === 'E' && finding.isInGoodStanding,
      ...detailsOf(finding),
    };
    this.foundProblem = agentServerProblem(details);
  }

  override lookUpProblem(): string {
    return checked(this.foundProblem)?.message ?? '';
  }

  override lookUpProblemField(): string {
    const fields = [
      FIELDS["agent's license"],
      FIELDS["agent's passcode"],
      FIELDS["entity agent's number or name"],
    ];
    const nouns = fields.flatMap((form) => Object.entries(form));
    return nouns.find(([, [path]]) => path === checked(this.foundProblem)?.path)?.[0] ?? '';
  }

  override returnTo(address: string, allowed: string[]): void {
    this.isSafeAddress = isSafeReturnUrl(address, allowed);
  }

  override isReturnAllowed(): boolean {
    return checked(this.isSafeAddress);
  }
}
