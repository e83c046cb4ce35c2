import { selectOffice } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';

/** How to reach the office: in the same place on every page (WCAG 3.2.6). */
export function HelpContact() {
  const office = useAppSelector(selectOffice);
  if (!office) return null;
  return (
    <aside className="help-contact" aria-label="Help">
      <div className="site-footer__inner">
        <strong>Need help?</strong>
        <span>
          Call <a href={`tel:${office.helpPhone.replace(/[^0-9+]/g, '')}`}>{office.helpPhone}</a>
        </span>
        <span>
          Write to <a href={`mailto:${office.helpEmail}`}>{office.helpEmail}</a>
        </span>
      </div>
    </aside>
  );
}
