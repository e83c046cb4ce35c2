import { PhoneLink } from '../controls/PhoneLink';
import { PageHeading } from '../forms/PageHeading';
import { useAppSelector } from '../session/store-hooks';
import { selectOffice } from '../session/selectors';
import { translate, translateAround } from '../language/translate';

/** The accessibility statement, with two ways of contact. */
export default function AccessibilityPage() {
  const office = useAppSelector(selectOffice);
  return (
    <div className="card narrow">
      <PageHeading title="Accessibility statement" />
      <p>
        {translate(
          'We want everybody to be able to file here. These pages are built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
        )}
      </p>
      <h2>{translate('What you can expect')}</h2>
      <ul>
        <li>{translate('Every page and every form works with the keyboard alone.')}</li>
        <li>
          {translate(
            'Screen readers hear the title of each page, and each problem at its field and in a list at the top.',
          )}
        </li>
        <li>
          {translate(
            "Text can be enlarged to 400% without scrolling sideways, and your system's high contrast colors are kept.",
          )}
        </li>
        <li>
          {translate('You are warned two minutes before the session ends, and can stay with one press.')}
        </li>
      </ul>
      <h2>{translate('Documents')}</h2>
      <p>
        {translate(
          'PDFs that we make are tagged for screen readers. Files that filers attach are shown as they were sent.',
        )}
      </p>
      <h2>{translate('Tell us about a barrier')}</h2>
      <p>
        {translate(
          'Say which page you were on and what you wanted to do. We can also take your filing in another way.',
        )}
      </p>
      {office && (
        <ul>
          <li>
            {translateAround('Call {phone}', {
              phone: <PhoneLink number={office.helpPhone} />,
            })}
          </li>
          <li>
            {translateAround('Write to {address}', {
              address: <a href={`mailto:${office.helpEmail}`}>{office.helpEmail}</a>,
            })}
          </li>
        </ul>
      )}
    </div>
  );
}
