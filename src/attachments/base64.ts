/** Characters that one call of `String.fromCharCode` takes safely. */
const SLICE = 0x8000;

/** Bytes as Base64 without a data-URL prefix. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += SLICE) {
    text += String.fromCharCode(...bytes.subarray(start, start + SLICE));
  }
  return btoa(text);
}
