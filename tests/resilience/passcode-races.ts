import { randomUUID } from 'node:crypto';
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

interface Use {
  passcode: string;
  entityId: string;
  repeatKey: string;
}

const save = async (client: RegistryClient, { passcode, entityId, repeatKey }: Use) => {
  const { data, response } = await client.POST('/business-api/agent/save', {
    body: {
      nameValues,
      addressValues,
      authenticationType: 'I',
      passcode,
      repeatKey,
      transType: 'CHG_AGT_INFO',
      transEntityId: entityId,
    },
  });
  return { code: data?.apiData.code ?? response.status, id: data?.apiData.agent?.agentHistoryId };
};

/**
 * Several filers use one passcode at the same moment, through all servers. For different entities, or by different browsers, one of them
 * names the agent and the others are refused; a browser that repeats its request is answered the same agent each time.
 * @param seed of letters, which tells the races of a run apart
 * @returns what went wrong
 */
export async function racePasscodes(servers: readonly string[], seed: string): Promise<string[]> {
  const clients = servers.map(registryAt);
  const nth = (racer: number) => clients[racer % clients.length] as RegistryClient;
  const race = async (lastName: string, useOf: (racer: number) => Omit<Use, 'passcode'>) => {
    const passcode = await mailedPasscode(clients, lastName);
    return Promise.all(
      Array.from({ length: RACERS }, (_, racer) => save(nth(racer), { passcode, ...useOf(racer) })),
    );
  };
  const faults: string[] = [];
  const repeatKey = randomUUID();
  const entityId = '20101000001';
  const oneWins = [OK, ...Array.from({ length: RACERS - 1 }, () => REFUSED)].join();
  const isWonByOne = (answers: { code: number }[]) =>
    answers
      .map(({ code }) => code)
      .sort()
      .join() === oneWins;
  const apart = await race(`Apart${seed}`, (racer) => ({ entityId: `2010100000${racer + 1}`, repeatKey }));
  if (!isWonByOne(apart))
    faults.push(`a passcode for ${RACERS} entities (${seed}): ${JSON.stringify(apart)}`);
  const rivals = await race(`Rivals${seed}`, () => ({ entityId, repeatKey: randomUUID() }));
  if (!isWonByOne(rivals))
    faults.push(`a passcode in ${RACERS} browsers (${seed}): ${JSON.stringify(rivals)}`);
  const together = await race(`Together${seed}`, () => ({ entityId, repeatKey }));
  const agents = new Set(together.map(({ id }) => id));
  if (together.some(({ code }) => code !== OK) || agents.size !== 1 || agents.has(undefined))
    faults.push(`a passcode repeated for one entity (${seed}): ${JSON.stringify(together)}`);
  return faults;
}
