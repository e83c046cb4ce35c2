import { FILINGS, type DeclaredFiling } from '../filings/all-filings';
import type { FilingDeclaration } from '../filings/declare-filing';

/** Filing types: the names of the filings that there are. */
export type FilingType = DeclaredFiling['name'];
export const FILING_TYPES: readonly FilingType[] = FILINGS.map(({ name }) => name);

/** The filings by their types, read without the words that each has for itself. */
const BY_TYPE: ReadonlyMap<string, FilingDeclaration> = new Map(
  FILINGS.map((filing) => [filing.name, filing]),
);

/** What a type of filing declares. */
export const declaredFiling = (filingType: FilingType): FilingDeclaration =>
  BY_TYPE.get(filingType) as FilingDeclaration;

/** The same of a type as a browser may send it; undefined for one that there is not. */
export const findDeclaredFiling = (filingType: string): FilingDeclaration | undefined =>
  BY_TYPE.get(filingType);
