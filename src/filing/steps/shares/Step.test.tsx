import { screen } from '@testing-library/react';
import { formationOf, renderStep } from '../../testing/render-step';
import SharesReview from './Review';
import SharesStep from './Step';

const withShares = (numberOfShares: string) => ({
  ...formationOf('dpc'),
  sharesValues: {
    commonSharesValues: { isCommonSharesChecked: true, numberOfShares },
    isMoreThanOneOrOtherChecked: false,
    additionalInfo: '',
  },
});
const common = () => screen.getByRole('checkbox', { name: /issue common shares$/ });
const others = () => screen.getByRole('checkbox', { name: /more than one class/ });
const count = () => screen.queryByRole('textbox', { name: /^Number of common shares/ });
const next = () => screen.queryByRole('button', { name: 'Next' });

describe('shares', () => {
  it('offers Next once some kind of share is marked, and no longer when none is', async () => {
    const { user } = renderStep(<SharesStep />, formationOf('dpc'));
    expect(next()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete this filing' })).toBeInTheDocument();
    await user.click(others());
    expect(next()).toBeInTheDocument();
    await user.click(others());
    expect(next()).not.toBeInTheDocument();
    await user.click(common());
    expect(next()).toBeInTheDocument();
  });

  it('forgets the number when common shares are unmarked', async () => {
    const { user } = renderStep(<SharesStep />, withShares('5000'));
    expect(count()).toHaveValue('5000');
    await user.click(common());
    expect(count()).not.toBeInTheDocument();
    await user.click(common());
    expect(count()).toHaveValue('');
  });

  it.each(['007', '1.5', '2,000,000,001', ''])('refuses "%s" at its field and keeps it', async (typed) => {
    const { user, actions } = renderStep(<SharesStep />, withShares(''));
    if (typed !== '') await user.type(count()!, typed);
    await user.click(next()!);
    const message = 'Must be a number between 1 and 2,000,000,000.';
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(count()).toHaveValue(typed);
    expect(count()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });

  it('keeps a number without its commas', async () => {
    const { user, actions } = renderStep(<SharesStep />, withShares(''));
    await user.type(count()!, '1,000,000');
    await user.click(next()!);
    const numbers = actions.flatMap((action) =>
      action.type === 'draft/stepSubmitted'
        ? [(action.payload as { filing: ReturnType<typeof withShares> }).filing.sharesValues]
        : [],
    );
    expect(numbers).toEqual([
      expect.objectContaining({
        commonSharesValues: { isCommonSharesChecked: true, numberOfShares: '1000000' },
      }),
    ]);
  });

  it('counts the characters of the additional information', async () => {
    const { user } = renderStep(<SharesStep />, formationOf('dpc'));
    const box = screen.getByRole('textbox', { name: 'Additional information about the shares' });
    expect(box).toHaveAttribute('maxlength', '2000');
    await user.type(box, 'Class A votes.');
    expect(screen.getByText('1,986 characters left')).toBeInTheDocument();
  });
});

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('shares on review', () => {
  it('shows the number as people read it', () => {
    renderStep(<SharesReview filing={withShares('1000000')} />);
    expect(valueOf('Number of common shares')).toHaveTextContent('1,000,000');
    expect(valueOf('More than one class of shares, or shares of another kind')).toHaveTextContent('No');
    expect(valueOf('Additional information about the shares')).toHaveTextContent('N/A');
  });

  it('shows no number where there are no common shares', () => {
    renderStep(<SharesReview filing={formationOf('dpc')} />);
    expect(valueOf('Number of common shares')).toHaveTextContent('None');
  });
});
