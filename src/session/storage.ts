/** Keys of session storage that the registered-agent wizard keeps for a reload (A section 3, Browser storage). */
export const AGENT_STORAGE_KEYS = ['agentWizard', 'agentSearchResults', 'agentNavigation'] as const;

/** Keys of the browser's session storage, which lives and dies with the tab (W3-storage; the agent's by A section 3). */
export type SessionKey =
  | 'states'
  | 'suffixes'
  | 'countries'
  | 'ref'
  | 'filingInitialized'
  | 'viewcontrol'
  | (typeof AGENT_STORAGE_KEYS)[number];

/** Keys that hand a finished filing on to what's-next (W4-receipt-storage). */
export const TRANSACTION_STORAGE_KEYS = [
  'mstrTransId',
  'transId',
  'entityName',
  'entityReportDueDate',
  'entityStatus',
  'adminFraudCheck',
  'effectiveDate',
] as const;

/** Keys of the browser's local storage (W3-storage). */
export type LocalKey = 'env' | (typeof TRANSACTION_STORAGE_KEYS)[number];

/**
 * Values under known keys: texts as they are, everything else as JSON. A browser that refuses storage reads as empty
 * and forgets what is written.
 */
interface KeyedStore<Key extends string> {
  text(key: Key): string | null;
  read<Value>(key: Key): Value | null;
  write(key: Key, value: unknown): void;
  remove(...keys: Key[]): void;
}

export interface BrowserStorage {
  session: KeyedStore<SessionKey>;
  local: KeyedStore<LocalKey>;
  /**
   * Empties local storage when the application is loaded (A2-health), but for the transaction keys: the receipt page
   * clears them when it loads and Done when what's-next ends, and until then a reload of what's-next, or a second tab
   * that starts another filing, must not take them away.
   */
  clearOnLoad(): void;
}

const keyedStore = <Key extends string>(area: () => Storage): KeyedStore<Key> => ({
  text(key) {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  read<Value>(key: Key) {
    try {
      const text = area().getItem(key);
      return text === null ? null : (JSON.parse(text) as Value);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      area().setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    } catch {
      // Without storage a reload starts again; nothing else depends on it.
    }
  },
  remove(...keys) {
    try {
      for (const key of keys) area().removeItem(key);
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  },
});

/** The browser's storage; areas are asked for on use, because a locked-down browser throws when they are only read. */
export function createBrowserStorage(
  sessionArea: () => Storage = () => window.sessionStorage,
  localArea: () => Storage = () => window.localStorage,
): BrowserStorage {
  return {
    session: keyedStore(sessionArea),
    local: keyedStore(localArea),
    clearOnLoad() {
      try {
        const kept: readonly string[] = TRANSACTION_STORAGE_KEYS;
        for (const key of Object.keys(localArea())) if (!kept.includes(key)) localArea().removeItem(key);
      } catch {
        // A browser without storage has nothing to clear.
      }
    },
  };
}
