import type { Filing } from '#rules';
import { OFFICE } from '../../settings/environments';
import { delayedBy, fileAndPay } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { registryOfTests } from '../../testing/registry-of-tests';
import { developerOperations } from '../../operations/developer';

const registry = registryOfTests();

const withTexts = async (name: string): Promise<Filing> => {
  const filing = await llcFiling(registry(), name);
  const { notificationsValues } = filing;
  const texts = [{ text: '3035550171' }, { text: '3035550172' }];
  return { ...filing, notificationsValues: { ...notificationsValues, textNotificationRadio: 'Y', texts } };
};

/** The text messages of the outbox as the developer panel shows them. */
async function messagesAbout(name: string) {
  const { apiData } = (await developerOperations.outbox(registry(), {} as never)) as {
    apiData: { messages: { kind: string; to?: string; text?: string; subject?: string }[] };
  };
  return apiData.messages.filter(({ kind, text = '' }) => kind === 'text' && text.includes(name));
}

test('each number that asked for text notifications gets one, which the developer panel shows', async () => {
  const { receipt } = await fileAndPay(registry(), await withTexts('Texted One LLC'));
  const messages = await messagesAbout('Texted One LLC');
  expect(messages.map(({ to }) => to).sort()).toEqual(['3035550171', '3035550172']);
  for (const { text } of messages)
    expect(text).toBe(
      `${OFFICE.name}: Articles of Organization for Texted One LLC is on record, ` +
        `document number ${receipt.transactionId}. Reply STOP to stop, HELP for help.`,
    );
});

test('a delayed filing is on record as well', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await withTexts('Texted Two LLC'), 5));
  expect(await messagesAbout('Texted Two LLC')).toHaveLength(2);
});

test('who asked for none gets none', async () => {
  await fileAndPay(registry(), await llcFiling(registry(), 'Untexted LLC'));
  expect(await messagesAbout('Untexted LLC')).toEqual([]);
});
