import { screen, within } from '@testing-library/react';
import { renderStep } from '../../testing/render-step';
import { initialFiling, withEntitySummary } from '#rules';
import { IDEMPOTENCY_KEY, sampleSummary } from '../../testing/start-filing';
import PrincipalOfficeReview from './Review';
import PrincipalOfficeStep from './Step';

describe('principal office address', () => {
  it('asks for a mailing address unless it is the same', async () => {
    const { user } = renderStep(<PrincipalOfficeStep />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByRole('link', { name: 'Enter the address.' })).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: /same as the street address/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByRole('link', { name: 'Enter the address.' })).toHaveLength(1);
  });
});

describe('a change of the principal office address', () => {
  const SENTENCE = "The entity's principal office has changed. The new address is:";
  const begun = withEntitySummary(
    initialFiling({ filingType: 'chgpoa', submissionKey: IDEMPOTENCY_KEY }),
    sampleSummary(),
  );
  const office = begun.principalOfficeValues;
  const moved = {
    ...begun,
    principalOfficeValues: {
      ...office,
      streetAddress: { ...office.streetAddress, address1: '200 E Colfax Ave' },
    },
  };

  it('says so before the fields, which show the office on record', () => {
    renderStep(<PrincipalOfficeStep />, begun);
    expect(screen.getByText(SENTENCE)).toBeInTheDocument();
    const street = within(screen.getByRole('group', { name: 'Street address' }));
    expect(street.getByDisplayValue('1700 Broadway')).toBeInTheDocument();
  });

  it('shows on review the office on record and, after the sentence, the new one', () => {
    renderStep(<PrincipalOfficeReview filing={moved} />, moved);
    const texts = screen.getAllByText(/Broadway|Colfax|The new address is/).map((part) => part.textContent);
    expect(texts).toEqual(['1700 Broadway', SENTENCE, '200 E Colfax Ave']);
  });
});
