import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { AmendmentsDriver } from './driver';
import type { ScreenDriver } from '../../portal/screen/driver';

/** Amendments that change the name of a company. */
export const amendmentPhrases: Phrases<{ amendments: AmendmentsDriver; screen: ScreenDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('a company is on record that wants another name', async function () {
    await this.driver.amendments.formCompany();
  });
  When('the filer enters the new name and every other step of the amendment by hand', async function () {
    await this.driver.amendments.enterAmendment();
  });
  When('the change of name is filed and paid to take effect in {int} days', async function (days: number) {
    await this.driver.amendments.fileDelayed(days);
  });
  When('the day of the new name has come', async function () {
    await this.driver.amendments.takeEffect();
  });

  Then('neither the old nor the new name is available to others', async function () {
    assert.equal(await this.driver.amendments.isNameAvailable('old'), false);
    assert.equal(await this.driver.amendments.isNameAvailable('new'), false);
  });
  Then('only the old name is available to others', async function () {
    assert.equal(await this.driver.amendments.isNameAvailable('old'), true);
    assert.equal(await this.driver.amendments.isNameAvailable('new'), false);
  });
  Then('the receipt says the new name alone', async function () {
    const { amendments } = this.driver;
    assert.deepEqual(await amendments.namesOnReceipt(), { name: amendments.newName(), laterName: '' });
  });
  Then('the receipt says the old name, and the new one as the later name', async function () {
    const { amendments } = this.driver;
    const names = { name: amendments.oldName(), laterName: amendments.newName() };
    assert.deepEqual(await amendments.namesOnReceipt(), names);
  });
  Then('the public record shows the old name', async function () {
    assert.equal(await this.driver.amendments.nameOnRecord(), this.driver.amendments.oldName());
  });
  Then('the public record shows the new name', async function () {
    assert.equal(await this.driver.amendments.nameOnRecord(), this.driver.amendments.newName());
  });
  Then('the public record shows the old name as a former one', async function () {
    const { amendments } = this.driver;
    assert.deepEqual(await amendments.formerNames(), [amendments.oldName()]);
  });
  Then(
    'a search for the old name finds the new one, and says that the company had the old one before',
    async function () {
      const { amendments } = this.driver;
      const found = { name: amendments.newName(), formerName: amendments.oldName() };
      assert.deepEqual(await amendments.foundByOldName(), found);
    },
  );
  Then('the document shows the new name', async function () {
    const name = this.driver.amendments.newName();
    assert.ok((await this.driver.screen.pdfText()).includes(name), `The document does not name ${name}.`);
  });
};
