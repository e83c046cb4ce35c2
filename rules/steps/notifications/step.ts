import { declareStep } from '../declare-step';

/** Whom the office notifies (W5-notif-initial). */
export const notifications = declareStep({
  name: 'notifications',
  inFeatures: 'notifications',
  kind: 'page',
  parts: { notificationsValues: 'whole' },
  sections: [{ section: 'notifications' }],
});
