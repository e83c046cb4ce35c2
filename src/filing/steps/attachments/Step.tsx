import {
  attachmentsInstruction,
  attachmentsRules,
  MAX_ATTACHMENTS,
  MAX_ATTACHMENTS_MEGABYTES,
  mayCancelAttachments,
} from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling, selectIsEditing } from '../../wizard/selectors';
import { StepPage } from '../../wizard/pages/StepPage';
import { AttachmentsBody } from './AttachmentsBody';
import { CancelAttachments } from './CancelAttachments';
import { translate } from '../../../language/translate';

/** Files that become part of the filing (W2-attachments); without one no further where the filing needs it (W5-dc55-attach). */
export default function AttachmentsStep() {
  const isEditing = useAppSelector(selectIsEditing);
  const filing = useAppSelector(selectFiling);
  // On the way to review, announced files that are missing are a problem, which may be shown here.
  const isPromised = isEditing && filing.additionalInfoValues.additionalInfoAttachmentRadio === 'Y';
  const mayCancel = mayCancelAttachments(filing);
  const instruction = filing.filingType === '' ? '' : attachmentsInstruction(filing.filingType);
  return (
    <StepPage
      rules={attachmentsRules}
      legend={false}
      lead={
        <p>
          {mayCancel
            ? isPromised
              ? translate(
                  'You answered that you attach documents. Add them here; if you save without any, that answer changes to “No”.',
                )
              : translate('Add the documents that belong to your filing, or continue without any.')
            : translate('Your filing needs at least one attached document.')}
        </p>
      }
      moreActions={!isEditing && mayCancel && <CancelAttachments />}
    >
      {instruction && <Alert kind="info">{instruction}</Alert>}
      <p>
        {translate(
          'You can add up to {files} files, {megabytes} MB in all: text, PDF, JPG, JPEG, GIF, PNG, TIF, or TIFF. Attachments become public. Leave out birth dates and account numbers.',
          { files: MAX_ATTACHMENTS, megabytes: MAX_ATTACHMENTS_MEGABYTES },
        )}
      </p>
      <AttachmentsBody />
    </StepPage>
  );
}
