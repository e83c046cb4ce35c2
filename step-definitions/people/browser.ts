import type { PeopleDriver, PeopleList, PersonRow } from './driver';
import { soundFormer, individual, organization } from '../samples/filing';
import { FORMER_TYPE_LABELS, FORMER_TYPES } from '#rules';
import type { BrowserDesk } from '../context/browser';
import type { BrowserForm } from '../forms/browser';

const LISTS: Record<
  PeopleList,
  { step: 'formation' | 'filer'; form: 'person forming the company' | 'filer'; region: string; add: string }
> = {
  persons: {
    step: 'formation',
    form: 'person forming the company',
    region: 'Persons added',
    add: 'Add another person',
  },
  filers: { step: 'filer', form: 'filer', region: 'Filers added', add: 'Add another filer' },
};

const KINDS: Record<string, string> = {
  individual: 'Individual',
  entity: 'Entity',
  trust: 'Trust',
  state: 'State or other',
  estate: 'Estate',
};

const ADDRESS = { address: '1700 Broadway', city: 'Denver', zip: '80290' };

/** The lists of people, as a filer adds to them and takes from them. */
export class BrowserPeople implements Pick<
  PeopleDriver,
  'open' | 'mode' | 'count' | 'form' | 'beSame' | 'newFilers' | 'choices' | 'add' | 'remove' | 'names'
> {
  constructor(
    private readonly desk: BrowserDesk,
    private readonly fields: BrowserForm,
  ) {}

  async open(list: PeopleList, count: number): Promise<void> {
    if (list !== 'persons' || count !== 0) throw new Error('In a browser the list begins with nobody on it.');
    await this.fields.open(LISTS[list].form, 'empty');
  }

  async form(people: PersonRow[]): Promise<void> {
    const formers = people.map(({ type, name }, place) =>
      soundFormer(
        `former-${place}`,
        type === 'Individual' ? individual(name) : organization(name),
        FORMER_TYPES.find((code) => FORMER_TYPE_LABELS[code] === type) ?? '',
      ),
    );
    await this.desk.open('filer', (filing) => ({
      ...filing,
      formationValues: { formers },
      filersValues: { ...filing.filersValues, filers: [] },
    }));
  }

  async beSame(): Promise<void> {
    await this.desk.main.getByText('Same as a person forming the entity', { exact: true }).click();
  }

  async newFilers(): Promise<string[]> {
    const first = this.desk.main.getByRole('textbox', { name: 'First name' });
    const last = this.desk.main.getByRole('textbox', { name: 'Last name' });
    return [`${await first.inputValue()} ${await last.inputValue()}`.trim()].filter(Boolean);
  }

  async choices(): Promise<string[]> {
    const dialog = this.desk.page.getByRole('dialog', { name: 'Filers Details' });
    await dialog.waitFor();
    return dialog.locator('label').allInnerTexts();
  }

  async add(list: PeopleList, { type, name }: PersonRow): Promise<void> {
    const { add } = LISTS[list];
    const another = this.desk.button(add);
    if (await another.isVisible()) await another.click();
    if (list === 'persons') await this.fields.choose('type of person', KINDS[type] ?? type);
    if (type === 'individual') {
      const { firstName, lastName } = individual(name);
      await this.fields.enter('first name', firstName);
      await this.fields.enter('last name', lastName);
    } else await this.fields.enter('organization name', name);
    await this.fields.enter('street address', ADDRESS.address);
    await this.fields.enter('street city', ADDRESS.city);
    await this.fields.enter('street ZIP code', ADDRESS.zip);
    await this.desk.button('Save').click();
    await this.keepAddress(name);
  }

  async remove(_: PeopleList, name: string): Promise<void> {
    await this.desk.button(`Delete ${name}`).click();
    await this.desk.button(`Yes, delete ${name}`).click();
    await this.desk.button(`Yes, delete ${name}`).waitFor({ state: 'hidden' });
  }

  async names(list: PeopleList): Promise<string[]> {
    return this.desk.main
      .getByRole('region', { name: LISTS[list].region })
      .getByRole('heading', { level: 3 })
      .allInnerTexts();
  }

  async mode(list: PeopleList): Promise<'add' | 'edit' | 'list'> {
    if (await this.desk.main.getByRole('region', { name: LISTS[list].region }).isVisible()) return 'list';
    return (await this.desk.main.getByRole('heading', { name: /^Add a / }).isVisible()) ? 'add' : 'edit';
  }

  async count(list: PeopleList): Promise<number> {
    return (await this.names(list)).length;
  }

  /** The address is in standard form, so that the verifier asks nothing; when it does, what was entered is kept. */
  private async keepAddress(name: string): Promise<void> {
    const card = this.desk.main.getByRole('heading', { level: 3, name });
    await Promise.any([card.waitFor(), this.desk.dialog.waitFor()]);
    if (!(await this.desk.dialog.isVisible())) return;
    await this.desk.dialog
      .getByText(/^Address you entered/)
      .first()
      .click();
    await this.desk.dialog.getByRole('button', { name: /^Use this address/ }).click();
    await card.waitFor();
  }
}
