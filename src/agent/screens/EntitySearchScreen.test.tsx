import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { emptyRegisteredAgent } from '#rules';
import { wholeStore } from '../../app/testing/whole-store';
import { agentWizardStarted, type EntitySearchItem } from '../slice';
import EntitySearchScreen from './EntitySearchScreen';

const found = (orgName: string, more: Partial<EntitySearchItem> = {}): EntitySearchItem => ({
  id: orgName,
  entity: { entityId: '20101000001', entityStatusCd: 'Good Standing', entityTyp: 'Corporation' },
  entityName: { orgName },
  ...more,
});

const show = (results: EntitySearchItem[]) => {
  const store = wholeStore();
  const query = { transTyp: 'ARTORG_LLC', entityType: '', entityId: '', userName: '' };
  const nothing = { navigation: null, onRecord: null, request: null };
  store.dispatch(agentWizardStarted({ ...nothing, values: emptyRegisteredAgent(), query, results }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <EntitySearchScreen />
      </MemoryRouter>
    </Provider>,
  );
  return (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
};

it('offers only entities that may serve, and says of the others why not', () => {
  const row = show([
    found('Aspen Agents Inc.'),
    found('Prairie Wind LLC', { obstacle: 'place' }),
    // From a server of the version before, which gives no reason.
    found('Old Agents Inc.', { entity: { ...found('').entity, entityStatusCd: 'Delinquent' } }),
  ]);
  expect(row('Aspen Agents').getByRole('button', { name: 'Select Aspen Agents Inc.' })).toBeInTheDocument();
  expect(row('Prairie Wind').queryByRole('button')).not.toBeInTheDocument();
  expect(row('Prairie Wind').getByText('Not selectable')).toHaveTextContent(
    'Principal office not in Colorado',
  );
  expect(row('Old Agents').getByText('Not selectable')).toHaveTextContent('Not in good standing');
});

it('tells former names and other spellings', () => {
  const row = show([found('Aspen Agents Inc.', { formerName: 'Wombat Agents Inc.', isClose: true })]);
  expect(row('Aspen').getByText('Formerly Wombat Agents Inc.')).toBeInTheDocument();
  expect(screen.getByText(/^No name has these words as you typed them/)).toBeInTheDocument();
});
