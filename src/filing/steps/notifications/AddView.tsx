import { emptyNotificationEntry, type NotificationEntry, notificationsTitle } from '#rules';
import { StepPage } from '../../wizard/pages/StepPage';
import { EmailEntryFields, TEXT_NOTICE, TextEntryFields } from './EntryFields';
import { emailForm, textForm } from './notification-forms';
import type { NotificationsControl } from './use-notifications';
import { translate } from '../../../language/translate';

interface AddViewProps {
  page: NotificationsControl;
}

const saving = ({ primaryAction, send }: NotificationsControl) => ({
  primaryAction,
  holdsEntry: () => true,
  onValid: (typed: Partial<NotificationEntry>) => {
    send({ kind: 'saved', entry: { ...emptyNotificationEntry(), ...typed } });
  },
  cancelPlace: 'entry' as const,
  onCancel: () => {
    send({ kind: 'canceled' });
  },
});

/** Adding another email address; Enter saves (W4-notif-views). */
export const AddEmailView = ({ page }: AddViewProps) => (
  <StepPage rules={emailForm} title={notificationsTitle('addEmail')} {...saving(page)}>
    <h2>{translate('Add another email address')}</h2>
    <EmailEntryFields />
  </StepPage>
);

/** Adding another text number; Enter saves (W4-notif-views). */
export const AddTextView = ({ page }: AddViewProps) => (
  <StepPage rules={textForm} title={notificationsTitle('addText')} {...saving(page)}>
    <h2>{translate('Add another text number')}</h2>
    <p>{translate(TEXT_NOTICE)}</p>
    <TextEntryFields />
  </StepPage>
);
