import type { AgentDetails, AgentStep, Problem, RegisteredAgentValues } from '#rules';
import {
  agentNextStep,
  agentServerProblem,
  agentStepOf,
  chooseAgentType,
  clearOtherMethod,
  emptyRegisteredAgent,
  isEntityIdInput,
  isSafeHandBack,
  isSelectableAsAgent,
  NOT_SELECTABLE,
} from '#rules';
import { FIELDS } from '../vocabulary/fields';
import type { AgentDriver, AgentState, Finding } from './driver';

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
export class RulesAgent implements Pick<
  AgentDriver,
  | 'hold'
  | 'state'
  | 'chooseIndividual'
  | 'chooseWay'
  | 'complete'
  | 'question'
  | 'askQuestion'
  | 'askFor'
  | 'isNumber'
  | 'find'
  | 'isSelectable'
  | 'mark'
  | 'hear'
  | 'problem'
  | 'problemField'
  | 'handTo'
  | 'isSafe'
> {
  private values = emptyRegisteredAgent();
  private asked: AgentStep | '' = 'agentformation';
  private found: Problem | null = null;
  private isChoosable = false;
  private isFollowed = false;

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
      license: driversLicenseId,
      lastName,
      passcode,
      entityBox: entityId,
    };
  }

  chooseIndividual(): void {
    this.values = chooseAgentType(this.values, 'I');
  }

  chooseWay(way: 'D' | 'P'): void {
    this.values = clearOtherMethod(this.values, way);
  }

  complete(question: string): void {
    this.asked = agentNextStep(agentStepOf(question), this.values) ?? '';
  }

  question(): string {
    return this.asked;
  }

  askQuestion(question: string): void {
    this.asked = agentStepOf(question);
  }

  askFor(text: string): void {
    this.hold({ entityBox: text });
  }

  isNumber(): boolean {
    return isEntityIdInput(this.values.verifyValues.entityId);
  }

  find(status: string): void {
    this.isChoosable = isSelectableAsAgent(status);
  }

  isSelectable(): boolean {
    return this.isChoosable;
  }

  mark(): string {
    return this.isChoosable ? '' : NOT_SELECTABLE;
  }

  hear(finding: Finding): void {
    const { nameValues, addressValues } = this.values;
    const details: AgentDetails = {
      nameValues,
      addressValues,
      entityName: '',
      id: '',
      entityInGoodStanding: finding.method === 'E' && finding.isInGoodStanding,
      ...detailsOf(finding),
    };
    this.found = agentServerProblem(details);
  }

  problem(): string {
    return this.found?.message ?? '';
  }

  problemField(): string {
    const fields = [
      FIELDS["agent's license"],
      FIELDS["agent's passcode"],
      FIELDS["entity agent's number or name"],
    ];
    const nouns = fields.flatMap((form) => Object.entries(form));
    return nouns.find(([, [path]]) => path === this.found?.path)?.[0] ?? '';
  }

  handTo(address: string, allowed: string[]): void {
    this.isFollowed = isSafeHandBack(address, allowed);
  }

  isSafe(): boolean {
    return this.isFollowed;
  }
}
