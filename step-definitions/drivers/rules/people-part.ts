import { isDeepStrictEqual } from 'node:util';
import type { Filer, Former, PeopleListState, SameAsFormer } from '#rules';
import {
  FORMER_TYPE_LABELS,
  FORMER_TYPES,
  filerFromFormer,
  formatName,
  isNameComplete,
  openPeopleList,
  peopleListReducer,
  sameAsFormer,
} from '#rules';
import type { PeopleDriver, PeopleList, PersonRow } from '../parts/people';
import { individual, organization, soundFormer } from '../sample-filing';

type ListEvent = Parameters<PeopleDriver['does']>[1];

const person = (place: number): Former => soundFormer(`former-${place}`);
const typeOf = (label: string): Former['nameValues']['personTyp'] =>
  FORMER_TYPES.find((type) => FORMER_TYPE_LABELS[type] === label) ?? '';
/** A person of a kind that is named by the first word of its label. */
const personOf = (kind: string, name: string): Former => {
  const type = FORMER_TYPES.find((code) => FORMER_TYPE_LABELS[code].toLowerCase().startsWith(kind));
  return soundFormer(
    `former-${name}`,
    kind === 'individual' ? individual(name) : organization(name),
    type ?? '',
  );
};
const nameOf = ({ nameValues }: Former): string => formatName(nameValues.name);

/** Lists of people, moved by the rule book. Both lists follow one table. */
export class RulesPeople implements PeopleDriver {
  private list: PeopleListState<Former> = openPeopleList([]);
  private formers: Former[] = [];
  private same: SameAsFormer = { kind: 'none' };
  private filers: Filer[] = [];
  private called = { firstName: '', lastName: '' };

  open(_: PeopleList, count: number): void {
    this.list = openPeopleList(Array.from({ length: count }, (__, place) => person(place)));
  }

  does(_: PeopleList, { kind, place = 1 }: ListEvent): void {
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

  add(_: PeopleList, { type, name }: PersonRow): void {
    this.move({ kind: 'addAnother' });
    this.move({ kind: 'saved', people: [personOf(type, name)] });
  }

  remove(_: PeopleList, name: string): void {
    this.move({ kind: 'deleted', index: this.placeOf(name) });
  }

  change(_: PeopleList, from: string, to: string): void {
    this.move({ kind: 'edit', index: this.placeOf(from) });
    this.move({ kind: 'saved', people: [personOf('individual', to)] });
  }

  names(): string[] {
    return this.list.people.map(nameOf);
  }

  mode(): 'add' | 'edit' | 'list' {
    return this.list.mode;
  }

  count(): number {
    return this.list.people.length;
  }

  form(people: PersonRow[]): void {
    this.formers = people.map(({ type, name }, place) =>
      soundFormer(
        `former-${place}`,
        type === 'Individual' ? individual(name) : organization(name),
        typeOf(type),
      ),
    );
  }

  beSame(): void {
    this.same = sameAsFormer(this.formers, 'filer-1');
    this.filers = this.same.kind === 'copy' ? [this.same.filer] : [];
  }

  newFilers(): string[] {
    return this.filers.map(({ nameValues }) => formatName(nameValues.name));
  }

  hasAddressOfFormer(): boolean {
    const [filer] = this.filers;
    const name = filer && formatName(filer.nameValues.name);
    const former = this.formers.find((person) => nameOf(person) === name);
    return isDeepStrictEqual(filer?.addressValues, former?.addressValues) && former !== undefined;
  }

  choose(names: string[]): void {
    const offered = this.same.kind === 'choose' ? this.same.formers : [];
    this.filers = offered
      .filter(({ nameValues }) => names.includes(formatName(nameValues.name)))
      .map((former) => filerFromFormer(former, `filer-of-${former.id}`));
  }

  rename(from: string, to: string): void {
    for (const { nameValues } of this.formers)
      if (formatName(nameValues.name) === from) Object.assign(nameValues.name, individual(to));
  }

  choices(): string[] {
    return this.same.kind === 'choose'
      ? this.same.formers.map(({ nameValues }) => formatName(nameValues.name))
      : [];
  }

  call(firstName: string, lastName: string): void {
    this.called = { firstName, lastName };
  }

  isNameComplete(): boolean {
    return isNameComplete(this.called);
  }

  private placeOf(name: string): number {
    return this.list.people.findIndex((one) => nameOf(one) === name);
  }

  private move(event: Parameters<typeof peopleListReducer<Former>>[1]): void {
    this.list = peopleListReducer(this.list, event);
  }
}
