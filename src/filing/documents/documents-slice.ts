import { type Text } from '#rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import { receiptRequested } from '../receipt/receipt-slice';
import { filingStarted } from '../wizard/draft-slice';

/** A document that opens in a window of its own: the form as it would be filed, what was filed in a transaction, or a copy of it in the language of the page. */
export type DocumentRequest =
  | { kind: 'reviewForm' }
  | { kind: 'image' | 'copy' | 'certificate'; masterTransactionId: string; transactionId: string };
export type DocumentKind = DocumentRequest['kind'];

/** The document that is being fetched, or could not be opened and why; null otherwise. */
type DocumentsState = { kind: DocumentKind; status: 'loading' | 'failed'; message: Text } | null;

const slice = createSlice({
  name: 'documents',
  initialState: null as DocumentsState,
  reducers: {
    /**
     * A link to a document: opens a window at once, and the document in it when it has arrived. Dispatch it while the click is
     * handled: browsers block windows that open later.
     */
    documentRequested: (_state, { payload }: PayloadAction<DocumentRequest>): DocumentsState => ({
      kind: payload.kind,
      status: 'loading',
      message: '',
    }),
    documentOpened: (): DocumentsState => null,
    documentFailed: (
      _state,
      { payload }: PayloadAction<{ kind: DocumentKind; message: Text }>,
    ): DocumentsState => ({ ...payload, status: 'failed' }),
  },
  // A failure belongs to the filing whose document was asked for.
  extraReducers: (builder) => {
    builder.addCase(receiptRequested, () => null).addCase(filingStarted, () => null);
  },
  selectors: { selectDocument: (documents) => documents },
});

export const { documentRequested, documentOpened, documentFailed } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    documents: DocumentsState;
  }
}

/** The document that is being fetched or could not be opened. */
export const { selectDocument } = slice.injectInto(rootReducer).selectors;
