import type { Filing, StepProblem } from '#rules';
import { isFormation, reviewProblems } from '#rules';
import type { Registry } from '../context';
import { findHolding } from '../database/names';
import { withAgentOnRecord } from './agent-on-record';
import { withAttachmentsOnRecord } from './attachments';
import { ownFiling } from './own-filing';
import { withAddressesVerified } from './verify-addresses';

/** A filing after the registry has looked at it: what it would put on record, and what stands in the way. */
export interface CheckedFiling {
  filing: Filing;
  /** What was handed in, to be compared with what was handed in before: without the verifier's word, which may change. */
  content: Filing;
  problems: StepProblem[];
  isNameTaken: boolean;
}

/** Not yet carried out: filings on an entity that exists. */
const NOT_CARRIED_OUT: StepProblem = {
  step: 'filingreview',
  path: 'filingType',
  code: 'unavailable',
  message: 'This filing cannot be made online at this time.',
};

/** What the registry's own names say, in place of what the browser remembers of an earlier answer. */
async function withNameOnRecord({ db, clock }: Registry, filing: Filing, refId: string) {
  const { name, availability } = filing.entityNameValues;
  const state = await findHolding(db, name, clock.now(), [{ kind: 'filing', id: refId }]);
  const isTaken = state.holding !== undefined;
  const checked: Filing = {
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      isNameValid: true,
      availability: {
        isAvailable: true,
        isReserved: state.reserved !== undefined,
        isAuthorizedToUse: availability?.isAuthorizedToUse ?? null,
      },
    },
  };
  return { filing: checked, isTaken };
}

/**
 * Checks a filing that is to be paid for, with the same rules as the browser and with the registry's own records of the name,
 * the agent and the files, and the word of the address verifier (decision 18).
 */
export async function checkFiling(
  registry: Registry,
  received: Filing,
  refId: string,
): Promise<CheckedFiling> {
  const now = registry.clock.now().toISOString();
  const own = ownFiling(received);
  if (!isFormation(own.filingType) || own.entityType === '') {
    return { filing: own, content: own, problems: [NOT_CARRIED_OUT], isNameTaken: false };
  }
  const name = await withNameOnRecord(registry, own, refId);
  const agent = await withAgentOnRecord(registry.db, name.filing);
  const files = await withAttachmentsOnRecord(registry.db, agent.filing, refId);
  const places = await withAddressesVerified(registry, files.filing, agent.foundAt, now);
  return {
    filing: places.filing,
    content: files.filing,
    problems: reviewProblems(places.asEntered, {
      now,
      isNameTaken: name.isTaken,
      found: [...agent.problems, ...places.problems, ...files.problems],
    }),
    isNameTaken: name.isTaken,
  };
}
