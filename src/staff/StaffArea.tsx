import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PATHS, signOnVerdict } from '#rules';
import { Loading } from '../controls/Loading';
import { useAppSelector } from '../session/store-hooks';

/**
 * The door of the staff area (A2-loginadmin): whoever may not enter is sent to the sign-on, which admits by role and leads back to the
 * page that was asked for.
 */
export default function StaffArea() {
  const isStarting = useAppSelector((state) => state.session.status === 'starting');
  const roles = useAppSelector((state) => state.session.user?.roles ?? null);
  const { pathname, search } = useLocation();
  if (isStarting) return <Loading />;
  const verdict = signOnVerdict('adminArea', roles);
  if (verdict === 'stay') return <Outlet />;
  return <Navigate replace to={PATHS.loginAdmin} state={{ from: pathname + search }} />;
}
