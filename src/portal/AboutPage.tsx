import { useEffect } from 'react';
import { APPLICATION_VERSION, BASE_PATH, keysOf } from '#rules';
import { Link } from '../controls/Link';
import { translate } from '../language/translate';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { SummaryList } from '../controls/lists/SummaryList';
import { type ComponentLetter, COMPONENTS, versionsRequested } from './slice';

/** Version Details: the client's version and those of the server's components (A2-about). */
export default function AboutPage() {
  const dispatch = useAppDispatch();
  const versions = useAppSelector((state) => state.portal.versions);
  useEffect(() => {
    dispatch(versionsRequested());
  }, [dispatch]);
  const letters = keysOf(COMPONENTS);
  const shownVersion = (letter: ComponentLetter) => {
    const version = versions[letter];
    return version === undefined ? 'Asking…' : (version ?? 'No answer');
  };
  return (
    <div className="card narrow">
      <PageHeading title="Version Details" />
      <SummaryList
        rows={[
          { label: 'Client', value: APPLICATION_VERSION },
          ...letters.map((letter) => ({
            label: `${letter} - ${COMPONENTS[letter]}`,
            value: shownVersion(letter),
          })),
        ]}
      />
      <p>
        <Link to={`${BASE_PATH}/help/developers`}>{translate('Open data for developers')}</Link>
      </p>
    </div>
  );
}
