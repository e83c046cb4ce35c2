import { useAnnouncedLoading } from './announced-loading';

/** A line at the top of the window while the next page is fetched and the one before it stays. */
export function PageProgress() {
  useAnnouncedLoading(true);
  return <div className="page-progress" aria-hidden="true" />;
}
