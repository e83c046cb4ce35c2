import { DEFAULT_LANGUAGE } from '#rules';
import { useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/alerts/Alert';
import { ButtonRow } from '../../controls/Button';
import { selectDocument } from '../documents/documents-slice';
import { DocumentButton } from '../documents/DocumentButton';
import type { TransactionValues } from './whats-next-slice';
import { currentLanguage, translate } from '../../language/translate';

/** Shown where the answer has no sentence of its own; the page also shows the flags of W section 8. */
const NOT_AVAILABLE = 'The document is not available just now. It is kept on record: try again later.';

interface DocumentsProps {
  transaction: TransactionValues;
  hasDocument: boolean;
  hasCertificate: boolean;
}

/** The document on record, a copy of it where the page is read in another language, and the certificate of good standing where there is one (W2-whatsnext). */
export function Documents({ transaction, hasDocument, hasCertificate }: DocumentsProps) {
  const document = useAppSelector(selectDocument);
  const filed = { masterTransactionId: transaction.mstrTransId, transactionId: transaction.transId };
  return (
    <div className="no-print">
      {document?.status === 'failed' && <Alert kind="error">{document.message || NOT_AVAILABLE}</Alert>}
      <ButtonRow>
        {hasDocument && (
          <DocumentButton request={{ kind: 'image', ...filed }}>
            {translate('Print your document')}
          </DocumentButton>
        )}
        {hasDocument && currentLanguage() !== DEFAULT_LANGUAGE && (
          <DocumentButton request={{ kind: 'copy', ...filed }}>
            {translate('Get a copy in your language')}
          </DocumentButton>
        )}
        {hasCertificate && (
          <DocumentButton request={{ kind: 'certificate', ...filed }}>
            {translate('Get a certificate of good standing')}
          </DocumentButton>
        )}
      </ButtonRow>
      <span role="status" className="usa-sr-only">
        {document?.status === 'loading' ? translate('The document is being prepared.') : ''}
      </span>
    </div>
  );
}
