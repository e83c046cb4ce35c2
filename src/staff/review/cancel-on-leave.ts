import { isAnyOf } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';
import { reviewClosed, reviewOpened } from './review-slice';

/** A handler that ends with the review which it belongs to: no answer about one filing is shown at the review of another one. */
export const cancelOnLeave = <Event>(handler: (event: Event) => Generator<unknown, unknown>) =>
  function* untilReviewIsLeft(event: Event) {
    yield* race({ done: call(handler, event), left: take(isAnyOf(reviewOpened, reviewClosed)) });
  };
