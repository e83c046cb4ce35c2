import { useFormikContext, type FormikValues } from 'formik';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { filingAsTyped, type Filing, type StepRules } from '#rules';
import { FormPage } from '../../../forms/FormPage';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { stepSubmitted } from '../draft-slice';
import { selectFiling } from '../selectors';
import { inputKey } from '../frame/input-key';
import { useKnownProblems } from './use-known-problems';
import { StepInputContext, useStepInput, type StepInput } from '../frame/step-input';
import { useStepLayout, useStepActions, type StepActions } from '../frame/StepLayout';

interface StepPageProps<V extends FormikValues> extends StepActions {
  rules: StepRules<V>;
  /** Only where the page is not titled as the flow table says (the two views of notifications, the agent's address). */
  title?: string;
  lead?: ReactNode;
  isEntryOpen?: boolean;
  /** Whether the form itself holds an entry that `write` leaves out, with the values as they stand on the page. */
  holdsEntry?: (values: V) => boolean;
  legend?: boolean;
  /** Whether Next, or Save changes, is offered with the values as they stand on the page (W4-shares-next). */
  offersAction?: (values: V) => boolean;
  /** Takes the place of `stepSubmitted`: called with valid values. Used by views inside a step. */
  onValid?: (values: V) => void | Promise<void>;
  /** Asks a question before the step is submitted (the 90-day dialog): false keeps the filer on the page. */
  confirm?: (values: V) => Promise<V | false>;
  children: ReactNode;
}

/**
 * A step of a filing in the form frame. A valid submit dispatches `stepSubmitted`; the saga checks with the server, saves and opens the next step.
 *
 * @example <StepPage rules={managementRules}><RadioGroup name="managedBy" options={…} /></StepPage>
 */
export function StepPage<V extends FormikValues>(props: StepPageProps<V>) {
  const {
    rules,
    onValid,
    confirm,
    lead,
    isEntryOpen = false,
    holdsEntry = () => isEntryOpen,
    legend,
    offersAction,
    moreActions,
    children,
  } = props;
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const knownProblems = useKnownProblems(rules, filing);
  const stepInput = useRef<StepInput>(null);
  const layout = useStepLayout(rules.step);
  const actions = useStepActions({ ...props, step: rules.step });
  const submit = async (values: V) => {
    if (onValid) return onValid(values);
    const confirmed = confirm ? await confirm(values) : values;
    if (confirmed) dispatch(stepSubmitted({ step: rules.step, filing: rules.write(filing, confirmed) }));
  };
  return (
    <StepInputContext value={stepInput}>
      <FormPage<V>
        {...layout}
        {...actions}
        {...{ rules, lead, isEntryOpen, legend, offersAction, moreActions }}
        {...(props.title && { title: props.title, documentTitle: props.title })}
        inputKey={inputKey(rules.step, props.title)}
        initialValues={rules.read(filing)}
        knownProblems={knownProblems}
        onSubmit={submit}
      >
        <TypedHere<V> {...{ filing, holdsEntry }} write={rules.write} />
        {children}
      </FormPage>
    </StepInputContext>
  );
}

interface TypedHereProps<V> {
  filing: Filing;
  holdsEntry: (values: V) => boolean;
  write: StepRules<V>['write'];
}

/** Registers the input of the form, so that the filing can be saved for later as it is. */
function TypedHere<V>({ filing, holdsEntry, write }: TypedHereProps<V>) {
  const { values } = useFormikContext<V>();
  const inputRef = useStepInput();
  useLayoutEffect(() => {
    inputRef.current = {
      openEntry: holdsEntry(values) ? 'onPage' : null,
      filingAsTyped: () => filingAsTyped(filing, write(filing, values)),
    };
  });
  return null;
}
