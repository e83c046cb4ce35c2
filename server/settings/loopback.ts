const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The same server under another of the names that a machine has for itself. */
export const isSameLoopback = (one: URL, other: URL): boolean =>
  LOOPBACK.has(one.hostname) && LOOPBACK.has(other.hostname) && one.port === other.port;

/** The machine itself, which nothing leaves that is sent there. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);
