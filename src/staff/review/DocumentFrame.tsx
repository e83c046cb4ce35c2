import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button';
import { useAppDispatch } from '../../session/store-hooks';
import { useFileAddress } from './file-address';
import { filingShown } from './review-slice';
import { useReview } from './use-review';

/** Whether this browser shows PDFs in a page; others open or save them. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled;

/**
 * The filing, or the chosen attachment, in the page. Choosing another one moves focus here: the links to the attachments come after it.
 * @param filingAddress of the filing as submitted
 */
export function DocumentFrame({ filingAddress }: { filingAddress: string }) {
  const dispatch = useAppDispatch();
  const { shownFile } = useReview();
  const attachmentAddress = useFileAddress(shownFile?.fileData ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(shownFile);
  useEffect(() => {
    if (shownBefore.current !== shownFile) heading.current?.focus();
    shownBefore.current = shownFile;
  }, [shownFile]);
  const [title, address] = shownFile
    ? [`Attachment: ${shownFile.fileName}`, attachmentAddress]
    : ['The filing as submitted', filingAddress];
  return (
    <div className="review-frame">
      <h3 className="review-frame__title" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {shownFile && (
        <p>
          <Button variant="link" onClick={() => dispatch(filingShown())}>
            Show the filing again
          </Button>
        </p>
      )}
      <iframe
        key={address}
        className="review-document"
        src={`${address}#navpanes=0&view=FitH`}
        title={`${title} (PDF)`}
      />
    </div>
  );
}
