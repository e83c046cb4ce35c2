import { screen, waitFor } from '@testing-library/react';
import { emptyIndividualName, type Filing } from '#rules';
import { ok } from '../../../app/testing/start-app';
import { acceptedAddress, llc, renderStep } from '../../testing/render-step';
import RegisteredAgentReview from './Review';
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
    await user.click(screen.getByRole('button', { name: 'Discard these changes' }));
    expect(await consent()).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Registered agent$/);
    expect(store.getState().control.hasUnsavedInput).toBe(true);
  });

  it('stays when the address is changed, and goes on with it', async () => {
    const standard = { ...acceptedAddress('1700 Broadway'), state: 'CO' };
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
      expect(filing().registeredAgentValues.addressValues.streetAddress.address1).toBe('1700 Broadway'),
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

it('edits the address of an agent without a mailing address, whose mail goes to the street', async () => {
  const filing = withAgent();
  const { registeredAgentValues: agent } = filing;
  const addressValues = { ...agent.addressValues, isSameAsStreetAddressChecked: false };
  const page = renderStep(<RegisteredAgentStep />, {
    ...filing,
    registeredAgentValues: { ...agent, addressValues },
  });
  expect(screen.getByText('Same as the street address')).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: /^Edit the agent/ }));
  expect(screen.getByRole('checkbox', { name: /same as the street address/ })).toBeChecked();
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await consent()).toBeVisible();
  expect(page.filing().registeredAgentValues.addressValues.isSameAsStreetAddressChecked).toBe(true);
});

describe('the boxes for the principal office', () => {
  const office = { ...acceptedAddress('1 Civic Center Plz'), state: 'CO' };
  const withOffice = (streetAddress = office): Filing => {
    const filing = withAgent();
    const { principalOfficeValues } = filing;
    return {
      ...filing,
      principalOfficeValues: { ...principalOfficeValues, streetAddress, isSameAsStreetAddressChecked: true },
    };
  };
  const boxes = () => screen.queryAllByRole('checkbox', { name: 'Same as the principal office' });
  const openEdit = async (filing: Filing) => {
    const page = renderStep(<RegisteredAgentStep />, filing);
    await page.user.click(await screen.findByRole('button', { name: /^Edit the agent/ }));
    return page;
  };

  it('put its address in both places, verified as it is', async () => {
    const { user, filing } = await openEdit(withOffice());
    await user.click(screen.getByRole('checkbox', { name: /same as the street address/ }));
    expect(boxes()).toHaveLength(2);
    for (const box of boxes()) await user.click(box);
    expect(screen.getAllByText('1 Civic Center Plz')).toHaveLength(2);
    expect(screen.queryByLabelText(/^Address 1/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await consent();
    expect(filing().registeredAgentValues.addressValues).toMatchObject({
      streetAddress: office,
      mailingAddress: { ...office, addressTyp: 'MAIL' },
      isSameAsStreetAddressChecked: false,
      isSameAsPrincipalOfficeAddressChecked: true,
      isSameAsPrincipalOfficeMailingAddressChecked: true,
    });
  });

  it('leave the address to be changed when the mark is taken away', async () => {
    const { user } = await openEdit(withOffice());
    const [street] = boxes();
    if (!street) throw new Error('There is no box for the street.');
    await user.click(street);
    await user.click(street);
    expect(screen.getByLabelText(/^Address 1/)).toHaveValue('1 Civic Center Plz');
  });

  it.each([
    ['no office is given', withAgent()],
    ['the office lies in another state', withOffice({ ...office, state: 'WY' })],
  ])('are not there where %s', async (_, filing) => {
    await openEdit(filing);
    expect(boxes()).toEqual([]);
  });
});

describe('a filing on an entity', () => {
  const onRecord = (
    filingType: Filing['filingType'],
    before: Filing['registeredAgentValues'] | null,
  ): Filing => ({
    ...withAgent(),
    filingType,
    entityId: '20101000001',
    recordValues: {
      version: 1,
      reportDueDate: '',
      previousEffective: '',
      principalOfficeValues: llc().principalOfficeValues,
      registeredAgentValues: before,
    },
  });

  it('shows the agent on record before the new one, where it changes the agent', async () => {
    const before = withAgent().registeredAgentValues;
    const { name } = before.nameValues;
    renderStep(
      <RegisteredAgentStep />,
      onRecord('chgra', {
        ...before,
        nameValues: { name: { ...name, firstName: 'Olga', lastName: 'Former' } },
      }),
    );
    await consent();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(
      expect.arrayContaining(['On record', 'New']),
    );
    expect(screen.getByText('Olga Former')).toBeInTheDocument();
    expect(screen.getByText('Jane Doe')).toBeInTheDocument();
    expect(
      screen.getByText("The entity's registered agent has changed. The new registered agent is:"),
    ).toBeInTheDocument();
  });

  it('says that no agent is on record', async () => {
    renderStep(<RegisteredAgentStep />, onRecord('chgra', null));
    expect(await screen.findByText('No registered agent is on record.')).toBeInTheDocument();
  });

  it('says that it keeps the agent on record', async () => {
    const filing = onRecord('report', null);
    const { registeredAgentValues } = filing;
    renderStep(<RegisteredAgentStep />, {
      ...filing,
      registeredAgentValues: { ...registeredAgentValues, isAgentOnRecordKept: true },
    });
    expect(
      await screen.findByText('This filing keeps the registered agent who is on record.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('On record')).not.toBeInTheDocument();
  });

  it.each([
    ['200 E Colfax Ave', []],
    ['9 Elsewhere St', ['On record', 'New']],
  ])('shows on review what is on record of a kept agent who is now at %s', (address1, headings) => {
    const { registeredAgentValues: before } = withAgent();
    const { addressValues } = before;
    const streetAddress = { ...addressValues.streetAddress, address1 };
    const filing: Filing = {
      ...onRecord('report', before),
      registeredAgentValues: {
        ...before,
        isAgentOnRecordKept: true,
        addressValues: { ...addressValues, streetAddress },
      },
    };
    renderStep(<RegisteredAgentReview filing={filing} />, filing);
    expect(screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(headings);
    expect(screen.getByText('This filing keeps the registered agent who is on record.')).toBeInTheDocument();
  });
});
