import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectEnvironmentName } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { Banner } from './Banner';
import { Footer } from './Footer';
import { HelpContact } from './HelpContact';
import { LiveRegion } from './LiveRegion';
import { LookupsProvider } from './LookupsProvider';
import { Ribbon } from './Ribbon';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

/**
 * What stands around every page: skip link, banner, header with the entity and the menu, help, footer and the live
 * region. Nothing is drawn before the environment is known, so that nothing moves when it is.
 */
export function Shell({ children }: { children: ReactNode }) {
  const environment = useAppSelector(selectEnvironmentName);
  const { pathname } = useLocation();
  // A new page starts at its top, even while it is still on its way.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  const isStarting = useAppSelector((state) => state.session.status === 'starting') && environment === '';
  if (isStarting) {
    return (
      <main className="page">
        <p className="loading">Loading…</p>
      </main>
    );
  }
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
