import { combineReducers } from '@reduxjs/toolkit';
import { addressVerificationReducer } from './address-slice';
import { attachmentsReducer } from './attachments-slice';
import { draftReducer } from './draft-slice';

/** Everything under the store's key `filing`. */
export const filingReducer = combineReducers({
  draft: draftReducer,
  addressVerification: addressVerificationReducer,
  attachments: attachmentsReducer,
});
