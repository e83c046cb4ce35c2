import { Link } from 'react-router-dom';
import { selectOffice } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { EntityLine } from './EntityLine';
import { Mark } from './Mark';
import { SideMenu } from './SideMenu';

/** Mark and name of the office, the entity of the filing at the top right, and the menu. */
export function SiteHeader() {
  const office = useAppSelector(selectOffice);
  return (
    <header className="site-header">
      <div className="site-header__inner">
        <Link className="site-header__name" to="/business">
          <Mark />
          <span>
            {office?.name ?? 'Business filing'}
            <small>Online business filing</small>
          </span>
        </Link>
        <EntityLine />
        <SideMenu />
      </div>
    </header>
  );
}
