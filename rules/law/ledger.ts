/** A section of the Colorado Revised Statutes, an article whose entities this portal forms, or a federal regulation. */
const SECTION = /\b7-\d{2,3}-\d{3,4}(?:\.\d+)?\b|\bArticle 5[56]\b|\b\d+ CFR \d+\.\d+\b/g;

/** The sections of the law that a text cites, each once. */
export const sectionsCited = (text: string): string[] => [...new Set(text.match(SECTION) ?? [])];

/** What the ledger says of a section: which edition was read, and whether the rules do what it requires. */
export interface LedgerEntry {
  section: string;
  edition: string;
  verdict: string;
}

/** A reason follows where the rules do not, or not surely, do what the section requires. */
const VERDICT = /^(carried|differs because .+|not carried: .+|to be confirmed.*)$/;

/** What is wrong with the entries of the ledger, in sentences (T11-ledger). */
export const ledgerFaults = (entries: readonly LedgerEntry[]): string[] =>
  entries.flatMap(({ section, edition, verdict }) => [
    ...(VERDICT.test(verdict) ? [] : [`${section} has no verdict in the ledger, but "${verdict}"`]),
    ...(edition.trim() === '' ? [`${section}: the ledger does not tell which edition was read`] : []),
  ]);

/** The sections that a text cites and that are not in the ledger, in sentences. */
export const citationFaults = (place: string, text: string, entries: readonly LedgerEntry[]): string[] =>
  sectionsCited(text)
    .filter((cited) => !entries.some(({ section }) => section === cited))
    .map((cited) => `${place} cites ${cited}, on which the ledger has no verdict`);
