import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdmin, menuItems } from '#rules';
import { Link } from '../../controls/Link';
import { translate } from '../../language/translate';
import { selectEnvironmentName } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';

/** The side menu with its open and close buttons; the overlay behind it closes it too (W2-dialogs, A2-nav). */
export function SideMenu() {
  const menu = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const environment = useAppSelector(selectEnvironmentName);
  const roles = useAppSelector((state) => state.session.user?.roles);
  const isSecureFiler = useAppSelector((state) => state.session.secureFiler !== null);
  const { key, pathname } = useLocation();

  const open = () => {
    menu.current?.showModal();
    setOpen(true);
  };
  const close = () => menu.current?.close();
  useEffect(close, [key]);
  const onOverlay = (event: MouseEvent) => {
    if (event.target === menu.current) close();
  };

  return (
    <>
      <button
        className="menu-button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
          <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="2" />
        </svg>
        {translate('Menu')}
      </button>
      <dialog
        className="side-menu"
        ref={menu}
        aria-label={translate('Menu')}
        onClick={onOverlay}
        onClose={() => setOpen(false)}
      >
        <div className="side-menu__body">
          <button className="menu-button" type="button" onClick={close}>
            {translate('Close menu')}
          </button>
          <nav aria-label={translate('Main')}>
            <ul>
              {menuItems({ isAdmin: isAdmin(roles ?? []), isSecureFiler, environment }).map(
                ({ label, path }) => (
                  <li key={path}>
                    <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                      {translate(label)}
                    </Link>
                  </li>
                ),
              )}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
