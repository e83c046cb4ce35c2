import type { AccountChangeRequest } from '../../access/accounts/account-change';
import { accountNameProblems, accountNameRow } from '../../access/accounts/account-names';
import { accountEmailRow } from '../../access/accounts/new-account-rules';
import { ADMIN_ROLE, isAdmin } from '../../access/sign-on/roles';
import { ACCOUNT_KINDS, type AccountKind } from '../../access/accounts/account-change';
import { formRules } from '../../constraints/form-rules';
import type { CrossRule, Row } from '../../constraints/row';
import { checkbox, choice, text } from '../../constraints/rows';
import type { SeenAccount } from './account-standing';

/** What administrators enter of an account that exists. */
export interface AccountFormValues {
  name: string;
  email: string;
  isAdministrator: boolean;
}

/** What administrators enter for a new account. */
export interface NewAccountFormValues extends AccountFormValues {
  kind: AccountKind;
  userId: string;
  /** For an account of secure filing. */
  entityId: string;
}

const isStaff = ({ kind }: NewAccountFormValues): boolean => kind === 'staff';
const isOfEntity = ({ kind }: NewAccountFormValues): boolean => kind === 'secureFiling';

const isReadable: CrossRule<AccountFormValues> = ({ name }) =>
  name === '' ? [] : accountNameProblems('name', name);

const administratorRow = <V>(when?: (values: V) => boolean): Row<V> =>
  checkbox({ label: `Administrator (${ADMIN_ROLE})`, ...(when && { when }) });

/** The change of an account. */
export const accountFormRules = formRules<AccountFormValues>({
  rows: { name: accountNameRow, email: accountEmailRow, isAdministrator: administratorRow() },
  rules: [isReadable],
});

/** A new account, of staff or of the secure filing of an entity. */
export const newAccountFormRules = formRules<NewAccountFormValues>({
  rows: {
    kind: choice({
      label: 'What is the account for?',
      required: 'Choose what the account is for.',
      values: ACCOUNT_KINDS,
    }),
    entityId: text<NewAccountFormValues>({
      label: 'Entity ID',
      required: 'Enter an entity ID number.',
      length: [0, 20],
      pattern: [/^\d+$/, 'Enter an entity ID number.'],
      when: isOfEntity,
    }),
    userId: text({
      label: 'User ID',
      required: 'Enter a user ID.',
      length: [3, 200],
      pattern: [
        /^[A-Za-z0-9][A-Za-z0-9@._+-]*$/,
        'Begin the user ID with a letter or digit, and use letters, digits and @ . _ + - only.',
      ],
    }),
    name: accountNameRow,
    email: accountEmailRow,
    isAdministrator: administratorRow(isStaff),
  },
  rules: [isReadable],
});

/** A new account as the registry is asked for it. */
export const newAccountBody = ({
  kind,
  entityId,
  isAdministrator,
  ...account
}: NewAccountFormValues): Pick<NewAccountFormValues, 'userId' | 'name' | 'email'> & {
  roles?: string[];
  entityId?: string;
} => ({
  userId: account.userId,
  name: account.name,
  email: account.email,
  ...(kind === 'secureFiling' ? { entityId } : { roles: isAdministrator ? [ADMIN_ROLE] : [] }),
});

/** An account as its form begins. */
export const accountFormOf = ({
  name,
  email,
  roles,
}: Pick<SeenAccount, 'name' | 'email' | 'roles'>): AccountFormValues => ({
  name,
  email,
  isAdministrator: isAdmin(roles),
});

/** The roles with or without the administrator role; all others stay. */
const rolesWith = (roles: readonly string[], isAdministrator: boolean): string[] => {
  const others = roles.filter((role) => role !== ADMIN_ROLE);
  return isAdministrator ? [...others, ADMIN_ROLE] : others;
};

/** The changes that a form makes to the account that was shown; null without any. */
export const changeOfForm = (
  account: Pick<SeenAccount, 'kind' | 'name' | 'email' | 'roles'>,
  { name, email, isAdministrator }: AccountFormValues,
): (Pick<AccountChangeRequest, 'name' | 'email'> & { roles?: string[] }) | null => {
  const change = {
    ...(name !== account.name && { name }),
    ...(email !== account.email && { email }),
    ...(account.kind === 'staff' &&
      isAdministrator !== isAdmin(account.roles) && { roles: rolesWith(account.roles, isAdministrator) }),
  };
  return Object.keys(change).length > 0 ? change : null;
};
