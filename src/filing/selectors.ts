import { createSelector } from '@reduxjs/toolkit';
import { flowFacts, type Filing } from '#rules';
import type { RootState } from '../app/root-reducer';

/** The filing in progress. */
export const selectFiling = (state: RootState): Filing => state.filing.draft.filing;

/** The draft with its reference and what its step is doing. */
export const selectDraft = (state: RootState) => state.filing.draft;

/** The address verification under way: see `AddressVerificationState`. */
export const selectAddressVerification = (state: RootState) => state.filing.addressVerification;

/** The upload under way: see `AttachmentsState`. */
export const selectAttachmentsState = (state: RootState) => state.filing.attachments;

/** True while a step's Next is being carried out. */
export const selectIsStepBusy = (state: RootState): boolean => state.filing.draft.stepStatus !== 'idle';

/** True while a step is edited from review: its button reads 'Save changes'. */
export const selectIsEditing = (state: RootState): boolean => state.control.navigation.redirected;

/** Review skips its validation after browser back from payment (W4-review-next). */
export const selectReturnedFromPayment = (state: RootState): boolean => state.control.returnedFromPayment;

/** The facts that the flow tables decide by. */
export const selectFlowFacts = createSelector(
  [selectFiling, (state: RootState) => state.filing.draft.openedType],
  (filing, openedType) => flowFacts(filing.filingType ? filing : { ...filing, filingType: openedType }),
);

/** A text of the content service by its name. */
export const selectContent = (state: RootState) => state.content;
