/** Settings of a server whose rate limits are too high to matter, with a small sample registry. */
export const UNLIMITED_SERVER = {
  SAMPLE_ENTITIES: '60',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000',
  RATE_LIMIT_SENSITIVE: '100000',
  LICENSE_TRIES: '100000',
};
