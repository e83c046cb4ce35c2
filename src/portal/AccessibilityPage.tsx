import { longDay, sentence } from '#rules';
import { PhoneLink } from '../controls/PhoneLink';
import { PageHeading } from '../forms/PageHeading';
import { useAppSelector } from '../session/store-hooks';
import { selectOffice } from '../session/selectors';
import { translate, translateAround } from '../language/translate';
import { ACCESSIBILITY_CHECKED } from './accessibility-checked';

/** So soon the office answers, in working days. */
const ANSWERED_WITHIN = 5;
/** Where a person in the United States complains about a public office. */
const COMPLAINTS = new URL('https://www.ada.gov/file-a-complaint/');

/** The accessibility statement: what was checked and when, what is known not to be right, how to tell the office, and how to complain. */
export default function AccessibilityPage() {
  const office = useAppSelector(selectOffice);
  const { day, states, pages, axe, ibm } = ACCESSIBILITY_CHECKED;
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
      <h2>{translate('How this is checked')}</h2>
      <p>
        {translate(
          sentence('We last checked all of it on {day}: {states} states of {pages} pages.', {
            day: longDay(day),
            states,
            pages,
          }),
        )}
      </p>
      <ul>
        <li>
          {translate(
            sentence(
              'Two programs judge the pages, wide and as on a phone: axe-core {axe} and IBM Equal Access {ibm}.',
              { axe, ibm },
            ),
          )}
        </li>
        <li>
          {translate(
            'The pages are read in English and in Spanish, at seven widths, with large text and with more space in the text.',
          )}
        </li>
        <li>
          {translate('A whole filing is made with the keyboard alone, in one kind of browser (Chromium).')}
        </li>
        <li>{translate('All of this is done again at each change of these pages.')}</li>
      </ul>
      <h2>{translate('Known limits')}</h2>
      <ul>
        <li>
          {translate(
            'No person who uses a screen reader has tried these pages for us yet. Programs see only a part.',
          )}
        </li>
        <li>
          {translate(
            'Our PDFs keep the main rules of PDF/UA. We have not tested them against all of its rules.',
          )}
        </li>
        <li>
          {translate(
            'The documents on record are in English. Who files in Spanish gets a copy in Spanish to read.',
          )}
        </li>
      </ul>
      <h2>{translate('Tell us about a barrier')}</h2>
      <p>
        {translate(
          'Say which page you were on and what you wanted to do. We can also take your filing in another way.',
        )}
      </p>
      <p>{translate(sentence('We answer within {days} working days.', { days: ANSWERED_WITHIN }))}</p>
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
      <h2>{translate('If our answer does not help')}</h2>
      <p>
        {translateAround('You can complain to the U.S. Department of Justice at {address}.', {
          address: <a href={COMPLAINTS.href}>{COMPLAINTS.host}</a>,
        })}
      </p>
    </div>
  );
}
