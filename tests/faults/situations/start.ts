import type { CatalogOperation } from '#rules';
import type { Expectation, Situation } from '../situation';
import { opens, page } from './expectations';

const START = 'src/session/session-saga.ts';
const LOOKUPS = 'src/session/lookups-saga.ts';

const opensFiling = opens('/business/filing/llc/intro');
/** A filing begins: the session has started. */
const begins: Expectation = (visitor) => visitor.sees(/./).then(() => visitor.seesText(/^Start$/));
const isDown = page('This service is down');

const ofStart = (operation: CatalogOperation, caller: string, where: string): Situation => ({
  operation,
  caller,
  where,
  asks: opensFiling,
  succeeds: begins,
  without: isDown,
});

/** Milliseconds between two looks at the server's clock, and a little. */
const NEXT_LOOK = 31_000;

/** Requests before any page is drawn: without them nothing can be filed (A2-health). */
export const STARTUP_SITUATIONS: readonly Situation[] = [
  ofStart('environment', START, 'start of the session'),
  ofStart('businessHeartBeat', START, 'start of the session'),
  ofStart('commonHeartBeat', START, 'start of the session'),
  ofStart('mailHeartBeat', START, 'start of the session'),
  ofStart('states', LOOKUPS, 'start of the session'),
  ofStart('suffixes', LOOKUPS, 'start of the session'),
  ofStart('countries', LOOKUPS, 'start of the session'),
  {
    operation: 'environment',
    caller: 'src/session/idle/idle-saga.ts',
    where: "look at the server's clock",
    movesClock: true,
    arrives: async (visitor, given) => {
      await opensFiling(visitor, given);
      await begins(visitor, given);
    },
    asks: ({ page: { clock } }) => clock.fastForward(NEXT_LOOK),
    succeeds: begins,
    without: begins,
    waits: null,
    instead: {
      reason:
        "without an answer the last known difference to the server's clock holds, and nobody is stopped",
      effects: () => [],
    },
  },
];
