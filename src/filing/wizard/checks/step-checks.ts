import { put, select, take } from 'typed-redux-saga';
import {
  chooseReservedName,
  asksForAnotherName,
  comesBackReinstated,
  applyNameAnswer,
  editedAddress,
  formatAddress,
  heldNameOutcome,
  NAME_TAKEN_MESSAGE,
  nameAfterFiling,
  needsNameCheck,
  reservedNameDeclined,
  resetAvailability,
  verifiesOfficeFirst,
  withNameOfOthers,
  withRestoredName,
  type CheckedStep,
  type EntityNameValues,
  type Filing,
  type Problem,
  type Text,
} from '#rules';
import { ask } from '../../../client/ask';
import type { ApiData } from '../../../client/contract-types';
import { confirmOffice } from '../../../addresses/confirm-office-saga';
import { addressProblems, verifyAddresses } from '../../../addresses/verify-saga';
import { nameFoundReserved, reservedNameAnswered } from '../draft-slice';
import { selectDraft, selectFiling } from '../selectors';
import { serverNow } from '../../../session/selectors';
import { applyEffects } from '../../../session/outcomes';
import type { RootState } from '../../../session/root-reducer';

/** The result of the server's check of a step: the filing to save, or what the form has to show. */
export type CheckResult =
  | { kind: 'passed'; filing: Filing }
  | {
      kind: 'refused';
      problems?: Problem[];
      message?: Text;
      clearedPaths?: string[];
      values?: Record<string, string>;
    };

type StepCheck = (filing: Filing) => Generator<unknown, CheckResult>;
type NameAnswer = ApiData<'validateEntityNameAndAvailability'>;

const withName = (filing: Filing, entityNameValues: EntityNameValues): CheckResult => ({
  kind: 'passed',
  filing: { ...filing, entityNameValues },
});

/** The reserved-name dialog: Yes proceeds with the name that the registry returned, No clears the field. */
function* askAboutReservation(
  filing: Filing,
  values: EntityNameValues,
  answer: NameAnswer,
): Generator<unknown, CheckResult> {
  yield* put(
    nameFoundReserved({
      name: answer.name,
      ownerName: answer.ownerName ?? '',
      ownerAddress: answer.addressDTO ? formatAddress(answer.addressDTO) : [],
    }),
  );
  const { payload } = yield* take(reservedNameAnswered);
  const answeredValues = chooseReservedName(values, payload.isAuthorizedToUse, answer.name);
  return payload.isAuthorizedToUse
    ? withName(filing, answeredValues)
    : { kind: 'refused', clearedPaths: ['name'], message: reservedNameDeclined(answer.name) };
}

/** Validity and availability of the name (W7-nameavail, W4-name-outcomes). */
function* checkEntityName(filing: Filing): Generator<unknown, CheckResult> {
  const { entityNameValues, transactionType, entityType, entityId } = filing;
  if (!needsNameCheck(entityNameValues) || entityType === '') return { kind: 'passed', filing };
  const { refId } = yield* select(selectDraft);
  const { outcome, data, problems } = yield* ask('validateEntityNameAndAvailability', {
    query: {
      transType: transactionType,
      name: entityNameValues.name,
      entityType,
      ...(entityNameValues.oldName && { oldName: entityNameValues.oldName }),
      ...(entityId && { entityId }),
      // A filer who returns from the card page holds the name already: their own filing must not make it unavailable.
      ...(refId && { refId }),
    },
  });
  if (outcome.kind !== 'ok' || !data) {
    const { message } = yield* applyEffects('validateEntityNameAndAvailability', outcome, {
      facts: { entityName: entityNameValues.name, transactionType },
    });
    return { kind: 'refused', problems, message };
  }
  const values = applyNameAnswer(resetAvailability(entityNameValues), data);
  switch (heldNameOutcome(values)) {
    case 'available':
      return withName(filing, values);
    case 'reserved':
      return yield* askAboutReservation(filing, values, data);
    case 'notAvailable':
      return {
        kind: 'refused',
        problems: [{ path: 'name', code: 'unavailable', message: NAME_TAKEN_MESSAGE }],
      };
    default:
      return {
        kind: 'refused',
        problems: data.problems ?? [{ path: 'name', code: 'requiredTerm', message: data.message }],
      };
  }
}

/** Why the entity cannot have its own name back: another entity uses it, or has it reserved and does not permit it. */
const isOfOthers = ({ problems = [], clearedPaths = [] }: Exclude<CheckResult, { kind: 'passed' }>) =>
  clearedPaths.length > 0 || problems.some(({ code }) => code === 'unavailable');

/**
 * The entity's own name without its statutory language, whatever term it lacks. Only where others have it now does a reinstated entity come
 * back with the day in its name, and is the filer of a cure asked for another one, which is checked like that of any entity (reading 24).
 */
function* checkStaticName(filing: Filing): Generator<unknown, CheckResult> {
  const checkedFiling = withRestoredName(filing);
  const checked = yield* checkEntityName(checkedFiling);
  if (checked.kind === 'passed') return checked;
  if (checked.problems?.every(({ code }) => code === 'requiredTerm'))
    return { kind: 'passed', filing: checkedFiling };
  if (!isOfOthers(checked)) return checked;
  const ofOthers = withNameOfOthers(filing, yield* select(serverNow));
  if (comesBackReinstated(ofOthers)) {
    // They see the name that the entity gets before they go on with it.
    if (comesBackReinstated(filing)) return { kind: 'passed', filing: ofOthers };
    return { kind: 'refused', values: { isNameChanged: '', name: nameAfterFiling(ofOthers) } };
  }
  if (asksForAnotherName(filing.entityNameValues)) return yield* checkEntityName(filing);
  return {
    kind: 'refused',
    problems: checked.problems,
    message: checked.message,
    values: { isNameChanged: 'Y', name: '' },
  };
}

const ADDRESS_PATHS = { street: 'streetAddress', mailing: 'mailingAddress' };

/** The principal office's addresses, as the filer accepts them in the verification dialog (W4-address-dialog). */
function* checkPrincipalOffice(filing: Filing): Generator<unknown, CheckResult> {
  const { principalOfficeValues: before } = yield* select(selectFiling);
  const { principalOfficeValues: values } = filing;
  const street = editedAddress(before.streetAddress, values.streetAddress);
  const mailing = editedAddress(before.mailingAddress, values.mailingAddress);
  const result = yield* verifyAddresses({
    addresses: { street, ...(!values.isSameAsStreetAddressChecked && { mailing }) },
  });
  if (result.kind !== 'accepted')
    return { kind: 'refused', problems: addressProblems(result, ADDRESS_PATHS) };
  const principalOfficeValues = {
    ...values,
    streetAddress: result.addresses.street,
    mailingAddress: result.addresses.mailing ?? values.mailingAddress,
  };
  return { kind: 'passed', filing: { ...filing, principalOfficeValues } };
}

/** The mailing address alone: the street address stays as it is on record. */
function* checkMailingAddress(filing: Filing): Generator<unknown, CheckResult> {
  const { principalOfficeValues: before } = yield* select(selectFiling);
  const { principalOfficeValues: values } = filing;
  if (values.isSameAsStreetAddressChecked) return { kind: 'passed', filing };
  const mailing = editedAddress(before.mailingAddress, values.mailingAddress);
  const result = yield* verifyAddresses({ addresses: { mailing } });
  if (result.kind !== 'accepted')
    return { kind: 'refused', problems: addressProblems(result, ADDRESS_PATHS) };
  const principalOfficeValues = { ...values, mailingAddress: result.addresses.mailing };
  return { kind: 'passed', filing: { ...filing, principalOfficeValues } };
}

/**
 * The addresses on record, before the first page of a change of address (W4-chgpoa-intro): what the verifier confirms is kept, and
 * nothing is asked here. What it cannot confirm is asked about on the address page.
 */
function* checkOfficeOnRecord(filing: Filing): Generator<unknown, CheckResult> {
  const { redirected } = yield* select((state: RootState) => state.control.navigation);
  const { filingType, principalOfficeValues: office } = filing;
  const asks = filingType !== '' && verifiesOfficeFirst(filingType, 'intro', redirected);
  if (!asks) return { kind: 'passed', filing };
  return { kind: 'passed', filing: { ...filing, principalOfficeValues: yield* confirmOffice(office) } };
}

/** How the server checks a step before it is saved. */
export const STEP_CHECKS: Readonly<Record<CheckedStep, StepCheck>> = {
  intro: checkOfficeOnRecord,
  entityname: checkEntityName,
  staticentityname: checkStaticName,
  principalofficeaddress: checkPrincipalOffice,
  mailingaddress: checkMailingAddress,
};
