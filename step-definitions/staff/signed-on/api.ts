import type { Authentication } from '#rules';
import { authenticationOf } from '#rules';
import { createRegistryClient } from '../../../src/client/client';
import type { SentToken, SignedOnDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import { STAFF_ACCOUNTS } from '../../scenario/sign-on/staff-accounts';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { signOnWithOffice } from '../../scenario/sign-on/office-sign-on';

/** The same content with another signature. */
const altered = (token: string): string => token.replace(/.{8}$/, 'AAAAAAAA');

/** Staff who sign on, and whether the registry accepts their tokens. */
export class ApiSignedOnDriver extends scenarioDriver<SignedOnDriver, ApiScenarioContext>() {
  private result: Authentication = 'failed';

  override async checkToken(token: SentToken): Promise<void> {
    const client = createRegistryClient({ baseUrl: this.context.baseUrl });
    const value = await this.tokenOf(token);
    if (value !== null) client.setToken({ value, endsAt: new Date(Date.now() + 60_000).toISOString() });
    this.result = authenticationOf((await client.call('businessAbout')).outcome);
  }

  override checkResult(): Authentication {
    return this.result;
  }

  private async tokenOf(token: SentToken): Promise<string | null> {
    switch (token) {
      case 'none':
        return null;
      case 'text':
        return 'no-token';
      case 'administrator':
        return (await this.tokensOf('Morgan Reyes')).accessToken;
      case 'withoutRoles':
        return (await this.tokensOf('Casey Lindqvist')).accessToken;
      case 'altered':
        return altered((await this.tokensOf('Morgan Reyes')).accessToken);
      case 'identity':
        return (await this.tokensOf('Morgan Reyes')).idToken;
    }
  }

  private async tokensOf(name: 'Morgan Reyes' | 'Casey Lindqvist') {
    const { data } = await this.context.client.call('environment');
    const account = STAFF_ACCOUNTS[name];
    if (!data?.signOn || !account) throw new Error('Nobody can sign on in this environment.');
    return signOnWithOffice(this.context.baseUrl, { ...data.signOn, ...account });
  }
}
