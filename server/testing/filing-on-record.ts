import type { Filing, FilingType, Language } from '#rules';
import { initialFiling, officeDay, plusDays, STATES_TO_COME, withEntitySummary } from '#rules';
import type { Registry } from '../context';
import { findEntity } from '../entities/find-entity';
import { readSummary } from '../entities/summarize';
import { startPayment } from '../filing/payment/start-payment';
import { receiptAnswer } from '../filing/receipt/receipt';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { workOnce } from '../jobs/worker';
import { paySession } from '../providers/payment/pay-session';
import { llcFiling } from './llc-filing';

/**
 * A complete filing on an entity as the browser sends it: begun with the entity's summary, what the record says left as it is, and
 * filer, notifications and an immediate effect filled in.
 */
export async function filingOnRecord(
  registry: Registry,
  filingType: FilingType,
  entityId: string,
): Promise<Filing> {
  const { db, clock } = registry;
  const entity = await findEntity(db, entityId, clock.now());
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  const sample = await llcFiling(registry, 'Unused LLC');
  const { submissionKey, additionalInfoValues, effectiveDateValues, filersValues, notificationsValues } =
    sample;
  const newFiling = initialFiling({ filingType, submissionKey, entityId });
  return {
    ...withEntitySummary(newFiling, await readSummary(db, entity, { filingType, now: clock.now() })),
    additionalInfoValues,
    effectiveDateValues,
    filersValues,
    notificationsValues,
  };
}

const DAY = 86_400_000;

/** The filing, to take effect this many days from now by the office's calendar, which is behind UTC's in the evening. */
export function delayedBy(registry: Registry, filing: Filing, days: number): Filing {
  const day = plusDays(officeDay(registry.clock.now().toISOString()), days);
  return {
    ...filing,
    effectiveDateValues: {
      ...filing.effectiveDateValues,
      effectiveAtTimeOfFilingRadio: 'N',
      effectiveDateAsEntered: day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
    },
  };
}

const HERE = '/business/filing/here/filingreview';
const RETURN_URLS = { receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE };
const CARD = { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123', cardholder: 'Ada Park' };

/** The filings to come on the entity of a filing: whoever files in a test has read of them all. */
async function filingsToCome({ db }: Registry, { entityId }: Filing): Promise<string[]> {
  const rows = await db
    .selectFrom('filing_record')
    .select('transaction_id')
    .where('entity_id', '=', entityId)
    .where('effect_state', 'in', STATES_TO_COME)
    .execute();
  return rows.map((row) => row.transaction_id);
}

/** Starts the payment of a filing as the public does, from a page that may have named its fee. */
export async function submitFiling(registry: Registry, filing: Filing, refId?: string, fee?: number) {
  const confirmed = await filingsToCome(registry, filing);
  const body = { filing, fee, confirmed, ...(refId && { refId }), ...RETURN_URLS };
  return startPayment(registry, body, PUBLIC_PRINCIPAL);
}

/** Starts the payment and says where: the reference, and the session of the card page. */
export async function openCardPage(registry: Registry, filing: Filing, language?: Language) {
  const confirmed = await filingsToCome(registry, filing);
  const body = { filing, confirmed, language, ...RETURN_URLS };
  const attempt = await startPayment(registry, body, PUBLIC_PRINCIPAL);
  if (attempt.kind !== 'pay') throw new Error(`The payment did not begin: ${attempt.kind}`);
  return { refId: attempt.refId, sessionId: attempt.paymentUrl.split('/').pop() ?? '' };
}

/** Pays on a card page with a card that succeeds. */
export const payWithCard = ({ db, clock }: Registry, sessionId: string) =>
  paySession(db, sessionId, CARD, clock.now());

/** Files and pays; answers with the receipt. */
export async function fileAndPay(registry: Registry, filing: Filing, language?: Language) {
  const { refId, sessionId } = await openCardPage(registry, filing, language);
  await payWithCard(registry, sessionId);
  const answer = await receiptAnswer(registry, refId);
  if (answer.code !== 200) throw new Error(`There is no receipt: ${answer.code}`);
  return { refId, sessionId, receipt: answer.receipt };
}

/** Lets every job run that is due. */
export async function runDueJobs(registry: Registry): Promise<void> {
  while ((await workOnce(registry)) > 0);
}

/** Moves the registry's clock on and lets every job run that is due by then. */
export async function letDaysPass(registry: Registry, days: number): Promise<void> {
  await registry.clock.moveTo(new Date(registry.clock.now().getTime() + days * DAY));
  await runDueJobs(registry);
}
