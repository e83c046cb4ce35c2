import { samplePdf } from './sample-pdf';

const FILE = { fileData: samplePdf('A file of the sample'), mimeType: 'application/pdf' };

/** What is attached to each filing under review. */
export const PENDING_FILES = [
  { ...FILE, id: 'affidavit', fileName: 'affidavit.pdf', isPrivate: true, clientLocation: 'Affidavit' },
  { ...FILE, id: 'letter', fileName: 'letter.pdf', isPrivate: false, clientLocation: '' },
];
