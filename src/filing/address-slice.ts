import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressSelection, RequiredState } from '#rules';

/** The addresses of one form: the street address always, the mailing address where the form has one that differs. */
export interface AddressPair {
  street: Address;
  mailing?: Address;
}
export type AddressKind = keyof AddressPair;

/** An address that the filer has to decide about in the dialog. */
export interface AddressChoice {
  kind: AddressKind;
  entered: Address;
  /** The verifier's standard form; null when it found none. */
  suggested: Address | null;
  /** Marked beforehand where the rules say so (W4-address-dialog). */
  selection: AddressSelection;
  /** What the verifier said against it, to be read in the dialog; empty when it only offers a better form. */
  message: string;
}

export interface AddressVerificationState {
  /** `accepted` hands the addresses to whoever asked; `refused` carries one message an address. */
  status: 'idle' | 'checking' | 'choosing' | 'accepted' | 'refused';
  /** Who asked: names the form, so that two forms of a page never take each other's answer. */
  purpose: string;
  choices: AddressChoice[];
  addresses: AddressPair | null;
  /** Sentences by address when the status is `refused`. */
  messages: Partial<Record<AddressKind, string>>;
}

const initialState: AddressVerificationState = {
  status: 'idle',
  purpose: '',
  choices: [],
  addresses: null,
  messages: {},
};

export interface AddressVerificationRequest {
  purpose: string;
  addresses: AddressPair;
  /** `COLORADO` for a registered agent: a verified address elsewhere is refused (W5-address-state). */
  requiredState?: RequiredState;
  /** True where a PO box may not stand as street address (A5-agent-address). */
  refusesPoBox?: boolean;
}

const slice = createSlice({
  name: 'addressVerification',
  initialState,
  reducers: {
    addressVerificationRequested: (_state, { payload }: PayloadAction<AddressVerificationRequest>) => ({
      ...initialState,
      status: 'checking' as const,
      purpose: payload.purpose,
      addresses: payload.addresses,
    }),
    /** The verifier found something to choose: the dialog opens. */
    addressChoicesOffered: (state, { payload }: PayloadAction<AddressChoice[]>) => {
      state.status = 'choosing';
      state.choices = payload;
    },
    addressSelected: (
      state,
      { payload }: PayloadAction<{ kind: AddressKind; selection: AddressSelection }>,
    ) => {
      const choice = state.choices.find(({ kind }) => kind === payload.kind);
      if (choice) choice.selection = payload.selection;
    },
    /** The dialog's confirm button; possible once every address shown has a choice (W4-address-dialog). */
    addressChoicesConfirmed: (state) => state,
    /** 'Edit the address', Escape or the close button: the form stays as it was. */
    addressVerificationDismissed: () => initialState,
    addressesAccepted: (state, { payload }: PayloadAction<AddressPair>) => {
      state.status = 'accepted';
      state.addresses = payload;
      state.choices = [];
    },
    addressesRefused: (state, { payload }: PayloadAction<AddressVerificationState['messages']>) => {
      state.status = 'refused';
      state.messages = payload;
      state.choices = [];
    },
    /** The form has taken the answer over. */
    addressVerificationTaken: () => initialState,
  },
});

export const {
  addressVerificationRequested,
  addressChoicesOffered,
  addressSelected,
  addressChoicesConfirmed,
  addressVerificationDismissed,
  addressesAccepted,
  addressesRefused,
  addressVerificationTaken,
} = slice.actions;
export const addressVerificationReducer = slice.reducer;
