/** What the browser suites have in common, for their configurations. */
import { leaveLibraryFramesPlain } from './plain-library-frames';

leaveLibraryFramesPlain();

/**
 * One more than the two cores of the smallest machine: a test spends a fifth of its time waiting for the server, the page or a timer.
 */
export const WORKERS = 3;

/** Turns off the browser's own network requests, and draws without a graphics card. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Turns the optimizer off: a page of a test is closed before optimizing its scripts pays. That takes an eighth less processor time. */
export const SHORT_PAGE_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev'];
