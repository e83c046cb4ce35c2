import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** The documents of a filing that can be viewed. */
export const FILING_DOCUMENTS = [
  'filedDocument',
  'certificate',
  'formForReview',
  'attachment',
  'privateAttachment',
] as const;
export type FilingDocument = (typeof FILING_DOCUMENTS)[number];

/** `filer`: the person who makes the filing and holds its reference. */
export type Viewer = 'anyone' | 'filer' | 'admin';

/** State of the filing: not paid yet, paid and waiting for the office, on record. */
export const FILING_STAGES = ['inProgress', 'pending', 'onRecord'] as const;
export type FilingStage = (typeof FILING_STAGES)[number];

const RECORDS = ['filedDocument', 'certificate'] as const;

/** Who may look at what; private attachments are never public, and the office's alone once the filing is sent (W6-roles). */
export const DOCUMENT_ACCESS_TABLE = defineTable<boolean>()({
  name: 'Who may look at the documents of a filing',
  source: 'W6-roles',
  hitPolicy: 'unique',
  inputs: {
    document: choice(FILING_DOCUMENTS),
    viewer: choice(['anyone', 'filer', 'admin']),
    standing: choice(FILING_STAGES),
  },
  rows: [
    { when: { document: RECORDS, standing: 'onRecord' }, then: true },
    { when: { document: RECORDS, standing: ['inProgress', 'pending'] }, then: false },
    { when: { document: 'formForReview', viewer: ['filer', 'admin'] }, then: true },
    { when: { document: 'formForReview', viewer: 'anyone' }, then: false },
    { when: { document: 'attachment', viewer: ['filer', 'admin'] }, then: true },
    { when: { document: 'attachment', viewer: 'anyone', standing: 'onRecord' }, then: true },
    { when: { document: 'attachment', viewer: 'anyone', standing: ['inProgress', 'pending'] }, then: false },
    { when: { document: 'privateAttachment', viewer: 'anyone' }, then: false },
    { when: { document: 'privateAttachment', viewer: 'filer', standing: 'inProgress' }, then: true },
    {
      when: { document: 'privateAttachment', viewer: 'filer', standing: ['pending', 'onRecord'] },
      then: false,
    },
    { when: { document: 'privateAttachment', viewer: 'admin' }, then: true },
  ],
});

/** Whether somebody may look at a document of a filing. */
export const maySee = (viewer: Viewer, document: FilingDocument, standing: FilingStage): boolean =>
  evaluate(DOCUMENT_ACCESS_TABLE, { document, viewer, standing });
