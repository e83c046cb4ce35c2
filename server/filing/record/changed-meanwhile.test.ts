import type { Filing, FilingType } from '#rules';
import { withPresentRecord } from '#rules';
import { findEntity } from '../../entities/find-entity';
import { readSummary } from '../../entities/summarize';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { filingOperations } from '../../operations/filing';
import { fileAndPay, filingOnRecord, openCardPage, submitFiling } from '../../testing/filing-on-record';
import { keepingAgent } from '../../testing/named-agent';
import { keepingOffice, officeMovedTo } from '../../testing/office-changes';
import { changeOnRecord, entityOnRecord } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike } from '../../testing/restoration-filing';

/** Kinds that say again what is on record, each with a persona that files it. */
const KINDS = [
  ['report', '20101000005'],
  ['cure', '20101000003'],
] as const;
const registry = registryOfTests();

/** A filing on an entity of its own that leaves office and agent as they are on record. */
async function leavingAll(filingType: FilingType, persona: string): Promise<Filing> {
  const { entityId } = await entityLike(registry(), persona);
  return keepingAgent(keepingOffice(await filingOnRecord(registry(), filingType, entityId)));
}

/** The filing as a browser continues it after the message that the record has changed. */
async function goingOn(filing: Filing): Promise<Filing> {
  const { db, clock } = registry();
  const entity = await findEntity(db, filing.entityId, clock.now());
  if (entity === undefined) throw new Error(`${filing.entityId} is not on record.`);
  const summary = await readSummary(db, entity, { filingType: filing.filingType, now: clock.now() });
  return keepingOffice(withPresentRecord(filing, summary));
}

/** The same, of a browser that goes on with the office and the agent that it has. */
const keepingAll = async (filing: Filing): Promise<Filing> => ({
  ...filing,
  recordValues: (await goingOn(filing)).recordValues,
});

const onRecord = async ({ entityId }: Filing) => {
  const { principal_office, agent, agent_id } = await entityOnRecord(registry(), entityId);
  return {
    office: principal_office.streetAddress.address1,
    agent: agent?.addressValues.streetAddress.address1,
    agent_id,
  };
};

const officeMoves = async ({ entityId }: Filing, address1: string) =>
  fileAndPay(registry(), await officeMovedTo(registry(), address1, entityId));

/** Another filing gives the agent on record another address. */
async function agentMoves({ entityId }: Filing, address1: string) {
  const { db } = registry();
  const { agent } = await entityOnRecord(registry(), entityId);
  if (!agent) throw new Error(`${entityId} has no agent on record.`);
  const streetAddress = { ...agent.addressValues.streetAddress, address1 };
  const details = { ...agent, addressValues: { ...agent.addressValues, streetAddress } };
  const agentId = `moved-${entityId}`;
  await db
    .insertInto('registered_agent')
    .values({ agent_id: agentId, agent_entity_id: null, details: JSON.stringify(details) })
    .execute();
  await changeOnRecord(registry(), entityId, { agent_id: agentId });
}

const save = async (filing: Filing, known: { refId?: string; version?: number } = {}) => {
  const { apiData } = await filingOperations.saveFiling(registry(), {
    body: { filing, ...known },
    principal: PUBLIC_PRINCIPAL,
  } as never);
  return apiData;
};
const CHANGED = { code: 'recordChanged' };

describe.each(KINDS)('a %s beside a filing that changes what it leaves alone', (filingType, persona) => {
  test('leaves the office of the other filing on record', async () => {
    const filing = await leavingAll(filingType, persona);
    await officeMoves(filing, '1 MOVED WAY');
    expect(await refusalProblems(registry(), filing)).toMatchObject([CHANGED]);
    await fileAndPay(registry(), await goingOn(filing));
    expect(await onRecord(filing)).toMatchObject({ office: '1 MOVED WAY' });
  });

  test('leaves the agent on record where the other filing has put it', async () => {
    const filing = await leavingAll(filingType, persona);
    await agentMoves(filing, '2 Agent Way');
    expect(await refusalProblems(registry(), filing)).toMatchObject([CHANGED]);
    const changed = await onRecord(filing);
    await fileAndPay(registry(), await goingOn(filing));
    expect(changed.agent).toBe('2 Agent Way');
    expect(await onRecord(filing)).toEqual(changed);
  });

  test('changes the office where its filer has given another one', async () => {
    const filing = keepingOffice(await leavingAll(filingType, persona), '3 FILERS WAY');
    await officeMoves(filing, '4 MOVED WAY');
    expect(await refusalProblems(registry(), filing)).toMatchObject([CHANGED]);
    await fileAndPay(registry(), await goingOn(filing));
    expect(await onRecord(filing)).toMatchObject({ office: '3 FILERS WAY' });
  });
});

describe('a browser that says it has the changed record, and goes on with what stood there before', () => {
  const [[filingType, persona]] = KINDS;

  test.each([
    ['office', officeMoves],
    ['agent', agentMoves],
  ] as const)('does not put the former %s back on record', async (_, moves) => {
    const filing = await leavingAll(filingType, persona);
    const { refId, version } = await save(filing);
    await moves(filing, '5 MOVED WAY');
    const stale = await keepingAll(filing);
    expect(await refusalProblems(registry(), stale)).toMatchObject([CHANGED]);
    // The registry has brought the filing up to the record: whoever has not taken that over has an earlier version of it.
    expect(await save(stale, { refId, version })).toMatchObject({ code: 412 });
    await fileAndPay(registry(), await goingOn(filing));
  });

  test('may have the former office on record again once its filer has seen the present one', async () => {
    const filing = await leavingAll(filingType, persona);
    const { office } = await onRecord(filing);
    await save(filing);
    await officeMoves(filing, '6 MOVED WAY');
    const seen = await goingOn(filing);
    await save(seen);
    await fileAndPay(registry(), keepingOffice(seen, office));
    expect(await onRecord(filing)).toMatchObject({ office });
  });
});

test('a draft of an earlier version is refused until its filer has seen the record, and not after', async () => {
  const filing = await leavingAll('cure', '20101000003');
  await officeMoves(filing, '7 MOVED WAY');
  await save(filing);
  const { refId } = await openCardPage(registry(), await goingOn(filing));
  expect(await submitFiling(registry(), await goingOn(filing), refId)).toMatchObject({ kind: 'pay' });
});
