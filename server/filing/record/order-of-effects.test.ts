import { agentDisplayName, type OvertakenFact } from '#rules';
import { verifyRecords } from '../../entities/verify-records';
import { approveFiling } from '../../review/approve';
import { fileAndPay, filingOnRecord, letDaysPass } from '../../testing/filing-on-record';
import type { AgentCandidate } from '../../testing/named-agent';
import { keepingAgent, ROBIN, saveAgentFor, withNamedAgent } from '../../testing/named-agent';
import { keepingOffice } from '../../testing/office-changes';
import { changeOnRecord, entityOnRecord } from '../../testing/on-record';
import { paySavedFiling, withSubmissions } from '../../testing/private-files';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike } from '../../testing/restoration-filing';
import { lockFiling } from '../../testing/queued-filing';
import { filingOf } from '../../review/pending-row';
import { reviewOf } from '../receipt/review-of-filing';

const UNDER_REVIEW = '20101000040';
const MARISOL: AgentCandidate = { license: '923456789', lastName: "Example-O'Neil" };

const registry = registryOfTests();

const agentOf = async (entityId: string) => {
  const { agent } = await entityOnRecord(registry(), entityId);
  return agent && agentDisplayName({ ...agent });
};
const named = async (filingType: 'chgra' | 'report', agent: AgentCandidate, entityId: string) => {
  const filing = await filingOnRecord(registry(), filingType, entityId);
  return withNamedAgent(filing, await saveAgentFor(registry(), filing, agent));
};

/** A change of agent that waits for staff; answers with its number in the queue and its document number. */
async function queueChange(agent: AgentCandidate, entityId: string) {
  const filing = await named('chgra', agent, entityId);
  const receipt = await paySavedFiling(registry(), await withSubmissions(registry(), filing));
  const { sequence } = await registry()
    .db.selectFrom('pending_filing')
    .select('sequence')
    .where('transaction_id', '=', receipt.transactionId)
    .executeTakeFirstOrThrow();
  return { sequence, transactionId: receipt.transactionId };
}

/** What the receipt of a document says of its review. */
const reviewOnReceipt = async (transactionId: string) =>
  (await reviewOf(registry().db, await filingOf(registry().db, transactionId))).review;

async function approve(sequence: string, told: readonly OvertakenFact[] = []) {
  const seen = { overtaken: [...told] };
  const result = await approveFiling(registry(), await lockFiling(registry(), sequence), seen);
  if (result.kind !== 'done') throw new Error('The filing was not approved.');
  return result.pending;
}

test('a change of agent that is approved late does not overwrite the agent of a later report', async () => {
  const { entityId } = await entityLike(registry(), UNDER_REVIEW);
  const waiting = await queueChange(ROBIN, entityId);
  await letDaysPass(registry(), 30);
  await changeOnRecord(registry(), entityId, { report_due: '2027-02-28' });
  const report = await fileAndPay(registry(), keepingOffice(await named('report', MARISOL, entityId)));
  expect(await agentOf(entityId)).toBe("Marisol Ana Example-O'Neil");
  await letDaysPass(registry(), 10);
  const overtaken = [{ fact: 'registeredAgent', document: report.receipt.transactionId }] as const;
  const decided = await approve(waiting.sequence, overtaken);
  expect(await agentOf(entityId)).toBe("Marisol Ana Example-O'Neil");
  expect(decided.overtaken).toEqual(overtaken);
  expect(await reviewOnReceipt(waiting.transactionId)).toMatchObject({ state: 'approved', overtaken });
});

test('an approval that would leave out more than was told is refused, and decides nothing', async () => {
  const { entityId } = await entityLike(registry(), UNDER_REVIEW);
  const waiting = await queueChange(ROBIN, entityId);
  await letDaysPass(registry(), 30);
  await changeOnRecord(registry(), entityId, { report_due: '2027-02-28' });
  const report = await fileAndPay(registry(), keepingOffice(await named('report', MARISOL, entityId)));
  const act = await lockFiling(registry(), waiting.sequence);
  const refusal = { kind: 'refused', refusal: 'overtaken', pending: { state: 'locked' } };
  expect(await approveFiling(registry(), act)).toMatchObject(refusal);
  const other = [{ fact: 'registeredAgent' as const, document: '20265999999' }];
  expect(await approveFiling(registry(), act, { overtaken: other })).toMatchObject(refusal);
  expect(await reviewOnReceipt(waiting.transactionId)).toMatchObject({ state: 'waiting' });
  const told = [{ fact: 'registeredAgent' as const, document: report.receipt.transactionId }];
  expect(await approveFiling(registry(), act, { overtaken: told })).toMatchObject({ kind: 'done' });
});

test('one that is approved late sets what nothing since has set', async () => {
  const { entityId } = await entityLike(registry(), UNDER_REVIEW);
  const waiting = await queueChange(ROBIN, entityId);
  await letDaysPass(registry(), 3);
  const { report_due } = await entityOnRecord(registry(), entityId);
  await changeOnRecord(registry(), entityId, { report_due: '2027-03-31' });
  const report = keepingAgent(await filingOnRecord(registry(), 'report', entityId));
  await fileAndPay(registry(), keepingOffice(report, '7 KEPT AGENT ST'));
  await letDaysPass(registry(), 3);
  const decided = await approve(waiting.sequence);
  expect(decided.overtaken).toBeNull();
  expect(await agentOf(entityId)).toBe('Robin Sample');
  const { principal_office, report_due: due } = await entityOnRecord(registry(), entityId);
  expect(principal_office.streetAddress.address1).toBe('7 KEPT AGENT ST');
  expect(due).not.toBe(report_due);
});

test('a record that somebody has rewritten is not what its effects say', async () => {
  const { entityId } = await entityLike(registry(), UNDER_REVIEW);
  await changeOnRecord(registry(), entityId, { report_due: '2027-03-31' });
  expect((await verifyRecords(registry().db)).faults).toEqual([]);
  const { db } = registry();
  await db.updateTable('entity').set({ status_code: 'DQQ' }).where('entity_id', '=', entityId).execute();
  expect((await verifyRecords(db)).faults).toEqual([{ entityId, facts: ['status'] }]);
});
