import type { Filing } from '#rules';
import { agentDisplayName, officeDay, plusDays } from '#rules';
import fc from 'fast-check';
import { verifyRecords } from '../../entities/verify-records';
import { actOnPending } from '../../review/act-on-pending';
import { approveFiling } from '../../review/approve';
import { overtakenFacts } from '../../review/overtaken-facts';
import { rejectFiling } from '../../review/reject';
import { delayedBy, fileAndPay, filingOnRecord, letDaysPass } from '../../testing/filing-on-record';
import type { AgentCandidate } from '../../testing/named-agent';
import { ROBIN, saveAgentFor, withNamedAgent } from '../../testing/named-agent';
import { keepingOffice, officeMovedTo } from '../../testing/office-changes';
import { changeOnRecord, entityOnRecord } from '../../testing/on-record';
import { paySavedFiling, withSubmissions } from '../../testing/private-files';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike } from '../../testing/restoration-filing';

const UNDER_REVIEW = '20101000040';
const MARISOL: AgentCandidate = { license: '923456789', lastName: "Example-O'Neil" };
const NAMES = new Map([
  [ROBIN, 'Robin Sample'],
  [MARISOL, "Marisol Ana Example-O'Neil"],
]);

const registry = registryOfTests();

/** What a filing sets, and its place in the order of effects. */
interface Told {
  transactionId: string;
  filedAt: string;
  /** When it takes effect unless staff have to approve it first. */
  at: string;
  street?: string;
  agent?: string | undefined;
}

/** A history of one entity that remembers what it did, independently of the registry. */
class History {
  private readonly inForce: Told[] = [];
  private waiting: Told | undefined;
  private streets = 0;
  /** What became of it. */
  readonly done: string[] = [];
  private readonly before: Pick<Told, 'street' | 'agent'>;

  private constructor(
    readonly entityId: string,
    before: Pick<Told, 'street' | 'agent'>,
  ) {
    this.before = before;
  }

  static async begin(): Promise<History> {
    const { entityId } = await entityLike(registry(), UNDER_REVIEW);
    // Its report can be filed from the beginning on.
    const report_due = plusDays(officeDay(registry().clock.now().toISOString()), 30);
    await changeOnRecord(registry(), entityId, { report_due });
    return new History(entityId, await recordOf(entityId));
  }

  private filed = (receipt: { transactionId: string; dateTime: string; effectiveDate?: string }): Told => ({
    transactionId: receipt.transactionId,
    filedAt: receipt.dateTime,
    at: receipt.effectiveDate ?? receipt.dateTime,
  });

  async move(days: number): Promise<void> {
    const street = `${(this.streets += 1)} Interleaved St`;
    const filing = await officeMovedTo(registry(), street, this.entityId);
    const { receipt } = await fileAndPay(registry(), later(filing, days));
    this.inForce.push({ ...this.filed(receipt), street });
    this.done.push(days === 0 ? 'moved' : 'delayed');
  }

  async queueAgent(candidate: AgentCandidate, days: number): Promise<void> {
    if (this.waiting !== undefined) return;
    const begun = later(await filingOnRecord(registry(), 'chgra', this.entityId), days);
    const filing = withNamedAgent(begun, await saveAgentFor(registry(), begun, candidate));
    const receipt = await paySavedFiling(registry(), await withSubmissions(registry(), filing));
    const { effective_at } = await registry()
      .db.selectFrom('filing_record')
      .select('effective_at')
      .where('transaction_id', '=', receipt.transactionId)
      .executeTakeFirstOrThrow();
    this.waiting = { ...this.filed(receipt), at: effective_at.toISOString(), agent: NAMES.get(candidate) };
    this.done.push('queued');
  }

  /** A report that names another agent than the change that waits, so that it shows which of them prevails. */
  async report(): Promise<void> {
    const candidate = this.waiting?.agent === NAMES.get(ROBIN) ? MARISOL : ROBIN;
    const { report_due } = await entityOnRecord(registry(), this.entityId);
    const street = `${(this.streets += 1)} Reported St`;
    const begun = keepingOffice(await filingOnRecord(registry(), 'report', this.entityId), street);
    const filing = withNamedAgent(begun, await saveAgentFor(registry(), begun, candidate));
    const paid = await fileAndPay(registry(), filing).catch(() => null);
    // Before its window a report is refused.
    if (paid === null) return;
    this.inForce.push({ ...this.filed(paid.receipt), street, agent: NAMES.get(candidate) });
    this.done.push('reported');
    expect((await entityOnRecord(registry(), this.entityId)).report_due).not.toBe(report_due);
  }

  async decide(isApproved: boolean): Promise<void> {
    if (this.waiting === undefined) return;
    const { sequence } = await registry()
      .db.selectFrom('pending_filing')
      .select('sequence')
      .where('transaction_id', '=', this.waiting.transactionId)
      .executeTakeFirstOrThrow();
    const locked = await actOnPending(registry(), { sequence, event: 'process', userId: 'admin' });
    if (locked.kind !== 'done') throw new Error('The filing could not be locked.');
    const request = { sequence, userId: 'admin', version: locked.pending.version };
    const now = registry().clock.now().toISOString();
    if (isApproved) {
      const overtaken = await overtakenFacts(registry().db, locked.pending, registry().clock.now());
      const approved = await approveFiling(registry(), request, { overtaken: [...overtaken] });
      expect(approved).toMatchObject({ kind: 'done' });
      this.done.push(approved.kind === 'done' && approved.pending.overtaken ? 'approvedLate' : 'approved');
      // It counts from its receipt, or from its own date where that is still to come (reading 32).
      this.inForce.push({
        ...this.waiting,
        at: this.waiting.at > now ? this.waiting.at : this.waiting.filedAt,
      });
    } else {
      expect(await rejectFiling(registry(), request, ['No.'])).toMatchObject({ kind: 'done' });
      this.done.push('rejected');
    }
    this.waiting = undefined;
  }

  /** The record by what was done: of each fact the last one in the order of effects. */
  expected(): Pick<Told, 'street' | 'agent'> {
    const now = registry().clock.now().toISOString();
    const keys = ({ at, filedAt, transactionId }: Told) => [at, filedAt, transactionId].join(' ');
    const inOrder = this.inForce
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => (keys(one) < keys(other) ? -1 : 1));
    const last = (fact: 'street' | 'agent') =>
      inOrder.findLast((told) => told[fact] !== undefined)?.[fact] ?? this.before[fact];
    return { street: last('street') ?? '', agent: last('agent') };
  }
}

const later = (filing: Filing, days: number): Filing =>
  days === 0 ? filing : delayedBy(registry(), filing, days);

async function recordOf(entityId: string): Promise<Pick<Told, 'street' | 'agent'>> {
  const { agent, principal_office } = await entityOnRecord(registry(), entityId);
  return {
    street: principal_office.streetAddress.address1,
    agent: agent ? agentDisplayName({ ...agent }) : undefined,
  };
}

const agents = fc.constantFrom(ROBIN, MARISOL);
const days = fc.constantFrom(0, 0, 3, 9);
const queueing = fc.tuple(agents, days).map(
  ([agent, after]) =>
    (history: History) =>
      history.queueAgent(agent, after),
);
const steps = fc.oneof(
  days.map((after) => (history: History) => history.move(after)),
  queueing,
  fc.constant((history: History) => history.report()),
  fc.boolean().map((isApproved) => (history: History) => history.decide(isApproved)),
  fc.constantFrom(1, 5, 40).map((passing) => () => letDaysPass(registry(), passing)),
);

const seen = new Set<string>();

test('whatever is filed, delayed, queued, approved and rejected in whatever order, the record is the fold of it', async () => {
  await fc.assert(
    fc.asyncProperty(queueing, fc.array(steps, { minLength: 4, maxLength: 9 }), async (first, others) => {
      await registry().clock.moveTo(null);
      const history = await History.begin();
      for (const step of [first, ...others]) {
        await step(history).catch((error: unknown) => {
          // A date before that of another delayed filing is refused (W5-ded), and an agent or office that stays is no change.
          if (!String(error).includes('invalid')) throw error;
        });
        expect(await recordOf(history.entityId)).toEqual(history.expected());
      }
      await letDaysPass(registry(), 20);
      expect(await recordOf(history.entityId)).toEqual(history.expected());
      for (const what of history.done) seen.add(what);
    }),
    { numRuns: 20, seed: 7 },
  );
  // Nothing is proved by filings that were all refused.
  expect([...seen].toSorted()).toEqual([
    'approved',
    'approvedLate',
    'delayed',
    'moved',
    'queued',
    'rejected',
    'reported',
  ]);
  expect(await verifyRecords(registry().db)).toMatchObject({ faults: [] });
}, 240_000);
