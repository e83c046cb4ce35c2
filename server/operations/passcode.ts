import type { Problem } from '#rules';
import { emptyFiling, passcodeRequestRules } from '#rules';
import { inConstantTime } from '../constant-time';
import type { Registry } from '../context';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { noAgentDetails } from '../entities/agent-candidate';
import { withVerifiedAgentAddresses } from '../filing/drafts/verify-addresses';
import type { Handlers, Input } from '../contract/operation';
import { findPasscode } from '../passcodes/find-passcode';
import { sanitizeRequest } from '../passcodes/individual';
import { issuePasscode } from '../passcodes/issue-passcode';
import { lookupKeyOf } from '../passcodes/passcode-code';
import { trySecret } from '../passcodes/passcode-tries';

type Request = Input<'createPasscodeAndIndividual'>['body'];

/** Checks a request with the rules of its page, and with the address verifier (reading 18). */
async function checkRequest(
  registry: Registry,
  { nameValues, addressValues }: Request,
): Promise<{ details: AgentDetailsColumn; problems: Problem[] }> {
  const given = sanitizeRequest(passcodeRequestRules.tidied({ nameValues, addressValues }));
  const verified = await withVerifiedAgentAddresses(registry, given.addressValues);
  const details = { ...given, addressValues: verified };
  const context = { filing: emptyFiling(), now: registry.clock.now().toISOString() };
  return { details, problems: passcodeRequestRules.problems(details, context) };
}

/** Passcodes that are mailed to individuals (A7-agent). */
export const passcodeOperations: Handlers<'validateAgentPasscode' | 'createPasscodeAndIndividual'> = {
  async validateAgentPasscode(registry, { body, clientAddress }) {
    const { db, clock, config } = registry;
    const { passcode, repeatKey } = body;
    const secret = config.passcodeSecret;
    const lookupKey = lookupKeyOf(secret, passcode);
    const foundPasscode = await trySecret('passcodes', registry, clientAddress, () =>
      findPasscode(db, lookupKey, { now: clock.now(), secret, repeatKey }),
    );
    const agent = { ...noAgentDetails(), ...foundPasscode, passcodeValid: foundPasscode !== undefined };
    return { apiData: { code: 200, agent } };
  },

  async createPasscodeAndIndividual(registry, { body, clientAddress }) {
    const { details, problems } = await checkRequest(registry, body);
    if (problems.length > 0) return { apiData: { code: 422, problems } };
    // Whether somebody has a letter on its way is theirs to know.
    await inConstantTime(issuePasscode(registry, { details, caller: clientAddress }));
    return { apiData: { code: 200 } };
  },
};
