import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '#api';
import {
  accountStateWord,
  actionWords,
  answeredStatus,
  changeOfAction,
  effectsOf,
  type Effect,
  englishOf,
} from '#rules';
import { createRegistryClient } from '../../../src/client/client';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { signOnWithOffice } from '../../scenario/sign-on/office-sign-on';
import { STAFF_ACCOUNTS } from '../../scenario/sign-on/staff-accounts';
import type {
  AccountAct,
  AccountCriterion,
  AccountsDriver,
  AdministratorAction,
  Intruder,
  SecureLogin,
} from './driver';

const LONGEST_WAIT_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 100;
const IN_AN_HOUR = 3_600_000;
const PASSWORD = /password: (\S+)/;

const messageOf = (effects: readonly Effect[]): string =>
  effects.map((effect) => (effect.kind === 'showMessage' ? englishOf(effect.message) : '')).join('');

/** Accounts of a started server, by its contract. */
export class ApiAccountsDriver extends scenarioDriver<AccountsDriver, ApiScenarioContext>() {
  private found: string[] | undefined;
  private token: string | undefined;
  private mailedPassword = '';
  private mailsBefore = new Set<string>();
  private lookedAs = 'Morgan Reyes';
  private seen: components['schemas']['User'] | undefined;
  private told = '';
  private problems: readonly { path: string; message: string }[] | undefined;

  override async logIn({ entityId, email, password }: SecureLogin): Promise<void> {
    this.mailedPassword = password ?? (await this.mailedPasswords(email, true))[0] ?? '';
    const { outcome, data } = await this.context.client.call('secureFilingLogin', {
      body: { entityId, email, password: this.mailedPassword },
    });
    this.context.answer = outcome;
    this.token = data?.sbfAccessToken;
  }

  override async logOut(): Promise<void> {
    this.context.answer = (await this.clientOf(this.token).call('secureFilingLogOut')).outcome;
  }

  override async checkLogin(entityId: string): Promise<void> {
    const { outcome } = await this.clientOf(this.token).call('businessAbout', { query: { entityId } });
    this.context.answer = outcome;
  }

  override async askForPassword(request: {
    userId: string;
    email: string;
    entityId?: string;
  }): Promise<void> {
    const { userId, email, entityId } = request;
    this.mailsBefore = new Set((await this.mails(email)).map(({ id }) => id));
    const { outcome } = await (entityId === undefined
      ? this.context.client.call('resetPassword', { body: { userId, email } })
      : this.context.client.call('secureFilingPasswordReset', { query: { entityId, name: userId, email } }));
    this.context.answer = outcome;
  }

  override async changePassword(userId: string, newPassword: string): Promise<void> {
    const { outcome } = await this.clientOf(this.token).call('changePassword', {
      body: { userId, password: this.mailedPassword, newPassword },
    });
    this.context.answer = outcome;
  }

  override async create(
    name: string,
    account: { userId: string; email: string; entityId: string },
  ): Promise<void> {
    const { outcome } = await (await this.staff(name)).call('createUser', { body: account });
    this.context.answer = outcome;
    if (outcome.kind !== 'ok')
      throw new Error(`${account.userId} was not created: ${answeredStatus(outcome)}`);
  }

  override async lock(name: string, userId: string): Promise<void> {
    const { outcome } = await (
      await this.staff(name)
    ).call('updateUser', { body: { userId, state: 'locked' } });
    this.context.answer = outcome;
  }

  override async search(name: string, criterion: AccountCriterion, value: string): Promise<void> {
    const client = await this.staff(name);
    const { outcome, data } = await (criterion === 'userId'
      ? client.call('searchUserId', { query: { userId: value } })
      : criterion === 'name'
        ? client.call('searchUserName', { query: { name: value } })
        : client.call('searchUserBsf', { query: { entityId: value } }));
    this.context.answer = outcome;
    this.found = (data?.users ?? []).map(({ userId }) => userId);
  }

  override async look(name: string, userId: string): Promise<void> {
    this.lookedAs = name;
    const client = await this.staff(name);
    const { data } = await client.call('searchUserId', { query: { userId } });
    const [seen] = data?.users ?? [];
    if (seen === undefined) throw new Error(`There is no account ${userId}.`);
    this.seen = seen;
    this.mailsBefore = new Set((await this.mails(seen.email)).map(({ id }) => id));
  }

  override async actAsSeen(action: AccountAct): Promise<void> {
    const { seen } = this;
    if (seen === undefined) throw new Error('No account has been looked at.');
    const { userId, version, kind } = seen;
    const ofEntity = await (
      await this.staff(this.lookedAs)
    ).call('searchUserBsf', { query: { entityId: seen.entityId ?? '0' } });
    const isLast = kind === 'secureFiling' && (ofEntity.data?.users ?? []).length === 1;
    const { outcome } = await (
      await this.staff(this.lookedAs)
    ).call('updateUser', { body: { userId, version, ...changeOfAction(action) } });
    this.context.answer = outcome;
    this.told =
      outcome.kind === 'ok'
        ? actionWords(action, seen, isLast).done
        : messageOf(effectsOf('updateUser', outcome));
  }

  override async createStaff(name: string, account: { userId: string; email: string }): Promise<void> {
    const { outcome, data } = await (
      await this.staff(name)
    ).call('createUser', { body: { ...account, name: 'Robin Sample', roles: [] } });
    this.problems = data?.problems ?? [];
    this.lookedAs = name;
    this.context.answer = outcome;
    this.told = messageOf(effectsOf('accountCreation', outcome));
  }

  override toldAtUserId(): string {
    return checked(this.problems).find(({ path }) => path === 'userId')?.message ?? '';
  }

  override toldAdministrator(): string {
    return this.told;
  }

  override async shownState(userId: string): Promise<string> {
    const { data } = await (await this.staff(this.lookedAs)).call('searchUserId', { query: { userId } });
    const [account] = data?.users ?? [];
    return account === undefined ? '' : accountStateWord(account.state);
  }

  override async tryAs(somebody: Intruder, action: AdministratorAction): Promise<void> {
    const client = await this.intruder(somebody);
    const userId = 'northgate';
    const { outcome } = await {
      search: () => client.call('searchUserId', { query: { userId } }),
      create: () =>
        client.call('createUser', { body: { userId: 'intruder', email: 'intruder@sample.example' } }),
      lock: () => client.call('updateUser', { body: { userId, state: 'locked' } }),
    }[action]();
    this.context.answer = outcome;
  }

  override accountsFound(): string[] {
    return checked(this.found);
  }

  override async mailedPasswords(email: string, isExpected: boolean): Promise<string[]> {
    const deadline = Date.now() + LONGEST_WAIT_MILLISECONDS;
    for (;;) {
      const mails = (await this.mails(email)).filter(({ id }) => !this.mailsBefore.has(id));
      const isDone = isExpected ? mails.length > 0 : !(await this.isWorkQueued());
      if (isDone || Date.now() > deadline) return mails.map(({ password }) => password);
      await pause(POLL_MILLISECONDS);
    }
  }

  private async messages() {
    return (await this.context.client.call('outbox')).data?.messages ?? [];
  }

  private async mails(email: string) {
    return (await this.messages()).flatMap(({ id, to, text = '' }) => {
      const password = PASSWORD.exec(text)?.[1];
      return to === email && password !== undefined ? [{ id, password }] : [];
    });
  }

  private async isWorkQueued(): Promise<boolean> {
    return (await this.messages()).some(
      ({ kind, state }) => kind === 'temporary-password' && state === 'queued',
    );
  }

  private clientOf(token: string | undefined) {
    const client = createRegistryClient({ baseUrl: this.context.baseUrl });
    if (token !== undefined)
      client.setToken({ value: token, endsAt: new Date(Date.now() + IN_AN_HOUR).toISOString() });
    return client;
  }

  private async staff(name: string) {
    const { data } = await this.context.client.call('environment');
    const account = STAFF_ACCOUNTS[name];
    if (!data?.signOn || !account) throw new Error(`${name} cannot sign on in this environment.`);
    const { accessToken } = await signOnWithOffice(this.context.baseUrl, { ...data.signOn, ...account });
    return this.clientOf(accessToken);
  }

  private async intruder(somebody: Intruder) {
    if (somebody === 'public') return this.clientOf(undefined);
    if (somebody === 'withoutRoles') return this.staff('Casey Lindqvist');
    await this.logIn({
      entityId: '20101000015',
      email: 'robin@northgate.example',
      password: 'Northgate2026',
    });
    return this.clientOf(this.token);
  }
}
