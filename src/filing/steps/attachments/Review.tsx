import { useAppDispatch } from '../../../session/store-hooks';
import { Button } from '../../../controls/Button';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { attachmentDownloadRequested } from '../../../attachments/attachments-slice';
import type { ReviewProps } from '../../review/review-props';
import { translate } from '../../../language/translate';

/** The files attached, on the review page; each to download (W2-review). */
export default function AttachmentsReview({ filing }: ReviewProps) {
  const dispatch = useAppDispatch();
  const { attachments } = filing.additionalInfoValues;
  const files = (
    <ul className="plain-list">
      {attachments.map(({ key, fileName }) => (
        <li key={key}>
          <Button variant="link" onClick={() => dispatch(attachmentDownloadRequested({ key }))}>
            <span className="usa-sr-only">{translate('Download')}</span>
            {fileName}
          </Button>
        </li>
      ))}
    </ul>
  );
  return <SummaryList rows={[{ label: 'Files added', value: attachments.length > 0 ? files : '' }]} />;
}
