import { screen, within } from '@testing-library/react';
import { renderStep } from '../../testing/render-step';
import { initialFiling, withEntitySummary, type FilingType } from '#rules';
import { SPANISH } from '../../../app/spanish';
import { setLanguage } from '../../../language/translate';
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

  it('says so in the language of the page', () => {
    setLanguage('es', (english) => SPANISH[english] ?? english);
    try {
      renderStep(<PrincipalOfficeStep />, begun);
      expect(
        screen.getByText('La oficina principal de la entidad ha cambiado. La nueva dirección es:'),
      ).toBeInTheDocument();
      expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
    } finally {
      setLanguage('en', (english) => english);
    }
  });

  it('shows on review the office on record and, after the sentence, the new one', () => {
    renderStep(<PrincipalOfficeReview filing={moved} />, moved);
    const texts = screen.getAllByText(/Broadway|Colfax|The new address is/).map((part) => part.textContent);
    expect(texts).toEqual(['1700 Broadway', SENTENCE, '200 E Colfax Ave']);
  });
});

describe('the office of a filing that may change it in passing', () => {
  const reviewOf = (filingType: FilingType, address1: string) => {
    const begun = withEntitySummary(
      initialFiling({ filingType, submissionKey: IDEMPOTENCY_KEY }),
      sampleSummary(),
    );
    const office = begun.principalOfficeValues;
    const streetAddress = { ...office.streetAddress, address1 };
    const filing = { ...begun, principalOfficeValues: { ...office, streetAddress } };
    renderStep(<PrincipalOfficeReview filing={filing} />, filing);
    return screen.getAllByText(/Broadway|Colfax|On record|^New$/i).map((part) => part.textContent);
  };

  it.each(['report', 'cure', 'reinstate'] as const)(
    'stands on the review of a %s after the one on record, where it is another one',
    (filingType) => {
      expect(reviewOf(filingType, '200 E Colfax Ave')).toEqual([
        'On record',
        '1700 Broadway',
        'New',
        '200 E Colfax Ave',
      ]);
    },
  );

  it('stands there once where it is the one on record, however it is spelled', () => {
    expect(reviewOf('report', '1700 BROADWAY')).toEqual(['1700 BROADWAY']);
  });
});
