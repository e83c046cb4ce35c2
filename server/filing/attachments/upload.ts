import type { Attachment, ChosenFile, Opened, Problem } from '#rules';
import {
  infectedText,
  says,
  ATTACHMENT_LIMITS,
  fileProblems,
  hasByteOrderMark,
  keptFileName,
  mayBe,
  mimeTypeOfName,
  typeOfName,
} from '#rules';
import type { Registry } from '../../context';
import { saveAttachment } from './attachments';
import { storageFull, refuseFullStorage } from './storage-limits';
import { findDraft } from '../drafts/drafts';
import { findSubmissionByRef } from '../submissions/submissions';
import { HttpFailure } from '../../failures/failure';

/** A file as it arrives. */
export interface UploadedFile {
  refId: string;
  fileName: string;
  /** Base64. */
  fileContents: string;
  private?: boolean;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decode(fileContents: string): Buffer {
  if (fileContents.length % 4 === 0 && BASE64.test(fileContents)) return Buffer.from(fileContents, 'base64');
  const faults = [{ path: 'body.fileContents', message: 'must be Base64' }];
  throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults });
}

const refused = (problem: Problem): HttpFailure =>
  new HttpFailure(422, problem.message, { problems: [problem] });

/** What is in a file, as the reader of its name's kind opens it; of any other kind, which one that is. */
async function openedContents(
  { documents }: Registry,
  fileName: string,
  contents: Buffer,
): Promise<Pick<ChosenFile, 'opened' | 'foreignType'>> {
  const type = typeOfName(fileName);
  if (type !== undefined && mayBe(type, contents)) {
    // A text has been read by now.
    if (type.mimeType === 'text/plain') return { opened: 'whole' };
    const { opened }: { opened: Opened } = await documents.draw('openedFile', type.mimeType, contents);
    return { opened };
  }
  // A text that is cut in the middle of a letter would be taken for a recording by its mark.
  if (hasByteOrderMark(contents)) return { foreignType: '' };
  const { fileTypeFromBuffer } = await import('file-type');
  return { foreignType: (await fileTypeFromBuffer(contents))?.mime ?? '' };
}

async function infection(
  { providers }: Registry,
  fileName: string,
  contents: Buffer,
): Promise<Problem | null> {
  const scan = await providers.virusScanner.scan(contents);
  if (scan.verdict !== 'infected') return null;
  return { path: 'files[0]', code: 'fileType', ...says(infectedText(fileName)) };
}

/**
 * Checks a file by the rules of the upload dialog and by its contents, and saves it.
 *
 * @param caller network address
 * @returns null for an unknown reference
 * @throws HttpFailure 400, 413 or 422, 429 when the caller has uploaded too much, 503 when all filings together have
 */
export async function upload(
  registry: Registry,
  file: UploadedFile,
  caller: string,
): Promise<Attachment | null> {
  const { db, clock } = registry;
  const { refId } = file;
  const draft = await findDraft(db, refId, clock.now());
  if (draft === undefined) return null;
  // Nothing is added to a filing that is paid for.
  if ((await findSubmissionByRef(db, refId))?.state === 'filed') return null;
  const contents = decode(file.fileContents);
  const fileName = keptFileName(file.fileName, contents);
  const isPrivate = file.private === true;
  const { attachments, privateAttachments } = draft.additionalInfoValues;
  const held = isPrivate ? privateAttachments : attachments;
  const refuseFirst = (file: ChosenFile): void => {
    const [problem] = fileProblems([file], held, ATTACHMENT_LIMITS);
    if (problem !== undefined) throw refused(problem);
  };
  const chosen = { name: fileName, size: contents.length };
  refuseFirst({ ...chosen, bytes: contents });
  refuseFirst({ ...chosen, ...(await openedContents(registry, fileName, contents)) });
  const virus = await infection(registry, fileName, contents);
  if (virus !== null) throw refused(virus);
  const attachment = {
    refId,
    fileName,
    mimeType: mimeTypeOfName(fileName),
    isPrivate,
    contents,
  };
  await refuseFullStorage(registry, caller, contents.length);
  const saved = await saveAttachment(registry, attachment);
  if (saved === 'tooMuch') throw new HttpFailure(413, 'This filing has uploaded too much.');
  if (saved === 'full') throw storageFull();
  return saved;
}
