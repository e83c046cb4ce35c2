import type { NavigateFunction } from 'react-router-dom';

/**
 * Navigation for sagas. The router's `navigate` is handed in once it is mounted; earlier requests wait. `leave` goes to another site or
 * reloads a page of this one.
 */
export interface Navigator {
  /** `state` goes along with the history entry: it outlives a reload, and no link can bring it. */
  go(path: string, options?: { replace?: boolean; state?: unknown }): void;
  /** One page back in the browser's history. */
  back(): void;
  /** Path and query of the page that is open. */
  here(): string;
  leave(address: string): void;
  connect(navigate: NavigateFunction): void;
  /** Scheme, host and port of the application, for addresses that other sites send the filer back to. */
  readonly origin: string;
}

/** The one navigator of the page; `assign` is the browser's own way to another address. */
export function createNavigator(origin: string, assign: (address: string) => void): Navigator {
  let router: NavigateFunction | null = null;
  const waiting: Parameters<Navigator['go']>[] = [];
  const here = () => window.location.pathname + window.location.search;
  return {
    origin,
    go(path, options) {
      // As with a link to the open page: a second entry would make Back lead to the same page.
      if (router) void router(path, path === here() ? { ...options, replace: true } : options);
      else waiting.push([path, options]);
    },
    back: () => void (router ? router(-1) : window.history.back()),
    here,
    leave: assign,
    connect(navigate) {
      router = navigate;
      for (const [path, options] of waiting.splice(0)) void navigate(path, options);
    },
  };
}
