import { formatAddress, formatDay, passcodeLastDay } from '#rules';
import type { Handler } from '../contract/operation';
import { letterAddress } from '../passcodes/individual';
import { letterOf, passcodeOfMailing, selectMailings } from '../passcodes/mail-passcode';

/** A letter takes some milliseconds to draw. */
const MAX_LETTERS = 10;

/** The letters as testers read them, in place of a mailbox. Samples have none: their passcodes are documented. */
export const recentLetters: Handler<'letters'> = async ({ db, config, documents }) => {
  const mailings = await selectMailings(db)
    .orderBy('passcode.issue_number', 'desc')
    .limit(MAX_LETTERS)
    .execute();
  const letters = [];
  for (const mailing of mailings) {
    const passcode = passcodeOfMailing(config, mailing);
    if (passcode === undefined) continue;
    const issuedAt = mailing.issued_at.toISOString();
    letters.push({
      id: mailing.passcode_id,
      name: mailing.details.nameValues.name.fullName,
      address: formatAddress(letterAddress(mailing.details)).join(', '),
      issuedAt,
      lastDay: formatDay(passcodeLastDay(issuedAt)),
      // A later letter does not affect the use of this one.
      state: mailing.state === 'used' ? ('used' as const) : ('issued' as const),
      passcode,
      pdfBytes: (await letterOf({ documents }, mailing, passcode)).toString('base64'),
    });
  }
  return { apiData: { code: 200, letters } };
};
