import {
  documentTitle,
  filingPath,
  headerLine,
  stepBack,
  stepTitle,
  titleStep,
  type StepName,
  stepActions,
} from '#rules';
import { FormLayout, type FormLayoutProps } from '../../../forms/FormLayout';
import { useAppSelector, useAppDispatch } from '../../../session/store-hooks';
import { SaveForLater } from './SaveForLater';
import { FilingSummary } from './FilingSummary';
import { useFlowFacts, selectIsEditing } from '../selectors';
import type { FormActionsProps } from '../../../forms/FormActions';
import { editCanceled } from '../draft-slice';
import { PlainPage, type PlainPageProps } from '../../../forms/PlainPage';

/** Title and number as the flow table says, and the filing's summary next to the form. */
export function useStepLayout(
  step: StepName,
  filedAs?: string,
): Pick<FormLayoutProps, 'title' | 'documentTitle' | 'step' | 'indicator' | 'back' | 'aside' | 'after'> {
  const facts = useFlowFacts();
  return {
    title: stepTitle(facts, step),
    documentTitle: documentTitle(facts, step),
    step: titleStep(facts, step, filedAs),
    indicator: headerLine(facts, step),
    back: useBackAddress(step),
    aside: <FilingSummary current={step} />,
    after: <SaveForLater isNarrow />,
  };
}

/** The address that Back of a step leads to. */
function useBackAddress(step: StepName): string | undefined {
  const facts = useFlowFacts();
  const control = useAppSelector((state) => state.control);
  const previousPlace = stepBack(facts, step, control);
  return previousPlace && facts.filingType ? filingPath(facts.filingType, previousPlace) : undefined;
}

interface StepLayoutProps extends Omit<FormLayoutProps, 'title' | 'step'> {
  step: StepName;
  /** A heading of its own, where what is shown is not the step: then it has no number either. */
  title?: string;
  /** The name of a finished filing on its receipt. */
  filedAs?: string;
}

/** A page of a filing that is not a form, with its heading and what is shown next to it; `aside` null shows nothing there. */
export function StepLayout({ step, filedAs, ...own }: StepLayoutProps) {
  const layout = useStepLayout(step, filedAs);
  const ownHeading = own.title === undefined ? {} : { documentTitle: own.title, step: '', indicator: '' };
  return <FormLayout {...layout} {...ownHeading} {...own} />;
}

export interface StepActions extends FormActionsProps {
  /** False hides Next (Save changes stays): the page is not complete yet. */
  canProceed?: boolean;
}

/** Next, or Save changes while editing from review; Cancel of an edit returns without asking (W4, Edit from review). */
export function useStepActions({
  step,
  primaryAction = 'Next',
  canProceed = true,
  onCancel,
  cancelPlace,
}: StepActions & { step: StepName }) {
  const dispatch = useAppDispatch();
  const isEditing = useAppSelector(selectIsEditing);
  const action = stepActions(step, isEditing, canProceed).find((label) => label !== 'Cancel') ?? null;
  return {
    primaryAction: action === 'Next' ? primaryAction : action,
    cancelPlace: cancelPlace ?? (isEditing ? 'edit' : 'filing'),
    onCancel: onCancel ?? (isEditing ? () => void dispatch(editCanceled()) : undefined),
  };
}

interface PlainStepPageProps extends Omit<PlainPageProps, 'title' | 'step'>, StepActions {
  step: StepName;
}

/** A step of a filing that asks nothing: intro and review. */
export function PlainStepPage({
  step,
  canProceed,
  primaryAction,
  onCancel,
  cancelPlace,
  ...page
}: PlainStepPageProps) {
  const layout = useStepLayout(step);
  const actions = useStepActions({ step, canProceed, primaryAction, onCancel, cancelPlace });
  return <PlainPage {...layout} {...page} {...actions} />;
}
