import { call } from 'typed-redux-saga';
import { watchLeading } from '../../session/watch';
import { correctionRequested } from '../receipt/receipt-slice';
import { anotherNameRequested, reviewReturnRequested } from '../wizard/draft-slice';

/** Fetched by the few who go back: most filings are paid for and accepted. */
const waysBack = () => call(() => import('./ways-back'));

/** The ways back into a filing that was not paid, or not accepted. */
export function* watchReturning() {
  yield* watchLeading(reviewReturnRequested, function* toReview() {
    yield* (yield* waysBack()).returnToReview();
  });
  yield* watchLeading(anotherNameRequested, function* toAnotherName() {
    yield* (yield* waysBack()).chooseAnotherName();
  });
  yield* watchLeading(correctionRequested, function* toCorrection(event) {
    yield* (yield* waysBack()).correctRejected(event);
  });
}
