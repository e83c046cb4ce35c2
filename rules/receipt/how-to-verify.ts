import { sentence, type Sentence } from '../language/text';

/**
 * How a reader of a mail or a document can verify it: on the public record, which anyone can read.
 * @param recordAddress where the record of the entity is shown
 */
export const howToVerify = (recordAddress: string): Sentence =>
  sentence('To verify this filing, see its entity on the public record: {recordAddress}', { recordAddress });
