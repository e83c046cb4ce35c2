import { screen, within } from '@testing-library/react';
import { acceptedAddress, llc, renderStep } from '../render-step';
import PrincipalOfficeStep from './Step';

const submitted = (actions: readonly unknown[]) =>
  actions.find((action) => (action as { type: string }).type === 'draft/stepSubmitted') as
    { payload: { filing: ReturnType<typeof llc> } } | undefined;
const withOffice = () => {
  const filing = llc();
  const principalOfficeValues = {
    ...filing.principalOfficeValues,
    streetAddress: acceptedAddress('200 E Colfax Ave'),
    isSameAsStreetAddressChecked: true,
  };
  return { ...filing, principalOfficeValues };
};

describe('principal office address', () => {
  it('asks for a mailing address unless it is the same', async () => {
    const { user } = renderStep(<PrincipalOfficeStep />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByRole('link', { name: 'Enter the address.' })).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: /same as the street address/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByRole('link', { name: 'Enter the address.' })).toHaveLength(1);
  });

  it('keeps an address that was accepted before', async () => {
    const { user, actions } = renderStep(<PrincipalOfficeStep />, withOffice());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(submitted(actions)?.payload.filing.principalOfficeValues.streetAddress.accepted).toBe(true);
  });

  it('has an accepted address verified again once it was edited', async () => {
    const { user, actions } = renderStep(<PrincipalOfficeStep />, withOffice());
    const street = within(screen.getByRole('group', { name: 'Street address' }));
    await user.type(street.getByLabelText(/^Address 2/), 'Suite 5');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const { streetAddress } = submitted(actions)?.payload.filing.principalOfficeValues ?? {};
    expect(streetAddress).toEqual(expect.objectContaining({ address2: 'Suite 5', accepted: false }));
  });
});
