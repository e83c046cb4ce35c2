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
  filedAgentSummary,
  agentSaveBody,
  agentSummary,
  COLORADO,
  emptyRegisteredAgent,
  agentObstacle,
  AGENT_OBSTACLE_TEXTS,
  type AgentObstacle,
  formatAddress,
  hasRegisteredAgent,
  needsVerification,
  reviewText,
  SAME_AS_STREET,
  SEARCH_COLUMNS,
  searchMessage,
  sortSearchResults,
  englishOf,
} from '#rules';
import type { AgentRecordsDriver, Candidate, ShownAgent } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { agentAt } from '../../samples/agent';
import { validAddress } from '../../samples/filing';

const NAVIGATION = {
  transactionTarget: '',
  transactionURL: '',
  transType: '',
  entityType: '',
  entityId: '',
  backButton: '',
  userName: '',
};

const line = (address: Address | null): string =>
  reviewText(address ? formatAddress(address).join(', ') : '');

const shownAgent = ({ name, streetAddress, mailingAddress }: AgentSummary): ShownAgent => ({
  name,
  streetAddress: line(streetAddress),
  mailingAddress: mailingAddress === 'sameAsStreet' ? SAME_AS_STREET : line(mailingAddress),
});

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
export class RulesAgentRecordsDriver extends levelDriver<AgentRecordsDriver>() {
  private values = emptyRegisteredAgent();
  private results: EntityFound[] | undefined;
  private found: AgentObstacle | null | undefined;
  private message: string | undefined;
  private entered: Address = validAddress();
  private outcome: AddressOutcome | undefined;

  override setIndividual(name: string, street: string, mailing: string): void {
    this.values = agentAt(name, street, mailing);
  }

  override setEntity(orgName: string, street: string, mailing: string): void {
    const agent = agentAt('', street, mailing);
    const name = { ...agent.nameValues.name, nameTyp: 'O' as const, orgName };
    this.values = { ...agent, nameValues: { name } };
  }

  override summary(): ShownAgent {
    return shownAgent(agentSummary(this.values));
  }

  override summaryInFiling(): ShownAgent {
    return shownAgent(filedAgentSummary(this.values));
  }

  override isAgentShown(): boolean {
    return hasRegisteredAgent(this.values);
  }

  override evaluateCandidate(candidate: Candidate): void {
    this.found = agentObstacle(candidate);
  }

  override canServe(): boolean {
    return checked(this.found) === null;
  }

  override obstacle(): string {
    const found = checked(this.found);
    return found === null ? '' : AGENT_OBSTACLE_TEXTS[found];
  }

  override setSearchResults(entities: readonly Record<string, string>[]): void {
    this.results = entities.map(entityFound);
  }

  override sortResults(column: SearchColumn, direction: SortDirection): void {
    this.results = sortSearchResults(checked(this.results), column, direction);
  }

  override resultNames(): string[] {
    return checked(this.results).map(({ entityName }) => entityName.orgName);
  }

  override resultColumns(): string[] {
    return Object.keys(SEARCH_COLUMNS);
  }

  override setStreetAddress({ isAccepted, isPoBox }: { isAccepted: boolean; isPoBox: boolean }): void {
    const address1 = isPoBox ? 'PO Box 12' : '1700 Broadway';
    this.entered = { ...validAddress(), address1, accepted: isAccepted };
  }

  override needsVerification(): boolean {
    return needsVerification(this.entered);
  }

  override receiveVerification(isPoBox: boolean): void {
    const verdict = { address: this.entered, valid: true, verified: true, isPoBox };
    this.outcome = addressVerificationOutcome({ entered: this.entered, verdict, requiredState: COLORADO });
  }

  override verificationProblem(): string {
    const outcome = checked(this.outcome);
    return outcome.kind === 'refused' ? englishOf(outcome.message) : '';
  }

  override receiveSearchCode(code: number): void {
    this.message = searchMessage(code) ?? '';
  }

  override searchMessage(): string {
    return checked(this.message);
  }

  override saveVerifiedBy(checkedTyp: CheckedType): void {
    this.values = { ...this.values, verifyValues: { ...this.values.verifyValues, checkedTyp } };
  }

  override authenticationType(): string {
    return agentSaveBody(this.values, NAVIGATION).authenticationType;
  }
}
