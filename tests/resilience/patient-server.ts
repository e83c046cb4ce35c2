/** Settings of a server that takes many requests from one address for granted, with a small sample registry. */
export const PATIENT_SERVER = {
  SAMPLE_ENTITIES: '60',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000',
  RATE_LIMIT_SENSITIVE: '100000',
  LICENSE_TRIES: '100000',
};
