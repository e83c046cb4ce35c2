import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from '../alerts/Alert';
import { PeopleList } from '../../people/PeopleList';
import { SummaryList } from './SummaryList';
import { Table, type TableColumn } from './Table';

const rows = Array.from({ length: 23 }, (_, place) => ({
  id: String(place + 1),
  status: place % 2 ? 'Good' : 'Bad',
}));
type Row = (typeof rows)[number];
const columns: readonly TableColumn<Row>[] = [
  { header: 'ID number', value: ({ id }) => id },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Choose', value: () => '', isUnsortable: true },
];
const firstColumn = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a table', () => {
  it('shows ten rows a page', async () => {
    render(<Table caption="Search results" columns={columns} rows={rows} rowKey={({ id }) => id} />);
    expect(firstColumn()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(firstColumn()).toEqual(['21', '22', '23']);
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('is sorted by a column both ways, from the first page on', async () => {
    render(<Table caption="Search results" columns={columns} rows={rows} rowKey={({ id }) => id} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    const header = screen.getByRole('columnheader', { name: 'ID number' });
    const sort = within(header).getByRole('button');
    await userEvent.click(sort);
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(firstColumn().slice(0, 3)).toEqual(['1', '2', '3']);
    await userEvent.click(sort);
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(firstColumn()[0]).toBe('23');
    expect(within(screen.getByRole('columnheader', { name: 'Choose' })).queryByRole('button')).toBeNull();
  });
});

describe('a list of people', () => {
  const people = [
    { id: 'a', title: 'Jane Doe', details: 'Denver' },
    { id: 'b', title: 'Aspen Trust', details: 'Boulder' },
  ];
  const handlers = () => ({ onAdd: jest.fn(), onEdit: jest.fn(), onDelete: jest.fn() });

  it('asks before it deletes', async () => {
    const on = handlers();
    render(<PeopleList heading="Filers added" addLabel="Add another filer" people={people} {...on} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Aspen Trust' }));
    expect(screen.getByText('Delete Aspen Trust?')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'No, keep Aspen Trust' }));
    expect(screen.getByRole('button', { name: 'Delete Aspen Trust' })).toHaveFocus();
    expect(on.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Aspen Trust' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete Aspen Trust' }));
    expect(on.onDelete).toHaveBeenCalledWith(1);
  });

  it('moves focus to what became of an item, or to the item whose editing was canceled', async () => {
    const on = handlers();
    const list = { heading: 'Filers added', addLabel: 'Add another filer', people, ...on };
    const { rerender } = render(<PeopleList {...list} focusId="b" />);
    expect(screen.getByRole('heading', { name: 'Aspen Trust' })).toHaveFocus();
    rerender(<PeopleList {...list} message="Jane Doe was saved." />);
    expect(screen.getByText('Jane Doe was saved.').closest('.usa-alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Jane Doe' }));
    expect(on.onEdit).toHaveBeenCalledWith(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add another filer' }));
    expect(on.onAdd).toHaveBeenCalled();
  });
});

it('prefixes an alert by its status, once (W8-alerts)', () => {
  render(
    <>
      <Alert kind="error">No match found.</Alert>
      <Alert kind="error">Error - Address must be in CO.</Alert>
      <Alert kind="warning">Cure first.</Alert>
    </>,
  );
  expect([...document.querySelectorAll('.usa-alert--error')].map(({ textContent }) => textContent)).toEqual([
    'Error - No match found.',
    'Error - Address must be in CO.',
  ]);
  expect(screen.getByText('Warning - Cure first.')).toBeInTheDocument();
});

it('shows what was not given as N/A', () => {
  render(
    <SummaryList
      rows={[
        { label: 'Mailing address', value: '' },
        { label: 'Fee', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['N/A', '0']);
});
