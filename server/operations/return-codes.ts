import { saveForLaterRules } from '#rules';
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../database/tables';
import { requireFilerOf } from '../filing/drafts/require-filer';
import { isOpenAt } from '../filing/drafts/drafts';
import { findSubmissionByRef } from '../filing/submissions/submissions';
import {
  findLink,
  findReturned,
  keptUntil,
  replaceReturnCode,
  consumeLink,
} from '../filing/return/return-codes';
import { returnMail } from '../filing/return/return-mail';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import { refuseTooMany } from '../failures/refuse-too-many';
import { enqueueJob } from '../outbox/outbox';
import { mailboxOf } from '../ports/mailbox';
import { trySecret } from '../passcodes/passcode-tries';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const MAX_CODES_PER_HOUR = 10;
/** Links are mailed to whatever address is given: a limited number a day to one mailbox, and for one caller. */
const MAX_LINKS_PER_MAILBOX = 5;
const MAX_LINKS_PER_CALLER = 20;
const TOO_MANY_LINKS = 'Too many links were mailed. Try again tomorrow, or continue without one.';

const digest = (email: string): string => createHash('sha256').update(mailboxOf(email)).digest('hex');

/**
 * Counts in the caller's transaction: what is refused is not counted.
 * @throws HttpFailure 429
 */
async function refuseTooManyLinks(
  tx: Transaction<Database>,
  { email, caller, now }: { email: string; caller: string; now: Date },
): Promise<void> {
  const limits = [
    { bucket: `return links for:${caller}`, most: MAX_LINKS_PER_CALLER },
    { bucket: `return links to:${digest(email)}`, most: MAX_LINKS_PER_MAILBOX },
  ];
  for (const limit of limits)
    await refuseTooMany(tx, { ...limit, windowMilliseconds: DAY }, now, TOO_MANY_LINKS);
}

/** A filing in progress is saved for later, and continued on another device (decision 0029). */
export const returnCodeOperations: Handlers<'issueReturnCode' | 'checkReturnLink' | 'continueFiling'> = {
  async issueReturnCode(registry, { body, principal, clientAddress }) {
    const { db, clock, config } = registry;
    const { refId } = body;
    const now = clock.now();
    const draft = await db
      .selectFrom('filing_draft')
      .select(['filing', 'updated_at', 'returned_until'])
      .where('ref_id', '=', refId)
      .where(isOpenAt(now))
      .executeTakeFirst();
    await requireFilerOf(db, draft?.filing, principal);
    if (draft === undefined) return { apiData: { code: 404 } };
    if ((await findSubmissionByRef(db, refId))?.state === 'filed') return { apiData: { code: 409 } };
    const { email } = saveForLaterRules.tidied({ email: body.email ?? '' });
    const problems = saveForLaterRules.problems({ email }, { filing: draft.filing, now: now.toISOString() });
    if (problems.length > 0) throw new HttpFailure(422, problems[0]?.message ?? '', { problems });
    const until = keptUntil(draft, config.draftDays);
    const code = await db.transaction().execute(async (tx) => {
      const bucket = `return codes of:${refId}`;
      await refuseTooMany(tx, { bucket, most: MAX_CODES_PER_HOUR, windowMilliseconds: HOUR }, now);
      if (email !== '') await refuseTooManyLinks(tx, { email, caller: clientAddress, now });
      const hasLink = email !== '';
      const issued = await replaceReturnCode(tx, { secret: config.passcodeSecret, refId, hasLink, now });
      if (issued.link !== null) {
        const { filing } = draft;
        const payload = returnMail(config.publicUrl, {
          refId,
          filing,
          to: email,
          link: issued.link,
          keptUntil: until,
        });
        await enqueueJob(tx, { kind: 'mail', payload, dueAt: now, now });
      }
      return issued.code;
    });
    return { apiData: { code: 200, returnCode: code, keptUntil: until.toISOString() } };
  },

  async checkReturnLink({ db, clock, config }, { body: { link } }) {
    const found = await findLink(db, { link, draftDays: config.draftDays, now: clock.now() });
    const codes = { unused: 200, used: 410, unknown: 404 } as const;
    return { apiData: { code: codes[found ?? 'unknown'] } };
  },

  async continueFiling(registry, { body, clientAddress }) {
    const { db, clock, config } = registry;
    const now = clock.now();
    const { passcodeSecret: secret, draftDays } = config;
    const found = await trySecret('return codes', registry, clientAddress, () =>
      findReturned(db, { secret, code: body.returnCode, draftDays, now }),
    );
    if (found === undefined) return { apiData: { code: 404 } };
    const { refId, filing, step } = found;
    if (body.link !== undefined) await consumeLink(db, { refId, link: body.link, now });
    const { filingType, entityId } = filing;
    return {
      apiData: { code: 200, refId, filingType, entityId, step, keptUntil: found.keptUntil.toISOString() },
    };
  },
};
