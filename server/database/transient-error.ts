/** Codes for "not now", of the database and its driver: no connection, shutting down, too many connections, disk or memory full, canceled. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|08|57P0|53|57014|40001|40P01|25P03)/;

/** How messages of the driver begin that come without a code. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
];

/** Whether the same request to the database may succeed later. */
export function isTransientError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return CODES.test(code) || MESSAGES.some((start) => message.startsWith(start));
}
