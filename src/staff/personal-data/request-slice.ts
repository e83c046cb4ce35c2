import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  formatName,
  openPiiList,
  piiListAfter,
  piiReview,
  piiWithheldNotice,
  type Filer,
  type Outcome,
  type PiiEntry,
  type PiiIds,
  type PiiListEvent,
  type PiiListState,
  type PiiRefusal,
  type PiiRequest,
  type PiiStep,
  type Problem,
  type WithheldDocument,
} from '#rules';
import { rootReducer } from '../../session/root-reducer';
import { sessionTimedOut, userSignedOff } from '../../session/slice';

type KeptList = Omit<PiiListState, 'filers'> & { filers: Filer[] };

/** The list as the store keeps it. */
const keptListOf = ({ mode, index, filers, additionalFilers }: PiiListState): KeptList => ({
  mode,
  index,
  filers: [...filers],
  additionalFilers,
});

/**
 * A request to remove personal data that is being entered. It names people who want their data removed, so it is kept in memory alone:
 * a reload or the end of the sign-on forgets it.
 */
export interface RequestState {
  ids: PiiIds;
  /** The name as on record; empty until the numbers were checked. */
  entityName: string;
  /** The document of the request where the registry has it withheld already; null where it is not, or was not checked. */
  withheld: WithheldDocument | null;
  list: KeptList;
  /** The rules' destination after the last event. */
  leadsTo: PiiStep['to'];
  /** The last change of the filers, for the page to announce; `hasChanged` once something was done on the open page. */
  announcement: { hasChanged: boolean; message: string };
  /** What the registry answered to the request; null while it was not submitted. */
  answer: Outcome | null;
  /** The problems of the refused request, until the entry page has shown them. */
  refused: Problem[] | null;
}

/** What the registry has answered about numbers that it knows. */
export type CheckedNumbers = Pick<RequestState, 'entityName' | 'withheld'>;

const NOTHING_SAID = { hasChanged: false, message: '' };

const initialState: RequestState = {
  ids: { entityId: '', piiDocId: '', removalDocId: '' },
  entityName: '',
  withheld: null,
  list: keptListOf(openPiiList()),
  leadsTo: 'same',
  announcement: NOTHING_SAID,
  answer: null,
  refused: null,
};

const nameOf = (filer: Filer | undefined): string => (filer ? formatName(filer.nameValues.name) : '');

/** The announcement after an event of the list; empty where the page itself shows what changed. */
function messageAfter(event: PiiListEvent, { mode, filers }: PiiListState): string {
  switch (event.kind) {
    case 'next':
      return event.filer ? `${nameOf(event.filer)} saved.` : '';
    case 'save':
      return `${nameOf(event.filer)} saved.`;
    case 'delete':
      return `${nameOf(filers[event.index])} deleted.`;
    case 'cancel':
      return mode === 'list' ? 'The filers were removed.' : '';
    default:
      return '';
  }
}

/** The page after an event, as the rules decide it, with the entered values that are not filers. */
function follow(state: RequestState, event: PiiListEvent): void {
  const { leadsTo, ...list } = piiListAfter(state.list, event);
  // A question changes nothing, and gives the focus back to the button that asked.
  if (leadsTo !== 'askToLeave')
    state.announcement = { hasChanged: true, message: messageAfter(event, state.list) };
  state.list = keptListOf(list);
  state.leadsTo = leadsTo;
}

const idsOf = ({ entityId, piiDocId, removalDocId }: PiiIds): PiiIds => ({
  entityId,
  piiDocId,
  removalDocId,
});

const slice = createSlice({
  name: 'piiRequest',
  initialState,
  reducers: {
    /** The entry page is shown: empty after a request that was taken, as it was left otherwise. */
    entryOpened: (state) => {
      if (isTaken(state)) return initialState;
      state.leadsTo = 'same';
      state.announcement = NOTHING_SAID;
      // Refused values are corrected on the page where they are.
      if (state.refused === null) state.list = keptListOf(openPiiList(state.list.filers));
      return state;
    },
    /** Next or Save with values that meet every rule of the page; the registry's answer on them is awaited first. */
    entrySubmitted: (state, _action: PayloadAction<PiiEntry>) => state,
    /** The registry knows the numbers, and the address is settled. */
    entryAccepted: (
      state,
      { payload }: PayloadAction<CheckedNumbers & { ids: PiiIds; event: PiiListEvent }>,
    ) => {
      state.ids = payload.ids;
      state.entityName = payload.entityName;
      state.withheld = payload.withheld;
      follow(state, payload.event);
    },
    /** A filer is edited or deleted, another one is to be added, or the list is canceled; the page keeps its other input. */
    listEvent: (state, { payload }: PayloadAction<{ entry: PiiEntry; event: PiiListEvent }>) => {
      const { entry, event } = payload;
      if (state.list.mode === 'list') {
        state.ids = idsOf(entry);
        state.list.additionalFilers = entry.additionalFilers;
      }
      follow(state, event);
    },
    /** 'No' to the question whether to leave. */
    stayed: (state) => {
      state.leadsTo = 'same';
    },
    /** The request is given up. */
    requestDropped: () => initialState,
    requestSubmitted: (state) => {
      state.answer = null;
    },
    requestAnswered: (state, { payload }: PayloadAction<Outcome>) => {
      state.answer = payload;
    },
    /** The registry has refused the request by a rule of the entry page, which opens where it is to be mended. */
    requestRefused: (state, { payload: { filer, problems } }: PayloadAction<PiiRefusal>) => {
      state.list = keptListOf(openPiiList(state.list.filers));
      if (filer !== null) follow(state, { kind: 'edit', index: filer });
      state.announcement = NOTHING_SAID;
      state.answer = null;
      state.refused = problems;
    },
    refusalShown: (state) => {
      state.refused = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userSignedOff, () => initialState).addCase(sessionTimedOut, () => initialState);
  },
  selectors: {
    selectRequest: (request) => request,
    /** The notice that a document is withheld already; empty for any other. */
    selectWithheldNotice: ({ ids, withheld }) => piiWithheldNotice(ids.piiDocId, withheld),
    /** Whether a reload or leaving the site would lose filers who were entered. */
    selectHoldsFilers: (request) => request.list.filers.length > 0 && !isTaken(request),
  },
});

const isTaken = ({ answer }: Pick<RequestState, 'answer'>): boolean =>
  piiReview(answer ?? undefined).links.length > 0;

export const {
  entryOpened,
  entrySubmitted,
  entryAccepted,
  listEvent,
  stayed,
  requestDropped,
  requestSubmitted,
  requestAnswered,
  requestRefused,
  refusalShown,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    piiRequest: RequestState;
  }
}

/** The request to remove personal data that is being entered. */
export const { selectRequest, selectWithheldNotice, selectHoldsFilers } =
  slice.injectInto(rootReducer).selectors;

/** The request as it is reviewed and sent. */
export const requestOf = ({ ids, entityName, list }: RequestState): PiiRequest => ({
  ...ids,
  entityName,
  filers: list.filers,
});
