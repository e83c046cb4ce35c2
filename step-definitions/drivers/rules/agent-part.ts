import type { AgentDetails, AgentStep, RegisteredAgentValues } from '#rules';
import {
  agentNextStep,
  agentServerProblem,
  agentStepOf,
  clearForIndividual,
  clearOtherMethod,
  emptyRegisteredAgent,
  isEntityIdInput,
  isSafeHandBack,
  isSelectableAsAgent,
} from '#rules';
import type { AgentDriver, AgentState, LicenceFinding } from '../parts/agent';

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
    driversLicenseId: state.licence,
    lastName: state.lastName,
    passcode: state.passcode,
    entityId: state.entityBox,
  },
});

/** The agent, judged by the rule book. */
export class RulesAgent implements Pick<
  AgentDriver,
  | 'hold'
  | 'state'
  | 'chooseIndividual'
  | 'chooseWay'
  | 'complete'
  | 'question'
  | 'askQuestion'
  | 'isNumber'
  | 'isSelectable'
  | 'hear'
  | 'problem'
  | 'isSafe'
> {
  private values = emptyRegisteredAgent();
  private asked: AgentStep = 'agentformation';
  private heard: LicenceFinding = { licence: true, lastName: true, age: 40, isServiceDown: false };

  hold(state: Partial<AgentState>): void {
    this.values = withState(this.values, { ...this.state(), ...state });
  }

  state(): AgentState {
    const { nameTyp, orgName, isEntityOwnAgentChecked } = this.values.nameValues.name;
    const { checkedTyp, driversLicenseId, lastName, passcode, entityId } = this.values.verifyValues;
    return {
      nameTyp,
      orgName,
      isOwnAgent: isEntityOwnAgentChecked,
      checkedTyp: checkedTyp === 'D' || checkedTyp === 'P' ? checkedTyp : '',
      licence: driversLicenseId,
      lastName,
      passcode,
      entityBox: entityId,
    };
  }

  chooseIndividual(): void {
    this.values = clearForIndividual(this.values);
  }

  chooseWay(way: 'D' | 'P'): void {
    this.values = clearOtherMethod(this.values, way);
  }

  complete(question: string): void {
    this.asked = agentNextStep(agentStepOf(question), this.values) ?? agentStepOf(question);
  }

  question(): string {
    return this.asked;
  }

  askQuestion(question: string): void {
    this.asked = agentStepOf(question);
  }

  isNumber(text: string): boolean {
    return isEntityIdInput(text);
  }

  isSelectable(status: string): boolean {
    return isSelectableAsAgent(status);
  }

  hear(finding: LicenceFinding): void {
    this.heard = finding;
  }

  problem(): string {
    const { nameValues, addressValues } = this.values;
    const details: AgentDetails = {
      nameValues,
      addressValues,
      entityName: '',
      id: '',
      entityInGoodStanding: true,
      age: this.heard.age,
      driversLicenseIdValid: this.heard.licence,
      lastNameValid: this.heard.lastName,
      dmvServiceError: this.heard.isServiceDown,
    };
    return agentServerProblem(details, 'D')?.message ?? '';
  }

  isSafe(address: string, allowed: string[]): boolean {
    return isSafeHandBack(address, allowed);
  }
}
