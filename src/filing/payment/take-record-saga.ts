import { call, put, select } from 'typed-redux-saga';
import { type PrincipalOfficeValues, withRecordAsItIs } from '#rules';
import { ask } from '../../client/ask';
import type { SubmitResult } from '../../forms/submit-saga';
import { applyEffects, openPage } from '../../session/outcomes';
import { stepCheckPassed } from '../wizard/draft-slice';
import { saveDraft } from '../wizard/saving/save-saga';
import { selectFiling } from '../wizard/selectors';

const NOT_READ =
  'The record of the entity has changed since this filing began, and could not be read at this time. Nothing was charged. Try again.';
const NOT_SAVED =
  'The record of the entity has changed since this filing began, and could not be saved with this filing at this time. Nothing was charged. Try again.';

const refused = (message: string): SubmitResult => ({ refused: { message } });

/** What a filing seldom comes to, and a review does without otherwise. */
function* confirm(office: PrincipalOfficeValues): Generator<unknown, PrincipalOfficeValues> {
  const { confirmOffice } = yield* call(() => import('../../addresses/confirm-office-saga'));
  return yield* confirmOffice(office);
}

/**
 * Takes the record of the entity into the filing as it is now; what the filer has changed stays (reading 27). An office that is renewed
 * with it is verified as one with which a filing begins. It is shown once the registry has it: to the registry, whoever is shown the
 * present record and whose filing is still saved with the former one has not seen it, and every payment after that would be refused.
 *
 * @returns what the form says where the record could not be taken, and the filing is as it was; null where it was
 */
export function* takeRecordAsItIs(): Generator<unknown, SubmitResult | null> {
  const { entityId, transactionType } = yield* select(selectFiling);
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId, transTyp: transactionType } });
  yield* applyEffects('entitySummary', outcome);
  if (outcome.kind !== 'ok' || !data?.entitySummary) return refused(NOT_READ);
  const filing = yield* select(selectFiling);
  const renewed = withRecordAsItIs(filing, data.entitySummary);
  const { principalOfficeValues: office } = renewed;
  const isOfficeRenewed = office !== filing.principalOfficeValues;
  const principalOfficeValues = isOfficeRenewed ? yield* confirm(office) : office;
  const taken = { ...renewed, principalOfficeValues };
  // Saved here, and not in the background: only this save is waited for.
  yield* put(stepCheckPassed(taken));
  const saved = yield* saveDraft(taken);
  if (saved.kind === 'saved') return null;
  if (saved.kind === 'savedAnew') return refused(saved.message);
  yield* put(stepCheckPassed(filing));
  return saved.kind === 'leaves' ? { proceed: () => openPage(saved.page) } : refused(NOT_SAVED);
}
