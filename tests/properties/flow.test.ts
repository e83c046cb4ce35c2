import fc from 'fast-check';
import type { EditState, FlowFacts, StepEvent, StepName } from '#rules';
import {
  afterStepEvent,
  ENTITY_TYPES,
  FILING_TYPES,
  filingPath,
  filingRoute,
  flowSteps,
  initialEditState,
  isSupportedFiling,
  nextStep,
  previousStep,
  STEP_NAMES,
  stepMove,
} from '#rules';
import { holds } from './runs';

const facts: fc.Arbitrary<FlowFacts> = fc.record({
  filingType: fc.constantFrom(...FILING_TYPES),
  entityType: fc.constantFrom(...ENTITY_TYPES, '' as const),
  adminFraudCheck: fc.boolean(),
  additionalInfoAttachmentRadio: fc.constantFrom('Y', 'N', '' as const),
});
const step = fc.constantFrom(...STEP_NAMES);
const event: fc.Arbitrary<StepEvent> = fc.oneof(
  fc.record({ kind: fc.constant('editRequested' as const), step }),
  fc.record({
    kind: fc.constantFrom('saved', 'canceled', 'cancelConfirmed', 'cameBack'),
  }),
);

describe('the steps of a filing', () => {
  test('Next and then Back returns', () => {
    holds(
      fc.property(facts, step, (given, at) => {
        const isPart = flowSteps(given).includes(at);
        const next = nextStep(given, at);
        const before = previousStep(given, at);
        if (isPart && next) expect(previousStep(given, next)).toBe(at);
        if (isPart && before) expect(nextStep(given, before)).toBe(at);
      }),
      200,
    );
  });

  test('Next never leads out of the filing, nor to the same step again', () => {
    holds(
      fc.property(facts, step, (given, at) => {
        const next = nextStep(given, at);
        if (next) expect(flowSteps(given)).toContain(next);
        expect(next).not.toBe(at);
      }),
      200,
    );
  });

  test('each has a place that leads to it and to nothing else', () => {
    holds(
      fc.property(facts, step, ({ filingType, ...given }, at) => {
        if (filingType === '' || !flowSteps({ filingType, ...given }).includes(at)) return;
        const route = filingRoute(filingPath(filingType, at), () => true);
        expect(route).toEqual({ kind: 'step', filingType, step: at });
        const kind = isSupportedFiling(filingType) ? 'step' : 'unavailable';
        expect(filingRoute(filingPath(filingType, at)).kind).toBe(kind);
      }),
      200,
    );
  });
});

describe('editing from review', () => {
  const walk = (from: StepName, events: readonly StepEvent[]): { state: EditState; at: StepName }[] => {
    let state = initialEditState();
    let at = from;
    return events.map((each) => {
      const move = stepMove({ ...ANY, hasAgent: true }, at, state, each);
      state = afterStepEvent(state, each.kind, at);
      if (move.kind === 'step') at = move.step;
      return { state, at };
    });
  };
  const ANY: FlowFacts = {
    filingType: 'llc',
    entityType: 'DLLC',
    adminFraudCheck: false,
    additionalInfoAttachmentRadio: 'N',
  };

  test('whatever happens, a step is edited exactly while the page that asked is remembered', () => {
    holds(
      fc.property(step, fc.array(event, { maxLength: 12 }), (from, events) => {
        for (const { state } of walk(from, events))
          expect(state.navigation.redirected).toBe(state.navigation.previousPage !== null);
      }),
    );
  });

  test('saving or canceling returns to the page that asked, and forgets it', () => {
    holds(
      fc.property(step, step, fc.constantFrom('saved', 'canceled'), (from, edited, kind) => {
        const end = walk(from, [{ kind: 'editRequested', step: edited }, { kind }]).at(-1);
        expect(end).toEqual({
          at: from,
          state: { navigation: { redirected: false, previousPage: null }, edited: kind === 'saved' },
        });
      }),
    );
  });
});
