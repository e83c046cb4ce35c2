import { Link } from '../../controls/Link';
import { PhoneLink } from '../../controls/PhoneLink';
import { translate, translateAround } from '../../language/translate';
import { selectOffice } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { useStaticPage } from './use-static-page';

const FALLBACK =
  '<p>Records filed here are public. Never enter a Social Security number, and no bank or card details outside the payment page.</p>';

/** The office's footer (W7-shell) and the links that are the same on every page. */
export function Footer() {
  const html = useStaticPage('footer.html', translate(FALLBACK));
  const office = useAppSelector(selectOffice);
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <ul>
          <li>
            <Link to="/business/accessibility">{translate('Accessibility statement')}</Link>
          </li>
          <li>
            <Link to="/business/about">{translate('Version details')}</Link>
          </li>
        </ul>
        <div className="site-footer__text" dangerouslySetInnerHTML={{ __html: html }} />
        {office && <p>{office.name}</p>}
      </div>
    </footer>
  );
}

/** How to reach the office: in the same place on every page (WCAG 3.2.6). */
export function HelpContact() {
  const office = useAppSelector(selectOffice);
  if (!office) return null;
  return (
    <aside className="help-contact" aria-label={translate('Help')}>
      <div className="site-footer__inner">
        <strong>{translate('Need help?')}</strong>
        <span>
          {translateAround('Call {phone}', {
            phone: <PhoneLink number={office.helpPhone} />,
          })}
        </span>
        <span>
          {translateAround('Write to {address}', {
            address: <a href={`mailto:${office.helpEmail}`}>{office.helpEmail}</a>,
          })}
        </span>
      </div>
    </aside>
  );
}
