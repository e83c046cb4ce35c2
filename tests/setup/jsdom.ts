import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';

// jsdom has no SubtleCrypto, which oidc-client-ts needs.
if (!globalThis.crypto?.subtle) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
