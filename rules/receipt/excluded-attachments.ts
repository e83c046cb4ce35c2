/**
 * The notes to a filer about attachments that the office left out when it accepted the filing, by mail and on the receipt (A2-review).
 * @param fileNames of these attachments
 */
export const excludedAttachmentsNotes = (fileNames: readonly string[]): string[] =>
  fileNames.length === 0 ? [] : [`Left out of the record: ${fileNames.join(', ')}`];
