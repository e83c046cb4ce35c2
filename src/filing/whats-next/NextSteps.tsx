import type { ReactNode } from 'react';
import { formatDay, type NextStep, type WhatsNextPart } from '#rules';
import { translate } from '../../language/translate';

interface NextStepsProps {
  steps: readonly NextStep[];
  /** Parts of the page, each shown at its step; undefined where the page has it not. */
  parts: Partial<Record<WhatsNextPart, ReactNode>>;
}

/** The checklist of a new business, in order, with the days that are known. */
export const NextSteps = ({ steps, parts }: NextStepsProps) => (
  <section className="next-section">
    <h2>{translate('Your checklist')}</h2>
    <ol>
      {steps.map(({ title, text, day, link, part }) => (
        <li key={title}>
          <strong>{translate(title)}</strong>
          {day && (
            <>
              {' '}
              (<time dateTime={day}>{formatDay(day)}</time>)
            </>
          )}
          {text && (
            <p>
              {translate(text)}{' '}
              {link && (
                <a className="usa-link" href={link.address} target="_blank" rel="noreferrer">
                  {translate(link.text)}
                  <span className="usa-sr-only">{translate('(opens in a new window)')}</span>
                </a>
              )}
            </p>
          )}
          {part && parts[part]}
        </li>
      ))}
    </ol>
  </section>
);
