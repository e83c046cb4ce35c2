import { screen } from '@testing-library/react';
import { emptyIndividualName, type Filing } from '#rules';
import { acceptedAddress, llc, renderStep } from '../filing/testing/render-step';
import { EnteredPeople } from './EnteredPeople';

/** A company formed by people of these names, each at an address of its own. */
const formedBy = (...people: [firstName: string, address1: string][]): Filing => ({
  ...llc(),
  formationValues: {
    formers: people.map(([firstName, address1], place) => ({
      id: String(place),
      nameValues: {
        personTyp: 'FRMINDV',
        name: { ...emptyIndividualName(), firstName, lastName: 'Doe' },
      },
      addressValues: { streetAddress: { ...acceptedAddress(address1), state: 'CO' } },
    })),
  },
});

it('tells people of the same name apart by their addresses', async () => {
  const onChosen = jest.fn();
  const filing = formedBy(['Ana', '1 Elm St'], ['Ana', '9 Oak Ave'], ['Ben', '1 Elm St']);
  const { user } = renderStep(<EnteredPeople listed={[]} onChosen={onChosen} />, filing);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'That’s me: Ana Doe, 1 Elm St, Denver, CO 80202',
    'That’s me: Ana Doe, 9 Oak Ave, Denver, CO 80202',
    'That’s me: Ben Doe',
  ]);
  await user.click(screen.getByRole('button', { name: /Oak Ave/ }));
  expect(onChosen).toHaveBeenCalledWith(
    expect.objectContaining({ streetAddress: expect.objectContaining({ address1: '9 Oak Ave' }) }),
  );
});
