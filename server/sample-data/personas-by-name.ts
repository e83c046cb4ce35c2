import type { EntityPersona } from './entity-persona';
import { persona } from './entity-persona';
import { daysAgo, monthsAgo } from './relative-days';

/** Entities whose name, or the day on which they lost their standing, is what testers need. */
export const PERSONAS_BY_NAME: readonly EntityPersona[] = [
  persona(
    120,
    'DPC',
    'ADISS',
    'Arrowleaf Mill Inc.',
    'Dissolved on a day that the record does not tell: reinstating it is reviewed',
  ),
  persona(
    121,
    'DLLC',
    'DQQ',
    'Buckthorn Bridge LLC',
    'Delinquent for 400 days when the registry was loaded: its name is not free before the day after',
    { delinquent: daysAgo(400) },
  ),
  persona(
    122,
    'DLLC',
    'DQQ',
    'Camas Prairie Rail LLC',
    'Delinquent for 401 days when the registry was loaded: its name is free again',
    { delinquent: daysAgo(401) },
  ),
  persona(
    123,
    'DLLC',
    'ADISS',
    'Dry Fork Saddlery LLC',
    'Dissolved for 400 days when the registry was loaded: its name is not free before the day after',
    { dissolved: daysAgo(400) },
  ),
  persona(
    124,
    'DLLC',
    'ADISS',
    'Echo Basin Cabins LLC',
    'Dissolved for 401 days when the registry was loaded: its name is free again',
    { dissolved: daysAgo(401) },
  ),
  persona(
    125,
    'DLLC',
    'VDISS',
    'Foxglove Hill Farm LLC',
    'Dissolved, and another entity has its name now: it comes back with the day of its reinstatement in it',
    { dissolved: monthsAgo(12) },
  ),
  persona(
    126,
    'DLLC',
    'GOOD',
    'Foxglove Hill Farm LLC',
    'Has the name of an entity that was dissolved before',
  ),
];
