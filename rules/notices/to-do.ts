import { sentence, type Sentence } from '../language/text';
import type { RemindedFiling } from './reminders';

/** What to do, with the page on which it begins. */
export const toDo = (files: RemindedFiling, address: string): Sentence =>
  files === 'report'
    ? sentence('File the report: {address}', { address })
    : sentence('File a statement that cures the delinquency: {address}', { address });
