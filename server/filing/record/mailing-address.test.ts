import { revocableFilings, type Filing } from '#rules';
import { formCompany } from '../../testing/amendments';
import { delayedBy, fileAndPay, filingOnRecord, letDaysPass } from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { entityOnRecord } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';

const registry = registryOfTests();
const officeOf = async (entityId: string) => {
  const { principal_office: office } = await entityOnRecord(registry(), entityId);
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked: isSame } = office;
  return {
    street: streetAddress.address1,
    mailing: isSame ? streetAddress.address1 : mailingAddress.address1,
  };
};

/** A change that sends mail to a box, kept by the filer without asking the verifier; the browser may send another street, too. */
async function mailSentTo(address1: string, entityId: string, street?: string): Promise<Filing> {
  const filing = await filingOnRecord(registry(), 'chgma', entityId);
  const { principalOfficeValues: office } = filing;
  return {
    ...filing,
    principalOfficeValues: {
      streetAddress: { ...office.streetAddress, ...(street !== undefined && { address1: street }) },
      mailingAddress: {
        ...office.streetAddress,
        address1,
        addressTyp: 'MAIL',
        addressSelectionType: 'USER',
        accepted: true,
      },
      isSameAsStreetAddressChecked: false,
    },
  };
}

test('mail goes to a PO Box, and the street stays whatever a browser sends', async () => {
  const entityId = await formCompany(registry(), 'Mailbox Alder LLC');
  const { street } = await officeOf(entityId);
  const { receipt } = await fileAndPay(registry(), await mailSentTo('PO Box 7', entityId, '9 Made Up St'));
  expect(receipt).toMatchObject({
    amount: 10,
    transactionName: 'Statement of Change Changing the Mailing Address',
  });
  expect(await officeOf(entityId)).toEqual({ street, mailing: 'PO Box 7' });
});

test('a move of the office since the filing began stays', async () => {
  const entityId = await formCompany(registry(), 'Mailbox Birch LLC');
  const filing = await mailSentTo('PO Box 8', entityId);
  const delayed = await fileAndPay(registry(), delayedBy(registry(), filing, 10));
  expect(delayed.receipt).toMatchObject({ amount: 10 });
  await fileAndPay(registry(), await officeMovedTo(registry(), '2 Second St', entityId));
  expect(await officeOf(entityId)).toEqual({ street: '2 Second St', mailing: '2 Second St' });
  await letDaysPass(registry(), 11);
  expect(await officeOf(entityId)).toEqual({ street: '2 Second St', mailing: 'PO Box 8' });
});

test('a delayed change that is revoked never takes effect', async () => {
  const entityId = await formCompany(registry(), 'Mailbox Cedar LLC');
  const before = await officeOf(entityId);
  await fileAndPay(registry(), delayedBy(registry(), await mailSentTo('PO Box 9', entityId), 10));
  const revocation = await filingOnRecord(registry(), 'revoke', entityId);
  const [coming] = revocableFilings(revocation, registry().clock.now().toISOString());
  expect(coming).toMatchObject({ transactionType: 'CHG_MAIL_ADR', facts: ['mailingAddress'] });
  await fileAndPay(registry(), { ...revocation, revokes: coming?.document ?? '' });
  await letDaysPass(registry(), 11);
  expect(await officeOf(entityId)).toEqual(before);
});

test('the mailing address on record is refused', async () => {
  const entityId = await formCompany(registry(), 'Mailbox Dogwood LLC');
  const filing = await filingOnRecord(registry(), 'chgma', entityId);
  expect(await refusalProblems(registry(), filing)).toEqual([
    expect.objectContaining({ step: 'additionalinfo', code: 'unchanged' }),
  ]);
});
