import type { PendingFiling } from '#rules';
import { effectiveMoment } from '#rules';

/** A filing as the queue lists it, with what puts it into its place. */
export interface SamplePending extends PendingFiling {
  /** ISO 8601 instant. */
  receivedAt: string;
  sequence: string;
}

/** The instant (ISO 8601) of a date and time by the office's clock, as `11/20/2026 01:15 PM`. */
const instantOf = (shown: string): string => {
  const [day = '', ...time] = shown.split(' ');
  const moment = effectiveMoment({
    effectiveAtTimeOfFilingRadio: 'N',
    effectiveDateAsEntered: day,
    effectiveTime: time.join(' '),
    effectiveDateTime: '',
    effectiveDateTimeDisplay: '',
    effectiveMaxDateTimeDisplay: '',
  });
  if (moment === null) throw new Error(`"${shown}" is not a date and time; write it as 11/20/2026 01:15 PM.`);
  return new Date(moment).toISOString();
};

/** A filing as the queue lists it, with the facts that the scenario gives; times are the office's. */
export const samplePending = ({ lockedSince, ...known }: Partial<PendingFiling>): SamplePending => {
  const filing = {
    mstrTransId: '20101000001',
    transactionId: '20261000002',
    transSeqId: '1',
    transactionDescription: 'Articles of Reinstatement',
    entityName: 'Cedar Bluff Farms LLC',
    email: 'filer@example.com',
    receivedDateString: '11/20/2026 09:00 AM',
    lockUserId: '',
    deactivateIds: [],
    ...known,
    ...(lockedSince && { lockedSince: instantOf(lockedSince) }),
  };
  return { ...filing, receivedAt: instantOf(filing.receivedDateString), sequence: filing.transSeqId };
};
