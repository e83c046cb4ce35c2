import type { EntityPersona } from './entity-persona';
import { monthsAgo } from './relative-days';
import { persona } from './entity-persona';

/** An entity with secure filing in each of the statuses that something can be filed in; the one in good standing is 15. */
export const PERSONAS_BY_SECURE_FILING: readonly EntityPersona[] = [
  persona(
    80,
    'DLLC',
    'NONCOMP',
    'Spruce Hollow Carvings LLC',
    'Noncompliant, with secure business filing: its report is overdue',
    { sbf: true },
  ),
  persona(
    81,
    'DLLC',
    'DQQ',
    'Tamarack Bend Guides LLC',
    'Delinquent, with secure business filing: its delinquency can be cured',
    { sbf: true, delinquent: monthsAgo(23) },
  ),
  persona(
    82,
    'DPC',
    'ADISS',
    'Upland Sage Weavers Inc.',
    'Dissolved, with secure business filing: it can be reinstated',
    { sbf: true, dissolved: monthsAgo(17) },
  ),
];
