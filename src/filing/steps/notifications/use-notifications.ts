import { useState } from 'react';
import {
  NO_MESSAGE,
  notificationsEnterAction,
  type NotificationsEvent,
  notificationsMessage,
  notificationsRules,
  notificationsTransition,
  openNotifications,
} from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { filingChanged } from '../../wizard/draft-slice';
import { selectFiling } from '../../wizard/selectors';

/** What the main button reads; Enter does the same. */
const primaryActions = { save: 'Save', submit: 'Next' };

/** The notifications page: its view, and what each event does to the filing (W4-notif-views). */
export function useNotifications() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const [page, setPage] = useState(() => openNotifications(filing.notificationsValues));
  const [message, setMessage] = useState(NO_MESSAGE);
  const send = (...events: NotificationsEvent[]) => {
    const before = { ...page, values: filing.notificationsValues };
    const after = events.reduce(notificationsTransition, before);
    setPage(after);
    const last = events.at(-1);
    setMessage(last ? notificationsMessage(last, before.values) : NO_MESSAGE);
    if (after.values !== before.values)
      dispatch(filingChanged(notificationsRules.write(filing, after.values)));
    return after;
  };
  const primaryAction = primaryActions[notificationsEnterAction(page.view)];
  return { view: page.view, values: filing.notificationsValues, filing, message, primaryAction, send };
}

/** The notifications page as its views see it. */
export type NotificationsControl = ReturnType<typeof useNotifications>;
