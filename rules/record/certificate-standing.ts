import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { statusGroupOf } from '../entities/status-groups';

/** A certificate's number: sixteen letters and digits, in groups of four where it is printed. */
const NUMBER = /^[0-9A-Z]{16}$/;

/** A number as somebody copies it from a certificate: in small letters, with spaces and hyphens. */
export const certificateNumberAsTyped = (typed: string): string =>
  typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();

export const isCertificateNumber = (text: string): boolean => NUMBER.test(text);

/** The number as it is printed: `4F7K-22QX-90BD-M3TA`. */
export const printedCertificateNumber = (number: string): string => (number.match(/.{1,4}/g) ?? []).join('-');

/** Whether what a certificate states is still true. */
export type CertificateStanding = 'true' | 'renamed' | 'lapsed' | 'ended';

/** Whether what a certificate of good standing says is still true (W7-gscert). */
export const CERTIFICATE_STANDING_TABLE = defineTable<CertificateStanding>()({
  name: 'Whether a certificate is still true',
  source: 'W7-gscert',
  hitPolicy: 'unique',
  inputs: { status: choice(['good', 'other', 'ended']), hasSameName: flag() },
  rows: [
    { when: { status: 'good', hasSameName: true }, then: 'true' },
    { when: { status: 'good', hasSameName: false }, then: 'renamed' },
    { when: { status: 'other' }, then: 'lapsed' },
    { when: { status: 'ended' }, then: 'ended' },
  ],
});

/** The present record of an entity that has a certificate. */
interface CertifiedToday {
  statusCode: string;
  entityName: string;
}

const placeOf = (statusCode: string) => {
  if (statusCode === 'GOOD') return 'good';
  return statusGroupOf(statusCode) === 'ended' ? 'ended' : 'other';
};

/** Whether a certificate's statement about an entity is still true today. */
export const certificateStanding = (saidName: string, today: CertifiedToday): CertificateStanding =>
  evaluate(CERTIFICATE_STANDING_TABLE, {
    status: placeOf(today.statusCode),
    hasSameName: today.entityName === saidName,
  });
