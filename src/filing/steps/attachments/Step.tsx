import { attachmentsRules, MAX_ATTACHMENTS, MAX_ATTACHMENTS_MEGABYTES } from '#rules';
import { useAppSelector } from '../../../session/store-hooks';
import { selectIsEditing } from '../../wizard/selectors';
import { StepPage } from '../../wizard/StepPage';
import { AttachmentsBody } from './AttachmentsBody';
import { CancelAttachments } from './CancelAttachments';

/** Files that become part of the filing (W2-attachments). */
export default function AttachmentsStep() {
  const isEditing = useAppSelector(selectIsEditing);
  return (
    <StepPage
      rules={attachmentsRules}
      legend={false}
      lead={<p>Add the documents that belong to your filing.</p>}
      moreActions={!isEditing && <CancelAttachments />}
    >
      <p>
        You can add up to {MAX_ATTACHMENTS} files, {MAX_ATTACHMENTS_MEGABYTES} MB in all: text, PDF, JPG,
        JPEG, GIF, PNG, TIF, or TIFF. Attachments become part of the public record, so leave out personal
        details such as birth dates and account numbers.
      </p>
      <AttachmentsBody />
    </StepPage>
  );
}
