import { sentence, type Sentence } from '../language/text';
import type { RemindedFiling } from './reminders';

const TO_DO: Readonly<Record<RemindedFiling, (address: string) => Sentence>> = {
  report: (address) => sentence('File the report: {address}', { address }),
  cure: (address) => sentence('File a statement that cures the delinquency: {address}', { address }),
};

/** What to do, with the page on which it begins. */
export const toDo = (files: RemindedFiling, address: string): Sentence => TO_DO[files](address);
