import type { EntityNameValues, FilingType, NameCheckOutcome, NameFactsOnRecord } from '#rules';
import {
  chooseNameChange,
  asksForNameChange,
  chooseReservedName,
  applyNameAnswer,
  availabilityKey,
  closeNames,
  closeNamesNote,
  entityNameRules,
  formedEntityType,
  heldNameOutcome,
  keepStatutorySuffix,
  nameOnRecordWarnings,
  nameAfterwards,
  nameAnswer,
  nameCheckOutcome,
  nameHint,
  namePrefix,
  needsNameCheck,
  nameOnDay,
  normalizeEntityName,
  officeDay,
  plusDays,
  requiredTermProblem,
  resetAvailability,
  flowFacts,
  similarNamesToShow,
  nextStep,
  withTerm,
  englishOf,
} from '#rules';
import type { NamesDriver, NameVerdict, StandingSample } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { Values } from '../../forms/rule-forms/field-values';
import type { RulesScenarioContext } from '../../scenario/context/rules';

/** Names, judged by the rule book against the names that the scenario has put on record. */
export class RulesNamesDriver extends scenarioDriver<NamesDriver, RulesScenarioContext>() {
  private readonly recordedNames = new Map<string, string>();
  private readonly reservedNames = new Map<string, { name: string; owner: string }>();
  /** An entity that has lost its standing. */
  private lost: NameFactsOnRecord | null = null;
  private checkedName: string | undefined;
  private nameOnRecord: string | undefined;
  private hinted: string | undefined;
  private termed: string | undefined;
  private receivedOutcome: NameCheckOutcome | '' = '';

  override recordEntity(name: string): void {
    this.recordedNames.set(availabilityKey(name), name);
  }

  override reserveName(name: string, owner: string): void {
    this.reservedNames.set(availabilityKey(name), { name, owner });
  }

  override beginNameChange(statusCode: string, nameOnRecord: string): void {
    this.nameOnRecord = nameOnRecord;
    const filing = this.context.filingIfAny;
    const entityNameValues = { ...filing.entityNameValues, oldName: nameOnRecord, isOldNameValid: true };
    this.context.filing = {
      ...filing,
      filingType: 'amend',
      entityType: 'DLLC',
      statusCode,
      entityNameValues,
    };
  }

  override checkName(name: string, formation?: FilingType): void {
    if (formation) this.context.filing = { ...this.context.filing, entityType: formedEntityType(formation) };
    const { statusCode } = this.context.filing;
    this.checkedName = keepStatutorySuffix(normalizeEntityName(name), this.step.oldName, statusCode);
    this.step = applyNameAnswer({ ...this.step, name: this.checkedName }, this.answerOn(this.checkedName));
  }

  override typeName(name: string): void {
    this.hinted = normalizeEntityName(name);
  }

  override hint(): string {
    const answer = this.answerOn(checked(this.hinted));
    const start = namePrefix(checked(this.hinted)).toLowerCase();
    const beginning = this.namesOnRecord()
      .filter((other) => start !== '' && other.toLowerCase().startsWith(start))
      .sort();
    const similar = similarNamesToShow(checked(this.hinted), answer.closeNames ?? [], beginning);
    return nameHint({ ...answer, closeNames: similar })
      .map(englishOf)
      .join(' ');
  }

  override chooseTerm(term: string, name: string): void {
    this.termed = withTerm(name, term);
  }

  override nameWithTerm(): string {
    return checked(this.termed);
  }

  /** The check that follows a sound entity name step; true when the filer continues. */
  checkStep(): boolean {
    if (!needsNameCheck(this.step)) return true;
    this.checkName(this.step.name);
    return heldNameOutcome(this.step) === 'available';
  }

  override chooseReservedName(isAuthorized: boolean): void {
    const name = checked(this.checkedName);
    const returned = this.reservedNames.get(availabilityKey(name))?.name ?? name;
    this.step = chooseReservedName(this.step, isAuthorized, returned);
    if (isAuthorized)
      this.context.step = nextStep(flowFacts(this.context.filing), 'entityname') ?? 'entityname';
  }

  override authorizeForName(name: string): void {
    this.reserveName(name, 'Somebody');
    this.checkName(name);
    this.step = chooseReservedName(this.step, true, name);
  }

  override editName(name: string): void {
    this.step = { ...resetAvailability(this.step), name };
  }

  override chooseNameChange(answer: 'Y' | 'N'): void {
    this.step = chooseNameChange(this.step, answer);
    if (needsNameCheck(this.step)) this.checkName(this.step.name);
  }

  override receiveNameCheck({ valid, isAvailable, isReserved }: NameVerdict): void {
    this.receivedOutcome = nameCheckOutcome({ valid, isAvailable, isReserved });
  }

  override outcome(): NameCheckOutcome | '' {
    return this.receivedOutcome || (heldNameOutcome(this.step) ?? '');
  }

  override problem(): string {
    const { filing, now } = this.context;
    const problems = entityNameRules.problems(this.step, { filing, now });
    return problems.map(({ message }) => message).join(' ');
  }

  override note(): string {
    checked(this.checkedName);
    return englishOf(closeNamesNote(this.step.availability?.closeNames ?? []) ?? '');
  }

  override storedName(): string {
    return this.step.name;
  }

  override isAvailabilityKnown(): boolean {
    return this.step.availability !== null || this.step.isNameValid;
  }

  override nameAfterFiling(): string {
    return nameAfterwards(this.step.oldName, this.context.filing.statusCode);
  }

  override isAskedAboutNameChange(): boolean {
    return asksForNameChange(this.step, this.context.filing);
  }

  override warning(): string {
    return nameOnRecordWarnings(checked(this.nameOnRecord), this.context.filing).join(' ');
  }

  override isAskedAboutReservation(): boolean {
    return heldNameOutcome(this.step) === 'reserved';
  }

  /** The values of the step once they are checked, otherwise those being entered. */
  values(entered: Values): Values {
    return this.checkedName ? { ...this.step } : entered;
  }

  override recordStanding(entity: { name: string; statusCode: string; since: string }): void {
    const { name, statusCode } = entity;
    const since = entity.since || null;
    this.lost = { name, statusCode, delinquencyDate: since, dissolutionDate: since };
  }

  override recordStandingFor({ days, ...entity }: StandingSample): void {
    this.recordStanding({ ...entity, since: plusDays(officeDay(this.context.now), -days) });
  }

  override nameByLaw(): string {
    if (this.lost === null) throw new Error('No entity has lost its standing in this scenario.');
    return nameOnDay(this.lost, officeDay(this.context.now));
  }

  private namesOnRecord(): string[] {
    return [...this.recordedNames.values(), ...(this.lost === null ? [] : [this.nameByLaw()])];
  }

  private answerOn(name: string) {
    const names = this.namesOnRecord();
    const key = availabilityKey(name);
    const reservation = this.reservedNames.get(key);
    return nameAnswer(name, requiredTermProblem(name, this.context.filing.entityType || 'DLLC'), {
      isHeld: names.some((other) => availabilityKey(other) === key),
      reservedBy: reservation && { ownerName: reservation.owner },
      closeNames: closeNames(name, names),
    });
  }

  private get step(): EntityNameValues {
    return this.context.filing.entityNameValues;
  }

  private set step(entityNameValues: EntityNameValues) {
    this.context.filing = { ...this.context.filing, entityNameValues };
  }
}
