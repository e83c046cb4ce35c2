import { emptyAddress, emptyRegisteredAgent } from '#rules';
import { registryAt, type RegistryClient } from './registry';

const RACERS = 4;
const OK = 200;
const REFUSED = 422;

const { nameValues, addressValues } = emptyRegisteredAgent();

/** Each has a house of their own: letters to one address are limited. */
const houseNumber = (lastName: string): number =>
  [...lastName].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90_000, 1000);

/** Asks for a passcode for somebody with this last name, through all servers at once, as a filer who clicks twice. */
async function mailedPasscode(clients: readonly RegistryClient[], lastName: string): Promise<string> {
  const street = {
    ...emptyAddress('PHYS'),
    address1: `${houseNumber(lastName)} Broadway`,
    city: 'Denver',
    zip: '80290',
  };
  const body = {
    authenticationType: 'I' as const,
    nameValues: { name: { ...nameValues.name, nameTyp: 'I' as const, firstName: 'Rowan', lastName } },
    addressValues: {
      ...addressValues,
      streetAddress: { ...street, accepted: true },
      isSameAsStreetAddressChecked: true,
    },
  };
  await Promise.all(
    clients.map((client) => client.POST('/business-api/agent/createPasscodeAndIndividual', { body })),
  );
  const { data } = await (clients[0] as RegistryClient).GET('/dev-api/letters');
  const letters = data?.apiData.letters.filter(({ name }) => name.endsWith(lastName)) ?? [];
  if (letters.length !== 1 || letters[0] === undefined)
    throw new Error(`Two requests at once made ${letters.length} letters.`);
  return letters[0].passcode;
}

const save = async (client: RegistryClient, passcode: string, entityId: string) => {
  const { data, response } = await client.POST('/business-api/agent/save', {
    body: {
      nameValues,
      addressValues,
      authenticationType: 'I',
      passcode,
      transType: 'CHG_AGT_INFO',
      transEntityId: entityId,
    },
  });
  return { code: data?.apiData.code ?? response.status, id: data?.apiData.agent?.agentHistoryId };
};

/**
 * Several filers use one passcode at the same moment, through all servers. For different entities one of them names the agent and
 * the others are refused; for the same entity all of them are answered the same agent.
 * @param seed of letters, which tells the races of a run apart
 * @returns what went wrong
 */
export async function racePasscodes(servers: readonly string[], seed: string): Promise<string[]> {
  const clients = servers.map(registryAt);
  const nth = (racer: number) => clients[racer % clients.length] as RegistryClient;
  const race = async (lastName: string, entityOf: (racer: number) => string) => {
    const passcode = await mailedPasscode(clients, lastName);
    return Promise.all(
      Array.from({ length: RACERS }, (_, racer) => save(nth(racer), passcode, entityOf(racer))),
    );
  };
  const faults: string[] = [];
  const apart = await race(`Apart${seed}`, (racer) => `2010100000${racer + 1}`);
  const codes = apart.map(({ code }) => code ?? 0).sort();
  if (codes.join() !== [OK, ...Array.from({ length: RACERS - 1 }, () => REFUSED)].join())
    faults.push(`a passcode for ${RACERS} entities (${seed}): ${JSON.stringify(apart)}`);
  const together = await race(`Together${seed}`, () => '20101000001');
  const agents = new Set(together.map(({ id }) => id));
  if (together.some(({ code }) => code !== OK) || agents.size !== 1 || agents.has(undefined))
    faults.push(`a passcode repeated for one entity (${seed}): ${JSON.stringify(together)}`);
  return faults;
}
