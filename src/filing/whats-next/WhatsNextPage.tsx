import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../controls/Link';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import type { FinishedEntry } from './finished-filings';
import { doneChosen, selectTransaction, whatsNextEntered, type TransactionValues } from './whats-next-slice';
import { ServiceText } from '../wizard/pages/ServiceText';
import { StepLayout } from '../wizard/frame/StepLayout';
import {
  BASE_PATH,
  filedSentences,
  filingRoute,
  nextSteps,
  numbersMessage,
  PATHS,
  upcomingReport,
  reportReminder,
  whatsNextItems,
} from '#rules';
import { selectContent } from '../wizard/selectors';
import { useOpenedAt } from '../../session/opened-at';
import { selectLinks } from '../../session/selectors';
import { Documents } from './Documents';
import { EntityLinks } from './EntityLinks';
import { NextSteps } from './NextSteps';
import { ReportReminder } from './ReportReminder';
import { translate, translateAround } from '../../language/translate';

/** After the receipt: the document, what is due, and links to related services (W2-whatsnext). */
export default function WhatsNextPage() {
  const dispatch = useAppDispatch();
  const transaction = useAppSelector(selectTransaction);
  // Read before anything is painted: nobody sees for a moment that there is no filing, and the header has its lines from the beginning.
  const { pathname, state } = useLocation();
  const route = filingRoute(pathname);
  const filingType = route.kind === 'step' ? route.filingType : '';
  const { transactionId = '' } = (state ?? {}) as Partial<FinishedEntry>;
  useLayoutEffect(() => {
    dispatch(whatsNextEntered({ filingType, transactionId }));
  }, [dispatch, filingType, transactionId]);
  // Without a filing there is nothing to congratulate on.
  return (
    <StepLayout
      step="whatsnext"
      aside={null}
      isInColumns
      filedAs={transaction?.transactionName}
      {...(!transaction && { title: 'What’s next' })}
    >
      {transaction ? (
        <NextParts transaction={transaction} />
      ) : (
        <Alert kind="info">
          No receipt has been shown in this window. To see what comes next, open the link to your receipt and
          choose Next. What is on record can be found by name or ID number.
        </Alert>
      )}
      <ButtonRow>
        {transaction ? (
          <Button variant="primary" onClick={() => dispatch(doneChosen())}>
            Done
          </Button>
        ) : (
          <>
            <Link className="usa-button" to={PATHS.search}>
              {translate('Search the public record')}
            </Link>
            <Link className="usa-button usa-button--outline" to={BASE_PATH}>
              {translate('Go to the start page')}
            </Link>
          </>
        )}
      </ButtonRow>
    </StepLayout>
  );
}

/** What the filer can do now, as the rules allow it for this filing and the entity's status. */
export function NextParts({ transaction }: { transaction: TransactionValues }) {
  const adminFraudCheck = transaction.adminFraudCheck === 'Y';
  const filingType = useAppSelector((state) => state.draft.openedType);
  const now = useOpenedAt();
  const links = useAppSelector(selectLinks);
  const { entityStatus, entityReportDueDate, mstrTransId } = transaction;
  const { entityName, laterName, effectiveDate } = transaction;
  const filed = filedSentences({ filingType, entityName, laterName, adminFraudCheck, effectiveDate }, now);
  // An entity with secure filing is filed for by those who have logged in for it.
  const isLoggedIn = useAppSelector((state) => state.session.secureFiler?.entityId === mstrTransId);
  const { signedUpFor, isSetUpHere } = useAppSelector((state) => state.whatsNext);
  const hasSecureFiling = isLoggedIn || isSetUpHere;
  const items = whatsNextItems({ entityStatus, adminFraudCheck, hasSecureFiling, signedUpFor });
  const steps = nextSteps({ filingType, adminFraudCheck, effectiveDate, dueDay: entityReportDueDate }, now);
  const [hasDocument, hasCertificate] = [items.includes('document'), items.includes('certificate')];
  const parts = {
    document: (hasDocument || hasCertificate) && (
      <Documents {...{ transaction, hasDocument, hasCertificate }} />
    ),
    reportReminder: items.includes('reportReminder') && (
      <ReportReminder
        says={reportReminder({ filingType, entityStatus, dueDay: entityReportDueDate }, now)}
        dueDay={entityReportDueDate}
        turn={upcomingReport(filingType)}
      />
    ),
  };
  const hasChecklist = steps.length > 0;
  return (
    <>
      <Alert kind="success">
        <p>{filed.map((sentence) => translate(sentence)).join(' ')}</p>
      </Alert>
      <NumberOnPaper
        words={numbersMessage({ adminFraudCheck, effectiveDate }, now)}
        masterId={mstrTransId}
        documentNumber={transaction.transId}
      />
      {hasChecklist && <NextSteps {...{ steps, parts }} />}
      <BeneficialOwnership />
      {!hasChecklist && (
        <>
          <Section heading="File your periodic report every year">{parts.reportReminder}</Section>
          <Section className="no-print" heading="Your documents">
            {parts.document}
          </Section>
        </>
      )}
      {links && (
        <>
          <EntityLinks
            heading="See and protect your record"
            of={['summary', 'emailSignUp', 'textSignUp']}
            ownLinks={items.includes('secureFiling') && <SetUpLink />}
            {...{ shown: items, links, masterFileId: mstrTransId }}
          />
          <EntityLinks
            heading="Tell us how it went"
            of={['businessSurvey', 'websiteSurvey']}
            {...{ shown: items, links, masterFileId: mstrTransId }}
          />
        </>
      )}
    </>
  );
}

interface SectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page under its own heading, where there is something in it. */
const Section = ({ heading, className = '', children }: SectionProps) =>
  children && (
    <section className={`next-section ${className}`}>
      <h2>{translate(heading)}</h2>
      {children}
    </section>
  );

interface NumberOnPaperProps {
  /** The sentence of the rules for this filing, with placeholders for the numbers and the link. */
  words: string;
  masterId: string;
  documentNumber: string;
}

/** The facts to keep on paper: both numbers, and where anyone can look them up. */
const NumberOnPaper = ({ words, masterId, documentNumber }: NumberOnPaperProps) => (
  <p>
    {translateAround(words, {
      masterId: <strong className="tabular">{masterId}</strong>,
      documentNumber: <strong className="tabular">{documentNumber}</strong>,
      record: (
        <Link className="usa-link" to={`${PATHS.search}/${masterId}`}>
          {translate('public record')}
        </Link>
      ),
    })}
  </p>
);

/** Setting secure filing up for the entity, on a page of the portal. */
const SetUpLink = () => (
  <li>
    <Link className="usa-link" to={PATHS.secureFilingSetUp}>
      {translate('Set up secure business filing')}
    </Link>
  </li>
);

const FINCEN = 'fincen.gov/boi';
const NOTE_MAY_CHANGE = 'The rules may change. FinCEN says what applies now: {site}.';
const NOTE_MISSING = 'The note on this could not be read at this time. FinCEN says what applies: {site}.';

/** The note on federal reporting of beneficial ownership (W2-whatsnext); without its text it says where the rules are told. */
const BeneficialOwnership = () => {
  const isMissing = useAppSelector((state) => selectContent(state).ownershipNote.status === 'unavailable');
  return (
    <section className="next-section">
      <h2>{translate('Federal beneficial ownership reporting')}</h2>
      <ServiceText name="ownershipNote" />
      <p>
        {translateAround(isMissing ? NOTE_MISSING : NOTE_MAY_CHANGE, {
          site: (
            <a className="usa-link" href="https://www.fincen.gov/boi" target="_blank" rel="noreferrer">
              {FINCEN}
              <span className="usa-sr-only">{translate('(opens in a new window)')}</span>
            </a>
          ),
        })}
      </p>
    </section>
  );
};
