import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IdleState } from '#rules';
import type { ApiData } from '../client/contract-types';
import { controlCleared } from './control-slice';

export type Environment = Omit<ApiData<'environment'>, 'code' | 'serverTimeStamp'>;
export type Lookups = {
  states: ApiData<'states'>['stateDomList'];
  countries: ApiData<'countries'>['countryDomList'];
  suffixes: string[];
};
/** Somebody who is signed on with the office. */
export interface SignedOnUser {
  /** By which the registry knows them: the holder of a lock is named so. */
  userId: string;
  name: string;
  roles: string[];
  /** Signed on with a temporary password. */
  mustChangePassword: boolean;
  /** When the token ends that the client carries, as an ISO 8601 instant by the browser's clock. */
  tokenEndsAt: string;
}

/** Somebody who has logged in to the filings of an entity. The token stays out of the store. */
export interface SecureFiler {
  entityId: string;
  /** The email that they logged in with. */
  email: string;
  /** Logged in with a temporary password, which opens nothing but its change. */
  mustChangePassword?: boolean;
}

interface AwaitedEntity {
  entityId: string;
  name: string;
}

export interface SessionState {
  /** `starting` until the environment, the heartbeats and the lookups have answered. */
  status: 'starting' | 'ready' | 'down';
  environment: Environment | null;
  lookups: Lookups;
  /** The server's clock minus the browser's, in milliseconds. */
  clockOffset: number;
  /** `warned` two minutes before the time-out, `timedOut` from then on (W4-idle). */
  idle: IdleState;
  /** When the filer last did something in any tab, in milliseconds by the server's clock; 0 before the session began. */
  lastActivityAt: number;
  /** Set by image and certificate calls that failed with 500 or not at all (W section 8). */
  isServiceDown: boolean;
  /** Set by the same calls when they answered another code. */
  hasFilingError: boolean;
  /** A sentence of the error catalog for the whole page; empty when there is none. */
  message: string;
  user: SignedOnUser | null;
  secureFiler: SecureFiler | null;
  /** ID (empty for a formation) and name of the entity of the filing that a reload is bringing back, so that its place is kept. */
  awaited: AwaitedEntity;
}

const initialState: SessionState = {
  status: 'starting',
  environment: null,
  lookups: { states: [], countries: [], suffixes: [] },
  clockOffset: 0,
  idle: 'active',
  lastActivityAt: 0,
  isServiceDown: false,
  hasFilingError: false,
  message: '',
  user: null,
  secureFiler: null,
  awaited: { entityId: '', name: '' },
};

const browserTime = () => ({ payload: Date.now() });

const takeSecureFiler = (state: SessionState, { payload }: PayloadAction<SecureFiler>) => {
  state.secureFiler = payload;
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The application has started (or the filer asked to try again). */
    sessionStarted: (state) => {
      state.status = 'starting';
      state.isServiceDown = false;
    },
    /** All pages are drawn in another language from now on; what the registry sent in the former one is asked for again. */
    languageChosen: (state) => state,
    filingAwaited: (state, { payload }: PayloadAction<AwaitedEntity>) => {
      state.awaited = payload;
    },
    environmentReceived: (
      state,
      { payload }: PayloadAction<{ environment: Environment; clockOffset: number }>,
    ) => {
      state.environment = payload.environment;
      state.clockOffset = payload.clockOffset;
    },
    lookupsReceived: (state, { payload }: PayloadAction<Lookups>) => {
      state.lookups = payload;
    },
    /** The server's clock was asked again. */
    clockSynchronized: (state, { payload }: PayloadAction<number>) => {
      state.clockOffset = payload;
    },
    sessionReady: {
      reducer: (state, { payload }: PayloadAction<number>) => {
        state.status = 'ready';
        state.lastActivityAt = payload + state.clockOffset;
      },
      prepare: browserTime,
    },
    /** A heartbeat, the environment or a lookup failed: the down page is shown. */
    serviceWentDown: (state) => {
      state.status = 'down';
      state.isServiceDown = true;
    },
    serviceDownFlagged: (state) => {
      state.isServiceDown = true;
    },
    filingErrorFlagged: (state) => {
      state.hasFilingError = true;
    },
    failureFlagsCleared: (state) => {
      state.isServiceDown = false;
      state.hasFilingError = false;
    },
    messageShown: (state, { payload }: PayloadAction<string>) => {
      state.message = payload;
    },
    messageDismissed: (state) => {
      state.message = '';
    },
    /** The filer did something, here or in another tab. Once warned, only 'Stay signed in' counts. */
    activityObserved: {
      reducer: (state, { payload }: PayloadAction<number>) => {
        if (state.idle === 'active') state.lastActivityAt = payload + state.clockOffset;
      },
      prepare: browserTime,
    },
    /** The idle timer thinks that the limit is near or reached; the server's clock decides. */
    idleCheckRequested: (state) => state,
    idleWarned: (state) => {
      if (state.idle === 'active') state.idle = 'warned';
    },
    /** 'Stay signed in', here or in another tab. */
    activityResumed: {
      reducer: (state, { payload }: PayloadAction<number>) => {
        if (state.idle !== 'warned') return;
        state.idle = 'active';
        state.lastActivityAt = payload + state.clockOffset;
      },
      prepare: browserTime,
    },
    /** The session is about to time out: locks are released now, while the token is still there. */
    sessionEnding: (state) => state,
    sessionTimedOut: (state) => {
      state.idle = 'timedOut';
      state.user = null;
    },
    /** The filer closed the timed-out dialog: a new session begins on the page that it leads to. */
    timeOutAcknowledged: {
      reducer: (state, { payload }: PayloadAction<number>) => {
        state.idle = 'active';
        state.lastActivityAt = payload + state.clockOffset;
      },
      prepare: browserTime,
    },
    /** Somebody signed on, was restored after a reload, or has a new token. */
    userSignedOn: (state, { payload }: PayloadAction<SignedOnUser>) => {
      state.user = payload;
    },
    userSignedOff: (state) => {
      state.user = null;
    },
    /** A filer logged in to the filings of an entity, or was restored after a reload. */
    secureFilerLoggedIn: takeSecureFiler,
    /** The same with a temporary password: what waits for the login keeps waiting. */
    secureFilerAdmitted: takeSecureFiler,
    /** That login is over: the filer logged out, was timed out, or the registry no longer accepts it. */
    secureFilerLoggedOut: (state) => {
      state.secureFiler = null;
    },
  },
  extraReducers: (builder) => {
    // Work in progress has ended, and nothing of it is restored.
    builder.addCase(controlCleared, (state) => {
      state.awaited = initialState.awaited;
    });
  },
});

export const {
  sessionStarted,
  filingAwaited,
  languageChosen,
  environmentReceived,
  lookupsReceived,
  clockSynchronized,
  sessionReady,
  serviceWentDown,
  serviceDownFlagged,
  filingErrorFlagged,
  failureFlagsCleared,
  messageShown,
  messageDismissed,
  activityObserved,
  idleCheckRequested,
  idleWarned,
  activityResumed,
  sessionEnding,
  sessionTimedOut,
  timeOutAcknowledged,
  userSignedOn,
  userSignedOff,
  secureFilerLoggedIn,
  secureFilerAdmitted,
  secureFilerLoggedOut,
} = sessionSlice.actions;
