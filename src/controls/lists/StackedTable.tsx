import type { ReactNode } from 'react';

import { translate } from '../../language/translate';

/** A column, of which the first names the row. */
export interface StackedColumn<Row> {
  header: string;
  cell(row: Row): ReactNode;
  className?(row: Row): string | undefined;
}

interface StackedTableProps<Row> {
  /** Read out only: the page has a heading of its own. */
  caption: string;
  columns: readonly StackedColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Other rows are being fetched. */
  isLoading: boolean;
  className?: string;
}

/** A table of rows that the registry has put in order and divided; where there is little room each row is a card. */
export const StackedTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  isLoading,
  className = '',
}: StackedTableProps<Row>) => (
  <div className="table-box">
    <table className={`table table--stacked ${className}`.trim()} aria-busy={isLoading}>
      <caption className="usa-sr-only">{translate(caption)}</caption>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {translate(header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell, className: classOf }, index) =>
              index === 0 ? (
                <th key={header} scope="row" data-label={translate(header)}>
                  {cell(row)}
                </th>
              ) : (
                <td key={header} data-label={translate(header)} className={classOf?.(row)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
