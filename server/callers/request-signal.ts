import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Does work for a request, whose signal tells when nobody waits for its answer any more. */
export const forRequest = <T>(signal: AbortSignal, work: () => T): T => signals.run(signal, work);

/** The signal of the request that is being answered; undefined for what the registry does by itself. */
export const requestSignal = (): AbortSignal | undefined => signals.getStore();
