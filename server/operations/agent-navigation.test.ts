import type { Registry } from '../context';
import { readConfig } from '../settings/config';
import type { Input } from '../contract/operation';
import { agentNavigation } from './agent-navigation';

const registry = { config: readConfig({ OFFICE_SITE_URL: 'https://registry.example/' }) } as Registry;
const ask = async (query: Input<'agentNavigation'>['query']) =>
  (await agentNavigation(registry, { query } as Input<'agentNavigation'>)).apiData;

test('a filing takes its agent back at its own step', async () => {
  expect((await ask({ transTyp: 'REPORT', entityId: '20201234567' })).agentNav).toMatchObject({
    transactionTarget: 'report',
    transactionURL: '/business/filing/report/principalofficeaddress?transTyp=REPORT&entityId=20201234567',
    legacyTransaction: false,
  });
});

test.each([
  ['REPORT', '/business/filing/report/reportintro'],
  ['CURE_DLNQ', '/business/filing/cure/intro'],
  ['REINSTATE', '/business/filing/reinstate/intro'],
  ['CHG_AGT_INFO', '/business/filing/chgra/intro'],
  ['ARTORG_LLC', '/business/filing/llc/intro'],
])('Back from the agent of a %s leads to the first page of its flow, %s', async (transTyp, page) => {
  expect((await ask({ transTyp })).agentNav?.backButton).toBe(`${page}?transTyp=${transTyp}`);
});

test('a transaction without a filing here continues in the older application', async () => {
  expect((await ask({ transTyp: 'COR_AGT_INFO', entityId: '20201234567' })).agentNav).toMatchObject({
    transactionURL: 'https://registry.example/transaction?transTyp=COR_AGT_INFO&entityId=20201234567',
    backButton: '/business/bizintro?transTyp=COR_AGT_INFO&entityId=20201234567',
    legacyTransaction: true,
  });
});

test('a conversion carries the entity that converts', async () => {
  expect((await ask({ transTyp: 'CONV_DF_REC', entityId: '20201234567' })).agentNav?.transactionURL).toBe(
    'https://registry.example/transaction?transTyp=CONV_DF_REC&entityId=20201234567&convertingEntityId=20201234567',
  );
});

test.each(['NO_SUCH', 'AMD_LLC'])('%s has no way back from the agent', async (transTyp) => {
  expect(await ask({ transTyp })).toEqual({ code: 404 });
});
