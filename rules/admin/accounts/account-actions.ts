import type { AccountChangeRequest } from '../../access/accounts/account-change';
import { accountChange } from '../../access/accounts/account-change';
import { TEMPORARY_PASSWORD_HOURS } from '../../constants/limits';
import type { SeenAccount } from './account-standing';
import { keysOf } from '../../keys-of';

/** What administrators do with an account by a button of its page; each is asked about first. */
export type AccountAction = 'sendPassword' | 'lock' | 'unlock' | 'close';

interface ActionRow {
  change: Pick<AccountChangeRequest, 'state' | 'temporaryPassword'>;
  /** It changes something: a locked account is not locked again. */
  isOf?: SeenAccount['state'];
}

const ACTIONS: Readonly<Record<AccountAction, ActionRow>> = {
  sendPassword: { change: { temporaryPassword: 'send' } },
  lock: { change: { state: 'locked' }, isOf: 'active' },
  unlock: { change: { state: 'active' }, isOf: 'locked' },
  close: { change: { state: 'closed' } },
};

/** The request that an action makes to the registry. */
export const changeOfAction = (action: AccountAction): ActionRow['change'] => ACTIONS[action].change;

/** The actions that the page of an account offers: those that change something and that the registry would not refuse. */
export const accountActions = (
  account: Pick<SeenAccount, 'kind' | 'state'>,
  whose: { isOwn: boolean; isManagedByProvider?: boolean },
): AccountAction[] =>
  keysOf(ACTIONS).filter((action) => {
    const { change, isOf = account.state } = ACTIONS[action];
    return isOf === account.state && accountChange({ ...account, ...whose }, change) === 'change';
  });

/** Shown where the administrator's own account offers fewer actions than others. */
export const OWN_ACCOUNT_NOTE =
  'This is your own account. You can neither lock it nor give up your role: another administrator can.';

/** The label of a button, the question before its action, and the message after it. */
export interface ActionWords {
  label: string;
  question: string;
  /** What it does, one string per paragraph. */
  consequences: readonly string[];
  confirm: string;
  done: string;
}

const LOCKED_CONSEQUENCES: Readonly<Record<SeenAccount['kind'], string>> = {
  staff: 'Whoever is signed on with it is signed off, and filings that they hold in the queue are released.',
  secureFiling: 'Whoever is logged in with it is logged out. The secure filing of the entity goes on.',
};

const lastOne = (entityId: string): ActionWords => ({
  label: 'End secure filing',
  question: 'End the secure filing of this entity?',
  consequences: [
    `The account is removed, and with it the secure filing of the entity ${entityId} ends, for it has no other account. From then on everybody can ` +
      'file for the entity without a login, until secure filing is set up again.',
    'Whoever is logged in is logged out. Everybody whom the filings of the entity notify is told by email. This cannot be undone.',
  ],
  confirm: 'End secure filing',
  done: `The account was closed, and the secure filing of the entity ${entityId} has ended.`,
});

const oneOfSeveral = (entityId: string): ActionWords => ({
  label: 'Close account',
  question: 'Close this account?',
  consequences: [
    `The account is removed, and whoever is logged in with it is logged out. The secure filing of the entity ${entityId} goes on with its ` +
      'other accounts; it ends when the last one is closed.',
    'This cannot be undone.',
  ],
  confirm: 'Close account',
  done: `The account was closed. The secure filing of the entity ${entityId} goes on.`,
});

/**
 * The words of an action upon an account.
 * @param isLast the entity has no other account of secure filing
 */
export const actionWords = (action: AccountAction, account: SeenAccount, isLast: boolean): ActionWords => {
  const { userId, email, kind, entityId = '' } = account;
  switch (action) {
    case 'sendPassword':
      return {
        label: 'Send a temporary password',
        question: 'Send a temporary password?',
        consequences: [
          `It is mailed to ${email}, and works for ${TEMPORARY_PASSWORD_HOURS} hours. The first login with it ends the former password, and a new one has ` +
            'to be chosen then.',
          'Until that login the former password works as well. An earlier temporary password ends.',
        ],
        confirm: 'Send',
        done: `A temporary password is on its way to ${email}.`,
      };
    case 'lock':
      return {
        label: 'Lock account',
        question: 'Lock this account?',
        consequences: [
          `Nobody can log in as ${userId} until the account is unlocked, and no temporary password is mailed to it.`,
          LOCKED_CONSEQUENCES[kind],
        ],
        confirm: 'Lock account',
        done: 'The account is locked.',
      };
    case 'unlock':
      return {
        label: 'Unlock account',
        question: 'Unlock this account?',
        consequences: [
          `Whoever has its password can log in as ${userId} again. A temporary password that was mailed before stays ended.`,
        ],
        confirm: 'Unlock account',
        done: 'The account is unlocked.',
      };
    case 'close':
      return isLast ? lastOne(entityId) : oneOfSeveral(entityId);
  }
};

/** The message after an account was closed: the registry's answer says whether secure filing has ended, whatever the page expected. */
export const closedText = (account: SeenAccount, hasEnded: boolean): string =>
  actionWords('close', account, hasEnded).done;
