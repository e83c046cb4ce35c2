import type { EventChannel } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import type { Action } from '@reduxjs/toolkit';
import { call, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { logError } from './log';

type Handler<A> = (event: A) => unknown;

/**
 * A handler whose error ends with the event that it was handling. Sagas fork handlers attached to their watcher: an error that got
 * out would cancel the watcher and every other handler that it has under way, such as a poll for a receipt.
 */
const contained = <A>(handler: Handler<A>) =>
  function* containedHandler(event: A) {
    try {
      yield* call(handler, event);
    } catch (error) {
      yield* call(logError, `${handler.name} failed`, error);
    }
  };

/** `takeEvery` of which a handler that throws ends that event only. */
export const watchEvery = <A extends Action>(pattern: ActionPattern<A>, handler: Handler<A>) =>
  takeEvery(pattern, contained(handler));

/** `takeLatest` of which a handler that throws ends that event only. */
export const watchLatest = <A extends Action>(pattern: ActionPattern<A>, handler: Handler<A>) =>
  takeLatest(pattern, contained(handler));

/** `takeLeading` of which a handler that throws ends that event only. */
export const watchLeading = <A extends Action>(pattern: ActionPattern<A>, handler: Handler<A>) =>
  takeLeading(pattern, contained(handler));

/** Hands each event of the browser to a handler that, throwing, ends that event only. */
export const watchChannel = <Event extends object | true>(
  channel: EventChannel<Event>,
  handler: Handler<Event>,
) => takeLatest(channel, contained(handler));
