import type { CancelPlace, Text } from '#rules';
import { useState, type ReactNode } from 'react';
import { Button, ButtonRow } from '../controls/Button';
import { translate } from '../language/translate';
import { useAppSelector } from '../session/store-hooks';
import { CancelButton } from './CancelButton';
import { CancelDialog } from './CancelDialog';
import { selectForm } from './form-slice';

export interface FormActionsProps {
  /** The label of the primary button; 'Next' unless given. Null leaves it out: the page is not complete yet. */
  primaryAction?: Text | null;
  /** False hides the main button for now; it stays in the form, which has to have one. */
  isActionOffered?: boolean;
  /** Takes the place of the Cancel dialog. */
  onCancel?: () => void;
  /** What Cancel does on this page, which decides its label. */
  cancelPlace?: CancelPlace;
  /** Further buttons, between the main one and Cancel. */
  moreActions?: ReactNode;
}

/** The one main action of a form, and Cancel, which asks first (W4-cancel) and is called by what it does. */
export function FormActions({
  primaryAction = 'Next',
  isActionOffered = true,
  onCancel,
  cancelPlace = 'elsewhere',
  moreActions,
}: FormActionsProps) {
  const isBusy = useAppSelector(selectForm).status === 'submitting';
  const [isAsking, setAsking] = useState(false);
  return (
    <ButtonRow>
      {primaryAction && (
        <Button type="submit" variant="primary" isBusy={isBusy} hidden={!isActionOffered}>
          {primaryAction}
        </Button>
      )}
      {moreActions}
      <CancelButton place={cancelPlace} onClick={onCancel ?? (() => setAsking(true))} />
      <CancelDialog open={isAsking} onClose={() => setAsking(false)} />
      <span role="status" className="usa-sr-only">
        {isBusy ? translate('Please wait.') : ''}
      </span>
    </ButtonRow>
  );
}
