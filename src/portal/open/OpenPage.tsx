import { translate } from '../../language/translate';
import { PageHeading } from '../../forms/PageHeading';
import { KeyForm } from './KeyForm';
import { OpenFiles } from './OpenFiles';
import { commandOf, OPEN_EXAMPLES } from './examples';
import { TryKey } from './TryKey';

/** What the public record offers to programs, with commands to try it (T4-page). */
export function OpenPage() {
  return (
    <div className="card narrow developers">
      <PageHeading title="Open data for developers" />
      <p>
        {translate(
          'All that is public on record is open to everybody. You need no account, and there is no cost. Documents that the office withholds are in none of it.',
        )}
      </p>
      <h2>{translate('What there is')}</h2>
      <ul>
        <li>
          {translate('Records, also as they were on an earlier day, with their filings and documents.')}
        </li>
        <li>{translate('A log of each change, kept for good. Go on from the last place that you read.')}</li>
        <li>{translate('A file of the whole record, made each night.')}</li>
      </ul>
      <p>
        {/* Addresses of the service, not of pages. */}
        <a href="/open-api/v1/openapi.json">{translate('Description of all of it (OpenAPI 3.1)')}</a>
      </p>
      <OpenFiles />
      <h2>{translate('Try it')}</h2>
      <p>{translate('First set REGISTRY to the address of this site, without a slash at its end.')}</p>
      {OPEN_EXAMPLES.map((example) => (
        <section key={example.title}>
          <h3>{translate(example.title)}</h3>
          <p>
            <code>{commandOf(example)}</code>
          </p>
          <p>
            <a href={example.path}>{example.path}</a>
          </p>
        </section>
      ))}
      <h2>{translate('Fair use')}</h2>
      <p>
        {translate(
          'Each answer says in RateLimit how much you may still ask in this minute. Too much at once is answered with 429 and the time to wait.',
        )}
      </p>
      <KeyForm />
      <TryKey />
    </div>
  );
}
