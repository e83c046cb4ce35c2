/** `notScanned` when no scanner is configured. */
export type ScanVerdict = { verdict: 'clean' | 'notScanned' } | { verdict: 'infected'; finding: string };

/** A virus scanner. */
export interface VirusScanner {
  /** @throws ProviderUnavailable when the scanner does not answer. */
  scan(contents: Uint8Array): Promise<ScanVerdict>;
}
