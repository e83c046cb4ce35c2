import { daysLater } from './relative-days';
import type { EntityPersona } from './entity-persona';
import { persona } from './entity-persona';

/** Days from that on which the registry is loaded to that on which the delayed samples take effect. */
export const DELAY = 30;

/** Entities with a filing that waits for its day; `delayed-samples` has the filings. */
export const PERSONAS_BY_DELAY: readonly EntityPersona[] = [
  persona(
    33,
    'DLLC',
    'DELAYED',
    'Zebulon Cartography LLC',
    `Delayed: it is formed ${DELAY} days after the registry was loaded`,
    { formed: daysLater(DELAY), numberedIn: 2026 },
  ),
  persona(
    34,
    'DLLC',
    'GOOD',
    'Adobe Creek Sawmill LLC',
    `Has a change of its principal office that takes effect ${DELAY} days after the registry was loaded`,
  ),
  persona(
    48,
    'DLLC',
    'GOOD',
    'Bittern Marsh Canoes LLC',
    `Has an amendment that names it Bittern Marsh Kayaks LLC ${DELAY} days after the registry was loaded: both names are taken`,
  ),
];
