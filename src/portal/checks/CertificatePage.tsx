import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  certificateNumberAsTyped,
  certificateNumberRules,
  certificateText,
  formatDay,
  formatOfficeDateTime,
  isCertificateNumber,
  PATHS,
  printedCertificateNumber,
} from '#rules';
import { useStore } from 'react-redux';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { SummaryList } from '../../controls/lists/SummaryList';
import { PageHeading } from '../../forms/PageHeading';
import { SearchForm } from '../../forms/SearchForm';
import type { OpensAhead } from '../../session/navigation/opens-ahead';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import type { RootState } from '../../session/root-reducer';
import { useSaga } from '../../session/use-saga';
import { recordPath } from '../message-pages';
import { checkCertificate } from './certificate-check-saga';
import {
  certificateInAddress,
  certificateLeft,
  type CheckedCertificate,
  selectCheckOf,
} from './certificate-slice';
import { translate } from '../../language/translate';

/** Whether a certificate is genuine, what it said on its day, and whether that is still true (W7-gscert). */
function CertificatePage() {
  const { number: inPath } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const number = certificateInAddress(inPath, query);
  return (
    <div className="narrow">
      <PageHeading
        title="Verify a certificate"
        lead={
          <p>
            {translate(
              'Every certificate of good standing has a number and a QR code. Enter the number to see whether the certificate is genuine, and whether what it says is still true.',
            )}
          </p>
        }
      />
      <SearchForm
        rules={certificateNumberRules}
        text={printedCertificateNumber(number)}
        action="Check"
        hint="Sixteen letters and digits, as on the certificate"
        onSearch={(text, options) =>
          void navigate(`${PATHS.certificate}/${certificateNumberAsTyped(text)}`, options)
        }
      />
      {isCertificateNumber(number) && (
        <div className="check-answer">
          <Outcome key={number} number={number} />
        </div>
      )}
    </div>
  );
}

export default Object.assign(CertificatePage, {
  async openAhead(address, { number: inPath }, runSaga) {
    const number = certificateInAddress(inPath, new URL(address, 'http://portal.invalid').searchParams);
    if (isCertificateNumber(number)) await runSaga(checkCertificate, number).toPromise();
  },
} satisfies OpensAhead);

const NOT_GENUINE =
  'This office has issued no certificate with this number. Compare it with the certificate, letter by letter.';

function Outcome({ number }: { number: string }) {
  const run = useSaga();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const check = useAppSelector((state) => selectCheckOf(state, number));
  useEffect(() => {
    // The certificate that a visit begins with is checked before the page is drawn.
    if (selectCheckOf(store.getState(), number) === null) void run(() => checkCertificate(number));
    return () => void dispatch(certificateLeft());
  }, [run, dispatch, store, number]);
  switch (check?.kind) {
    case undefined:
      return <Loading>Checking the certificate…</Loading>;
    case 'unknown':
      return <Alert kind="error">{NOT_GENUINE}</Alert>;
    case 'failed':
      return <Alert kind="error">The certificate can&apos;t be checked at this time. Try again later.</Alert>;
    case 'genuine':
      return <Genuine certificate={check.certificate} />;
  }
}

/** The sentences about a genuine certificate today. */
const STANDINGS: Readonly<
  Record<CheckedCertificate['standing'], { kind: 'success' | 'warning'; text: string }>
> = {
  true: { kind: 'success', text: 'This certificate is genuine, and what it says is still true.' },
  renamed: {
    kind: 'warning',
    text: 'This certificate is genuine. The entity is still in good standing, but its name has changed since.',
  },
  lapsed: {
    kind: 'warning',
    text: 'This certificate is genuine, but no longer true: the entity is not in good standing now.',
  },
  ended: {
    kind: 'warning',
    text: 'This certificate is genuine, but no longer true. The entity has been dissolved or has ended otherwise.',
  },
};

function Genuine({ certificate }: { certificate: CheckedCertificate }) {
  const { kind, text } = STANDINGS[certificate.standing];
  const { today } = certificate;
  return (
    <>
      <Alert kind={kind}>{text}</Alert>
      <section className="card" aria-labelledby="said">
        <h2 className="card__title" id="said">
          {translate('What it said')}
        </h2>
        <SummaryList
          rows={[
            { label: 'Certificate number', value: printedCertificateNumber(certificate.number) },
            { label: 'Issued', value: formatOfficeDateTime(certificate.issuedAt) },
            { label: 'Name', value: certificate.entityName },
            { label: 'ID number', value: certificate.entityId },
            { label: 'Status', value: translate(certificate.status) },
            { label: 'Type', value: translate(certificate.type) },
            { label: 'Formation date', value: formatDay(certificate.formationDate) },
          ]}
        />
      </section>
      <CertificateAsPage certificate={certificate} />
      <section className="card" aria-labelledby="today">
        <h2 className="card__title" id="today">
          {translate('On record now')}
        </h2>
        <SummaryList
          rows={[
            { label: 'Name', value: today.entityName },
            { label: 'Status', value: translate(today.status) },
          ]}
        />
        <p>
          <Link to={recordPath(certificate.entityId)}>{translate('See the record')}</Link>
        </p>
      </section>
    </>
  );
}

/** The certificate itself, word for word as its document has it: for reading aloud, enlarging and printing. */
function CertificateAsPage({ certificate }: { certificate: CheckedCertificate }) {
  const { title, opening, name, statement, basis, numbered } = certificateText({
    ...certificate,
    name: certificate.entityName,
    entityType: certificate.type,
  });
  return (
    <>
      <article className="card certificate" lang="en" aria-labelledby="certificate">
        <h2 className="certificate__title" id="certificate">
          {title}
        </h2>
        <p>{opening}</p>
        <p className="certificate__name">{name}</p>
        <p>{statement}</p>
        <p>{basis}</p>
        <p className="tabular">{numbered}</p>
      </article>
      <Button onClick={() => window.print()}>Print certificate</Button>
    </>
  );
}
