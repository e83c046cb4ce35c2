import { combineReducers, type Dispatch, type UnknownAction } from '@reduxjs/toolkit';
import { agentReducer } from '../agent/slice';
import { filingReducer } from '../filing/slice';
import { contentReducer } from '../filing/content-slice';
import { paymentReducer } from '../payment/slice';
import { receiptReducer } from '../payment/receipt-slice';
import { developerReducer } from '../portal/developer-slice';
import { portalReducer } from '../portal/slice';
import { controlReducer } from '../session/control-slice';
import { sessionReducer } from '../session/slice';

export const rootReducer = combineReducers({
  session: sessionReducer,
  control: controlReducer,
  filing: filingReducer,
  content: contentReducer,
  payment: paymentReducer,
  receipt: receiptReducer,
  agent: agentReducer,
  portal: portalReducer,
  developer: developerReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = Dispatch<UnknownAction>;
