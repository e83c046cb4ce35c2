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

/** The label of the primary button; Enter does the same. */
const primaryActions = { save: 'Save', submit: 'Next' };

/** The notifications page: its view, and what each event does to the filing (W4-notif-views). */
export function useNotifications() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const [page, setPage] = useState(() => openNotifications(filing.notificationsValues));
  const [message, setMessage] = useState(NO_MESSAGE);
  const send = (...events: NotificationsEvent[]) => {
    const pageBefore = { ...page, values: filing.notificationsValues };
    const last = events.at(-1);
    const beforeLast = events.slice(0, -1).reduce(notificationsTransition, pageBefore);
    const pageAfter = last ? notificationsTransition(beforeLast, last) : beforeLast;
    setPage(pageAfter);
    setMessage(last ? notificationsMessage(last, beforeLast.values) : NO_MESSAGE);
    if (pageAfter.values !== pageBefore.values)
      dispatch(filingChanged(notificationsRules.write(filing, pageAfter.values)));
    return pageAfter;
  };
  const primaryAction = primaryActions[notificationsEnterAction(page.view)];
  return { view: page.view, values: filing.notificationsValues, filing, message, primaryAction, send };
}

/** The notifications page as its views see it. */
export type NotificationsControl = ReturnType<typeof useNotifications>;
