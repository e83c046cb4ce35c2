import { setupWorker } from 'msw/browser';
import { faultsOfAddress } from './fault-names';
import { clearFaults, setFault } from './faults';
import { handlers } from './handlers';

declare global {
  interface Window {
    /** For trying outcomes in the console: `registryMock.setFault('receipt', { kind: 'http', status: 500 })`. */
    registryMock?: { setFault: typeof setFault; clearFaults: typeof clearFaults };
  }
}

/**
 * Start the mock registry in the browser (`npm run dev:mock`); resolves when requests are being answered. Faults can be asked for in
 * the address of the first page: `?fault=receipt:http-500`.
 */
export async function startMocks(): Promise<void> {
  window.registryMock = { setFault, clearFaults };
  for (const { operation, fault } of faultsOfAddress(window.location.search)) setFault(operation, fault);
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
}
