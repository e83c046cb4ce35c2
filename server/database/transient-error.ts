/**
 * Codes for "not now", of the database and its driver: no connection, starting up or shutting down, only reading (a standby, or a server
 * that is about to be one), too many connections, disk or memory full or failing, a row that is locked, canceled.
 */
const CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOSPC|08|25006|57P0|53|58|55P03|57014|40001|40P01|25P03)/;

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
