/** Keys of session storage by which a filing in progress is found again after a reload (W3-storage, W4-restore). */
export const FILING_KEYS = ['ref', 'filingInitialized', 'viewcontrol'] as const;

declare module '../../session/storage' {
  interface SessionKeys {
    ref: true;
    filingInitialized: true;
    viewcontrol: true;
  }
}
