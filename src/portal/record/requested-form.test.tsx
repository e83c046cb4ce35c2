import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntityForm } from '../../open-forms/entity-form';
import { formsAnswered, recordReceived } from './record-slice';
import { searchAnswered } from './search-slice';
import { FORM, RECORD, REFUSED, show } from './testing/show-record';

describe('somebody who came for a form', () => {
  const LEAD = /^To file a periodic report, find the business first/;
  const REPORT: EntityForm = { filingType: 'report', transactionType: 'REPORT', fee: 25, available: true };

  it.each([
    ['Aspen', '/business/search?name=Aspen&form=report'],
    ['20201234567', '/business/search/20201234567?form=report'],
  ])('keeps it on the way: %s', async (text, place) => {
    show('/business/search?form=report');
    expect(screen.getByText(LEAD)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Name or ID number/ }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(place));
  });

  it('is led to the record with it, from what was found too', () => {
    const { dispatch } = show('/business/search?name=Aspen&form=report');
    const { entityId, entityName, status, statusCode } = RECORD;
    const entities = [{ entityId, entityName, status, statusCode, type: 'Limited Liability Company' }];
    dispatch(searchAnswered({ total: 1, page: 1, isClose: false, isCut: false, entities }));
    expect(screen.getByText(LEAD)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aspen LLC' })).toHaveAttribute(
      'href',
      '/business/search/20201234567?form=report',
    );
  });

  it('finds it before the other forms', () => {
    const { dispatch } = show('/business/search/20201234567?form=report');
    dispatch(recordReceived(RECORD));
    dispatch(formsAnswered([FORM, REPORT, REFUSED]));
    const forms = within(screen.getByRole('region', { name: 'File a form' }));
    expect(forms.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The form that you came for',
      'Other forms',
      'Not available now',
    ]);
    expect(forms.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'File a periodic report',
      'Change the principal office address',
    ]);
  });

  it('reads first why it cannot be filed', () => {
    const { dispatch } = show('/business/search/20201234567?form=cure');
    dispatch(recordReceived(RECORD));
    dispatch(formsAnswered([FORM, REFUSED]));
    const [first] = within(screen.getByRole('region', { name: 'File a form' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('An entity in good standing has nothing to cure.');
  });
});
