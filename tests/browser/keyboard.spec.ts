import { CARDS } from './support/card-page';
import { freshName } from './support/drafts';
import type { Filer } from './support/filer';
import { Keyboard } from './support/keyboard';
import { recordWhatIsSaid } from './support/said';
import { expect, test } from './support/test';
import { Transcript } from './support/transcript';

const ADDRESS = { line: '1600 broadway street', city: 'Denver', state: 'CO', zip: '80202' };

/** The page is loaded, its heading has focus, and the title follows '{title} - {step} - {office}'. */
async function arrives(filer: Filer, keys: Keyboard, title: string, middle: string): Promise<void> {
  await filer.seesPage(title);
  await expect(filer.heading).toBeFocused();
  await expect(filer.page).toHaveTitle(`${title} - ${middle} - ${await filer.officeName()}`);
  await keys.heard?.reads();
}

/** The address of the form, and what the verification dialog makes of it. */
async function entersAddress(filer: Filer, keys: Keyboard): Promise<void> {
  await keys.type(filer.field('Address 1'), ADDRESS.line);
  await keys.type(filer.field('City'), ADDRESS.city);
  await keys.select(filer.page.getByRole('combobox', { name: 'State' }).first(), ADDRESS.state);
  await keys.type(filer.field('ZIP / Postal code'), ADDRESS.zip);
}

async function acceptsSuggestion(filer: Filer, keys: Keyboard): Promise<void> {
  await expect(filer.dialog.getByRole('heading', { name: 'Verify address' })).toBeFocused();
  await keys.heard?.reads(filer.dialog);
  await keys.choose(filer.dialog.getByRole('group'), 'Suggested address');
  await keys.press(filer.dialog.getByRole('button', { name: 'Use this address' }));
}

async function namesAgent(filer: Filer, keys: Keyboard): Promise<void> {
  await arrives(filer, keys, 'Registered agent', 'Step 3 of 11');
  await keys.press(filer.button('Name a registered agent'));
  await arrives(filer, keys, 'Registered agent type', 'Step 3 of 11');
  await keys.choose(filer.page.getByRole('radiogroup'), 'Individual');
  await keys.press(filer.button('Next'));
  await arrives(filer, keys, 'Individual agent verification', 'Step 3 of 11');
  await keys.choose(filer.page.getByRole('radiogroup'), "Driver's license or ID card");
  await keys.press(filer.button('Next'));
  await arrives(filer, keys, "Driver's license or ID card", 'Step 3 of 11');
  await keys.type(filer.field(/card number/), '92-123-4567');
  await keys.type(filer.field('Last name'), 'Sample');
  await filer.page.keyboard.press('Enter');
  await arrives(filer, keys, 'Individual agent summary', 'Step 3 of 11');
  await keys.press(filer.button('Next'));
  await arrives(filer, keys, 'Registered agent', 'Step 3 of 11');
  await keys.choose(filer.page.getByRole('radiogroup'), 'Yes');
  await keys.press(filer.button('Next'));
}

async function addsPersonForming(filer: Filer, keys: Keyboard): Promise<void> {
  await arrives(filer, keys, 'Persons forming', 'Step 5 of 11');
  await keys.choose(filer.page.getByRole('radiogroup'), 'Individual');
  await keys.type(filer.field('First name'), 'Alex');
  await keys.type(filer.field('Last name'), 'Sample');
  await entersAddress(filer, keys);
  await keys.press(filer.button('Save'));
  await acceptsSuggestion(filer, keys);
  await expect(filer.page.getByText('Alex Sample saved.')).toBeVisible();
  await keys.heard?.reads();
  await keys.press(filer.button('Next'));
}

/** A week from today, found in the calendar with the arrow keys. */
async function choosesDate(filer: Filer, keys: Keyboard): Promise<void> {
  await arrives(filer, keys, 'Delayed effective date', 'Step 7 of 11');
  await keys.choose(filer.page.getByRole('radiogroup'), 'On a later date');
  await keys.press(filer.button(/from a calendar/));
  await expect(filer.dialog.getByRole('gridcell').locator('[aria-current=date]')).toBeFocused();
  await filer.page.keyboard.press('ArrowDown');
  await filer.page.keyboard.press('Enter');
  await expect(filer.button(/from a calendar/)).toBeFocused();
  await expect(filer.page.getByText(/will take effect on/)).toBeVisible();
  await keys.press(filer.button('Next'));
}

async function namesFiler(filer: Filer, keys: Keyboard): Promise<void> {
  await arrives(filer, keys, 'Filer', 'Step 8 of 11');
  await keys.tick(filer.field(/^Same as/));
  await keys.tick(filer.field('I have read and understood the notice'));
  await keys.press(filer.button('Save'));
  await expect(filer.page.getByText('Alex Sample saved.')).toBeVisible();
  await keys.heard?.reads();
  await keys.press(filer.button('Next'));
}

async function pays(filer: Filer, keys: Keyboard): Promise<void> {
  await expect(filer.page).toHaveTitle(`Pay by card - ${await filer.officeName()}`);
  await keys.heard?.reads();
  await keys.type(filer.field('Card number'), CARDS.succeeds);
  await keys.type(filer.field('Expiration date'), '12/39');
  await keys.type(filer.page.getByRole('textbox', { name: 'Security code' }), '123');
  await keys.type(filer.field('Name on card'), 'Alex Sample');
  await keys.press(filer.button(/^Pay \$/));
}

test('an LLC is filed with the keyboard alone', { tag: '@keyboard' }, async ({ filer, page }) => {
  test.setTimeout(240_000);
  const heard = new Transcript(page, await recordWhatIsSaid(page));
  const keys = new Keyboard(page, heard);
  const name = freshName();
  await filer.goesTo('/business/filing/devapphome');
  await keys.press(filer.link('Form a limited liability company (LLC)'));

  await filer.seesPage('Form a limited liability company');
  await expect(filer.heading).toBeFocused();
  await keys.heard?.reads();
  await keys.press(filer.button('Start'));

  await arrives(filer, keys, 'Entity name', 'Step 1 of 11');
  await keys.type(filer.field('Entity name'), name);
  await page.keyboard.press('Enter');

  await arrives(filer, keys, 'Principal office address', 'Step 2 of 11');
  await entersAddress(filer, keys);
  await keys.tick(filer.field('Mailing address is the same'));
  await keys.press(filer.button('Next'));
  await acceptsSuggestion(filer, keys);

  await namesAgent(filer, keys);

  await arrives(filer, keys, 'Management & members', 'Step 4 of 11');
  await keys.choose(page.getByRole('radiogroup').first(), 'Members');
  await keys.choose(page.getByRole('radiogroup').last(), 'Yes');
  await keys.press(filer.button('Next'));

  await addsPersonForming(filer, keys);

  await arrives(filer, keys, 'Additional information', 'Step 6 of 11');
  await keys.choose(page.getByRole('radiogroup'), 'No');
  await keys.press(filer.button('Next'));

  await choosesDate(filer, keys);
  await namesFiler(filer, keys);

  await arrives(filer, keys, 'Notifications', 'Step 9 of 11');
  await keys.choose(page.getByRole('radiogroup').first(), 'No');
  await keys.choose(page.getByRole('radiogroup').last(), 'No');
  await keys.press(filer.button('Next'));

  await arrives(filer, keys, 'Filing review', 'Step 10 of 11');
  await keys.press(filer.nextButton);
  await pays(filer, keys);

  await filer.seesPage('Receipt');
  await expect(page).toHaveTitle(`Receipt - Step 11 of 11 - ${await filer.officeName()}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await heard.hears('Your payment was received');
  await heard.reads();
  await keys.press(filer.button('Next'));

  await filer.seesPage('Congratulations');
  await expect(filer.heading).toBeFocused();
  await heard.reads();
  await keys.press(filer.button('Done'));
  await filer.seesPage('Business filings and records');
  heard.isKeptAs('llc');
});
