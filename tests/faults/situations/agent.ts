import { expect } from '@playwright/test';
import { agentPath } from '#rules';
import type { Expectation, Situation } from '../situation';
import { emptyLlc, ENTITY, llcWith } from './filings';
import { opens, page, presses } from './expectations';

const CHECKS = 'src/agent/screen-checks.ts';
const WIZARD = 'src/agent/saga.ts';
const FIRST = 'Registered agent type';

const next: Expectation = (visitor) => visitor.next();

const opensWizard: Expectation = async (visitor) => {
  const { registeredAgentValues } = emptyLlc();
  await visitor.remembers(llcWith({ registeredAgentValues }));
  await visitor.opens(agentPath('agentformation', { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
};

const goesTo =
  (choice: string, title: string): Expectation =>
  async (visitor) => {
    await visitor.chooses(choice);
    await visitor.next();
    await visitor.sees(title);
  };

/** The box for the number or the name of an entity, filled in. */
const entersEntity =
  (idOrName: string): Expectation =>
  async (visitor, given) => {
    await opensWizard(visitor, given);
    await visitor.sees(FIRST);
    await goesTo('Entity', 'Entity agent')(visitor, given);
    await visitor.enters('Entity ID number or name', idOrName);
  };

const choosesIndividual: Expectation = async (visitor, given) => {
  await opensWizard(visitor, given);
  await visitor.sees(FIRST);
  await goesTo('Individual', 'Individual agent verification')(visitor, given);
};

const entersLicense: Expectation = async (visitor, given) => {
  await choosesIndividual(visitor, given);
  await goesTo("Driver's license or ID card", "Driver's license or ID card")(visitor, given);
  await visitor.enters(/number/, '921234567');
  await visitor.enters('Last name', 'Sample');
};

const SAMPLE_PASSCODE = 'K7QWD9XM';

const entersPasscode: Expectation = async (visitor, given) => {
  await choosesIndividual(visitor, given);
  await goesTo('Passcode', 'Passcode confirmation')(visitor, given);
  await visitor.enters(/^Passcode/, SAMPLE_PASSCODE);
};

/** A request for a passcode, at the principal office, whose address is verified already. */
const reviewsRequest: Expectation = async (visitor, given) => {
  await choosesIndividual(visitor, given);
  await visitor.page.getByRole('link', { name: /Request a passcode by mail/ }).click();
  await visitor.sees('Individual agent name and address');
  await visitor.enters(/^First name/, 'Robin');
  await visitor.enters(/^Last name/, 'Sample');
  await visitor.page
    .getByRole('checkbox', { name: 'Same as the principal office' })
    .first()
    .check({ force: true });
  await visitor.page.getByRole('checkbox', { name: /same as the street address/ }).check({ force: true });
  await visitor.next();
  await visitor.sees('Passcode request review');
};

const seesLetter: Expectation = async (visitor) => {
  await visitor.sees('Passcode request success');
  await visitor.seesText('Robin Sample');
};

const seesNoLetter: Expectation = async (visitor) => {
  await visitor.sees(/^The (passcode was not requested|request for a passcode was not answered)$/);
  await visitor.seesText('Request the passcode again');
};

/** The registered-agent wizard. */
export const AGENT_SITUATIONS: readonly Situation[] = [
  {
    operation: 'agentNavigation',
    caller: WIZARD,
    where: 'the wizard opens',
    asks: opensWizard,
    succeeds: page(FIRST),
  },
  {
    operation: 'entitySummary',
    caller: WIZARD,
    where: 'the wizard opens for an entity',
    asks: opens(
      agentPath('agentformation', { transTyp: 'CHG_AGT_INFO', entityType: 'DLLC', entityId: ENTITY }),
    ),
    succeeds: page(FIRST),
    without: page(FIRST),
  },
  {
    operation: 'goodStandingDetails',
    caller: CHECKS,
    where: 'number of an entity',
    arrives: entersEntity('20101000002'),
    asks: next,
    succeeds: page('Entity agent confirmation'),
    without: async (visitor) => {
      await expect(visitor.page.locator('.error-summary')).toBeFocused();
    },
  },
  {
    operation: 'searchEntities',
    caller: CHECKS,
    where: 'name of an entity',
    arrives: entersEntity('Aspen'),
    asks: next,
    succeeds: page('Entity search results'),
  },
  {
    operation: 'validateAgentLicense',
    caller: CHECKS,
    where: 'license',
    arrives: entersLicense,
    asks: next,
    succeeds: async (visitor) => expect(visitor.heading).not.toHaveText("Driver's license or ID card"),
    refused: { path: 'stateId' },
  },
  {
    operation: 'validateAgentPasscode',
    caller: CHECKS,
    where: 'passcode',
    arrives: entersPasscode,
    asks: next,
    succeeds: page('Individual agent summary'),
    without: async (visitor) => {
      await expect(visitor.page.getByLabel(/^Passcode/).first()).toHaveValue(SAMPLE_PASSCODE);
    },
    refused: { path: 'passcode' },
  },
  {
    operation: 'createPasscodeAndIndividual',
    caller: CHECKS,
    where: 'request for a passcode',
    arrives: reviewsRequest,
    asks: presses('Submit'),
    leadsOn: /\/agent\/individualmail$/,
    succeeds: seesLetter,
    without: seesNoLetter,
  },
  {
    operation: 'saveAgent',
    caller: 'src/agent/return-saga.ts',
    where: 'the agent is returned',
    arrives: async (visitor, given) => {
      await entersEntity('20101000002')(visitor, given);
      await visitor.next();
      await visitor.sees('Entity agent confirmation');
    },
    asks: next,
    succeeds: page('Registered agent'),
  },
];
