import { call, put, select } from 'typed-redux-saga';
import { type PrincipalOfficeValues, withPresentRecord } from '#rules';
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

/** In a chunk of its own, because few reviews need it. */
function* confirm(office: PrincipalOfficeValues): Generator<unknown, PrincipalOfficeValues> {
  const { confirmOffice } = yield* call(() => import('../../addresses/confirm-office-saga'));
  return yield* confirmOffice(office);
}

/**
 * Updates the filing to the present record of the entity; what the filer has changed stays (reading 27). A principal office that is updated
 * is verified like that of a new filing. The update is shown only once it is saved: a filing that is still saved with the earlier record
 * would be refused at every payment.
 *
 * @returns what the form says when the update failed and the filing stays as it was; null on success
 */
export function* refreshRecord(): Generator<unknown, SubmitResult | null> {
  const { entityId, transactionType } = yield* select(selectFiling);
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId, transTyp: transactionType } });
  yield* applyEffects('entitySummary', outcome);
  if (outcome.kind !== 'ok' || !data?.entitySummary) return refused(NOT_READ);
  const filing = yield* select(selectFiling);
  const renewed = withPresentRecord(filing, data.entitySummary);
  const { principalOfficeValues: office } = renewed;
  const isOfficeRenewed = office !== filing.principalOfficeValues;
  const principalOfficeValues = isOfficeRenewed ? yield* confirm(office) : office;
  const taken = { ...renewed, principalOfficeValues };
  // Saved here, and not in the background: only this save is waited for.
  yield* put(stepCheckPassed(taken));
  const saved = yield* saveDraft(taken);
  if (saved.kind === 'saved') return null;
  if (saved.kind === 'resaved') return refused(saved.message);
  yield* put(stepCheckPassed(filing));
  return saved.kind === 'leaves' ? { proceed: () => openPage(saved.page) } : refused(NOT_SAVED);
}
