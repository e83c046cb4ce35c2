import { PATHS } from '#rules';
import { Link } from '../controls/Link';
import { PageHeading } from '../forms/PageHeading';
import { useAppSelector } from '../session/store-hooks';
import { DevelopersOnly } from './message-pages';

/** What the application holds, for debugging (W2-routes: showstate). */
export default function ShowStatePage() {
  const state = useAppSelector((whole) => whole, {
    // The whole state is what this page is for.
    devModeChecks: { identityFunctionCheck: 'never' },
  });
  return (
    <DevelopersOnly>
      <PageHeading title="Show State" />
      <p>
        <Link to={PATHS.developerHome}>Developer home</Link>
      </p>
      {Object.entries(state).map(([key, value]) => (
        <section className="card developer-panel" key={key}>
          <h2>{key}</h2>
          <pre>{JSON.stringify(value, null, 2)}</pre>
        </section>
      ))}
    </DevelopersOnly>
  );
}
