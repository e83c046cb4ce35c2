import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { languageChosen } from '../../../session/slice';
import { rootReducer } from '../../../session/root-reducer';

/** A text of the content service: the intro of a filing, what a name must contain, or the note on its owners. HTML, to be sanitized where it is shown. */
export interface ContentText {
  status: 'idle' | 'loading' | 'ready' | 'unavailable';
  html: string;
}
export type ContentName = 'intro' | 'nameDesignation' | 'ownershipNote';

const blank = (): ContentText => ({ status: 'idle', html: '' });
type ContentState = Record<ContentName, ContentText>;
const initialState: ContentState = { intro: blank(), nameDesignation: blank(), ownershipNote: blank() };

const slice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** A page needs a text; answered once a filing (W7-intro, W7-designator, T11-boi). */
    contentRequested: (state, { payload }: PayloadAction<{ name: ContentName }>) => {
      if (state[payload.name].status !== 'ready') state[payload.name].status = 'loading';
    },
    contentReceived: (state, { payload }: PayloadAction<{ name: ContentName; html: string }>) => {
      state[payload.name] = { status: 'ready', html: payload.html };
    },
    /** Logged only (W section 8): the page works without the text. */
    contentUnavailable: (state, { payload }: PayloadAction<{ name: ContentName }>) => {
      state[payload.name].status = 'unavailable';
    },
    contentCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(languageChosen, () => initialState);
  },
});

export const { contentRequested, contentReceived, contentUnavailable, contentCleared } = slice.actions;

declare module '../../../session/root-reducer' {
  interface RootState {
    content: ContentState;
  }
}
rootReducer.inject(slice);
