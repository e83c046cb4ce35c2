import { PRIVATE_DOCUMENT_TEXTS, type Attachment } from '#rules';
import { attachmentDownloadRequested } from './attachments-slice';
import { Button } from '../controls/Button';
import { useAppDispatch } from '../session/store-hooks';
import { translate } from '../language/translate';

/** Files of a filing, each to download, for its filer to look at before they pay (W2-review); a private one with the document that it is. */
export function FileLinks({ files }: { files: readonly Attachment[] }) {
  const dispatch = useAppDispatch();
  return (
    <ul className="plain-list">
      {files.map(({ key, fileName, documentTyp }) => (
        <li key={key}>
          {documentTyp ? `${translate(PRIVATE_DOCUMENT_TEXTS[documentTyp])}: ` : ''}
          <Button variant="link" onClick={() => dispatch(attachmentDownloadRequested({ key }))}>
            <span className="usa-sr-only">{translate('Download')}</span>
            {fileName}
          </Button>
        </li>
      ))}
    </ul>
  );
}
