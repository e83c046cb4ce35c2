import type { Filing, FilingType } from '#rules';
import type { FilingKind } from './filing-kind';
import { FILING_KINDS } from './filing-kinds';

const KINDS: ReadonlyMap<string, FilingKind> = new Map(Object.entries(FILING_KINDS));

/** The kind of filings of this type; undefined for a type that the registry does not support. */
export const findKind = (filingType: FilingType | ''): FilingKind | undefined => KINDS.get(filingType);

/** The kind of a filing that was let through to payment. */
export function kindOf({ filingType }: Filing): FilingKind {
  const kind = findKind(filingType);
  if (kind === undefined) throw new Error(`The registry does not support filings of type "${filingType}".`);
  return kind;
}
