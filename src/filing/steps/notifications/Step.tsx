import type { ComponentType } from 'react';
import type { NotificationsView } from '#rules';
import { AddEmailView, AddTextView } from './AddView';
import { InitialView } from './InitialView';
import { ListView } from './ListView';
import { type NotificationsControl, useNotifications } from './use-notifications';

const views: Record<NotificationsView, ComponentType<{ page: NotificationsControl }>> = {
  initial: InitialView,
  addEmail: AddEmailView,
  addText: AddTextView,
  list: ListView,
};

/** Whether and where to notify the filer of filings for the entity, in four views (W2-notifications, W4-notif-views). */
export default function NotificationsStep() {
  const page = useNotifications();
  const View = views[page.view];
  return <View page={page} />;
}
