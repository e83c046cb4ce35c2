import { act, screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { agentPath, chooseAgentType, emptyRegisteredAgent, type AgentStep, type Filing } from '#rules';
import { agentWizardStarted } from '../agent/slice';
import { acceptedAddress, llc, renderStep } from '../filing/testing/render-step';
import AgentRoute from './AgentRoute';

const UNSAVED = /Only the registered agent whom you are naming is not saved/;

/** Pages that are fetched may be drawn late on a machine that is busy. */
const FETCHED = { timeout: 4_000 };

/** A screen of the wizard in a filing, for an agent of this type. */
async function screenOf(step: AgentStep, nameTyp: 'I' | '', filing: Filing = llc()) {
  const page = renderStep(
    <Routes>
      <Route path="/" element={<Navigate replace to={agentPath(step)} />} />
      <Route path="/business/agent/*" element={<AgentRoute />} />
    </Routes>,
    filing,
  );
  const values = nameTyp ? chooseAgentType(emptyRegisteredAgent(), nameTyp) : emptyRegisteredAgent();
  act(() => {
    page.store.dispatch(
      agentWizardStarted({
        values,
        query: { transTyp: 'ARTORG_LLC', entityType: 'DLLC', entityId: '', userName: '' },
        navigation: null,
        onRecord: { agent: null, isInGoodStanding: false, office: null },
        results: null,
        request: null,
      }),
    );
  });
  await screen.findByRole('button', { name: 'Next' }, FETCHED);
  const saveForLater = async () => {
    const [narrow] = screen.getAllByRole('button', { name: 'Save and finish later' });
    await page.user.click(narrow as HTMLElement);
    await screen.findByRole('button', { name: 'Save and get a code' }, FETCHED);
  };
  return { ...page, saveForLater };
}

it('offers to save for later next to the screens and after them, and warns of nothing that was not entered', async () => {
  const { saveForLater } = await screenOf('agentformation', '');
  await saveForLater();
  expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
});

it('warns of what stands on the screen, which the filing does not hold', async () => {
  const { user, saveForLater } = await screenOf('agentformation', '');
  await user.click(screen.getByRole('radio', { name: 'Individual' }));
  await saveForLater();
  expect(screen.getByText(UNSAVED)).toBeVisible();
});

it('warns of what was entered on the screens before', async () => {
  const { saveForLater } = await screenOf('agentintroindiv', 'I');
  await saveForLater();
  expect(screen.getByText(UNSAVED)).toBeVisible();
});

it('offers the addresses that the filing has already', async () => {
  const filing = llc();
  const streetAddress = { ...acceptedAddress('1700 Broadway'), state: 'CO' };
  const { user } = await screenOf('agentindivinfo', 'I', {
    ...filing,
    principalOfficeValues: { ...filing.principalOfficeValues, streetAddress },
  });
  const [entered] = await screen.findAllByRole('combobox', { name: 'Use an address already entered' });
  await user.selectOptions(entered as HTMLElement, '1700 Broadway, Denver, CO 80202');
  expect(screen.getAllByLabelText(/^Address 1/)[0]).toHaveValue('1700 Broadway');
});
