import assert from 'node:assert/strict';
import { filedStateText } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { AmendmentsDriver } from './driver';
import type { ScreenDriver } from '../../portal/screen/driver';

/** Amendments that change the name of a company. */
export const amendmentPhrases: Phrases<{ amendments: AmendmentsDriver; screen: ScreenDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('a company is on record that wants another name', ({ amendments }) => amendments.formCompany());
  When('the filer enters the new name and every other step of the amendment by hand', ({ amendments }) =>
    amendments.enterAmendment(),
  );
  When('the change of name is filed and paid to take effect in {int} days', ({ amendments }, days: number) =>
    amendments.fileDelayed(days),
  );
  When('the day of the new name has come', ({ amendments }) => amendments.takeEffect());
  Given(
    'a change of name of a company is to take effect in {int} days',
    async ({ amendments }, days: number) => {
      await amendments.formCompany();
      await amendments.fileDelayed(days);
    },
  );
  When(
    'a change of name to take effect in {int} days is filed, and revoked',
    async ({ amendments }, days: number) => {
      await amendments.fileDelayed(days);
      await amendments.revoke();
    },
  );
  When('the change of name is revoked', ({ amendments }) => amendments.revoke());
  When('the filer revokes the change of name by hand', ({ amendments }) => amendments.enterRevocation());
  When('two filers begin to pay for its revocation', ({ amendments }) => amendments.payTwoRevocations());
  When('the day of the new name has passed', ({ amendments }) => amendments.letDayPass());

  Then('the second is told {text}', says('amendments', 'secondIsTold'));
  Then('the history says that the change of name was revoked', async ({ amendments }) =>
    assert.equal(await amendments.amendmentInHistory(), filedStateText('revoked')),
  );
  Then('the company has nothing left to revoke', async ({ amendments }) =>
    assert.notEqual(await amendments.obstacleToRevocation(), ''),
  );
  Then('only the new name is available to others', async ({ amendments }) => {
    assert.equal(await amendments.isNameAvailable('old'), false);
    assert.equal(await amendments.isNameAvailable('new'), true);
  });
  Then('neither the old nor the new name is available to others', async ({ amendments }) => {
    assert.equal(await amendments.isNameAvailable('old'), false);
    assert.equal(await amendments.isNameAvailable('new'), false);
  });
  Then('only the old name is available to others', async ({ amendments }) => {
    assert.equal(await amendments.isNameAvailable('old'), true);
    assert.equal(await amendments.isNameAvailable('new'), false);
  });
  Then('the receipt says the new name alone', async ({ amendments }) =>
    assert.deepEqual(await amendments.namesOnReceipt(), { name: amendments.newName(), laterName: '' }),
  );
  Then('the receipt says the old name, and the new one as the later name', async ({ amendments }) => {
    const names = { name: amendments.oldName(), laterName: amendments.newName() };
    assert.deepEqual(await amendments.namesOnReceipt(), names);
  });
  Then('the public record shows the old name', async ({ amendments }) =>
    assert.equal(await amendments.nameOnRecord(), amendments.oldName()),
  );
  Then('the public record shows the new name', async ({ amendments }) =>
    assert.equal(await amendments.nameOnRecord(), amendments.newName()),
  );
  Then('the public record shows the old name as a former one', async ({ amendments }) =>
    assert.deepEqual(await amendments.formerNames(), [amendments.oldName()]),
  );
  Then(
    'a search for the old name finds the new one, and says that the company had the old one before',
    async ({ amendments }) => {
      const found = { name: amendments.newName(), formerName: amendments.oldName() };
      assert.deepEqual(await amendments.foundByOldName(), found);
    },
  );
  Then('the document shows the new name', async ({ amendments, screen }) => {
    const name = amendments.newName();
    assert.ok((await screen.pdfText()).includes(name), `The document does not name ${name}.`);
  });
};
