import type { Authentication } from '#rules';
import { authenticationOf } from '#rules';
import { createRegistryClient } from '../../../src/client/client';
import type { ShownToken, SignedOnDriver } from '../parts/signed-on';
import { STAFF_ACCOUNTS } from '../staff-accounts';
import type { ApiDesk } from './desk';
import { signOnWithOffice } from './office-sign-on';

/** Another signature under the same words. */
const changed = (token: string): string => token.replace(/.{8}$/, 'AAAAAAAA');

/** Staff who sign on, and what the registry makes of their tokens. */
export class ApiSignedOn implements Pick<SignedOnDriver, 'check' | 'checked'> {
  private verdict: Authentication = 'failed';

  constructor(private readonly desk: ApiDesk) {}

  async check(token: ShownToken): Promise<void> {
    const client = createRegistryClient({ baseUrl: this.desk.baseUrl });
    const value = await this.tokenOf(token);
    if (value !== null) client.useToken({ value, endsAt: new Date(Date.now() + 60_000).toISOString() });
    this.verdict = authenticationOf((await client.call('businessAbout')).outcome);
  }

  checked(): Authentication {
    return this.verdict;
  }

  private async tokenOf(token: ShownToken): Promise<string | null> {
    switch (token) {
      case 'none':
        return null;
      case 'words':
        return 'no-token';
      case 'administrator':
        return (await this.signedOn('Morgan Reyes')).accessToken;
      case 'withoutRoles':
        return (await this.signedOn('Casey Lindqvist')).accessToken;
      case 'changed':
        return changed((await this.signedOn('Morgan Reyes')).accessToken);
      case 'identity':
        return (await this.signedOn('Morgan Reyes')).idToken;
    }
  }

  private async signedOn(name: 'Morgan Reyes' | 'Casey Lindqvist') {
    const { data } = await this.desk.client.call('environment');
    const account = STAFF_ACCOUNTS[name];
    if (!data?.signOn || !account) throw new Error('Nobody can sign on in this environment.');
    return signOnWithOffice(this.desk.baseUrl, { ...data.signOn, ...account });
  }
}
