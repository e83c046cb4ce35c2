import { useEffect } from 'react';
import { mattersLink, PATHS } from '#rules';
import { Link } from '../../controls/Link';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { mattersWanted, selectMatters } from './matters-slice';

/** The way to the payments that need attention, with their number once it is known. */
export function PaymentsLink() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(mattersWanted(1)), [dispatch]);
  const { status, count } = useAppSelector(selectMatters);
  return (
    <li>
      <Link to={PATHS.payments}>{mattersLink(status === 'ready' ? count : null)}</Link>
    </li>
  );
}
