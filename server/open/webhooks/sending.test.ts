import { savePiiRequest } from '../../review/personal-data';
import { formCompany } from '../../testing/amendments';
import { fileAndPay } from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { webhookBench } from '../../testing/webhook-bench';
import { acceptAll, isSignedWith } from '../../testing/webhook-receiver';
import { endWebhook, sendAgain } from './manage-webhooks';

jest.setTimeout(60_000);

const bench = webhookBench();

test('each change is one signed message, in the order of the log, under an ID of its own', async () => {
  const row = await bench.confirmed();
  const start = await bench.end();
  for (const month of [4, 5, 6]) await bench.change(month);
  await bench.sendDue();
  expect(bench.months()).toEqual([4, 5, 6]);
  expect(bench.receiver.received.map(({ id }) => id)).toEqual(
    [1, 2, 3].map((place) => `msg_${row.webhook_id}_${start + place}`),
  );
  for (const message of bench.receiver.received) {
    expect(isSignedWith(bench.secret(row), message)).toBe(true);
    expect(isSignedWith(bench.secret(row, 2), message)).toBe(false);
  }
  expect(Number((await bench.now(row)).position)).toBe(start + 3);
});

test('only the chosen kinds are sent, and withdrawals in any case', async () => {
  const row = await bench.confirmed({ events: ['filing'] });
  const company = await formCompany(bench.open.registry, 'Pushed Wren LLC');
  const { receipt } = await fileAndPay(
    bench.open.registry,
    await officeMovedTo(bench.open.registry, '3 Hidden St', company),
  );
  await bench.sendDue();
  expect(new Set(bench.receiver.received.map(({ type }) => type))).toEqual(new Set(['change.filing']));
  const request = { entityId: company, piiDocId: receipt.transactionId, removalDocId: receipt.transactionId };
  await savePiiRequest(bench.open.registry, request, [], 'admin');
  await bench.sendDue();
  expect(bench.receiver.received.at(-1)?.type).toBe('change.withdrawn');
  expect(Number((await bench.now(row)).position)).toBe(await bench.end());
});

test('what is withheld after a message failed is not in it when it is tried again', async () => {
  const row = await bench.confirmed({ events: ['record'] });
  const company = await formCompany(bench.open.registry, 'Pushed Finch LLC');
  await bench.sendDue();
  bench.receiver.received.splice(0);
  bench.receiver.answer = () => ({ status: 500 });
  const { receipt } = await fileAndPay(
    bench.open.registry,
    await officeMovedTo(bench.open.registry, '5 Hidden St', company),
  );
  await bench.sendDue();
  expect(bench.receiver.received.map(({ body }) => body.includes('5 Hidden St'))).toEqual([true]);
  const request = { entityId: company, piiDocId: receipt.transactionId, removalDocId: receipt.transactionId };
  await savePiiRequest(bench.open.registry, request, [], 'admin');
  bench.receiver.answer = acceptAll;
  await sendAgain(bench.open.registry, await bench.now(row));
  await bench.sendDue();
  const [first, again, ...others] = bench.receiver.received;
  expect(again?.id).toBe(first?.id);
  expect(again?.data).toMatchObject({ after: {}, withheld: ['principalOffice'] });
  expect(others.at(-1)?.data).toMatchObject({ kind: 'withdrawn', document: receipt.transactionId });
  expect(JSON.stringify([again, ...others])).not.toContain('5 Hidden St');
});

test('what comes after a position is sent again, under the IDs that it had', async () => {
  const row = await bench.confirmed();
  const start = await bench.end();
  for (const month of [1, 2, 3]) await bench.change(month);
  await bench.sendDue();
  await sendAgain(bench.open.registry, await bench.now(row), start + 1);
  await bench.sendDue();
  expect(bench.months()).toEqual([1, 2, 3, 2, 3]);
  const ids = bench.receiver.received.map(({ id }) => id);
  expect(ids.slice(3)).toEqual(ids.slice(1, 3));
});

test('another position that is set while a message is under way counts', async () => {
  const row = await bench.confirmed();
  const start = await bench.end();
  for (const month of [4, 5, 6]) await bench.change(month);
  bench.receiver.answer = async (message) => {
    if (bench.receiver.received.length === 2)
      await sendAgain(bench.open.registry, await bench.now(row), start);
    return acceptAll(message);
  };
  await bench.sendDue();
  expect(bench.months()).toEqual([4, 5, 4, 5, 6]);
});

test('a webhook that is ended while a message is under way stays ended', async () => {
  const row = await bench.confirmed();
  for (const month of [4, 5]) await bench.change(month);
  bench.receiver.answer = async () => {
    await endWebhook(bench.open.registry, await bench.now(row));
    return { status: 200 };
  };
  await bench.sendDue();
  expect(bench.months()).toEqual([4]);
  expect((await bench.now(row)).state).toBe('ended');
});
