import { put } from 'typed-redux-saga';
import {
  agentServerProblem,
  COLORADO,
  isEntityIdInput,
  passcodeRequestOf,
  passcodeRequestResult,
  searchMessage,
  withAgentDetails,
  type AgentStep,
  type Problem,
  type RegisteredAgentValues,
  type Text,
} from '#rules';
import { service } from '../session/services';
import { ask } from '../client/ask';
import { refusalOf } from '../forms/form-slice';
import type { Answer } from '../client/client';
import { addressProblems, verifyAddresses } from '../addresses/verify-saga';
import { entitiesFound, passcodeRequested, passcodeRequestEntered } from './slice';
import { applyEffects } from '../session/outcomes';
import { findRepeatKey } from './repeat-key';

/** The result of the server's check of a screen. */
export type ScreenResult =
  { kind: 'passed'; values: RegisteredAgentValues } | { kind: 'refused'; problems: Problem[]; message: Text };

type ScreenCheck = (values: RegisteredAgentValues) => Generator<unknown, ScreenResult>;

const passed = (values: RegisteredAgentValues): ScreenResult => ({ kind: 'passed', values });
const refused = (...problems: Problem[]): ScreenResult => ({ kind: 'refused', problems, message: '' });

/** The outcome in the error catalog for an answer without an agent. */
function* refusedBy<
  Id extends 'goodStandingDetails' | 'searchEntities' | 'validateAgentLicense' | 'validateAgentPasscode',
>(operation: Id, answer: Answer<Id>): Generator<unknown, ScreenResult> {
  const applied = yield* applyEffects(operation, answer.outcome, { problems: answer.problems });
  return { kind: 'refused', ...refusalOf(applied) };
}

/** An entity by its number: on record and in good standing (A5-entity-box). */
function* checkEntity(values: RegisteredAgentValues): Generator<unknown, ScreenResult> {
  const answer = yield* ask('goodStandingDetails', { path: { id: values.verifyValues.entityId } });
  const details = answer.outcome.kind === 'ok' ? answer.data?.agent : undefined;
  if (!details) return yield* refusedBy('goodStandingDetails', answer);
  const problem = agentServerProblem(details, 'E');
  return problem ? refused(problem) : passed(withAgentDetails(values, details));
}

/** Entities by name; what is found is stored in session storage to survive a reload (A section 3). */
function* search(values: RegisteredAgentValues): Generator<unknown, ScreenResult> {
  const answer = yield* ask('searchEntities', { path: { name: values.verifyValues.entityId } });
  if (answer.outcome.kind !== 'ok' || !answer.data) return yield* refusedBy('searchEntities', answer);
  const { internalCode, entities } = answer.data;
  const message = searchMessage(internalCode);
  if (message !== null) return refused({ path: 'entityId', code: 'missing', message });
  const storage = yield* service('storage');
  storage.session.write('agentSearchResults', entities);
  yield* put(entitiesFound(entities));
  return passed(values);
}

/** Digits are looked up, anything else is searched for (A2-agent-entity). */
const checkEntityBox: ScreenCheck = (values) =>
  isEntityIdInput(values.verifyValues.entityId) ? checkEntity(values) : search(values);

/** A license or ID card and the last name on it (A5-licence, A5-agent-server). */
function* checkLicense(values: RegisteredAgentValues): Generator<unknown, ScreenResult> {
  const { driversLicenseId, lastName } = values.verifyValues;
  const answer = yield* ask('validateAgentLicense', { body: { stateId: driversLicenseId, lastName } });
  const details = answer.outcome.kind === 'ok' ? answer.data?.agent : undefined;
  if (!details) return yield* refusedBy('validateAgentLicense', answer);
  const problem = agentServerProblem(details, 'D');
  return problem ? refused(problem) : passed(withAgentDetails(values, details));
}

/** A passcode that was mailed; it stays good until the agent is saved (A2-agent-passcode, A5-agent-server). */
function* checkPasscode(values: RegisteredAgentValues): Generator<unknown, ScreenResult> {
  const { passcode } = values.verifyValues;
  const repeatKey = yield* findRepeatKey();
  const answer = yield* ask('validateAgentPasscode', {
    body: { passcode, ...(repeatKey !== null && { repeatKey }) },
  });
  const details = answer.outcome.kind === 'ok' ? answer.data?.agent : undefined;
  if (!details) return yield* refusedBy('validateAgentPasscode', answer);
  const problem = agentServerProblem(details, 'P');
  return problem ? refused(problem) : passed(withAgentDetails(values, details));
}

const ADDRESS_PATHS = {
  street: 'addressValues.streetAddress',
  mailing: 'addressValues.mailingAddress',
};

/** The addresses of a request for a passcode, as the filer accepts them in the verification dialog (A4-address-submit). */
function* checkAddresses(values: RegisteredAgentValues): Generator<unknown, ScreenResult> {
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked } = values.addressValues;
  const result = yield* verifyAddresses({
    addresses: { street: streetAddress, ...(!isSameAsStreetAddressChecked && { mailing: mailingAddress }) },
    requiredState: COLORADO,
    refusesPoBox: true,
  });
  if (result.kind !== 'accepted') return refused(...addressProblems(result, ADDRESS_PATHS));
  const { street, mailing = mailingAddress } = result.addresses;
  const addressValues = { ...values.addressValues, streetAddress: street, mailingAddress: mailing };
  yield* put(passcodeRequestEntered());
  return passed({ ...values, addressValues });
}

/**
 * Sends the request for a passcode. The next screen follows whatever the answer, and shows the error catalog's message about it (A8-agent).
 */
function* requestPasscode(values: RegisteredAgentValues): Generator<unknown, ScreenResult> {
  const { outcome } = yield* ask('createPasscodeAndIndividual', {
    body: { ...passcodeRequestOf(values), authenticationType: 'I' },
  });
  const { message } = yield* applyEffects('createPasscodeAndIndividual', outcome);
  yield* put(passcodeRequested({ result: passcodeRequestResult(outcome), message }));
  return passed(values);
}

/** The screens that the server checks before the next one opens. */
export const SCREEN_CHECKS: Partial<Record<AgentStep, ScreenCheck>> = {
  agentintroentity: checkEntityBox,
  agententitysearch: checkEntity,
  agentindivinfoid: checkLicense,
  agentindivinfo: checkAddresses,
  individualconfirm: requestPasscode,
  individualconfirmpasscode: checkPasscode,
};
