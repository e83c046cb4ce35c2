import createClient from 'openapi-fetch';
import type { components, paths } from '#api';

type Schemas = components['schemas'];

const CARD = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/39',
  securityCode: '123',
  cardholder: 'Alex Sample',
};

/** The contract's client against a server at `url`; a killed server makes calls throw. */
export const registryAt = (url: string) => createClient<paths>({ baseUrl: url });
export type RegistryClient = ReturnType<typeof registryAt>;

/** A page that says so leaves the payment as it was, and a filer tries again. */
function mustBeServed({ url, status }: Response): void {
  if (status >= 500) throw new Error(`${url} answered ${status}.`);
}

/**
 * Fills the hosted card page in, as a browser without scripts would; returns once the provider has answered.
 *
 * @throws Error where the page could not be served
 */
export async function payByCard(paymentUrl: string): Promise<void> {
  const page = await fetch(paymentUrl);
  mustBeServed(page);
  const token = (await page.text()).match(/name="token" value="([^"]+)"/)?.[1];
  if (token === undefined) return;
  mustBeServed(
    await fetch(paymentUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...CARD, token }),
    }),
  );
}

/** An agent of the sample registry, identified by license and kept for a transaction, that of an LLC unless another is named. */
export async function savedAgent(
  client: RegistryClient,
  license: { number: string; lastName: string },
  { transactionType = 'ARTORG_LLC', entityId = '' } = {},
): Promise<Schemas['SavedAgent']> {
  const { data } = await client.POST('/business-api/validate/agent/dmv', {
    body: { stateId: license.number, lastName: license.lastName },
  });
  if (data === undefined) throw new Error('The license could not be looked up.');
  const { nameValues, addressValues } = data.apiData.agent;
  const { data: kept, error } = await client.POST('/business-api/agent/save', {
    body: {
      nameValues,
      addressValues,
      authenticationType: 'D',
      dl: license.number,
      lastName: license.lastName,
      transType: transactionType,
      ...(entityId && { transEntityId: entityId }),
    },
  });
  if (kept?.apiData.agent === undefined)
    throw new Error(`The agent was not kept: ${JSON.stringify(error ?? kept?.apiData)}`);
  return kept.apiData.agent;
}

type ListedPayment =
  paths['/dev-api/payments']['get']['responses'][200]['content']['application/json']['apiData']['payments'][number];

/** All sessions of the embedded provider with their charges, newest first. */
export async function chargesOf(client: RegistryClient): Promise<ListedPayment[]> {
  const all: ListedPayment[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await client.GET('/dev-api/payments', { params: { query: { page: String(page) } } });
    if (data === undefined) throw new Error('The payments could not be read.');
    const { payments } = data.apiData;
    if (payments.length === 0) return all;
    all.push(...payments);
  }
}
