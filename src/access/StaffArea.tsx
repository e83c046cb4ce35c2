import { Link, Navigate } from 'react-router-dom';
import { PATHS, signOnVerdict } from '#rules';
import { Loading } from '../controls/Loading';
import { PageHeading } from '../forms/PageHeading';
import { useAppSelector } from '../session/store-hooks';

/** The door of the staff area (A2-loginadmin): whoever may not enter is sent to the sign-on, which admits by role. */
export default function StaffArea() {
  const isStarting = useAppSelector((state) => state.session.status === 'starting');
  const roles = useAppSelector((state) => state.session.user?.roles ?? null);
  if (isStarting) return <Loading />;
  const verdict = signOnVerdict('adminArea', roles);
  return verdict === 'stay' ? <NotOpenYet /> : <Navigate replace to={PATHS.loginAdmin} />;
}

/** In the place of the staff's pages until they are here. */
const NotOpenYet = () => (
  <div className="card narrow">
    <PageHeading title="Staff area" />
    <p>
      You are signed on. The pages of the staff area, such as the pending queue, are not open in this version
      of the portal yet.
    </p>
    <ul>
      <li>
        <Link to={PATHS.changePassword}>Change your password</Link>
      </li>
      <li>
        <Link to={PATHS.search}>Search the business database</Link>
      </li>
      <li>
        <Link to={PATHS.logout}>Log out</Link>
      </li>
    </ul>
  </div>
);
