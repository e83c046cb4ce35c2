import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { controlCleared } from '../session/control-slice';
import { rootReducer, type RootState } from '../session/root-reducer';
import { sessionTimedOut } from '../session/slice';
import {
  agentKeeping,
  emptyRegisteredAgent,
  filingOfTransaction,
  type AgentKeeping,
  type AgentQuery,
  type AgentStep,
  type PasscodeRequestResult,
  type PrincipalOfficeValues,
  type RegisteredAgentValues,
  agentRedirectFor,
  type Text,
} from '#rules';
import type { ApiData } from '../client/contract-types';

export type AgentNavigation = NonNullable<ApiData<'agentNavigation'>['agentNav']>;
export type EntitySearchItem = ApiData<'searchEntities'>['entities'][number];

export interface AgentState {
  /** `ready` once the query, the return address and what a reload left are in place; `saving` on the last screen. */
  status: 'idle' | 'ready' | 'saving';
  values: RegisteredAgentValues;
  query: AgentQuery;
  navigation: AgentNavigation | null;
  /** Null until the registry has told it. */
  onRecord: RecordOfAgent | null;
  /** Entities found under the name in the box; null before a search. */
  results: EntitySearchItem[] | null;
  /** The outcome of the request for a passcode; null before one was sent. */
  request: SentPasscodeRequest | null;
}

/** A request for a passcode that was sent. It names nobody, so that the browser may keep it. */
export interface SentPasscodeRequest {
  result: PasscodeRequestResult;
  /** The error catalog's message for its answer; empty where the letter is on its way. */
  message: Text;
}

const initialState = (): AgentState => ({
  status: 'idle',
  values: emptyRegisteredAgent(),
  query: { transTyp: '', entityType: '', entityId: '', userName: '' },
  navigation: null,
  onRecord: null,
  results: null,
  request: null,
});

/** The record of the entity that the agent is named for. */
export interface RecordOfAgent {
  /** Null where no agent is on record, and for an entity that is not formed yet. */
  agent: RegisteredAgentValues | null;
  /** For an agent that is itself an entity. */
  isInGoodStanding: boolean;
  /** The principal office of the entity; null where none is known. */
  office: PrincipalOfficeValues | null;
}

/** The parts of the wizard that survive a reload. */
export type AgentMemory = Pick<AgentState, 'values' | 'query' | 'request'>;

const slice = createSlice({
  name: 'agent',
  initialState,
  reducers: {
    /** A screen of the wizard was opened, with the query of its address. */
    agentScreenEntered: (state, _action: PayloadAction<{ step: AgentStep; query: Partial<AgentQuery> }>) =>
      state,
    /** The wizard starts, new or with what a reload left of it. */
    agentWizardStarted: (
      _state,
      { payload }: PayloadAction<AgentMemory & Pick<AgentState, 'navigation' | 'onRecord' | 'results'>>,
    ) => ({ ...initialState(), ...payload, status: 'ready' as const }),
    /**
     * Next of a screen with valid values; `values` are the wizard's with the form's written into them
     * (`chooseAgentType`, `clearOtherMethod`, `verifyValues`). A row of the results is chosen the same way, with its
     * ID in `verifyValues.entityId`. Changes nothing yet: a second press on a screen that has done its work means nothing.
     */
    agentStepSubmitted: (state, _action: PayloadAction<{ step: AgentStep; values: RegisteredAgentValues }>) =>
      state,
    /** The entered values of a screen, before the server has checked them. */
    agentValuesEntered: (state, { payload }: PayloadAction<RegisteredAgentValues>) => {
      state.values = payload;
    },
    agentStepCompleted: (state, { payload }: PayloadAction<RegisteredAgentValues>) => {
      state.values = payload;
    },
    entitiesFound: (state, { payload }: PayloadAction<EntitySearchItem[]>) => {
      state.results = payload;
    },
    /** A request for a passcode was entered, and is not sent yet. */
    passcodeRequestEntered: (state) => {
      state.request = null;
    },
    /** The request for a passcode was answered, or was not; the filer goes on to the same screen (A4-agent-next). */
    passcodeRequested: (state, { payload }: PayloadAction<SentPasscodeRequest>) => {
      state.request = payload;
    },
    agentSaveStarted: (state) => {
      state.status = 'saving';
    },
    /** The agent has been added to the filing; nothing of the wizard stays in the browser. */
    agentHandedBack: () => initialState(),
    /** The last screen was left while the agent was being saved. */
    agentSaveCanceled: (state) => {
      state.status = 'ready';
    },
  },
  extraReducers: (builder) => {
    // A person who was verified for one filing, or by one visitor, must not be kept for the next.
    builder.addMatcher(isAnyOf(controlCleared, sessionTimedOut), initialState);
  },
});

export const {
  agentScreenEntered,
  agentWizardStarted,
  agentStepSubmitted,
  agentValuesEntered,
  agentStepCompleted,
  entitiesFound,
  passcodeRequestEntered,
  passcodeRequested,
  agentSaveStarted,
  agentHandedBack,
  agentSaveCanceled,
} = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    agent: AgentState;
  }
}
rootReducer.inject(slice);

/** The registered-agent wizard: values, results, what its screen is doing. */
export const selectAgent = (state: RootState) => state.agent;

/** The screen to open instead of the one that was asked for, because something is missing; null when nothing is. */
export const selectRedirect = ({ agent: { values, results, request } }: RootState, step: AgentStep) =>
  agentRedirectFor(step, values, results?.length ?? 0, request !== null);

/** Whether a screen of the wizard may be drawn. */
export const selectIsAgentScreenOpen = (state: RootState, step: AgentStep): boolean =>
  state.agent.status === 'ready' && state.agent.onRecord !== null && selectRedirect(state, step) === null;

/** Whether the filing that the wizard was entered from can keep the agent on record (reading 25). */
export const selectAgentKeeping = ({ agent: { query, onRecord } }: RootState): AgentKeeping =>
  agentKeeping(
    filingOfTransaction(query.transTyp)?.filingType ?? '',
    onRecord?.agent
      ? { nameTyp: onRecord.agent.nameValues.name.nameTyp, isInGoodStanding: onRecord.isInGoodStanding }
      : null,
  );
