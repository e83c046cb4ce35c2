type Detail = Readonly<Record<string, string | number | boolean | undefined>>;

/** Logs something for the operators of the portal. Details name operations and codes, never what a filer entered. */
export function logWarning(message: string, detail: Detail = {}): void {
  // eslint-disable-next-line no-console -- the browser's console is where the portal's log goes
  console.warn(message, detail);
}

/** Notes an error that no rule of the catalog foresaw. */
export function logError(message: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the browser's console is where the portal's log goes
  console.error(message, error);
}
