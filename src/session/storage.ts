/**
 * Keys of the browser's session storage, which lives and dies with the tab (W3-storage). These are the session's own; each area
 * declares its keys in addition, where it stores them.
 */
export interface SessionKeys {
  states: true;
  suffixes: true;
  countries: true;
  /** Type and open step of the filing in progress in this tab, for pages that lead back to it. */
  keptFiling: true;
}
export type SessionKey = keyof SessionKeys;

/** Keys of the browser's local storage (W3-storage), declared in the same way. */
export interface LocalKeys {
  env: true;
}
export type LocalKey = keyof LocalKeys;

/** How long the areas' keys last. They count also while the area itself has not been loaded in this tab. */
export interface AreaKeys {
  /** Forgotten when the session times out: nothing of a filing may come back in this tab. */
  endWithSession: readonly SessionKey[];
  /** Kept when the application is loaded, which empties local storage (A2-health). */
  outlastLoad: readonly LocalKey[];
}

/**
 * Values under known keys: texts as they are, everything else as JSON. A browser that refuses storage reads as empty
 * and forgets what is written.
 */
interface KeyedStore<Key extends string> {
  text(key: Key): string | null;
  /** The value under the key; null without one, or where `isValue` rejects it. */
  read<Value>(key: Key, isValue: (stored: unknown) => stored is Value): Value | null;
  write(key: Key, value: unknown): void;
  remove(...keys: Key[]): void;
}

export interface BrowserStorage {
  session: KeyedStore<SessionKey>;
  local: KeyedStore<LocalKey>;
  /** Empties local storage when the application is loaded (A2-health), but for the keys that outlast that. */
  clearOnLoad(): void;
  /** Forgets what ends with the session. */
  clearOnTimeOut(): void;
}

const keyedStore = <Key extends string>(area: () => Storage): KeyedStore<Key> => ({
  text(key) {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  read(key, isValue) {
    try {
      const stored: unknown = JSON.parse(area().getItem(key) ?? 'null');
      return isValue(stored) ? stored : null;
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
      // Nothing was stored, so there is nothing to remove.
    }
  },
});

/** The browser's storage; areas are asked for on use, because a locked-down browser throws when they are only read. */
export function createBrowserStorage(
  { endWithSession, outlastLoad }: AreaKeys,
  sessionArea: () => Storage = () => window.sessionStorage,
  localArea: () => Storage = () => window.localStorage,
): BrowserStorage {
  const session = keyedStore<SessionKey>(sessionArea);
  return {
    session,
    local: keyedStore(localArea),
    clearOnLoad() {
      try {
        const keptKeys: readonly string[] = outlastLoad;
        for (const key of Object.keys(localArea())) if (!keptKeys.includes(key)) localArea().removeItem(key);
      } catch {
        // A browser without storage has nothing to clear.
      }
    },
    clearOnTimeOut() {
      session.remove(...endWithSession);
    },
  };
}
