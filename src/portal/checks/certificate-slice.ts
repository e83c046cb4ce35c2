import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { certificateNumberAsTyped } from '#rules';
import type { components } from '#api';
import { rootReducer } from '../../session/root-reducer';

export type CheckedCertificate = components['schemas']['CheckedCertificate'];

/** The result of a check. */
type CertificateCheck =
  { kind: 'genuine'; certificate: CheckedCertificate } | { kind: 'unknown' } | { kind: 'failed' };

/** The check that was answered last; empty and null without one. */
interface CertificateState {
  number: string;
  check: CertificateCheck | null;
}

const initialState: CertificateState = { number: '', check: null };

const slice = createSlice({
  name: 'certificate',
  initialState,
  reducers: {
    certificateChecked: (
      _state,
      { payload }: PayloadAction<{ number: string; check: CertificateCheck }>,
    ): CertificateState => payload,
    /** What it says of today is asked again on return. */
    certificateLeft: () => initialState,
  },
  selectors: {
    selectCheckOf: (state, number: string) => (state.number === number ? state.check : null),
  },
});

export const { certificateChecked, certificateLeft } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    certificate: CertificateState;
  }
}

export const { selectCheckOf } = slice.injectInto(rootReducer).selectors;

/** The number that an address asks for, in its path or, where the browser itself has sent the form, in its query; empty without one. */
export const certificateInAddress = (inPath: string | undefined, query: URLSearchParams): string =>
  certificateNumberAsTyped(inPath ?? query.get('text') ?? '');
