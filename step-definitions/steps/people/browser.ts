import type { PeopleDriver, PeopleList, PersonRow } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import { validFormer, individual, organization } from '../../samples/filing';
import { FORMER_TYPE_LABELS, FORMER_TYPES, formerTexts, reviewSections } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';
import { EntriesByHand } from '../../forms/entries-by-hand';

const LISTS: Record<
  PeopleList,
  {
    form: 'name and address of a person forming the company' | 'name and address of a filer';
    add: string | RegExp;
  }
> = {
  persons: {
    form: 'name and address of a person forming the company',
    add: /^Add another (person|incorporator)$/,
  },
  filers: { form: 'name and address of a filer', add: 'Add another filer' },
};

const KINDS: Record<string, string> = {
  individual: 'Individual',
  entity: 'Entity',
  trust: 'Trust',
  state: 'State or other',
  estate: 'Estate',
};

/** The lists of people, as a filer adds to them and takes from them. */
export class BrowserPeopleDriver extends levelDriver<PeopleDriver>() {
  private readonly entries: EntriesByHand;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly fields: BrowserFormsDriver,
  ) {
    super();
    this.entries = new EntriesByHand(context, fields);
  }

  override async openList(list: PeopleList, count: number): Promise<void> {
    if (list !== 'persons' || count !== 0) throw new Error('In a browser the list starts empty.');
    await this.fields.open(LISTS[list].form, 'empty');
  }

  override async setFormers(people: PersonRow[]): Promise<void> {
    const formers = people.map(({ type, name }, place) =>
      validFormer(
        `former-${place}`,
        type === 'Individual' ? individual(name) : organization(name),
        FORMER_TYPES.find((code) => FORMER_TYPE_LABELS[code] === type) ?? '',
      ),
    );
    await this.context.open('filer', (filing) => ({
      ...filing,
      formationValues: { formers },
      filersValues: { ...filing.filersValues, filers: [] },
    }));
  }

  override async copyFromFormer(): Promise<void> {
    await this.context.main.getByText(this.texts.same, { exact: true }).click();
  }

  override async sameAsOption(): Promise<string> {
    const label = this.context.main.locator('label').filter({ hasText: /^Same as/ });
    return (await label.innerText()).trim();
  }

  override async nounOnReview(): Promise<string> {
    await this.context.open('filingreview');
    const sections = reviewSections(this.context.api.filing);
    const name = sections.find(({ section }) => section === 'formers')?.title;
    const term = this.context.main.getByRole('region', { name, exact: true }).getByRole('term');
    return (await term.first().innerText()).trim();
  }

  override async newFilers(): Promise<string[]> {
    const first = this.context.main.getByRole('textbox', { name: 'First name' });
    const last = this.context.main.getByRole('textbox', { name: 'Last name' });
    return [`${await first.inputValue()} ${await last.inputValue()}`.trim()].filter(Boolean);
  }

  override async formersOffered(): Promise<string[]> {
    const dialog = this.context.page.getByRole('dialog', { name: 'Filers Details' });
    await dialog.waitFor();
    return dialog.locator('label').allInnerTexts();
  }

  override async addPerson(list: PeopleList, { type, name }: PersonRow): Promise<void> {
    const { add } = LISTS[list];
    const another = this.context.button(add);
    if (await another.isVisible()) await another.click();
    if (list === 'persons') await this.fields.choose('type of person', KINDS[type] ?? type);
    if (type === 'individual') {
      const { firstName, lastName } = individual(name);
      await this.entries.individual(firstName, lastName);
    } else await this.fields.enter('organization name', name);
    await this.entries.saveAt(undefined, name);
  }

  override async removePerson(_: PeopleList, name: string): Promise<void> {
    await this.context.button(`Delete ${name}`).click();
    await this.context.button(`Yes, delete ${name}`).click();
    await this.context.button(`Yes, delete ${name}`).waitFor({ state: 'hidden' });
  }

  override async listNames(list: PeopleList): Promise<string[]> {
    return this.context.main
      .getByRole('region', { name: this.region(list) })
      .getByRole('heading', { level: 3 })
      .allInnerTexts();
  }

  override async listMode(list: PeopleList): Promise<'add' | 'edit' | 'list'> {
    if (await this.context.main.getByRole('region', { name: this.region(list) }).isVisible()) return 'list';
    return (await this.context.main.getByRole('heading', { name: /^Add a / }).isVisible()) ? 'add' : 'edit';
  }

  override async listCount(list: PeopleList): Promise<number> {
    return (await this.listNames(list)).length;
  }

  private region(list: PeopleList): string {
    return list === 'filers' ? 'Filers added' : this.texts.added;
  }

  private get texts() {
    return formerTexts(this.context.api.filingType);
  }
}
