import { outcomeOfAnswer } from './expected-part';

const OK = { kind: 'ok', code: 200 } as const;
const FAILED = { kind: 'http', status: 500 } as const;
const SILENT = { kind: 'noResponse' } as const;

it.each([
  ['goodStandingDetails', OK, { agent: { id: '7' } }, OK],
  ['goodStandingDetails', OK, { agent: null }, SILENT],
  ['goodStandingDetails', OK, {}, SILENT],
  ['saveAgent', OK, {}, SILENT],
  ['agentNavigation', OK, {}, SILENT],
  ['validateAgentLicense', FAILED, {}, FAILED],
  ['states', OK, {}, OK],
] as const)('%s answered with %j and %j counts as %j', (operation, outcome, answer, expected) => {
  expect(outcomeOfAnswer(operation, outcome, answer)).toEqual(expected);
});
