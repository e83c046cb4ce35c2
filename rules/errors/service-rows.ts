import { answered, otherwise, unanswered } from './catalog-row';
import { goTo, log } from './effect';

const HEARTBEATS = ['businessHeartBeat', 'commonHeartBeat', 'mailHeartBeat', 'usersHeartBeat'] as const;
const LOGGED = [
  'businessAbout',
  'commonAbout',
  'accountsAbout',
  'mailAbout',
  'usersAbout',
  'paymentNotification',
  'personas',
  'outbox',
  'letters',
  'clock',
  'setClock',
  'answerText',
  'payments',
  'reviewAgentChanges',
] as const;

/** Health of the services, versions, and the developer's panel (A8-other). */
export const SERVICE_ROWS = [
  answered(HEARTBEATS, 200),
  otherwise(HEARTBEATS, [200], goTo('down')),
  unanswered(HEARTBEATS, goTo('down')),

  answered(LOGGED, 200),
  otherwise(LOGGED, [200], log()),
  unanswered(LOGGED, log()),
];
