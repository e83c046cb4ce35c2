import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isEntityIdInput, PATHS } from '#rules';
import { Link } from '../controls/Link';
import { PhoneLink } from '../controls/PhoneLink';
import { PageHeading } from '../forms/PageHeading';
import { selectOffice } from '../session/selectors';
import { useAppSelector } from '../session/store-hooks';
import { translate, translateAround } from '../language/translate';
import { recordPath } from './message-pages';
import { STATUTES_ADDRESS } from './statutes-address';

/** A document number is digits; what else an address says is shown nowhere. */
const documentOf = (text: string): string => (/^\d{6,20}$/.test(text) ? text : '');

/** What somebody does about a change that they have not made, in the order in which it helps (T3-tell). */
export function NotMe() {
  const [query] = useSearchParams();
  const office = useAppSelector(selectOffice);
  const document = documentOf(query.get('document') ?? '');
  const entityId = query.get('entityId') ?? '';
  const record = isEntityIdInput(entityId) ? recordPath(entityId) : PATHS.search;
  return (
    <div className="card narrow">
      <PageHeading
        title="This wasn't me"
        lead={
          <p>
            {document === ''
              ? translate('If somebody changed your business, or used your name or address, act now.')
              : translate(
                  'If neither you nor somebody who works for you filed document {document}, act now.',
                  {
                    document,
                  },
                )}
          </p>
        }
      />
      <Step title="1. Look at the record and the document">
        <p>
          {translate(
            'See what changed, and who filed it. It may be your accountant, your lawyer or your registered agent. Ask them first.',
          )}
        </p>
        <p>
          {translate(
            'A filing that waits for review has changed nothing yet: tell the office before it decides.',
          )}
        </p>
        <p>
          <Link to={record}>{translate('See the record')}</Link>
        </p>
      </Step>
      <Step title="2. Tell the office">
        <p>
          {document === ''
            ? translate('Give the ID number of the business, and say what you did not file.')
            : translate('Give document number {document}, and say that you did not file it.', { document })}
        </p>
        {office && (
          <ul>
            <li>{translateAround('Call {phone}', { phone: <PhoneLink number={office.helpPhone} /> })}</li>
            <li>
              {translateAround('Write to {address}', {
                address: <a href={`mailto:${office.helpEmail}`}>{office.helpEmail}</a>,
              })}
            </li>
          </ul>
        )}
      </Step>
      <Step title="3. Put the record right">
        <p>
          {translate(
            'You can file a correct change at once: the forms for your business are on its record. The wrong document stays in the history.',
          )}
        </p>
      </Step>
      <Step title="4. Let nobody else file">
        <p>
          {translate(
            'With secure filing, only people with an account can file for your business. You can set it up on the page “What’s next” after a filing. It costs nothing. Or ask the office for it.',
          )}
        </p>
      </Step>
      <h2>{translate('What the law says')}</h2>
      <p>
        {translateAround(
          'The law deals with filings that use a name or an address without consent, or that nobody was allowed to make: C.R.S. 7-90-314 and 7-90-315, in the {statutes}.',
          { statutes: <a href={STATUTES_ADDRESS}>{translate('Colorado Revised Statutes')}</a> },
        )}
      </p>
    </div>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{translate(title)}</h2>
    {children}
  </section>
);
