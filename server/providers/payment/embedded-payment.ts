import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';
import { jobsWhere } from '../../outbox/outbox';
import type {
  PaymentNotification,
  PaymentProvider,
  PaymentRequest,
  PaymentSession,
} from '../../ports/payment-port';
import { NotificationRefused } from '../../ports/payment-port';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { type CardSession, toPaymentSession } from './card-session';
import { closeSession, isExpired } from './close-session';
import { readSession } from './read-session';
import { refundCharge } from './settle-charge';
import { checkSignature } from './signature';

/** Sessions of a book that are read at once. */
const PAGE = 100;

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  config: { publicUrl: string; paymentSecret: string };
}

/** Opens a session with the job that closes it, in one statement; undefined where one was opened under the same key. */
const openSession = (
  db: Kysely<Database>,
  request: PaymentRequest,
  now: Date,
): Promise<CardSession | undefined> => {
  const sessionId = unguessableId();
  return db
    .with('opened', (creator) =>
      creator
        .insertInto('card_session')
        .values({
          session_id: sessionId,
          idempotency_key: request.idempotencyKey,
          reference: request.reference,
          amount: request.amount,
          description: request.description,
          detail: request.detail,
          success_url: request.successUrl,
          back_url: request.backUrl,
          cancel_url: request.cancelUrl,
          state: 'open',
          declined_cards: 0,
          is_declined: false,
          expires_at: request.expiresAt,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returningAll(),
    )
    .with('expiry', () =>
      jobsWhere('opened', [
        { kind: 'card-session-expiry', payload: { sessionId }, dueAt: request.expiresAt, now },
      ]),
    )
    .selectFrom('opened')
    .selectAll()
    .executeTakeFirst();
};

const idUnder = async (db: Kysely<Database>, idempotencyKey: string): Promise<string> => {
  const { session_id } = await db
    .selectFrom('card_session')
    .select('session_id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return session_id;
};

/** The next of the sessions that brought money since, in the order of their keys. */
async function paidIds(db: Kysely<Database>, since: Date, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('card_session')
    .select('session_id')
    .where('state', 'in', ['succeeded', 'refunded'])
    .where('created_at', '>=', since)
    .where('session_id', '>', after)
    .orderBy('session_id')
    .limit(PAGE)
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** A card payment service inside the registry, with tables of its own; it notifies the registry over HTTP like any other. */
export function embeddedPaymentProvider({ db, clock, config }: Dependencies): PaymentProvider {
  const getSession = async (id: string): Promise<PaymentSession | null> => {
    const found = await readSession(db, id, clock.now());
    return found === undefined ? null : toPaymentSession(found.session, found.charge, config.publicUrl);
  };

  const requireSession = async (id: string): Promise<PaymentSession> => {
    const session = await getSession(id);
    if (session === null) throw new ProviderUnavailable('payment');
    return session;
  };

  return {
    async createSession(request) {
      const now = clock.now();
      const opened = await openSession(db, request, now);
      return opened === undefined || isExpired(opened, now)
        ? requireSession(opened?.session_id ?? (await idUnder(db, request.idempotencyKey)))
        : toPaymentSession(opened, undefined, config.publicUrl);
    },
    getSession,
    async expire(id) {
      await closeSession(db, id, 'expired', clock.now());
      return requireSession(id);
    },
    async refund(id) {
      if (!(await refundCharge(db, id, clock.now()))) throw new ProviderUnavailable('payment');
      return requireSession(id);
    },
    async *paidSince(since) {
      for (let after = ''; ;) {
        const ids = await paidIds(db, since, after);
        for (const id of ids) yield await requireSession(id);
        const last = ids.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
    async verifyNotification(rawBody, signature) {
      // How old a notification is depends on the network: measured by the real clock, which testers do not move.
      checkSignature(config.paymentSecret, rawBody, signature, new Date());
      try {
        // The contract has checked the shape; the signature covers every byte of it.
        return JSON.parse(rawBody) as PaymentNotification;
      } catch (cause) {
        throw new NotificationRefused(`The notification is not JSON: ${String(cause)}`);
      }
    },
  };
}
