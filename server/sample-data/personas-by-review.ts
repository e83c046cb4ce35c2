import type { EntityPersona } from './entity-persona';
import { persona } from './entity-persona';

/** Entities whose change of registered agent waits for staff when the registry is new: a queue of two pages, the oldest first. */
const QUEUED: readonly [serial: number, name: string, use: string][] = [
  [84, 'Antelope Basin Dairy LLC', 'first in the queue, nobody processes it'],
  [85, 'Bitterbrush Supply LLC', 'the other administrator (reviewer) processes it and does not end'],
  [86, 'Chokecherry Lane Homes LLC', 'the lock of the other administrator (reviewer) has ended'],
  [87, 'Dogwood Terrace Cafe LLC', 'with five attachments for everybody, and two for staff alone'],
  [88, 'Evening Primrose Spa LLC', 'with a photo ID for staff alone'],
  [89, 'Fireweed Canyon Tours LLC', 'takes effect ten days after the registry was loaded'],
  [90, 'Gooseberry Gap Kennels LLC', 'nobody processes it'],
  [91, 'Hawthorn Ditch Works LLC', 'nobody processes it'],
  [92, 'Ironweed Metal Arts LLC', 'nobody processes it'],
  [93, 'Joe Pye Meadow Honey LLC', 'tenth in the queue, the last of the first page'],
  [94, 'Kingcup Marsh Surveys LLC', 'first of the second page'],
  [95, 'Larkspur Ridge Drones LLC', 'last in the queue'],
];

/** Under a review that scenarios leave alone: they queue filings of their own. */
export const PERSONAS_BY_REVIEW: readonly EntityPersona[] = QUEUED.map(([serial, name, use]) =>
  persona(serial, 'DLLC', 'GOOD', name, `Its change of registered agent waits for staff: ${use}`, {
    agentChangeReview: true,
  }),
);
