import type { Attachment, Problem } from '#rules';
import {
  ATTACHMENT_LIMITS,
  contentsProblem,
  extensionOf,
  fileProblems,
  isPdf,
  isTypeOfExtension,
  mimeTypeOfExtension,
  openingProblem,
  plainFileName,
} from '#rules';
import type { Registry } from '../../context';
import { textOf } from '../../text-contents';
import { saveAttachment } from './attachments';
import { storageFull, refuseFullStorage } from './storage-limits';
import { findDraft } from '../drafts/drafts';
import { findSubmissionByRef } from '../submissions/submissions';
import { HttpFailure } from '../../failures/failure';

/** A file as it arrives. */
export interface UploadedFile {
  refId: string;
  fileName: string;
  mimeType: string;
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

/** Formats that are written as text, and begin as no text does. */
const WRITTEN_AS_TEXT: readonly string[] = ['application/pdf', 'application/rtf'];

/** Media type of contents; empty where it is unknown. Readers of PDFs allow some bytes before the beginning. */
async function typeOfContents(fileName: string, contents: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = (await fileTypeFromBuffer(contents))?.mime ?? '';
  if (isTypeOfExtension('application/pdf', extensionOf(fileName)) && isPdf(contents))
    return 'application/pdf';
  return !WRITTEN_AS_TEXT.includes(detected) && textOf(contents) !== null ? 'text/plain' : detected;
}

/** The problem of contents that are not what the file's name says, or that no reader opens. */
async function contentProblem(
  { documents }: Registry,
  fileName: string,
  contents: Buffer,
): Promise<Problem | null> {
  const found = await typeOfContents(fileName, contents);
  const problem = contentsProblem(fileName, found);
  // A text has been read by now.
  if (problem !== null || found === 'text/plain') return problem;
  const { opened } = await documents.draw('openedFile', found, contents);
  const file = { name: fileName, size: contents.length, mimeType: '' };
  return opened === 'whole' ? null : openingProblem(file, opened);
}

async function infection(
  { providers }: Registry,
  fileName: string,
  contents: Buffer,
): Promise<Problem | null> {
  const scan = await providers.virusScanner.scan(contents);
  if (scan.verdict !== 'infected') return null;
  return {
    path: 'files[0]',
    code: 'fileType',
    message: `${fileName} can't be attached: a virus was found in it.`,
  };
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
  const { refId, mimeType } = file;
  const fileName = plainFileName(file.fileName);
  const draft = await findDraft(db, refId, clock.now());
  if (draft === undefined) return null;
  // Nothing is added to a filing that is paid for.
  if ((await findSubmissionByRef(db, refId))?.state === 'filed') return null;
  const contents = decode(file.fileContents);
  const isPrivate = file.private === true;
  const { attachments, privateAttachments } = draft.additionalInfoValues;
  const chosen = { name: fileName, size: contents.length, mimeType, bytes: contents };
  const [problem] = fileProblems([chosen], isPrivate ? privateAttachments : attachments, ATTACHMENT_LIMITS);
  if (problem !== undefined) throw refused(problem);
  const findings =
    (await contentProblem(registry, fileName, contents)) ?? (await infection(registry, fileName, contents));
  if (findings !== null) throw refused(findings);
  const attachment = {
    refId,
    fileName,
    mimeType: mimeTypeOfExtension(extensionOf(fileName)),
    isPrivate,
    contents,
  };
  await refuseFullStorage(registry, caller, contents.length);
  const saved = await saveAttachment(registry, attachment);
  if (saved === 'tooMuch') throw new HttpFailure(413, 'This filing has uploaded too much.');
  if (saved === 'full') throw storageFull();
  return saved;
}
