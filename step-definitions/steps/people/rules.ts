import { isDeepStrictEqual } from 'node:util';
import type { Filer, Former, PeopleListState, SameAsFormer } from '#rules';
import {
  FORMER_TYPE_LABELS,
  FORMER_TYPES,
  filerFromFormer,
  formatName,
  formerTexts,
  isNameComplete,
  openPeopleList,
  peopleListReducer,
  sameAsFormer,
} from '#rules';
import type { FormerPlace, PeopleDriver, PeopleList, PersonRow } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { individual, organization, validFormer } from '../../samples/filing';

type ListEvent = Parameters<PeopleDriver['applyToList']>[1];

const person = (place: number): Former => validFormer(`former-${place}`);
const typeOf = (label: string): Former['nameValues']['personTyp'] =>
  FORMER_TYPES.find((type) => FORMER_TYPE_LABELS[type] === label) ?? '';
/** A person of the kind whose label begins with this word. */
const personOf = (kind: string, name: string): Former => {
  const type = FORMER_TYPES.find((code) => FORMER_TYPE_LABELS[code].toLowerCase().startsWith(kind));
  return validFormer(
    `former-${name}`,
    kind === 'individual' ? individual(name) : organization(name),
    type ?? '',
  );
};
const nameOf = ({ nameValues }: Former): string => formatName(nameValues.name);

/** Lists of people, moved by the rule book. Both lists follow one table. */
export class RulesPeopleDriver extends scenarioDriver<PeopleDriver, RulesScenarioContext>() {
  private list: PeopleListState<Former> = openPeopleList([]);
  private formers: Former[] = [];
  private sameAsFormer: SameAsFormer | undefined;
  private filers: Filer[] | undefined;
  private enteredName: { firstName: string; lastName: string } | undefined;

  override openList(_: PeopleList, count: number): void {
    this.list = openPeopleList(Array.from({ length: count }, (__, place) => person(place)));
  }

  override applyToList(_: PeopleList, { kind, place = 1 }: ListEvent): void {
    const index = place - 1;
    switch (kind) {
      case 'edit':
      case 'deleted':
        this.move({ kind, index });
        return;
      case 'saved':
        this.move({ kind: 'addAnother' });
        this.move({ kind, people: [person(99)] });
        return;
      case 'changed':
        this.move({ kind: 'edit', index });
        this.move({ kind: 'saved', people: [person(99)] });
        return;
      default:
        this.move({ kind });
    }
  }

  override addPerson(_: PeopleList, { type, name }: PersonRow): void {
    this.move({ kind: 'addAnother' });
    this.move({ kind: 'saved', people: [personOf(type, name)] });
  }

  override removePerson(_: PeopleList, name: string): void {
    this.move({ kind: 'deleted', index: this.placeOf(name) });
  }

  override replacePerson(_: PeopleList, from: string, to: string): void {
    this.move({ kind: 'edit', index: this.placeOf(from) });
    this.move({ kind: 'saved', people: [personOf('individual', to)] });
  }

  override listNames(): string[] {
    return this.list.people.map(nameOf);
  }

  override listMode(): 'add' | 'edit' | 'list' {
    return this.list.mode;
  }

  override listCount(): number {
    return this.list.people.length;
  }

  override setFormers(people: PersonRow[]): void {
    this.formers = people.map(({ type, name }, place) =>
      validFormer(
        `former-${place}`,
        type === 'Individual' ? individual(name) : organization(name),
        typeOf(type),
      ),
    );
  }

  override copyFromFormer(): void {
    this.sameAsFormer = sameAsFormer(this.formers, 'filer-1');
    this.filers = this.sameAsFormer.kind === 'copy' ? [this.sameAsFormer.filer] : [];
  }

  override sameAsOption(): string {
    return formerTexts(this.context.filing.filingType).same;
  }

  override formerWords(place: FormerPlace): string {
    return formerTexts(this.context.filing.filingType)[place];
  }

  override nounOnReview(): string {
    return formerTexts(this.context.filing.filingType).noun;
  }

  override newFilers(): string[] {
    return checked(this.filers).map(({ nameValues }) => formatName(nameValues.name));
  }

  override hasAddressOfFormer(): boolean {
    const [filer] = checked(this.filers);
    const name = filer && formatName(filer.nameValues.name);
    const former = this.formers.find((person) => nameOf(person) === name);
    return isDeepStrictEqual(filer?.addressValues, former?.addressValues) && former !== undefined;
  }

  override chooseFormers(names: string[]): void {
    this.filers = this.formersToChooseFrom()
      .filter(({ nameValues }) => names.includes(formatName(nameValues.name)))
      .map((former) => filerFromFormer(former, `filer-of-${former.id}`));
  }

  override renameFormer(from: string, to: string): void {
    for (const { nameValues } of this.formers)
      if (formatName(nameValues.name) === from) Object.assign(nameValues.name, individual(to));
  }

  override formersOffered(): string[] {
    return this.formersToChooseFrom().map(({ nameValues }) => formatName(nameValues.name));
  }

  override enterName(firstName: string, lastName: string): void {
    this.enteredName = { firstName, lastName };
  }

  override isNameComplete(): boolean {
    return isNameComplete(checked(this.enteredName));
  }

  private formersToChooseFrom(): readonly Former[] {
    const same = checked(this.sameAsFormer);
    return same.kind === 'choose' ? same.formers : [];
  }

  private placeOf(name: string): number {
    return this.list.people.findIndex((one) => nameOf(one) === name);
  }

  private move(event: Parameters<typeof peopleListReducer<Former>>[1]): void {
    this.list = peopleListReducer(this.list, event);
  }
}
