import type { SubmitEvent } from 'react';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch } from '../session/store-hooks';
import { formLabel } from './forms';
import { FormActions } from '../forms/FormActions';
import { useIntroQuery, IntroText } from './Introduction';
import { introductionLeft } from './slice';

/** The generic introduction: what a transaction without a flow of its own is for, then its registered agent (A2-bizintro). */
export default function IntroPage() {
  const dispatch = useAppDispatch();
  const query = useIntroQuery();
  const next = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(introductionLeft(query));
  };
  return (
    <div className="narrow">
      <PageHeading
        title={formLabel(query.transTyp) || 'Before you file'}
        lead={<p>What this form is for, what you need, and what it costs.</p>}
      />
      <form noValidate className="step-form" onSubmit={next}>
        <IntroText query={query} />
        <FormActions />
      </form>
    </div>
  );
}
