import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../controls/Link';
import { Button } from '../controls/Button';
import { PageHeading } from '../forms/PageHeading';
import { BackToFiling } from '../session/filing-in-progress/BackToFiling';
import { useFilingInProgress } from '../session/filing-in-progress/use-filing-in-progress';
import { TIMED_OUT_TEXT } from '../session/idle/timed-out-text';
import {
  type FilingType,
  isDeveloperEnvironment,
  isUnavailableReason,
  BASE_PATH,
  filingPath,
  formTitle,
  NOT_ONLINE_YET,
  PATHS,
  queryString,
  UNAVAILABLE_FORM,
  entityIdInAddress,
} from '#rules';
import { useAppSelector } from '../session/store-hooks';
import { selectEnvironmentName } from '../session/selectors';
import { translate, translateAround } from '../language/translate';

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A page that shows a message, with the ways back to the filing in progress and to the business home. */
const MessagePage = ({ title, children }: MessagePageProps) => (
  <div className="card narrow">
    <PageHeading title={title} />
    {children}
    <BackToFiling />
    <p>
      <Link to="/business">{translate('Go to the business home page')}</Link>
    </p>
  </div>
);

/** The address of no page. */
export function NotFoundPage() {
  return (
    <MessagePage title="Page not found">
      <p>
        {translate(
          'If you typed the address, check that it is correct. If you followed a link, the page may have moved.',
        )}
      </p>
    </MessagePage>
  );
}

/** Something went wrong with the filing itself (W8: `/filingIssue`). One that is kept goes on where it was left. */
export function FilingIssuePage() {
  const kept = useFilingInProgress();
  return (
    <MessagePage title="There is an issue with your filing">
      <p>{translate("We can't go on with what you were doing. Your card has not been charged.")}</p>
      {kept !== undefined && (
        <p>
          {translate(
            kept
              ? 'Continue your filing where you left it. If this page comes back, call or write to us and say what you were filing.'
              : 'Start the form again. If this page comes back, call or write to us and say what you were filing.',
          )}
        </p>
      )}
    </MessagePage>
  );
}

/** A service of the office does not answer (A2-health). */
export function DownPage() {
  const kept = useFilingInProgress();
  // The whole page is loaded again, which asks the services whether they answer now.
  const tryAgain = () => window.location.assign(kept ? filingPath(kept.filingType, kept.step) : BASE_PATH);
  return (
    <div className="card narrow">
      <PageHeading title="This service is down" />
      <p>
        {translate(
          "We can't reach the services that online filing needs. Nothing has been charged for what you were doing.",
        )}
      </p>
      <p>
        {translate(
          'Wait a few minutes, then try again. If a payment was under way, its receipt will be there when we are back.',
        )}
      </p>
      {kept && (
        <p>
          {translate('Your filing “{form}” is kept in this window. You come back to it when you try again.', {
            form: translate(formTitle(kept.filingType)),
          })}
        </p>
      )}
      <Button variant="primary" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}

/** Where an idle session ends (W4-idle). */
export function TimedOutPage() {
  return (
    <MessagePage title="You have been timed out">
      <p>{translate(TIMED_OUT_TEXT)}</p>
      <p>
        {translate(
          'If you had paid, nothing is lost: your receipt is at the address that you were given. If not, nothing was filed and nothing was charged, and you can start your form again.',
        )}
      </p>
      <p>
        {translateAround(
          'If you had saved it for later, it is still there as you saved it: {way} with its return code.',
          { way: <Link to={PATHS.continueFiling}>{translate('Continue your filing')}</Link> },
        )}
      </p>
      <p>
        <Link to="/business/help/questions">
          {translate('Read how a filing is kept while you work on it')}
        </Link>
      </p>
    </MessagePage>
  );
}

/** The public record of an entity: `/business/search/20201234567` (A2-search), with the form that the visitor is looking for, if any. */
export const recordPath = (entityId: string, form?: FilingType): string =>
  `${PATHS.search}/${encodeURIComponent(entityId)}${queryString({ form })}`;

interface UnavailablePageProps {
  /** The entity of the filing in progress, where the address names none. */
  entityId?: string;
  /** False for a filing that the portal does not support yet. */
  isOnline?: boolean;
}

const NO_LONGER = 'This filing is no longer available for this record. It may have been filed already.';

/** The filing can no longer be made on this record, or cannot be made online at all (W2-unavailable). */
export function UnavailablePage({ entityId: current = '', isOnline = true }: UnavailablePageProps) {
  const [query] = useSearchParams();
  const entityId = entityIdInAddress(query.get('entityId') ?? current);
  const reason = query.get('reason') ?? '';
  return (
    <MessagePage title="Filing unavailable">
      <p>
        {translate(
          isUnavailableReason(reason) ? UNAVAILABLE_FORM[reason] : isOnline ? NO_LONGER : NOT_ONLINE_YET,
        )}
      </p>
      {entityId === '' ? (
        <p>
          {translateAround('{lookUp} to check its filing history and what can be filed for it.', {
            lookUp: <Link to={PATHS.search}>{translate('Look up a business')}</Link>,
          })}
        </p>
      ) : (
        <p>
          {translateAround('{goToSummary} to check the filing history and what can be filed now.', {
            goToSummary: (
              <Link to={`${recordPath(entityId)}/summary`}>{translate('Go to the summary page')}</Link>
            ),
          })}
        </p>
      )}
    </MessagePage>
  );
}

/** Pages for developers and testers: elsewhere they do not exist (W6-roles). */
export function DevelopersOnly({ children }: { children: ReactNode }) {
  const environment = useAppSelector(selectEnvironmentName);
  return isDeveloperEnvironment(environment) ? children : <NotFoundPage />;
}
