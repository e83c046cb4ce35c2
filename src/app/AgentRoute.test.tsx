import { act, screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { agentPath, chooseAgentType, emptyRegisteredAgent, type AgentStep, type Filing } from '#rules';
import { agentWizardStarted, type SentPasscodeRequest } from '../agent/slice';
import { acceptedAddress, llc, renderStep } from '../filing/testing/render-step';
import AgentRoute from './AgentRoute';

const UNSAVED = /Only the registered agent whom you are naming is not saved/;

/** Pages that are fetched may be drawn late on a machine that is busy. */
const FETCHED = { timeout: 4_000 };

/** A screen of the wizard in a filing, for an agent of this type. */
async function screenOf(
  step: AgentStep,
  nameTyp: 'I' | '',
  filing: Filing = llc(),
  request: SentPasscodeRequest | null = null,
) {
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
        request,
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

const SUCCESS = [/^Passcode request success$/, /^Your request was successful$/, /can be used once/];

it.each([
  ['letterSent', '', 'Passcode request success', true],
  ['noLetter', 'Error saving agent.', 'The passcode was not requested', false],
  ['unanswered', 'Error saving agent.', 'The request for a passcode was not answered', false],
] as const)(
  'says of success only where a letter is on its way: %s',
  async (result, message, title, isSent) => {
    await screenOf('individualmail', '', llc(), { result, message });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    for (const sentence of SUCCESS) expect(screen.queryAllByText(sentence).length > 0).toBe(isSent);
    expect(screen.queryAllByRole('link', { name: 'Request the passcode again' })).toHaveLength(
      isSent ? 0 : 1,
    );
  },
);
