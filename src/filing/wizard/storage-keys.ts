/** Keys of session storage by which a filing in progress is found again after a reload (W3-storage, W4-restore). */
export const FILING_KEYS = ['ref', 'filingInitialized', 'viewcontrol', 'filingEntity'] as const;

declare module '../../session/storage' {
  interface SessionKeys {
    ref: true;
    filingInitialized: true;
    viewcontrol: true;
    /** The entity that the filing is for, whose login decides whether it is given out again. */
    filingEntity: true;
  }
}
