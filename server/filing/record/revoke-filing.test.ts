import type { Filing } from '#rules';
import { revocableFilings } from '#rules';
import { amendmentToName, formCompany } from '../../testing/amendments';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  letDaysPass,
  openCardPage,
  payWithCard,
} from '../../testing/filing-on-record';
import { entityOnRecord, holderOf } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { receiptAnswer } from '../receipt/receipt';

const registry = registryOfTests();
const nameOf = async (entityId: string) => (await entityOnRecord(registry(), entityId)).name;
const stateOf = (document: string) =>
  registry()
    .db.selectFrom('filing_record')
    .select('effect_state')
    .where('transaction_id', '=', document)
    .executeTakeFirstOrThrow();

/** A company whose name is to change in ten days; names of companies are used once a test. */
async function companyToBeRenamed(word: string) {
  const [oldName, newName] = [`${word} Ledger LLC`, `${word} Books LLC`];
  const entityId = await formCompany(registry(), oldName);
  const { receipt } = await fileAndPay(
    registry(),
    delayedBy(registry(), await amendmentToName(registry(), newName, entityId), 10),
  );
  return { entityId, oldName, newName, document: receipt.transactionId };
}

async function revocationOf(entityId: string, revokes?: string): Promise<Filing> {
  const filing = await filingOnRecord(registry(), 'revoke', entityId);
  const [delayed] = revocableFilings(filing, registry().clock.now().toISOString());
  return { ...filing, revokes: revokes ?? delayed?.document ?? '' };
}

test('a revoked filing never takes effect, and the names that it held are free at once', async () => {
  const { entityId, oldName, newName, document } = await companyToBeRenamed('Alder');
  expect(await holderOf(registry(), newName)).toBe(entityId);
  const { receipt } = await fileAndPay(registry(), await revocationOf(entityId));
  expect(receipt).toMatchObject({ name: oldName, amount: 10, transactionName: 'Statement of Revocation' });
  expect(await holderOf(registry(), newName)).toBeNull();
  expect(await holderOf(registry(), oldName)).toBe(entityId);
  expect(await stateOf(document)).toEqual({ effect_state: 'revoked' });
  await letDaysPass(registry(), 11);
  expect(await nameOf(entityId)).toBe(oldName);
  expect(await stateOf(document)).toEqual({ effect_state: 'revoked' });
});

test('what is not to come is refused, and so is a filing of another entity', async () => {
  const { entityId } = await companyToBeRenamed('Birch');
  const other = await companyToBeRenamed('Cedar');
  const refusedAt = async (entity: string, document: string) =>
    refusalProblems(registry(), await revocationOf(entity, document));
  const notToCome = { step: 'revokedfiling', path: 'revokes', code: 'unavailable' };
  expect(await refusedAt(entityId, '20261999999')).toEqual([expect.objectContaining(notToCome)]);
  expect(await refusedAt(entityId, other.document)).toEqual([expect.objectContaining(notToCome)]);
  expect(await refusedAt(entityId, '')).toEqual([
    expect.objectContaining({ path: 'revokes', code: 'required' }),
  ]);
  const revocation = await revocationOf(entityId);
  await fileAndPay(registry(), revocation);
  expect(await refusedAt(entityId, revocation.revokes ?? '')).toEqual([
    expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
    expect.objectContaining(notToCome),
  ]);
});

test('a payment that arrives on the day of the filing to revoke is refunded, and says why', async () => {
  const { entityId, newName } = await companyToBeRenamed('Dogwood');
  // An hour before its day ends nothing has changed yet; the card page stays open over it.
  await letDaysPass(registry(), 9);
  const { sessionId, refId } = await openCardPage(registry(), await revocationOf(entityId));
  const { document } = { document: (await revocationOf(entityId)).revokes ?? '' };
  await registry()
    .db.updateTable('filing_record')
    .set({ effective_at: new Date(registry().clock.now().getTime() - 1) })
    .where('transaction_id', '=', document)
    .execute();
  await payWithCard(registry(), sessionId);
  expect(await receiptAnswer(registry(), refId)).toMatchObject({ code: 409, refund: { cause: 'notToCome' } });
  expect(await nameOf(entityId)).toBe(newName);
});
