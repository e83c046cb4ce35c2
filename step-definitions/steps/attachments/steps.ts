import assert from 'node:assert/strict';
import type { Attachment } from '#rules';
import { PRIVATE_DOCUMENT_TEXTS, PRIVATE_DOCUMENT_TYPES } from '#rules';
import type { AttachmentsDriver, NamedFile } from './driver';
import type { SampleFile } from './file-contents';
import { SAMPLE_FILES } from './file-contents';
import { validFile } from '../../samples/sections';
import { lookUp } from '../../words/vocabulary/look-up';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';

const PDF = { type: 'application/pdf', size: 1000 } as const;
const scan = (size: number, place = ''): NamedFile => ({ ...PDF, name: `scan${place}.pdf`, size });

/** Documents as the filer reads them, and one that the specification does not know. */
const DOCUMENTS: Record<string, Attachment['documentTyp']> = {
  ...Object.fromEntries(PRIVATE_DOCUMENT_TYPES.map((type) => [PRIVATE_DOCUMENT_TEXTS[type], type])),
  'something else': 'PASSPORT' as Attachment['documentTyp'],
  '': '',
};
const SAMPLES: Record<string, SampleFile> = Object.fromEntries(
  (Object.keys(SAMPLE_FILES) as SampleFile[]).map((sample) => [sample, sample]),
);
const TYPES: Record<string, string> = { jpg: 'image/jpeg' };

const keptFiles = (table: Table): Attachment[] =>
  table.hashes().map(({ file = '', document = '', bytes = '1000' }) => ({
    ...validFile(file, lookUp('document', DOCUMENTS, document)),
    mimeType: TYPES[file.split('.').at(-1) ?? ''] ?? PDF.type,
    size: Number(bytes),
  }));

/** Files that are attached to a filing. */
export const attachmentPhrases: Phrases<{ attachments: AttachmentsDriver }> = ({ Given, When, Then }) => {
  Given('the filer has already attached {int} files', ({ attachments }, count: number) =>
    attachments.setAttached(count),
  );
  Given('the filer has already attached a file of {int} bytes', ({ attachments }, bytes: number) =>
    attachments.setAttached(1, bytes),
  );
  Given('at most {int} file can be attached', ({ attachments }, count: number) =>
    attachments.limitCount(count),
  );

  Given('any number of files can be attached', ({ attachments }) => attachments.liftCountLimit());
  Given('the files can have at most {int} MB in total', ({ attachments }, megabytes: number) =>
    attachments.limitTotalSize(megabytes),
  );

  When('the filer attaches these files:', async ({ attachments }, table: Table) => {
    const files = table
      .hashes()
      .map(({ file: name = '', type = '', bytes = '' }) => ({ name, type, size: Number(bytes) }));
    await attachments.attach(files);
  });
  When('the filer attaches {int} files of {int} bytes', ({ attachments }, count: number, size: number) =>
    attachments.attach(Array.from({ length: count }, (_, place) => scan(size, String(place)))),
  );
  When('the filer attaches the file {text} of type {text}', ({ attachments }, name: string, type: string) =>
    attachments.attach([{ name, type, size: 1000 }]),
  );
  When(
    'the filer attaches the file {text} that holds {text}',
    ({ attachments }, name: string, holds: string) =>
      attachments.attach([{ name, type: '', size: 1000, holds: lookUp('contents', SAMPLES, holds) }]),
  );
  When('the filer attaches {int} files', ({ attachments }, count: number) =>
    attachments.attach(Array.from({ length: count }, (_, place) => scan(1000, String(place)))),
  );
  When('the filer attaches a file of {int} bytes', ({ attachments }, size: number) =>
    attachments.attach([scan(size)]),
  );
  When('the filer attaches a PDF named {text} that is password-protected', ({ attachments }, name: string) =>
    attachments.attach([{ ...PDF, name, holds: 'a protected PDF' }]),
  );
  When(
    'the filer attaches a PDF named {text} that is not password-protected',
    ({ attachments }, name: string) => attachments.attach([{ ...PDF, name, holds: 'a PDF' }]),
  );
  When('the filer attaches something that is not a file', ({ attachments }) =>
    attachments.attach([{ ...PDF, name: 'folder', size: 0, isFile: false }]),
  );
  When('the filer removes the file {text}', ({ attachments }, name: string) => attachments.remove(name));

  When('the filer adds to the {field}:', ({ attachments }, field: string, table: Table) =>
    attachments.addToField(field, keptFiles(table)),
  );
  When(
    'the filer adds {int} affidavits to the {field}',
    async ({ attachments }, count: number, field: string) => {
      const files = Array.from({ length: count }, (_, place) =>
        validFile(`affidavit${place}.pdf`, 'AFFIDAVIT'),
      );
      await attachments.addToField(field, files);
    },
  );

  Then('the message about the files is {text}', async ({ attachments }, problem: string) =>
    assert.equal((await attachments.problems()).join(' '), problem),
  );
  Then('the attached files are {text}', async ({ attachments }, names: string) =>
    assert.equal((await attachments.attachedNames()).join(', '), names),
  );
  Then('the answer about attached amendments is {yesNo}', async ({ attachments }, answer: 'Y' | 'N') =>
    assert.equal(await attachments.attachedAmendmentsAnswer(), answer),
  );
  Then('the instruction about the attachments is {text}', says('attachments', 'instruction'));
  Then('another file can be added', holds('attachments', 'canAddFile'));
  Then('another file cannot be added', holdsNot('attachments', 'canAddFile'));
};
