import { expect } from '@playwright/test';
import {
  accountChangePath,
  accountPath,
  accountsPath,
  NEW_ACCOUNT_PATH,
  type AccountCriterion,
} from '#rules';
import type { Expectation, Situation } from '../situation';
import { inOrder, offers, opens, page, presses, text } from './expectations';
import { isSignedOn } from './sign-on';

const SEARCH = 'src/staff/accounts/find-saga.ts';
const ACCOUNT = 'src/staff/accounts/account-saga.ts';
const FORM = 'src/staff/accounts/account-form-saga.ts';

const opensAsStaff = (path: string): Expectation => inOrder(isSignedOn, opens(path));
const search = (by: AccountCriterion, wanted: string): Expectation =>
  opensAsStaff(accountsPath({ by, text: wanted, page: 1 }));
const nothingFound = inOrder(page('Accounts'), offers('Try again'));

const asksToLock: Expectation = async (visitor, given) => {
  await opensAsStaff(accountPath('clerk'))(visitor, given);
  await visitor.button('Lock account').click();
  await expect(visitor.page.getByRole('alertdialog')).toBeVisible();
};
const confirms: Expectation = (visitor) =>
  visitor.page.getByRole('alertdialog').getByRole('button', { name: 'Lock account' }).click();

const keeps =
  (label: string, value: string): Expectation =>
  (visitor) =>
    expect(visitor.page.getByLabel(label).first()).toHaveValue(value);

/** The accounts of staff and of secure filing. */
export const STAFF_ACCOUNT_SITUATIONS: readonly Situation[] = [
  {
    operation: 'accountByUserId',
    caller: SEARCH,
    where: 'search by user ID',
    asks: search('userId', 'clerk'),
    succeeds: text('1 account'),
    without: nothingFound,
  },
  {
    operation: 'searchUserName',
    caller: SEARCH,
    where: 'search by name',
    asks: search('name', 'casey'),
    succeeds: text('1 account'),
    without: nothingFound,
  },
  {
    operation: 'searchUserBsf',
    caller: SEARCH,
    where: 'search by entity',
    asks: search('entityId', '20101000015'),
    succeeds: text('3 accounts'),
    without: nothingFound,
  },
  {
    operation: 'accountByUserId',
    caller: SEARCH,
    where: 'page of an account',
    asks: opensAsStaff(accountPath('clerk')),
    succeeds: text('clerk@registry.example'),
    without: inOrder(page('Account clerk'), offers('Try again')),
  },
  {
    operation: 'updateUser',
    caller: ACCOUNT,
    where: 'lock of an account',
    arrives: asksToLock,
    asks: confirms,
    succeeds: text('The account is locked.'),
    refused: { path: 'state' },
    without: text('clerk@registry.example'),
  },
  {
    operation: 'updateUser',
    caller: FORM,
    where: 'change of an account',
    arrives: async (visitor, given) => {
      await opensAsStaff(accountChangePath('clerk'))(visitor, given);
      await visitor.enters('Name', 'Casey Changed');
    },
    asks: presses('Save'),
    succeeds: text('The account is changed.'),
    refused: { path: 'name' },
    without: keeps('Name', 'Casey Changed'),
  },
  {
    operation: 'accountCreation',
    caller: FORM,
    where: 'new account',
    arrives: async (visitor, given) => {
      await opensAsStaff(NEW_ACCOUNT_PATH)(visitor, given);
      await visitor.enters('User ID', 'newcomer');
      await visitor.enters('Name', 'Sasha Newcomb');
      await visitor.enters('Email', 'newcomer@registry.example');
    },
    asks: presses('Create account'),
    succeeds: text(/^The account was created/),
    refused: { path: 'email' },
    without: keeps('User ID', 'newcomer'),
  },
];
