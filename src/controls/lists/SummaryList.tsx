import type { ReactNode } from 'react';
import { reviewText } from '#rules';
import { translate } from '../../language/translate';

export interface SummaryRow {
  label: string;
  /** Empty text, null and undefined are shown as "N/A". */
  value: ReactNode;
}

/** Labels with their values, as on review, receipt and confirmation pages; a label may come more than once. */
export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="summary-list">
    {rows.map(({ label, value }, index) => (
      <div className="summary-list__row" key={`${index} ${label}`}>
        <dt>{translate(label)}</dt>
        <dd>{value === '' || value == null ? translate(reviewText('')) : value}</dd>
      </div>
    ))}
  </dl>
);

/** A text of several lines as its filer typed it, for a row of the list. */
export const asTyped = (text: string): ReactNode =>
  text === '' ? '' : <span className="text-as-typed">{text}</span>;
