import { mayNameAgentFor, PATHS } from '#rules';
import { Link } from '../controls/Link';
import { PlainPage } from '../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { formLabel } from './forms';
import { useIntroQuery, IntroText } from './Introduction';
import { introductionLeft, selectIntroduction } from './slice';
import { translate, translateAround } from '../language/translate';

const WithoutText = () => (
  <p>
    {translateAround(
      'There is no description of this form at this time. You can go on without it, or choose from {allForms}.',
      {
        allForms: (
          <Link className="usa-link" to={PATHS.forms}>
            {translate('all forms')}
          </Link>
        ),
      },
    )}
  </p>
);

/** The generic introduction: what a transaction without a flow of its own is for, then its registered agent (A2-bizintro). */
export default function IntroPage() {
  const dispatch = useAppDispatch();
  const query = useIntroQuery();
  const hasText = useAppSelector((state) => selectIntroduction(state, query).status !== 'unavailable');
  return (
    <PlainPage
      title={formLabel(query.transTyp) || 'Before you file'}
      lead={
        hasText ? (
          <p>{translate('What this form is for, what you need, and what it costs.')}</p>
        ) : (
          <WithoutText />
        )
      }
      primaryAction={mayNameAgentFor(query) ? undefined : null}
      onNext={() => dispatch(introductionLeft(query))}
    >
      <IntroText query={query} />
    </PlainPage>
  );
}
