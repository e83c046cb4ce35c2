import assert from 'node:assert/strict';
import { filedStateText } from '#rules';
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
  Given('a change of name of a company is to take effect in {int} days', async function (days: number) {
    await this.driver.amendments.formCompany();
    await this.driver.amendments.fileDelayed(days);
  });
  When('a change of name to take effect in {int} days is filed, and revoked', async function (days: number) {
    await this.driver.amendments.fileDelayed(days);
    await this.driver.amendments.revoke();
  });
  When('the change of name is revoked', async function () {
    await this.driver.amendments.revoke();
  });
  When('the filer revokes the change of name by hand', async function () {
    await this.driver.amendments.enterRevocation();
  });
  When('two filers begin to pay for its revocation', async function () {
    await this.driver.amendments.payTwoRevocations();
  });
  When('the day of the new name has passed', async function () {
    await this.driver.amendments.letDayPass();
  });

  Then('the second is told {text}', async function (told: string) {
    assert.equal(await this.driver.amendments.secondIsTold(), told);
  });
  Then('the history says that the change of name was revoked', async function () {
    assert.equal(await this.driver.amendments.amendmentInHistory(), filedStateText('revoked'));
  });
  Then('the company has nothing left to revoke', async function () {
    assert.notEqual(await this.driver.amendments.obstacleToRevocation(), '');
  });
  Then('only the new name is available to others', async function () {
    assert.equal(await this.driver.amendments.isNameAvailable('old'), false);
    assert.equal(await this.driver.amendments.isNameAvailable('new'), true);
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
