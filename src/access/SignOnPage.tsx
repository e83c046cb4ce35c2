import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Alert } from '../controls/alerts/Alert';
import { Announced } from '../controls/alerts/Announced';
import { Button, ButtonRow } from '../controls/Button';
import { type Visit, type VisitFailure, visitEnded, visitStarted } from './slice';
import { translate } from '../language/translate';

const FAILED = {
  signOn: 'Signing on is not possible at this time. Try again later.',
  signedOn: 'Signing on was not completed.',
  signOff:
    'You are logged out of the portal, but the sign-on service did not answer. Close the browser, so that nobody signs on in your name.',
  providerStays:
    'You are logged out of the portal, but the sign-on service still knows you. Close the browser, so that nobody signs on in your name.',
} as const satisfies Record<VisitFailure, string>;

/** A user who wants to log out is not asked to log in. */
const OFFERS_LOG_IN: readonly (VisitFailure | null)[] = ['signOn', 'signedOn'];

/** Shown for a moment on the way to the sign-on provider, back from it, or out (A2-loginadmin, A2-logout). */
export default function SignOnPage({ visit }: { visit: Visit }) {
  const dispatch = useAppDispatch();
  const failed = useAppSelector((state) => state.access.failed);
  const { state } = useLocation();
  const { from } = (state ?? {}) as { from?: string };
  useEffect(() => {
    dispatch(visitStarted(visit, from));
    return () => void dispatch(visitEnded());
  }, [visit, from, dispatch]);

  return (
    <div className="card narrow">
      <PageHeading title={visit === 'signOff' ? 'Log out' : 'Log in'} />
      {failed === null ? (
        <Announced>
          <p>{translate('One moment, please.')}</p>
        </Announced>
      ) : (
        <Alert kind="error">{FAILED[failed]}</Alert>
      )}
      {OFFERS_LOG_IN.includes(failed) && (
        <ButtonRow>
          <Button variant="primary" onClick={() => dispatch(visitStarted('signOn', from))}>
            Log in
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}
