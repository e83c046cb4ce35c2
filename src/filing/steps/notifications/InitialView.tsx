import { useFormikContext } from 'formik';
import {
  clearNotificationEntry,
  type InitialNotifications,
  isNotificationUnfinished,
  type NotificationKind,
  notificationsRules,
  notificationsTitle,
} from '#rules';
import { useRuleContext } from '../../../forms/rule-context';
import { useAppDispatch } from '../../../session/store-hooks';
import { YesNo } from '../../../controls/fields/RadioGroup';
import { stepSubmitted } from '../../wizard/draft-slice';
import { StepPage } from '../../wizard/pages/StepPage';
import { EmailEntryFields, TEXT_NOTICE, TextEntryFields } from './EntryFields';
import { initialForm } from './notification-forms';
import type { NotificationsControl } from './use-notifications';
import { translate } from '../../../language/translate';

/** Whether to notify by email and by text; a yes asks for the first address or number (W5-notif-initial). */
export function InitialView({ page }: { page: NotificationsControl }) {
  const dispatch = useAppDispatch();
  const context = useRuleContext();
  const submit = ({ emailNotificationRadio, textNotificationRadio, ...entry }: InitialNotifications) => {
    const nextPage = page.send(
      { kind: 'answered', of: 'email', answer: emailNotificationRadio },
      { kind: 'answered', of: 'text', answer: textNotificationRadio },
      { kind: 'saved', entry },
    );
    if (nextPage.view === 'list') return;
    dispatch(
      stepSubmitted({
        step: 'notifications',
        filing: notificationsRules.write(page.filing, nextPage.values),
      }),
    );
  };
  return (
    <StepPage
      rules={initialForm}
      title={notificationsTitle('initial')}
      primaryAction={page.primaryAction}
      lead={
        <p>
          {translate(
            'We can tell you when something is filed for this entity, so that you notice a filing that is not yours.',
          )}
        </p>
      }
      holdsEntry={(typed) => isNotificationUnfinished(typed, context())}
      onValid={submit}
    >
      <Questions />
    </StepPage>
  );
}

function Questions() {
  const { values, errors, setValues, setErrors } = useFormikContext<InitialNotifications>();
  /** No clears what was typed for the kind, and its errors. */
  const answerKind = (kind: NotificationKind) => (answer: string) => {
    if (answer !== 'N') return;
    void setValues(
      { ...values, ...clearNotificationEntry(values, kind), [`${kind}NotificationRadio`]: 'N' },
      false,
    );
    const [entry, retyped] =
      kind === 'email' ? (['email', 'verifyEmail'] as const) : (['text', 'verifyText'] as const);
    setErrors({ ...errors, [entry]: undefined, [retyped]: undefined });
  };
  return (
    <>
      <YesNo name="emailNotificationRadio" onChosen={answerKind('email')} />
      {values.emailNotificationRadio === 'Y' && <EmailEntryFields />}
      <YesNo name="textNotificationRadio" hint={TEXT_NOTICE} onChosen={answerKind('text')} />
      {values.textNotificationRadio === 'Y' && <TextEntryFields />}
    </>
  );
}
