import { shallowEqual } from 'react-redux';
import { flowFacts, type Filing, type FilingType, type StepName } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { useAppSelector } from '../../session/store-hooks';

/** The filing in progress. */
export const selectFiling = (state: RootState): Filing => state.draft.filing;

/** The draft with its reference and what its step is doing. */
export const selectDraft = (state: RootState) => state.draft;

const selectFlowFacts = ({ draft: { filing, openedType } }: RootState) =>
  flowFacts(filing.filingType ? filing : { ...filing, filingType: openedType });

/** The facts that the flow tables decide by: the same object until one of them changes. */
export const useFlowFacts = () => useAppSelector(selectFlowFacts, shallowEqual);

/** Whether the server holds this very content already. */
export const selectIsSaved = ({ refId, saved }: RootState['draft'], filing: Filing): boolean =>
  refId !== '' && JSON.stringify(saved) === JSON.stringify(filing);

/** True while a step is edited from review: its button reads 'Save changes'. */
export const selectIsEditing = (state: RootState): boolean => state.control.navigation.redirected;

/** Review skips its validation after browser back from payment (W4-review-next). */
export const selectReturnedFromPayment = (state: RootState): boolean => state.control.returnedFromPayment;

/** A text of the content service by its name. */
export const selectContent = (state: RootState) => state.content;

/** Pages after submission need no filing in progress. */
const AFTER_SUBMISSION: readonly StepName[] = ['receipt', 'whatsnext'];

/** Whether a page of a filing may be drawn: its filing is there, or it needs none. */
export const selectIsPageOpen = (
  { session, draft, entityEntry }: RootState,
  type: FilingType,
  step: StepName,
): boolean =>
  session.status === 'ready' &&
  entityEntry.status === 'idle' &&
  draft.openedType === type &&
  draft.openedStep === step &&
  (AFTER_SUBMISSION.includes(step) || (draft.status === 'ready' && draft.filing.filingType === type));

/** Whether leaving the site now would lose something: a filing in progress, until its payment starts (W4-leave-guard). */
export const selectIsGuarded = ({ control, draft, payment }: RootState): boolean =>
  payment.status !== 'handedOff' &&
  (control.hasUnsavedInput || (draft.status === 'ready' && draft.refId !== ''));
