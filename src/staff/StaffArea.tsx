import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isReviewPath, PATHS, queuePath, signOnVerdict } from '#rules';
import { Link } from '../controls/Link';
import { Loading } from '../controls/loading/Loading';
import { useAppSelector } from '../session/store-hooks';
import { selectQueue } from './queue/queue-slice';
import '../styles/staff.scss';

/**
 * The entrance of the staff area (A2-loginadmin): a user who may not enter is sent to the sign-on, which admits by role and leads back to
 * the requested page.
 */
export default function StaffArea() {
  const isStarting = useAppSelector((state) => state.session.status === 'starting');
  const user = useAppSelector((state) => state.session.user);
  const { pathname, search } = useLocation();
  if (isStarting) return <Loading />;
  const verdict = signOnVerdict('adminArea', user && user.roles, user?.mustChangePassword);
  if (verdict === 'stay') {
    return (
      <>
        {pathname !== PATHS.adminHome && <StaffLinks pathname={pathname} />}
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </>
    );
  }
  if (verdict === 'changePassword') return <Navigate replace to={PATHS.changePassword} />;
  return <Navigate replace to={PATHS.loginAdmin} state={{ from: pathname + search }} />;
}

/**
 * The way back from every staff page to the staff home page, and from the review of a filing to the queue as it was left. They are not
 * in the menu, whose items the specification lists.
 */
function StaffLinks({ pathname }: { pathname: string }) {
  const { lastView } = useAppSelector(selectQueue);
  return (
    <nav className="staff-links" aria-label="Staff">
      <Link to={PATHS.adminHome}>‹ Admin home</Link>
      {isReviewPath(pathname) && <Link to={queuePath(lastView)}>‹ Pending queue</Link>}
    </nav>
  );
}
