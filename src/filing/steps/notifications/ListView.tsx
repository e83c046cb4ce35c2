import { formatPhone, type NotificationKind, notificationsRules, notificationsTitle } from '#rules';
import { Button } from '../../../controls/Button';
import { FocusMessage } from '../../../controls/alerts/Alert';
import { StepPage } from '../../wizard/pages/StepPage';
import { AddedItems } from './AddedItems';
import type { NotificationsControl } from './use-notifications';

/** The added addresses and numbers, to delete and to add to (W2-notifications). */
export function ListView({ page: { values, message, primaryAction, send } }: { page: NotificationsControl }) {
  const remove = (of: NotificationKind) => (index: number) => {
    send({ kind: 'deleted', of, index });
  };
  const add = (of: NotificationKind) => () => {
    send({ kind: 'addAnother', of });
  };
  return (
    <StepPage
      rules={notificationsRules}
      title={notificationsTitle('list')}
      primaryAction={primaryAction}
      legend={false}
    >
      <FocusMessage message={message.text} kind={message.kind} />
      <AddedItems
        heading="Email addresses added"
        items={values.emails.map(({ email }) => email)}
        onDelete={remove('email')}
      />
      <AddedItems
        heading="Text numbers added"
        items={values.texts.map(({ text }) => formatPhone(text))}
        onDelete={remove('text')}
      />
      <p>
        <Button variant="link" onClick={add('email')}>
          Add another email address
        </Button>
      </p>
      <p>
        <Button variant="link" onClick={add('text')}>
          Add another text number
        </Button>
      </p>
    </StepPage>
  );
}
