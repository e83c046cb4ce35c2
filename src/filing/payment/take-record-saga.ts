import { call, put, select } from 'typed-redux-saga';
import { type PrincipalOfficeValues, withRecordAsItIs } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { filingChanged } from '../wizard/draft-slice';
import { selectFiling } from '../wizard/selectors';

/** What a filing seldom comes to, and a review does without otherwise. */
function* confirm(office: PrincipalOfficeValues): Generator<unknown, PrincipalOfficeValues> {
  const { confirmOffice } = yield* call(() => import('../../addresses/confirm-office-saga'));
  return yield* confirmOffice(office);
}

/**
 * Takes the record of the entity into the filing as it is now, and has it saved; what the filer has changed stays (reading 27). An office
 * that is renewed with it is verified as one with which a filing begins. False where the record cannot be read at this time.
 */
export function* takeRecordAsItIs(): Generator<unknown, boolean> {
  const { entityId, transactionType } = yield* select(selectFiling);
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId, transTyp: transactionType } });
  yield* applyEffects('entitySummary', outcome);
  if (outcome.kind !== 'ok' || !data?.entitySummary) return false;
  const filing = yield* select(selectFiling);
  const renewed = withRecordAsItIs(filing, data.entitySummary);
  const { principalOfficeValues: office } = renewed;
  const isOfficeRenewed = office !== filing.principalOfficeValues;
  const principalOfficeValues = isOfficeRenewed ? yield* confirm(office) : office;
  yield* put(filingChanged({ ...renewed, principalOfficeValues }));
  return true;
}
