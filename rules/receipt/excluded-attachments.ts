import { sentence, type Text } from '../language/text';

/**
 * The notes to a filer about attachments that the office left out when it accepted the filing, by mail and on the receipt (A2-review).
 * @param fileNames of these attachments
 */
export const excludedAttachmentsNotes = (fileNames: readonly string[]): Text[] =>
  fileNames.length === 0
    ? []
    : [sentence('Left out of the record: {fileNames}', { fileNames: [...fileNames] })];
