import type { EntityNameValues, NameCheckOutcome } from '#rules';
import {
  answerNameChange,
  asksForNameChange,
  answerReservedName,
  applyNameAnswer,
  availabilityKey,
  entityNameRules,
  hasRequiredTerm,
  heldNameOutcome,
  keepStatutorySuffix,
  nameAfterwards,
  nameCheckOutcome,
  needsNameCheck,
  normalizeEntityName,
  requiredTermProblem,
  resetAvailability,
  suffixWarning,
  flowFacts,
  nextStep,
} from '#rules';
import type { NamesDriver, NameVerdict } from './driver';
import type { Values } from '../forms/field-values';
import type { RulesDesk } from '../context/rules';

/** Names, judged by the rule book against the names that the scenario has put on record. */
export class RulesNames implements NamesDriver {
  private readonly held = new Set<string>();
  private readonly reserved = new Map<string, { name: string; owner: string }>();
  private asked = '';
  private judged: NameCheckOutcome | '' = '';

  constructor(private readonly desk: RulesDesk) {}

  putOnRecord(name: string): void {
    this.held.add(availabilityKey(name));
  }

  reserve(name: string, owner: string): void {
    this.reserved.set(availabilityKey(name), { name, owner });
  }

  beginChange(statusCode: string, nameOnRecord: string): void {
    const { filing } = this.desk;
    const entityNameValues = { ...filing.entityNameValues, oldName: nameOnRecord, isOldNameValid: true };
    this.desk.filing = { ...filing, filingType: 'amend', entityType: 'DLLC', statusCode, entityNameValues };
  }

  ask(name: string): void {
    const { statusCode } = this.desk.filing;
    this.asked = keepStatutorySuffix(normalizeEntityName(name), this.step.oldName, statusCode);
    this.step = applyNameAnswer({ ...this.step, name: this.asked }, this.answerOn(this.asked));
  }

  /** The check that follows a sound entity name step; true when the filer goes on. */
  checkStep(): boolean {
    if (!needsNameCheck(this.step)) return true;
    this.ask(this.step.name);
    return heldNameOutcome(this.step) === 'available';
  }

  answerReserved(isAuthorized: boolean): void {
    const returned = this.reserved.get(availabilityKey(this.asked))?.name ?? this.asked;
    this.step = answerReservedName(this.step, isAuthorized, returned);
    if (isAuthorized) this.desk.step = nextStep(flowFacts(this.desk.filing), 'entityname') ?? 'entityname';
  }

  beAuthorized(name: string): void {
    this.reserve(name, 'Somebody');
    this.ask(name);
    this.step = answerReservedName(this.step, true, name);
  }

  edit(name: string): void {
    this.step = { ...resetAvailability(this.step), name };
  }

  answerChange(answer: 'Y' | 'N'): void {
    this.step = answerNameChange(this.step, answer);
    if (needsNameCheck(this.step)) this.ask(this.step.name);
  }

  judge({ valid, isAvailable, isReserved }: NameVerdict): void {
    this.judged = nameCheckOutcome({ valid, isAvailable, isReserved });
  }

  outcome(): NameCheckOutcome | '' {
    return this.judged || (heldNameOutcome(this.step) ?? '');
  }

  problem(): string {
    const { filing, now } = this.desk;
    const problems = entityNameRules.problems(this.step, { filing, now });
    return problems.map(({ message }) => message).join(' ');
  }

  hasRequiredTerm(): boolean {
    const { entityType } = this.desk.filing;
    return entityType !== '' && hasRequiredTerm(this.asked, entityType);
  }

  takenDown(): string {
    return this.step.name;
  }

  isAnythingKnown(): boolean {
    return this.step.availability !== null || this.step.isNameValid;
  }

  afterwards(): string {
    return nameAfterwards(this.step.oldName, this.desk.filing.statusCode);
  }

  isAskedForChange(): boolean {
    return asksForNameChange(this.step, this.desk.filing);
  }

  warning(): string {
    return suffixWarning(this.desk.filing.statusCode) ?? '';
  }

  isAskedAboutReservation(): boolean {
    return heldNameOutcome(this.step) === 'reserved';
  }

  /** The values of the step once they are checked, else those being entered. */
  values(entered: Values): Values {
    return this.asked ? { ...this.step } : entered;
  }

  private answerOn(name: string) {
    const problem = requiredTermProblem(name, this.desk.filing.entityType || 'DLLC');
    const key = availabilityKey(name);
    const reservation = this.reserved.get(key);
    return {
      valid: problem === null,
      message: problem?.message ?? '',
      name,
      nameIsAvailable: !this.held.has(key),
      nameIsReserved: reservation !== undefined,
      ownerName: reservation?.owner,
    };
  }

  private get step(): EntityNameValues {
    return this.desk.filing.entityNameValues;
  }

  private set step(entityNameValues: EntityNameValues) {
    this.desk.filing = { ...this.desk.filing, entityNameValues };
  }
}
