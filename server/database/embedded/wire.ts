/** Types of message after which PostgreSQL's client waits for an answer: query, sync, flush, end of a copy, terminate. */
const CALLS_FOR_ANSWER = new Set(['Q', 'S', 'H', 'F', 'c', 'f', 'X'].map((letter) => letter.charCodeAt(0)));

const TYPE_LENGTH = 1;
const SIZE_LENGTH = 4;

/**
 * Whether these bytes are whole messages of the protocol's client side and the last one calls for an answer.
 * The packet that opens a connection has no type: it begins with its size, whose first byte is zero.
 */
export function isCompleteRequest(bytes: Buffer): boolean {
  let offset = 0;
  let callsForAnswer = false;
  while (offset < bytes.length) {
    const type = bytes[offset] ?? 0;
    const header = type === 0 ? 0 : TYPE_LENGTH;
    if (offset + header + SIZE_LENGTH > bytes.length) return false;
    offset += header + bytes.readUInt32BE(offset + header);
    callsForAnswer = type === 0 || CALLS_FOR_ANSWER.has(type);
  }
  return offset === bytes.length && callsForAnswer;
}
