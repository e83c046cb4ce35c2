import { call, put, race, select, take } from 'typed-redux-saga';
import { fileMessage, type Attachment, type Text, type Filing } from '#rules';
import {
  attachmentDeleted,
  attachmentsChosen,
  attachmentsUploaded,
  attachmentSettled,
  attachmentUploadFailed,
  type FileToUpload,
} from '../../../attachments/attachments-slice';
import { NOT_UPLOADED, uploadFile } from '../../../attachments/transfer-saga';
import { controlCleared } from '../../../session/control-slice';
import { logError } from '../../../session/log';
import { filingChanged, filingCleared, filingStarted } from '../../wizard/draft-slice';
import { submitRefused } from '../../../forms/form-slice';
import { saveDraft } from '../../wizard/saving/save-saga';
import { selectDraft, selectFiling } from '../../wizard/selectors';
import { openPage } from '../../../session/outcomes';
import { watchEvery, watchLeading } from '../../../session/watch';

type FileLists = Pick<Filing['additionalInfoValues'], 'attachments' | 'privateAttachments'>;

const withFiles = (filing: Filing, change: (held: FileLists) => Partial<FileLists>): Filing => ({
  ...filing,
  additionalInfoValues: { ...filing.additionalInfoValues, ...change(filing.additionalInfoValues) },
});

/** A file that says which document it is belongs to the private ones. */
const withFile = (filing: Filing, file: Attachment): Filing =>
  withFiles(filing, ({ attachments, privateAttachments }) =>
    file.documentTyp
      ? { privateAttachments: [...privateAttachments, file] }
      : { attachments: [...attachments, file] },
  );

const withoutFile = (filing: Filing, key: string): Filing =>
  withFiles(filing, ({ attachments, privateAttachments }) => ({
    attachments: attachments.filter((file) => file.key !== key),
    privateAttachments: privateAttachments.filter((file) => file.key !== key),
  }));

/** Files are stored under the filing's reference, so a draft without one is saved first. */
function* referenceOfDraft() {
  const { refId, filing } = yield* select(selectDraft);
  if (refId) return refId;
  const saved = yield* saveDraft(filing);
  if (saved.kind === 'leaves') yield* openPage(saved.page);
  return (yield* select(selectDraft)).refId;
}

/** The registry had removed the filing: it is saved again, so that trying again helps. The page says what else is missing. */
function* saveAnew() {
  const saved = yield* saveDraft((yield* select(selectDraft)).filing, { isForgotten: true });
  if (saved.kind === 'resaved') yield* put(submitRefused({ message: saved.message }));
}

/** What is said of files that are not stored for the same reason; of one by one as they were chosen together. */
const notStored = (files: readonly FileToUpload[], message: Text, chosenCount: number): Text[] =>
  files.map(({ fileName }) => fileMessage(fileName, message, chosenCount));

/** Uploads one file after the other: each that is refused is named, and the others are kept. What keeps any file from being stored ends it. */
function* uploadAll(files: readonly FileToUpload[]) {
  const refused: Text[] = [];
  const fail = (left: readonly FileToUpload[], message: Text) =>
    put(attachmentUploadFailed([...refused, ...notStored(left, message, files.length)]));
  const refId = yield* referenceOfDraft();
  if (!refId) return yield* fail(files, NOT_UPLOADED);
  for (const [index, file] of files.entries()) {
    const result = yield* uploadFile(refId, file);
    if ('attachment' in result) {
      const { filing, refId: current } = yield* select(selectDraft);
      // The server holds the file under a reference that the filing no longer has.
      if (current !== refId) return yield* fail(files.slice(index), NOT_UPLOADED);
      yield* put(attachmentSettled());
      yield* put(filingChanged(withFile(filing, result.attachment)));
    } else if (result.isOfFile) {
      yield* put(attachmentSettled());
      refused.push(...notStored([file], result.message, files.length));
    } else {
      if (result.isFilingUnknown) yield* saveAnew();
      return yield* fail(files.slice(index), result.message);
    }
  }
  yield* refused.length > 0 ? put(attachmentUploadFailed(refused)) : put(attachmentsUploaded());
}

/** Ends with the filing that the files are for, so that an answer never reaches the next one. Whatever happens, the dialog is told. */
function* upload({ payload: files }: ReturnType<typeof attachmentsChosen>) {
  try {
    yield* race({
      done: call(uploadAll, files),
      ended: take([filingCleared, filingStarted, controlCleared]),
    });
  } catch (error) {
    yield* call(logError, 'A file could not be uploaded', error);
    yield* put(attachmentUploadFailed(notStored(files, NOT_UPLOADED, files.length)));
  }
}

function* remove({ payload: { key } }: ReturnType<typeof attachmentDeleted>) {
  const filing = yield* select(selectFiling);
  yield* put(filingChanged(withoutFile(filing, key)));
}

export function* watchAttachments() {
  yield* watchLeading(attachmentsChosen, upload);
  yield* watchEvery(attachmentDeleted, remove);
}
