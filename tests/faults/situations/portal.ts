import { expect } from '@playwright/test';
import type { CatalogOperation } from '#rules';
import { issuePasscode } from '../../../mocks/passcodes';
import { state } from '../../../mocks/state';
import type { Expectation, Situation } from '../situation';
import { opens, page, presses, text } from './expectations';

const VERSIONS = 'src/portal/portal-saga.ts';
const PANEL = 'src/portal/developer-saga.ts';

const version = (operation: CatalogOperation): Situation => ({
  operation,
  caller: VERSIONS,
  where: 'version details',
  asks: opens('/business/about'),
  succeeds: async (visitor) => {
    await visitor.sees('Version Details');
    await expect(visitor.page.getByText('No answer')).toHaveCount(0);
  },
  without: text('No answer'),
});

const opensPanel = opens('/business/filing/devapphome');

const ofPanel = (
  operation: CatalogOperation,
  succeeds: Expectation,
  waits: Expectation | null = null,
): Situation => ({
  operation,
  caller: PANEL,
  where: 'developer panel',
  asks: opensPanel,
  succeeds,
  without: text('The server did not answer every question of this panel.'),
  waits,
});

/** Pages around the filings. */
export const PORTAL_SITUATIONS: readonly Situation[] = [
  {
    operation: 'introContent',
    caller: 'src/portal/intro-saga.ts',
    where: 'general introduction',
    asks: opens('/business/bizintro?transTyp=AMD_LLC'),
    succeeds: text(/sample text/),
    without: (visitor) => visitor.sees('Amend a limited liability company'),
  },
  version('accountsAbout'),
  version('businessAbout'),
  version('commonAbout'),
  version('mailAbout'),
  version('usersAbout'),
  ofPanel('personas', text('Sample of the mocks')),
  ofPanel('outbox', page('Developer home')),
  {
    ...ofPanel('letters', text('Letter to Robin Sample (PDF)')),
    asks: async (visitor, given) => {
      for (const individual of [...state.passcodes.values()]) issuePasscode(individual);
      await opensPanel(visitor, given);
    },
  },
  ofPanel('payments', page('Developer home')),
  ofPanel('clock', text(/The server's clock says \d/), text('Asking the server…')),
  {
    operation: 'setClock',
    caller: PANEL,
    where: 'clock of the developer panel',
    arrives: async (visitor, given) => {
      await opensPanel(visitor, given);
      await visitor.seesText(/The server's clock says \d/);
    },
    asks: presses('Back to the real time'),
    succeeds: text(/The server's clock says \d/),
    without: text('The clock was not moved.'),
  },
  {
    operation: 'answerText',
    caller: PANEL,
    where: 'phone of the developer panel',
    arrives: async (visitor, given) => {
      await opensPanel(visitor, given);
      await visitor.page.getByLabel('Phone number').fill('3035550100');
      await visitor.page.getByLabel('Words').fill('HELP');
    },
    asks: presses('Send to the office'),
    succeeds: page('Developer home'),
    without: text('The message did not reach the office.'),
  },
];
