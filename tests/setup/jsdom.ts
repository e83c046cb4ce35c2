import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';

// jsdom has no SubtleCrypto, which oidc-client-ts needs.
if (!globalThis.crypto?.subtle) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

// jsdom has no modal dialogs: opening and closing are their attribute, focus and the events of Escape are the browser's.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom's files cannot be read by promise, as those of browsers can.
File.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

// jsdom lays nothing out, so there is nothing to scroll.
window.scrollTo = () => undefined;
