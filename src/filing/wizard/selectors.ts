import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import {
  conflictsOf,
  decideFirst,
  emptyFiling,
  feeOfFiling,
  flowFacts,
  guardStep,
  lacksRequiredAttachments,
  pageOpening,
  type Conflict,
  type Filing,
  type FilingType,
  type Problem,
  type StepGuard,
  type StepName,
  type Text,
} from '#rules';
import type { RootState } from '../../session/root-reducer';
import { serverNow } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';

/** The filing in progress. */
export const selectFiling = (state: RootState): Filing => state.draft.filing;

/** What this very filing costs, in whole dollars, by the server's clock: a late report costs more. */
export const selectFee = (state: RootState): number => feeOfFiling(selectFiling(state), serverNow(state));

/** The draft with its reference and what its step is doing. */
export const selectDraft = (state: RootState) => state.draft;

const selectFlowFacts = ({ draft: { filing, openedType } }: RootState) =>
  flowFacts(filing.filingType ? filing : { ...filing, filingType: openedType });

/** The facts that the flow tables decide by: the same object until one of them changes. */
export const useFlowFacts = () => useAppSelector(selectFlowFacts, shallowEqual);

/** Whether two filings say the same. */
export const isSameContent = (one: Filing | null | undefined, other: Filing): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The filing as the registry last told it; null before the first save. */
export const savedFiling = ({ filing, saved }: Pick<RootState['draft'], 'filing' | 'saved'>): Filing | null =>
  saved && (Object.keys(saved.parts).length === 0 ? filing : { ...filing, ...saved.parts });

/** Whether the server holds this very content already; unknown, and so not, after a save that was lost. */
export const selectIsSaved = (draft: RootState['draft'], filing: Filing): boolean =>
  draft.refId !== '' && draft.saving.status === 'idle' && isSameContent(savedFiling(draft), filing);

/** A step that was left and is not saved. */
export const selectUnsavedStep = (state: RootState) => state.draft.saving.refused;

/** Why the filing cannot be finished, or put aside, yet; empty where the filer has nothing to decide. */
export const selectDecideFirst = ({ draft: { filing, undecided } }: RootState): Text =>
  decideFirst(filing, undecided);

/** What the filer has to decide. */
export function useConflicts(): readonly Conflict[] {
  const { filing, undecided } = useAppSelector(selectDraft);
  return useMemo(() => conflictsOf(filing, undecided), [filing, undecided]);
}

const NO_PROBLEMS: readonly Problem[] = [];

/** The known problem of a step: the one chosen on review, or one that the registry refused on a later page. */
export const selectKnownProblems = (
  { draft: { problemToFocus, saving } }: RootState,
  step: StepName,
): Problem | readonly Problem[] => {
  if (problemToFocus?.step === step) return problemToFocus.problem;
  return saving.refused?.step === step ? saving.refused.problems : NO_PROBLEMS;
};

/** True while a step is edited from review: its button reads 'Save changes'. */
export const selectIsEditing = (state: RootState): boolean => state.control.navigation.redirected;

/** Review skips its validation after browser back from payment (W4-review-next). */
export const selectReturnedFromPayment = (state: RootState): boolean => state.control.returnedFromPayment;

/** A text of the content service by its name. */
export const selectContent = (state: RootState) => state.content;

/** Pages after submission need no filing in progress. */
const AFTER_SUBMISSION: readonly StepName[] = ['receipt', 'whatsnext'];

/** Where the filing in progress, or none, leads from one of its pages. */
export function guardPage(
  filing: Filing | null,
  { filingType, step, isEditing }: { filingType: FilingType; step: StepName; isEditing: boolean },
): StepGuard {
  const current = filing ?? emptyFiling();
  const lacksFiles = !isEditing && lacksRequiredAttachments(current);
  return guardStep(filing !== null, flowFacts({ ...current, filingType }), step, lacksFiles);
}

/** Whether a page that is not entered yet will stay: so it can be drawn at once, and need not wait to be entered. */
function staysOnEntry(state: RootState, page: Parameters<typeof pageOpening>[1]): boolean {
  const { filing, refId } = state.draft;
  const isEditing = selectIsEditing(state);
  return (
    !AFTER_SUBMISSION.includes(page.step) &&
    pageOpening(filing, page, refId !== '') === 'stay' &&
    guardPage(filing, { ...page, isEditing }).kind === 'stay'
  );
}

/** Whether a page of a filing may be drawn: its filing is there, or it needs none. */
export function selectIsPageOpen(state: RootState, page: Parameters<typeof pageOpening>[1]): boolean {
  const { filingType: type, step } = page;
  const { session, draft, entityEntry } = state;
  if (session.status !== 'ready' || entityEntry.status !== 'idle') return false;
  const isMine = draft.status === 'ready' && draft.filing.filingType === type;
  const isEntered = draft.openedType === type && draft.openedStep === step;
  if (isEntered) return isMine || AFTER_SUBMISSION.includes(step);
  return isMine && staysOnEntry(state, page);
}

/** Whether leaving the site now would lose something: a filing in progress, until its payment starts (W4-leave-guard). */
export const selectIsGuarded = ({ control, draft, payment }: RootState): boolean =>
  payment.status !== 'handedOff' &&
  (control.hasUnsavedInput || (draft.status === 'ready' && draft.refId !== ''));
