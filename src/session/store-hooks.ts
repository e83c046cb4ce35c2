import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './root-reducer';

/** `useDispatch` that knows the store's middleware. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` that knows the root state. */
export const useAppSelector = useSelector.withTypes<RootState>();
