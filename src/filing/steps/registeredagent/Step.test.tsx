import { screen, waitFor } from '@testing-library/react';
import { emptyIndividualName, type Filing } from '#rules';
import { ok } from '../../../app/testing/start-app';
import { acceptedAddress, llc, renderStep } from '../../testing/render-step';
import RegisteredAgentStep from './Step';

/** An LLC that names an agent, who has not been asked for consent yet. */
function withAgent(): Filing {
  const filing = llc();
  const agent = filing.registeredAgentValues;
  const { name: blank } = agent.nameValues;
  const name = { ...blank, ...emptyIndividualName(), firstName: 'Jane', lastName: 'Doe' };
  const streetAddress = { ...acceptedAddress('200 E Colfax Ave'), state: 'CO' };
  const addressValues = { ...agent.addressValues, streetAddress, isSameAsStreetAddressChecked: true };
  return { ...filing, registeredAgentValues: { ...agent, nameValues: { name }, addressValues } };
}
const consent = () => screen.findByRole('radio', { name: 'Yes' });
const open = async (answers: Parameters<typeof renderStep>[2] = {}) => {
  const page = renderStep(<RegisteredAgentStep />, withAgent(), answers);
  await page.user.click(await consent());
  await page.user.click(screen.getByRole('button', { name: /^Edit the agent/ }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registered agent address');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  return page;
};

describe('the consent that was answered', () => {
  it('stays when the address is looked at and left', async () => {
    const { user, store } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await consent()).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Registered agent$/);
    expect(store.getState().control.hasUnsavedInput).toBe(true);
  });

  it('stays when the address is changed, and goes on with it', async () => {
    const standard = { ...acceptedAddress('1700 BROADWAY'), state: 'CO' };
    const verdict = ok({
      streetAddress: standard,
      streetValid: true,
      streetVerified: true,
      streetIsPoBox: false,
    });
    const { user, filing, actions } = await open({ validateAddress: verdict });
    const line = screen.getByLabelText(/^Address 1/);
    await user.clear(line);
    await user.type(line, '1700 Broadway');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await consent()).toBeChecked();
    await waitFor(() =>
      expect(filing().registeredAgentValues.addressValues.streetAddress.address1).toBe('1700 BROADWAY'),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(actions).toContainEqual(
        expect.objectContaining({
          type: 'draft/stepSubmitted',
          payload: expect.objectContaining({
            filing: expect.objectContaining({
              registeredAgentValues: expect.objectContaining({ agentConsentRadio: 'Y' }),
            }),
          }),
        }),
      ),
    );
  });
});
