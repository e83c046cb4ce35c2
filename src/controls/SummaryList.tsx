import type { ReactNode } from 'react';

export interface SummaryRow {
  label: string;
  /** Empty text and nothing show as "N/A". */
  value: ReactNode;
}

/** Labels with their values, as on review, receipt and confirmation pages. */
export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="summary-list">
    {rows.map(({ label, value }) => (
      <div className="summary-list__row" key={label}>
        <dt>{label}</dt>
        <dd>{value === '' || value === null || value === undefined ? 'N/A' : value}</dd>
      </div>
    ))}
  </dl>
);
