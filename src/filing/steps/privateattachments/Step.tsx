import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_MEGABYTES, privateAttachmentsRules } from '#rules';
import { StepPage } from '../../wizard/pages/StepPage';
import { PrivateFiles } from './PrivateFiles';
import { translate } from '../../../language/translate';

/** Affidavit and photo ID of a filing that the office reviews (W2-privateattachments). */
export default function PrivateAttachmentsStep() {
  return (
    <StepPage
      rules={privateAttachmentsRules}
      legend={false}
      lead={
        <p>
          {translate(
            'Add an affidavit, your photo ID, or both. The office checks them before it accepts the filing.',
          )}
        </p>
      }
    >
      <p>
        {translate(
          'You can add up to {files} files, {megabytes} MB in all: text, PDF, JPG, JPEG, GIF, PNG, TIF, or TIFF. They are for the office only and never become part of the public record. Once you have paid you cannot open them here any more.',
          { files: MAX_ATTACHMENTS, megabytes: MAX_ATTACHMENTS_MEGABYTES },
        )}
      </p>
      <PrivateFiles />
    </StepPage>
  );
}
