import type { RecordFact } from './facts';

/** Personal data can stand in these parts: they are not shown where the document that set them is withheld. */
const PERSONAL: readonly RecordFact[] = ['principalOffice', 'mailingAddress', 'registeredAgent'];

/**
 * Whether a part of a record is not shown, since a document of the entity is withheld: the one that set the part, or any where no document
 * is known to have set it.
 * @param document the number of the document that set the part; empty where none is known
 * @param withheld the numbers of the entity's documents that are withheld
 */
export const isPartWithheld = (part: RecordFact, document: string, withheld: readonly string[]): boolean =>
  PERSONAL.includes(part) && (document === '' ? withheld.length > 0 : withheld.includes(document));
