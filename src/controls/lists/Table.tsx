import { pagerOf, type SortDirection, sortRows, TABLE_PAGE_SIZE } from '#rules';
import { type ReactNode, useState } from 'react';
import { translate } from '../../language/translate';
import { Pager } from './Pager';

export interface TableColumn<Row> {
  header: string;
  /** What the column shows, and is sorted by unless it has a `sort` of its own. */
  value(row: Row): string;
  /** Shown instead of the value. */
  cell?(row: Row): ReactNode;
  /** The rows in the order of this column, where that is not the order of its values. */
  sort?(rows: readonly Row[], direction: SortDirection): Row[];
  /** The column holds controls and is not sorted. */
  isUnsortable?: boolean;
}

/** By which column, counted from 0, and which way. */
interface SortOrder {
  column: number;
  direction: SortDirection;
}

interface TableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Rows a page. */
  pageSize?: number;
}

/** A table sorted by a press on a column's name, ten rows a page (A2-agent-search). */
export function Table<Row>({ caption, columns, rows, rowKey, pageSize = TABLE_PAGE_SIZE }: TableProps<Row>) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [wantedPage, setPage] = useState(1);
  const pager = pagerOf(rows.length, wantedPage, pageSize);
  const { page, pageCount } = pager;
  const column = order === null ? undefined : columns[order.column];
  const orderOf = ({ sort, value }: TableColumn<Row>, direction: SortDirection) =>
    sort?.(rows, direction) ?? sortRows(rows, value, direction);
  const sorted = order && column ? orderOf(column, order.direction) : rows;

  const sortBy = (index: number) => {
    const isTurned = order?.column === index && order.direction === 'ascending';
    setOrder({ column: index, direction: isTurned ? 'descending' : 'ascending' });
    setPage(1);
  };

  return (
    <>
      <div className="table-box">
        <table className="table table--stacked">
          <caption>{translate(caption)}</caption>
          <thead>
            <tr data-label={translate('Sort by')}>
              {columns.map(({ header, isUnsortable }, index) => (
                <th
                  key={header}
                  scope="col"
                  aria-sort={order?.column === index ? order.direction : undefined}
                >
                  {isUnsortable ? (
                    translate(header)
                  ) : (
                    <button className="table__sort" type="button" onClick={() => sortBy(index)}>
                      {translate(header)}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length}>{translate('Nothing to show.')}</td>
              </tr>
            )}
            {sorted.slice((page - 1) * pageSize, page * pageSize).map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ header, value, cell }, index) => {
                  const content = cell ? cell(row) : value(row);
                  return index === 0 ? (
                    <th key={header} scope="row" data-label={translate(header)}>
                      {content}
                    </th>
                  ) : (
                    <td key={header} data-label={translate(header)}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="usa-sr-only" role="status">
        {pageCount > 1 && translate('Page {page} of {pageCount}', { page, pageCount })}
        {column &&
          translate(
            order?.direction === 'descending'
              ? ', sorted by {column}, descending'
              : ', sorted by {column}, ascending',
            {
              column: translate(column.header),
            },
          )}
      </p>
      <Pager pager={pager} label={caption} onPage={setPage} />
    </>
  );
}
