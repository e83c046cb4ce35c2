import type { EntityNameValues, NameCheckOutcome } from '#rules';
import {
  answerNameChange,
  answerReservedName,
  applyNameAnswer,
  availabilityKey,
  hasRequiredTerm,
  heldNameOutcome,
  keepStatutorySuffix,
  NAME_TAKEN_MESSAGE,
  nameCheckOutcome,
  needsNameCheck,
  normaliseEntityName,
  requiredTermProblem,
  resetAvailability,
  suffixWarning,
  flowFacts,
  nextStep,
} from '#rules';
import type { NamesDriver, NameVerdict } from '../parts/names';
import type { Values } from '../paths';
import type { RulesDesk } from './desk';

/** Names, judged by the rule book against the names that the scenario has put on record. */
export class RulesNames implements NamesDriver {
  private readonly held = new Set<string>();
  private readonly reserved = new Map<string, string>();
  private asked = '';
  private judged: NameCheckOutcome | '' = '';

  constructor(private readonly desk: RulesDesk) {}

  putOnRecord(name: string): void {
    this.held.add(availabilityKey(name));
  }

  reserve(name: string, owner: string): void {
    this.reserved.set(availabilityKey(name), owner);
  }

  beginChange(statusCode: string, nameOnRecord: string): void {
    const { filing } = this.desk;
    const entityNameValues = { ...filing.entityNameValues, oldName: nameOnRecord, isOldNameValid: true };
    this.desk.filing = { ...filing, filingType: 'amend', entityType: 'DLLC', statusCode, entityNameValues };
  }

  ask(name: string): void {
    const { statusCode } = this.desk.filing;
    this.asked = keepStatutorySuffix(normaliseEntityName(name), this.step.oldName, statusCode);
    this.step = applyNameAnswer({ ...this.step, name: this.asked }, this.answerOn(this.asked));
  }

  /** The check that follows a sound entity name step; true when the filer goes on. */
  checkStep(): boolean {
    this.ask(this.step.name);
    return heldNameOutcome(this.step) === 'available';
  }

  answerReserved(isAuthorised: boolean): void {
    this.step = answerReservedName(this.step, isAuthorised, this.asked);
    if (isAuthorised) this.desk.step = nextStep(flowFacts(this.desk.filing), 'entityname') ?? 'entityname';
  }

  beAuthorised(name: string): void {
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
    const isTaken = heldNameOutcome(this.step) === 'notAvailable';
    return this.step.message || (isTaken ? NAME_TAKEN_MESSAGE : '');
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
    const owner = this.reserved.get(key);
    return {
      valid: problem === null,
      message: problem?.message ?? '',
      name,
      nameIsAvailable: !this.held.has(key),
      nameIsReserved: owner !== undefined,
      ownerName: owner,
    };
  }

  private get step(): EntityNameValues {
    return this.desk.filing.entityNameValues;
  }

  private set step(entityNameValues: EntityNameValues) {
    this.desk.filing = { ...this.desk.filing, entityNameValues };
  }
}
