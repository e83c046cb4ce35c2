import type { Filing } from '#rules';
import { effectiveMoment, officeDay } from '#rules';
import type { Transaction } from 'kysely';
import { nextRecordNumber, unguessableId } from '../database/identifiers';
import { transferName } from '../database/names';
import type { Database } from '../database/tables';
import { enqueue } from '../jobs/outbox';
import { confirmationMails } from './confirmation-mail';
import type { ProviderWord } from './payment-word';
import type { Submission } from './submissions';

/** When the filing takes effect: when it is put on record, or on the filer's date if that is still to come. */
function effectiveInstant(filing: Filing, filedAt: Date): Date {
  const chosen = effectiveMoment(filing.effectiveDateValues, filedAt.toISOString());
  return chosen !== null && chosen > filedAt.getTime() ? new Date(chosen) : filedAt;
}

/** The agent as this filing names it. */
async function insertAgent(tx: Transaction<Database>, { registeredAgentValues }: Filing): Promise<string> {
  const agentId = unguessableId();
  const { nameValues, addressValues } = registeredAgentValues;
  await tx
    .insertInto('registered_agent')
    .values({ agent_id: agentId, details: JSON.stringify({ nameValues, addressValues }) })
    .execute();
  return agentId;
}

async function insertEntity(
  tx: Transaction<Database>,
  filing: Filing,
  { entityId, effectiveAt, isEffective }: { entityId: string; effectiveAt: Date; isEffective: boolean },
): Promise<void> {
  const formed = officeDay(effectiveAt.toISOString());
  await tx
    .insertInto('entity')
    .values({
      entity_id: entityId,
      entity_type: filing.entityType,
      name: filing.entityNameValues.name,
      status_code: isEffective ? 'GOOD' : 'DELAYED',
      formation_date: formed,
      jurisdiction: filing.jurisdiction,
      reporting_month: Number(formed.slice(5, 7)),
      principal_office: JSON.stringify(filing.principalOfficeValues),
      agent_id: await insertAgent(tx, filing),
      delinquency_date: null,
      dissolution_date: null,
      effective_at: effectiveAt,
    })
    .execute();
}

/**
 * Puts a paid filing on record inside the caller's transaction: the entity, its name and agent, the filing with its document
 * number, the confirmations to send, and the delayed effect if it has one. The submission's unique key lets it happen once.
 * The caller holds the name for the filing.
 */
export async function putOnRecord(
  tx: Transaction<Database>,
  { submission_key, ref_id, filing, amount }: Submission,
  payment: ProviderWord,
  now: Date,
): Promise<void> {
  const entityId = await nextRecordNumber(tx, now);
  const transactionId = await nextRecordNumber(tx, now);
  const effectiveAt = effectiveInstant(filing, now);
  const isEffective = effectiveAt <= now;
  const { name } = filing.entityNameValues;
  const holders = { from: { kind: 'filing', id: ref_id }, to: { kind: 'entity', id: entityId } } as const;
  if (!(await transferName(tx, { name, ...holders, now })))
    throw new Error('The filing does not hold its name.');
  await insertEntity(tx, filing, { entityId, effectiveAt, isEffective });
  const record = {
    transaction_id: transactionId,
    submission_key,
    entity_id: entityId,
    transaction_type: filing.transactionType,
    filed_at: now,
    effective_at: effectiveAt,
    is_effective: isEffective,
    amount,
    payment_type: payment.paymentType,
    last4: payment.last4,
    session_id: payment.sessionId,
  };
  await tx
    .insertInto('filing_record')
    .values({ ...record, filing: JSON.stringify(filing) })
    .execute();
  if (!isEffective) {
    await enqueue(tx, { kind: 'delayed-effect', payload: { transactionId }, dueAt: effectiveAt, now });
  }
  for (const mail of confirmationMails({ ...record, filing }, ref_id)) {
    await enqueue(tx, {
      kind: 'mail',
      payload: mail,
      dueAt: now,
      now,
      dedupeKey: `confirmation:${transactionId}:${mail.to}`,
    });
  }
}
