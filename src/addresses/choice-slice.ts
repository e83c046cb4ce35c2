import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressSelection, Text } from '#rules';
import { rootReducer } from '../session/root-reducer';

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
  /** Preselected where the rules say so (W4-address-dialog). */
  selection: AddressSelection;
  /** Why the verifier did not accept the address, shown in the dialog; empty when it only offers a better form. */
  message: Text;
}

/** The question of the verify-address dialog; null while it is closed. */
type AddressChoiceState = AddressChoice[] | null;

const slice = createSlice({
  name: 'addressChoice',
  initialState: null as AddressChoiceState,
  reducers: {
    /** The verifier found something to choose: the dialog opens. */
    addressChoicesOffered: (_state, { payload }: PayloadAction<AddressChoice[]>): AddressChoiceState =>
      payload,
    /** The dialog's confirm button; possible once every address shown has a choice (W4-address-dialog). */
    addressChoicesConfirmed: (_state, _action: PayloadAction<AddressChoice[]>): AddressChoiceState => null,
    /** 'Edit the address', Escape or the close button, or the page was left: the form stays as it was. */
    addressChoicesDismissed: (): AddressChoiceState => null,
  },
  selectors: { selectAddressChoices: (choices) => choices },
});

export const { addressChoicesOffered, addressChoicesConfirmed, addressChoicesDismissed } = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    addressChoice: AddressChoiceState;
  }
}

/** The question of the verify-address dialog; null while it is closed. */
export const { selectAddressChoices } = slice.injectInto(rootReducer).selectors;
