/** What the browser suites have in common, for their configurations. */

/**
 * One more than the two cores of the smallest machine: a test waits for the server, for the page and for time to pass a fifth of its
 * time, in which another goes on.
 */
export const WORKERS = 3;

/** Nothing of the browser's own asks the network; what it draws, it draws by the processor. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test is gone before optimizing its scripts pays: without that the browser takes an eighth less of the processor. */
export const FOR_BRIEF_PAGES = [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev'];
