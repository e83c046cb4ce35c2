import { put, select } from 'typed-redux-saga';
import { pageFlags } from '#rules';
import { ask } from '../../client/ask';
import { filingInitialized } from '../../session/control-slice';
import { applyEffects } from '../../session/outcomes';
import { watchLeading } from '../../session/watch';
import { filingRefreshed } from '../wizard/draft-slice';
import { paymentRefused, refusalCheckEnded, refusalCheckRequested } from '../wizard/payment-slice';
import { parseFiling } from '../wizard/saving/parse-filing';
import { selectDraft } from '../wizard/selectors';

/** Asks whether a filing that was refused can be paid by now; shows the same as a reload would. */
function* checkAgain() {
  const { refId } = yield* select(selectDraft);
  const { outcome, data } = yield* ask('getFiling', { body: { refId } });
  yield* put(refusalCheckEnded());
  const filing = data?.filing ? parseFiling(data.filing) : null;
  if (!filing) return yield* applyEffects('getFiling', outcome);
  yield* put(filingRefreshed({ filing, version: data?.version, payment: data?.payment ?? null }));
  yield* put(filingInitialized(pageFlags(filing)));
  return yield* put(paymentRefused({ problems: data?.problems ?? [] }));
}

export function* watchCheckAgain() {
  yield* watchLeading(refusalCheckRequested, checkAgain);
}
