import type { Filing, PrivateDocumentType } from '#rules';
import { officeMidnight, plusDays, transactionOf } from '#rules';
import type { Day } from '../database/tables/entities';
import { PERSONAS_BY_REVIEW } from './personas-by-review';
import { sampleAgent } from './sample-agents';
import type { SampleFiling } from './sample-filings';
import { sampleFilingOf, sampleKey } from './sample-filings';

/** A file that came with a queued filing: a text, which everybody can read in any viewer. */
export interface SampleFile {
  key: string;
  fileName: string;
  text: string;
  document: PrivateDocumentType | null;
}

/** A filing that waits for staff when the registry is new. */
export interface QueuedSample extends SampleFiling {
  effectiveAt: Date;
  files: readonly SampleFile[];
  /** Who processes it, since when, and when their review was last heard of. */
  lock: { userId: string; takenAt: Date; renewedAt: Date } | null;
}

const HOUR = 3_600_000;
const REVIEWER = 'reviewer';

/** A lock that does not end while testers look at it. */
const WITHOUT_END = new Date('2099-12-31T00:00:00Z');

/** Above the documents of the sample history. */
const FIRST_DOCUMENT = 4_000_201;

interface Traits {
  publicFiles?: number;
  documents?: readonly PrivateDocumentType[];
  delay?: number;
  lock?: 'held' | 'ended';
}

/** Properties of some of them, by their place in the queue; `personas-by-review` describes the same to testers. */
const TRAITS: Readonly<Record<number, Traits>> = {
  1: { lock: 'held' },
  2: { lock: 'ended' },
  3: { publicFiles: 5 },
  4: { documents: ['PHOTO_ID'] },
  5: { delay: 10 },
};

const PRIVATE_FILES: Readonly<Record<PrivateDocumentType, { fileName: string; text: string }>> = {
  AFFIDAVIT: {
    fileName: 'affidavit.txt',
    text: 'AFFIDAVIT (sample)\n\nI am authorized to change the registered agent of this company.',
  },
  PHOTO_ID: { fileName: 'photo-id.txt', text: 'PHOTO ID (sample)\n\nNo. 00-000-0000' },
};

const filesOf = (transactionId: string, { publicFiles = 0, documents }: Traits): SampleFile[] => [
  ...Array.from({ length: publicFiles }, (_, index) => ({
    key: `sample-file-${transactionId}-${index + 1}`,
    fileName: `attachment-${index + 1}.txt`,
    text: `Attachment ${index + 1} of ${publicFiles} (sample)`,
    document: null,
  })),
  ...(documents ?? (['AFFIDAVIT', 'PHOTO_ID'] as const)).map((document) => ({
    ...PRIVATE_FILES[document],
    key: `sample-file-${transactionId}-${document.toLowerCase().replace('_', '-')}`,
    document,
  })),
];

const attachmentOf = ({ key, fileName, text, document }: SampleFile) => ({
  key,
  fileName,
  mimeType: 'text/plain',
  size: text.length,
  ...(document !== null && { documentTyp: document }),
});

function lockOf(traits: Traits, filedAt: Date): QueuedSample['lock'] {
  if (traits.lock === undefined) return null;
  const takenAt = new Date(filedAt.getTime() + HOUR);
  return { userId: REVIEWER, takenAt, renewedAt: traits.lock === 'held' ? WITHOUT_END : takenAt };
}

/** The filings that wait for staff in a registry that is loaded on this day: one came in each day before, the oldest first. */
export const queuedSamples = (today: Day): QueuedSample[] =>
  PERSONAS_BY_REVIEW.map(({ loadedOn }, index): QueuedSample => {
    const entity = loadedOn(today);
    const traits = TRAITS[index] ?? {};
    const transactionId = `2026${FIRST_DOCUMENT + index}`;
    const submissionKey = sampleKey(transactionId);
    const day = plusDays(today, index - PERSONAS_BY_REVIEW.length);
    const filedAt = new Date(officeMidnight(day) + 9 * HOUR + index * 7 * 60_000);
    const files = filesOf(transactionId, traits);
    const { nameValues, addressValues } = sampleAgent(index + 2);
    const newFiling = sampleFilingOf(
      entity,
      { filingType: 'chgra', filedAt: filedAt.toISOString() },
      submissionKey,
    );
    const transaction = transactionOf('chgra', 'DLLC');
    const filing: Filing = {
      ...newFiling,
      ...(transaction && {
        transactionType: transaction.transactionType,
        transactionDescription: transaction.transactionDescription,
      }),
      adminFraudCheck: true,
      email: `filer${index + 1}@queue.example`,
      registeredAgentValues: { ...newFiling.registeredAgentValues, nameValues, addressValues },
      additionalInfoValues: {
        ...newFiling.additionalInfoValues,
        additionalInfoAttachmentRadio: traits.publicFiles === undefined ? 'N' : 'Y',
        attachments: files.filter(({ document }) => document === null).map(attachmentOf),
        privateAttachments: files.filter(({ document }) => document !== null).map(attachmentOf),
      },
    };
    const effectiveAt =
      traits.delay === undefined ? filedAt : new Date(officeMidnight(plusDays(today, traits.delay)));
    const { entityId } = entity;
    return {
      entityId,
      transactionId,
      submissionKey,
      filing,
      filedAt,
      effectiveAt,
      files,
      lock: lockOf(traits, filedAt),
    };
  });
