import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { PATHS } from '../../navigation/paths';
import { TEMPORARY_PASSWORD_MESSAGE } from '../../errors/login-messages';

/** The page to which the filer is led, and its message. */
export interface ResetNext {
  page: Extract<keyof typeof PATHS, 'login' | 'resetConfirm'>;
  message: string;
}

/** `screen`: the reset screen of its own; `loginView`: the Reset My Password view of the login page. */
export type ResetOrigin = 'screen' | 'loginView';

export const RESET_TABLE = defineTable<ResetNext>()({
  name: 'What follows the reset of a password',
  source: 'A2-reset',
  hitPolicy: 'unique',
  inputs: { origin: choice(['screen', 'loginView']), event: choice(['sent', 'canceled']) },
  rows: [
    {
      when: { origin: 'screen', event: 'sent' },
      then: { page: 'resetConfirm', message: TEMPORARY_PASSWORD_MESSAGE },
    },
    {
      when: { origin: 'loginView', event: 'sent' },
      then: { page: 'login', message: TEMPORARY_PASSWORD_MESSAGE },
    },
    { when: { event: 'canceled' }, then: { page: 'login', message: '' } },
  ],
});

/** What follows after the reset was sent or canceled (A2-reset). */
export const resetNext = (origin: ResetOrigin, event: 'sent' | 'canceled'): ResetNext =>
  evaluate(RESET_TABLE, { origin, event });
