import type { ToldChange } from '#rules';
import { isDecision } from '#rules';
import type { FilingRecord } from '../database/tables/filings';
import { confirmationMails } from '../filing/confirmation/confirmation-mail';
import { confirmationTexts } from '../filing/confirmation/confirmation-texts';
import { addressKeyOf } from '../followers/follower';

const NO_ADDRESSES = { refId: '', address: '', onRecord: '', notMe: '' };

/**
 * The addresses that have a message about this very event already: the confirmations of a filing that has just come, and the office's
 * decision to its filer. Nobody is written to twice about one document within a minute (reading 51).
 */
export function alreadyTold(change: ToldChange, record: FilingRecord | undefined): ReadonlySet<string> {
  if (record === undefined || change.state === '') return new Set();
  const told = isDecision(change) ? [record.filing.email] : [];
  if (change.earlierState === '') {
    const received = { ...record, effect_state: change.state };
    told.push(...confirmationMails(received, NO_ADDRESSES).map(({ to }) => to));
    told.push(...confirmationTexts(received, '').map(({ to }) => to));
  }
  return new Set(told.map(addressKeyOf));
}
