import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyRegisteredAgent,
  type AgentQuery,
  type AgentStep,
  type Problem,
  type RegisteredAgentValues,
} from '#rules';
import type { ApiData } from '../client/contract-types';

export type AgentNavigation = NonNullable<ApiData<'agentNavigation'>['agentNav']>;
export type EntitySearchItem = ApiData<'searchEntities'>['entities'][number];

export interface AgentState {
  /** `ready` once the query, the hand-back and what a reload left are in place. */
  status: 'idle' | 'ready';
  values: RegisteredAgentValues;
  query: AgentQuery;
  navigation: AgentNavigation | null;
  /** Entities found under the name in the box; null before a search. */
  results: EntitySearchItem[] | null;
  stepStatus: 'idle' | 'checking' | 'saving';
  /** Paths as in the values of the screen's form (`entityId`, `driversLicenseId`). */
  stepProblems: Problem[];
  /** A sentence above the form; empty otherwise. */
  stepMessage: string;
}

const initialState = (): AgentState => ({
  status: 'idle',
  values: emptyRegisteredAgent(),
  query: { transTyp: '', entityType: '', entityId: '', userName: '' },
  navigation: null,
  results: null,
  stepStatus: 'idle',
  stepProblems: [],
  stepMessage: '',
});

/** What of the wizard a reload has to find again. */
export type AgentMemory = Pick<AgentState, 'values' | 'query'>;

const slice = createSlice({
  name: 'agent',
  initialState,
  reducers: {
    /** The filing's way into the wizard: the registered-agent step of a formation, or 'choose another agent' there. */
    agentWizardRequested: (state) => state,
    /** A screen of the wizard was opened, with the query of its address. */
    agentScreenEntered: (state, _action: PayloadAction<{ step: AgentStep; query: Partial<AgentQuery> }>) => {
      state.stepStatus = 'idle';
      state.stepProblems = [];
      state.stepMessage = '';
    },
    /** The wizard starts, afresh or with what a reload left of it. */
    agentWizardStarted: (
      _state,
      { payload }: PayloadAction<AgentMemory & Pick<AgentState, 'navigation' | 'results'>>,
    ) => ({ ...initialState(), ...payload, status: 'ready' as const }),
    /**
     * Next of a screen whose form keeps its rules; `values` are the wizard's with the form's written into them
     * (`chooseAgentType`, `clearOtherMethod`, `verifyValues`). A row of the results is chosen the same way, with its
     * ID in `verifyValues.entityId`.
     */
    agentStepSubmitted: (
      state,
      { payload }: PayloadAction<{ step: AgentStep; values: RegisteredAgentValues }>,
    ) => {
      state.values = payload.values;
      state.stepStatus = 'checking';
      state.stepProblems = [];
      state.stepMessage = '';
    },
    agentStepRefused: (state, { payload }: PayloadAction<{ problems: Problem[]; message: string }>) => {
      state.stepStatus = 'idle';
      state.stepProblems = payload.problems;
      state.stepMessage = payload.message;
    },
    agentStepCompleted: (state, { payload }: PayloadAction<RegisteredAgentValues>) => {
      state.values = payload;
      state.stepStatus = 'idle';
    },
    entitiesFound: (state, { payload }: PayloadAction<EntitySearchItem[]>) => {
      state.results = payload;
    },
    agentSaveStarted: (state) => {
      state.stepStatus = 'saving';
    },
    /** The agent stands on the filing; nothing of the wizard stays in the browser. */
    agentHandedBack: () => initialState(),
  },
});

export const {
  agentWizardRequested,
  agentScreenEntered,
  agentWizardStarted,
  agentStepSubmitted,
  agentStepRefused,
  agentStepCompleted,
  entitiesFound,
  agentSaveStarted,
  agentHandedBack,
} = slice.actions;
export const agentReducer = slice.reducer;
