import type { Filing, FilingType, StepName } from '#rules';
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

/** A text of the content service by its name. */
export const selectContent = (state: RootState) => state.content;

/** Pages after submission live without a filing in progress. */
const AFTER_SUBMISSION: readonly StepName[] = ['receipt', 'whatsnext'];

/** Whether a page of a filing may be drawn: its filing is there, or it needs none. */
export const selectIsPageOpen = (
  { session, filing: { draft } }: RootState,
  type: FilingType,
  step: StepName,
) =>
  session.status === 'ready' &&
  draft.openedType === type &&
  draft.openedStep === step &&
  (AFTER_SUBMISSION.includes(step) || (draft.status === 'ready' && draft.filing.filingType === type));

/** Whether leaving the site now would lose something: a filing in progress, until its payment starts (W4-leave-guard). */
export const selectIsGuarded = ({ control, filing: { draft }, payment }: RootState): boolean =>
  payment.status !== 'handedOff' &&
  (control.hasUnsavedInput || (draft.status === 'ready' && draft.refId !== ''));
