import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that is being answered. */
interface Answered {
  /** Tells when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whose request it is, as limits count them. */
  caller: string;
}

const requests = new AsyncLocalStorage<Answered>();

/** Does work for a request. */
export const forRequest = <T>(request: Answered, work: () => T): T => requests.run(request, work);

/** The signal of the request that is being answered; undefined for what the registry does by itself. */
export const requestSignal = (): AbortSignal | undefined => requests.getStore()?.signal;

/** Who waits for the answer; undefined for what the registry does by itself. */
export const requestCaller = (): string | undefined => requests.getStore()?.caller;
