const FixedJsdom = require('jest-fixed-jsdom');

/** jsdom for tests that also bundle a page's script: esbuild wants what TextEncoder gives to be a Uint8Array, which in jsdom is another one. */
module.exports = class extends FixedJsdom {
  constructor(...args) {
    super(...args);
    this.global.Uint8Array = Uint8Array;
  }
};
