import { hasRegisteredAgent } from '../people/agent-name';
import type { Filing } from '../filing/filing';
import { lacksAnnouncedAttachments } from './required-attachments';
import { entersAgentWizard } from './agent-entry';
import type { FlowFacts } from './flow';
import { flowFacts, nextStep } from './flow';
import type { EditState, StepEvent } from './step-event';
import { destinationOf } from './step-event';
import type { StepName } from '../steps/all-steps';

/** Where the filer goes. `confirm`: nowhere yet, the cancel confirmation asks. */
export type StepMove =
  | { kind: 'stay' | 'confirm' | 'agentWizard' }
  | { kind: 'step'; step: StepName }
  | { kind: 'leave'; page: 'fileAForm' };

/** The facts of a filing that decide where a step leads. */
export interface MoveFacts extends FlowFacts {
  /** The filing names a registered agent. */
  hasAgent: boolean;
}

export const moveFacts = (filing: Filing): MoveFacts => ({
  ...flowFacts(filing),
  hasAgent: hasRegisteredAgent(filing.registeredAgentValues),
});

/** The event of saving a step: answering yes to attachments is saved only in part, until there are files (W4-addinfo-next). */
export const savedEvent = (
  filing: Filing,
  step: StepName,
): StepEvent & { kind: 'saved' | 'savedInPart' } => ({
  kind: step === 'additionalinfo' && lacksAnnouncedAttachments(filing) ? 'savedInPart' : 'saved',
});

const onward = (facts: MoveFacts, from: StepName): StepMove => {
  if (facts.filingType === '') return { kind: 'stay' };
  if (entersAgentWizard(facts.filingType, from, facts.hasAgent)) return { kind: 'agentWizard' };
  const step = nextStep(facts, from);
  return step ? { kind: 'step', step } : { kind: 'stay' };
};

/**
 * Where the filer goes from step `from` (W4-linear, W4-edit, W4-cancel): on through the flow, back to the page that asked for
 * an edit, or away.
 */
export const stepMove = (facts: MoveFacts, from: StepName, state: EditState, event: StepEvent): StepMove => {
  switch (destinationOf(state, event.kind)) {
    case 'requestedStep':
      return event.kind === 'editRequested' ? { kind: 'step', step: event.step } : { kind: 'stay' };
    case 'nextStep':
      return onward(facts, from);
    case 'previousPage':
      return { kind: 'step', step: state.navigation.previousPage ?? 'filingreview' };
    case 'confirmation':
      return { kind: 'confirm' };
    case 'fileAForm':
      return { kind: 'leave', page: 'fileAForm' };
    case 'sameStep':
      return { kind: 'stay' };
  }
};
