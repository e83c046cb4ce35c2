import type { EntityPersona } from './entity-persona';
import { PERSONAS_BY_DELAY } from './personas-by-delay';
import { PERSONAS_BY_FILING } from './personas-by-filing';
import { PERSONAS_BY_NAME } from './personas-by-name';
import { PERSONAS_BY_REVIEW } from './personas-by-review';
import { PERSONAS_BY_SECURE_FILING } from './personas-by-secure-filing';
import { PERSONAS_BY_STATUS } from './personas-by-status';

/** The named entities of the sample registry. */
export const ENTITY_PERSONAS: readonly EntityPersona[] = [
  ...PERSONAS_BY_STATUS,
  ...PERSONAS_BY_FILING,
  ...PERSONAS_BY_DELAY,
  ...PERSONAS_BY_SECURE_FILING,
  ...PERSONAS_BY_REVIEW,
  ...PERSONAS_BY_NAME,
];
