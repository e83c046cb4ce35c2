import { type ReactNode, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isDeveloperEnvironment, PATHS } from '#rules';
import { Link } from '../../controls/Link';
import { LiveRegion } from '../../controls/alerts/LiveRegion';
import { beginVisibleLoading } from '../../controls/loading/visible-loading';
import { selectEnvironmentName } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { Footer, HelpContact } from './Footer';
import { LookupsProvider } from './LookupsProvider';
import { translate } from '../../language/translate';
import { SiteHeader } from './SiteHeader';
import { useStaticPage } from './use-static-page';

/**
 * The frame of every page: skip link, banner, header with the entity and the menu, help, footer and the live region. Nothing is drawn
 * before the environment is known, so that nothing moves when it arrives.
 */
export function Shell({ children }: { children: ReactNode }) {
  const environment = useAppSelector(selectEnvironmentName);
  const { pathname } = useLocation();
  // A new page starts at its top, even while it is still being loaded.
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    // The first page may have been read, and scrolled, before it could be used.
    if (shownPath.current !== pathname) window.scrollTo(0, 0);
    shownPath.current = pathname;
  }, [pathname]);
  const isStarting = useAppSelector((state) => state.session.status === 'starting') && environment === '';
  if (isStarting) return <Starting />;
  return (
    <LookupsProvider>
      <SkipLink />
      <Ribbon environment={environment} />
      <Banner />
      <SiteHeader />
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      <HelpContact />
      <Footer />
      <LiveRegion />
    </LookupsProvider>
  );
}

/** As on the page before the application runs. */
function Starting() {
  useEffect(beginVisibleLoading, []);
  return (
    <main className="page">
      <p className="loading">{translate('Loading…')}</p>
    </main>
  );
}

/**
 * Outside production: a notice that nothing here has legal effect, in few words where there is little room. Developers reach their home
 * from it, and from nowhere else.
 */
const Ribbon = ({ environment }: { environment: string }) =>
  environment === '' || environment === 'prod' ? null : (
    <aside
      className="ribbon"
      aria-label={translate('Demonstration')}
      data-print={translate('Demonstration, no legal effect')}
    >
      {translate('Demonstration ({environment}):', { environment })}{' '}
      <span className="ribbon__sentence">{translate('nothing that you file here has legal effect.')}</span>
      <span className="ribbon__words">{translate('no legal effect.')}</span>
      {isDeveloperEnvironment(environment) && (
        <Link className="ribbon__link" to={PATHS.developerHome}>
          <span className="ribbon__sentence">{translate('Developer home')}</span>
          <span className="ribbon__words">{translate('Tools')}</span>
        </Link>
      )}
    </aside>
  );

/** The same sentence as in the page that is fetched, so that nothing moves when that arrives. */
const FALLBACK = '<p>An official service of the state registry.</p>';

/** The office's banner above the header (W7-shell). */
function Banner() {
  const html = useStaticPage('banner.html', translate(FALLBACK));
  return (
    <section
      className="banner"
      aria-label={translate('Office notice')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const toMain = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** The first stop of the Tab key: past header and menu. Leaves the address as it is. */
const SkipLink = () => (
  <a className="usa-skipnav" href="#main" onClick={toMain}>
    {translate('Skip to main content')}
  </a>
);
