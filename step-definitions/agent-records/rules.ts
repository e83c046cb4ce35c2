import type {
  Address,
  AddressOutcome,
  AgentSummary,
  CheckedType,
  EntityFound,
  SearchColumn,
  SortDirection,
} from '#rules';
import {
  addressVerificationOutcome,
  agentSaveBody,
  agentSummary,
  COLORADO,
  emptyRegisteredAgent,
  entityMayServe,
  hasRegisteredAgent,
  needsVerification,
  SEARCH_COLUMNS,
  searchMessage,
  sortSearchResults,
} from '#rules';
import type { AgentRecordDriver, Candidate } from './driver';
import { agentAt } from '../samples/agent';
import { soundAddress } from '../samples/filing';

const NAVIGATION = {
  transactionTarget: '',
  transactionURL: '',
  transType: '',
  entityType: '',
  entityId: '',
  backButton: '',
  userName: '',
};

const entityFound = ({
  name = '',
  number = '',
  status = '',
  form = '',
}: Record<string, string>): EntityFound => ({
  id: number,
  entity: { entityId: number, entityStatusCd: status, entityTyp: form },
  entityName: { orgName: name },
});

/** Agents on record, by the rule book. */
export class RulesAgentRecord implements AgentRecordDriver {
  private values = emptyRegisteredAgent();
  private results: EntityFound[] = [];
  private isFit = false;
  private told = '';
  private entered: Address = soundAddress();
  private outcome: AddressOutcome | undefined;

  hold(name: string, street: string, mailing: string): void {
    this.values = agentAt(name, street, mailing);
  }

  holdEntity(orgName: string, street: string, mailing: string): void {
    const agent = agentAt('', street, mailing);
    const name = { ...agent.nameValues.name, nameTyp: 'O' as const, orgName };
    this.values = { ...agent, nameValues: { name } };
  }

  summary(): AgentSummary {
    return agentSummary(this.values);
  }

  isNamed(): boolean {
    return hasRegisteredAgent(this.values);
  }

  consider(candidate: Candidate): void {
    this.isFit = entityMayServe(candidate);
  }

  mayServe(): boolean {
    return this.isFit;
  }

  found(entities: readonly Record<string, string>[]): void {
    this.results = entities.map(entityFound);
  }

  sort(column: SearchColumn, direction: SortDirection): void {
    this.results = sortSearchResults(this.results, column, direction);
  }

  names(): string[] {
    return this.results.map(({ entityName }) => entityName.orgName);
  }

  columns(): string[] {
    return Object.keys(SEARCH_COLUMNS);
  }

  street({ isAccepted, isPoBox }: { isAccepted: boolean; isPoBox: boolean }): void {
    const address1 = isPoBox ? 'PO Box 12' : '1700 Broadway';
    this.entered = { ...soundAddress(), address1, accepted: isAccepted };
  }

  asksVerifier(): boolean {
    return needsVerification(this.entered);
  }

  verify(isPoBox: boolean): void {
    const verdict = { address: this.entered, valid: true, verified: true, isPoBox };
    this.outcome = addressVerificationOutcome({ entered: this.entered, verdict, requiredState: COLORADO });
  }

  refusal(): string {
    return this.outcome?.kind === 'refused' ? this.outcome.message : '';
  }

  search(code: number): void {
    this.told = searchMessage(code) ?? '';
  }

  searchMessage(): string {
    return this.told;
  }

  save(checkedTyp: CheckedType): void {
    this.values = { ...this.values, verifyValues: { ...this.values.verifyValues, checkedTyp } };
  }

  authenticationType(): string {
    return agentSaveBody(this.values, NAVIGATION).authenticationType;
  }
}
