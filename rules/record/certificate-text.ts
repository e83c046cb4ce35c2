import { formatLongDay } from '../calendar/format-day';
import { formatOfficeDateTime } from '../calendar/office-time';
import { printedCertificateNumber } from './certificate-standing';

/** The facts that a certificate of good standing states. */
export interface CertifiedFacts {
  name: string;
  entityId: string;
  /** "Limited liability company". */
  entityType: string;
  /** The name, such as "Colorado". */
  jurisdiction: string;
  /** ISO 8601 date. */
  formationDate: string;
  /** ISO 8601 instant. */
  issuedAt: string;
  /** As the registry stores it, for checking the certificate. */
  number: string;
}

const withArticle = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** What a certificate of good standing says, sentence by sentence: the same in the document and on the page (W7-gscert). */
export const certificateText = (facts: CertifiedFacts) => ({
  title: 'Certificate of Good Standing',
  opening: 'According to the records of this office,',
  name: facts.name,
  statement:
    `is ${withArticle(facts.entityType)} formed under the law of ${facts.jurisdiction} on ${formatLongDay(facts.formationDate)}, ` +
    `has complied with all applicable requirements of this office, and is in good standing with this office. ` +
    `It has been assigned the entity identification number ${facts.entityId}.`,
  basis:
    'This certificate reflects facts established or disclosed by documents delivered to this office, ' +
    `posted and available on the date and time of issue, ${formatOfficeDateTime(facts.issuedAt)}.`,
  numbered: `Certificate number ${printedCertificateNumber(facts.number)}`,
});
