import type { Page } from '@playwright/test';
import { RulesAgentRecordsDriver } from '../agent/agent-records/rules';
import { ApiAttachmentsDriver } from '../steps/attachments/api';
import { BrowserAttachmentsDriver } from '../steps/attachments/browser';
import { ApiScenarioContext } from '../scenario/context/api';
import { BrowserScenarioContext } from '../scenario/context/browser';
import { RulesScenarioContext } from '../scenario/context/rules';
import { BrowserEffectiveDateDriver } from '../steps/effective-date/browser';
import { BrowserFormsDriver } from '../forms/browser';
import { RulesFailuresDriver } from '../portal/failures/rules';
import { BrowserLoginDriver } from '../access/login/browser';
import { RulesLoginDriver } from '../access/login/rules';
import { BrowserNamesDriver } from '../steps/names/browser';
import { RulesNamesDriver } from '../steps/names/rules';
import { ApiPaymentDriver } from '../payment/api';
import { RulesPaymentDriver } from '../payment/rules';
import { BrowserPersonalDataDriver } from '../staff/personal-data/browser';
import { RequestByHand } from '../forms/request-by-hand';
import { RulesPersonalDataDriver } from '../staff/personal-data/rules';
import { ApiRegistryDriver } from '../portal/registry/api';
import { RulesReturnCodesDriver } from '../portal/return-codes/rules';

const NOTHING_CHECKED = /^Nothing was checked yet\./;

/** A page on which nothing is wrong, and no dialog is open. */
const soundPage = (): Page => {
  const nothing: object = new Proxy(
    { isVisible: async () => false, waitFor: async () => undefined, allInnerTexts: async () => [] },
    { get: (target, name) => Reflect.get(target, name) ?? (() => nothing) },
  );
  const page = {
    goto: async () => null,
    evaluate: async () => ({ href: '', heading: '' }),
    waitForFunction: async () => null,
    locator: () => nothing,
    getByRole: () => nothing,
  };
  return page as unknown as Page;
};

const inBrowser = () => {
  const context = new BrowserScenarioContext(soundPage(), 'http://registry.example');
  const forms = new BrowserFormsDriver(context);
  return {
    context,
    questions: {
      problems: () => forms.problems(),
      'message about the files': () => new BrowserAttachmentsDriver(context).problems(),
      'question about the date': () =>
        new BrowserEffectiveDateDriver(context, forms).isAskedToAcceptLastDate(),
      'problems of a request': () =>
        new BrowserPersonalDataDriver(new RequestByHand(context), forms).problems(),
    },
  };
};

describe.each(Object.keys(inBrowser().questions) as (keyof ReturnType<typeof inBrowser>['questions'])[])(
  'in a browser, the %s',
  (asked) => {
    it('cannot be told before anything was sent off', async () => {
      const { questions } = inBrowser();
      await expect(questions[asked]()).rejects.toThrow(NOTHING_CHECKED);
    });

    it('are none when nothing is shown after it was', async () => {
      const { context, questions } = inBrowser();
      await context.sendOff(async () => undefined);
      expect([[], false]).toContainEqual(await questions[asked]());
    });

    it('cannot be told of a page that was opened since', async () => {
      const { context, questions } = inBrowser();
      await context.actAndSettle(async () => undefined);
      await context.goTo('/business');
      await expect(questions[asked]()).rejects.toThrow(NOTHING_CHECKED);
    });
  },
);

describe('in a browser', () => {
  const { context } = inBrowser();
  const forms = new BrowserFormsDriver(context);

  it('the message at the login cannot be told before the login is shown', async () => {
    const login = new BrowserLoginDriver(context, forms);
    await expect(login.message()).rejects.toThrow(NOTHING_CHECKED);
    await login.openLogin();
    expect(await login.message()).toBe('');
  });

  it('the warning about the name on record cannot be told where no name is', async () => {
    await expect(new BrowserNamesDriver(context, forms).warning()).rejects.toThrow(NOTHING_CHECKED);
  });
});

const onRules = new RulesScenarioContext();
const onServer = new ApiScenarioContext('http://registry.example');
const OTHER_LEVELS: Record<string, () => unknown> = {
  'whether an agent can serve, by the rules': () => new RulesAgentRecordsDriver().canServe(),
  'the problem with an address, by the rules': () => new RulesAgentRecordsDriver().verificationProblem(),
  'the refusal of a payment, by the rules': () => new RulesPaymentDriver(onRules).refusal(),
  'the problems of a request, by the rules': () => new RulesPersonalDataDriver().problems(),
  'the answer to what was typed, by the rules': () => new RulesReturnCodesDriver(onRules).problems(),
  'what follows from an answer, by the rules': () => new RulesFailuresDriver().effects(),
  'the message after an answer, by the rules': () => new RulesFailuresDriver().shownMessage(),
  'the message at the login, by the rules': () => new RulesLoginDriver(onRules).message(),
  'the warning about the name on record, by the rules': () => new RulesNamesDriver(onRules).warning(),
  'what the registry answers, by a server': () => new ApiRegistryDriver(onServer).answer(),
  'the message about the files, by a server': () => new ApiAttachmentsDriver(onServer).problems(),
  'the problems of a filing, by a server': () => new ApiPaymentDriver(onServer).problems(),
};

it.each(Object.entries(OTHER_LEVELS))('%s cannot be told either', (_, ask) => {
  expect(ask).toThrow(NOTHING_CHECKED);
});
