import { isAnyOf } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';
import { reviewClosed, reviewOpened } from './review-slice';

/** Cancels a handler when its review is left, so that no answer about one filing is shown on the review of another. */
export const cancelOnLeave = <Event>(handler: (event: Event) => Generator<unknown, unknown>) =>
  function* untilReviewIsLeft(event: Event) {
    yield* race({ done: call(handler, event), left: take(isAnyOf(reviewOpened, reviewClosed)) });
  };
