import type { EntityPersona } from './entity-persona';
import { persona } from './entity-persona';

/** Entities whose name, or the day on which they lost their standing, is what testers need. */
export const PERSONAS_BY_NAME: readonly EntityPersona[] = [
  persona(
    120,
    'DPC',
    'ADISS',
    'Arrowleaf Mill Inc.',
    'Dissolved on a day that the record does not tell: reinstating it is reviewed',
  ),
];
