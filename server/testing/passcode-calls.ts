import type { components } from '#api';
import { emptyAddress, emptyRegisteredAgent } from '#rules';
import type { Registry } from '../context';
import type { Input } from '../contract/operation';
import { agentOperations } from '../operations/agent';
import { passcodeOperations } from '../operations/passcode';
import { recentLetters } from '../operations/recent-letters';

type Request = Input<'createPasscodeAndIndividual'>['body'];
type AgentSave = components['schemas']['AgentSave'];

/** Requests of callers about passcodes, each from an address of their own unless one is given. */
export function passcodeCalls(registry: () => Registry) {
  let serial = 0;
  const accepted = (address1: string) => ({
    ...emptyAddress('PHYS'),
    address1,
    city: 'Denver',
    zip: '80290',
    accepted: true,
  });

  /** A new person, in Denver. */
  function individual(address1 = `${(serial += 1)} Broadway`): Request {
    const { nameValues, addressValues } = emptyRegisteredAgent();
    return {
      authenticationType: 'I',
      nameValues: { name: { ...nameValues.name, nameTyp: 'I', firstName: 'Rowan', lastName: 'Tester' } },
      addressValues: {
        ...addressValues,
        streetAddress: accepted(address1),
        isSameAsStreetAddressChecked: true,
      },
    };
  }

  /** Callers of one test do not wait for those of another, nor does their network. */
  const caller = () => {
    serial += 1;
    return `10.${serial >> 8}.${serial & 255}.1`;
  };
  const input = (body: unknown, clientAddress = caller()) => ({ body, clientAddress }) as never;

  const ask = async (request: Request, from?: string) =>
    (await passcodeOperations.createPasscodeAndIndividual(registry(), input(request, from))).apiData;
  const validate = async (passcode: string, from?: string, repeatKey?: string) =>
    (await passcodeOperations.validateAgentPasscode(registry(), input({ passcode, repeatKey }, from))).apiData
      .agent;
  const save = async (passcode: string, facts: Partial<AgentSave> = {}, from?: string) => {
    const { nameValues, addressValues } = emptyRegisteredAgent();
    const body: AgentSave = {
      nameValues,
      addressValues,
      authenticationType: 'I',
      transType: 'ARTORG_LLC',
      passcode,
      ...facts,
    };
    return (await agentOperations.saveAgent(registry(), input(body, from))).apiData;
  };

  /** The passcode of the letter that was asked for last. */
  async function lastPasscode(): Promise<string> {
    const { apiData } = await recentLetters(registry(), input(undefined));
    const [letter] = apiData.letters;
    if (letter === undefined) throw new Error('No letter was asked for.');
    return letter.passcode;
  }

  async function issued(request = individual()): Promise<string> {
    const { code, problems } = await ask(request);
    if (code !== 200) throw new Error(`The request was refused: ${JSON.stringify(problems)}`);
    return lastPasscode();
  }

  return { individual, accepted, caller, ask, validate, save, issued };
}
