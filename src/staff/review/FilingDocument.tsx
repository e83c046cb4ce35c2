import { useAppDispatch } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { DocumentFrame, showsPdf } from './DocumentFrame';
import { useFileAddress } from './file-address';
import { documentsRequested } from './review-slice';
import { useReview } from './use-review';

/** The filing as it was submitted, and its attachments: in the page where the browser can show it and there is room; to open or download everywhere. */
export function FilingDocument() {
  const dispatch = useAppDispatch();
  const { documents, filing } = useReview();
  const address = useFileAddress(documents.pdf);
  return (
    <section
      className="card no-print"
      aria-labelledby="filing-document"
      aria-busy={documents.status === 'loading'}
    >
      <h2 className="card__title" id="filing-document">
        Filing document
      </h2>
      {documents.status === 'loading' && <p className="loading">Loading the documents…</p>}
      {documents.status === 'failed' && (
        <RetryNotice message={documents.message} onTryAgain={() => dispatch(documentsRequested())} />
      )}
      {address !== '' && (
        <>
          <p className="review-links">
            <a href={address} target="_blank" rel="noopener">
              Open the filing (PDF, opens in a new window)
            </a>
            <a href={address} download={`filing-${filing.transactionId}.pdf`}>
              Download the filing (PDF)
            </a>
          </p>
          {showsPdf() && <DocumentFrame filingAddress={address} />}
        </>
      )}
    </section>
  );
}
