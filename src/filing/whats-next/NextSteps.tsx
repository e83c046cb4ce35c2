import { formatDay, type NextStep } from '#rules';
import { translate } from '../../language/translate';

/** The checklist of a new business, in order, with the days that are known. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) =>
  steps.length > 0 && (
    <section className="next-section">
      <h2>{translate('Your checklist')}</h2>
      <ol>
        {steps.map(({ title, text, day, link }) => (
          <li key={title}>
            <strong>{translate(title)}</strong>
            {day && (
              <>
                {' '}
                (<time dateTime={day}>{formatDay(day)}</time>)
              </>
            )}
            <p>
              {translate(text)}{' '}
              {link && (
                <a className="usa-link" href={link.address} target="_blank" rel="noreferrer">
                  {translate(link.text)}
                  <span className="usa-sr-only">{translate('(opens in a new window)')}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
