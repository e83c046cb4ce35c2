import type { Filing, Former, StepName } from '#rules';
import { agentPath, emptyFiling, emptyRegisteredAgent, loginPath, PATHS } from '#rules';
import { RequestByHand } from './request-by-hand';
import { SECURE_ACCOUNT } from '../samples/secure-account';
import { FORMS, type FormName } from '../words/vocabulary/forms';
import { RULES_FORMS } from './rule-forms/all';
import { STEP_FORMS, type StepForm } from './rule-forms/steps';
import type { Values } from './rule-forms/field-values';
import type { BrowserScenarioContext } from '../scenario/context/browser';

/** How a form is opened: the step that asks for it, and what the filing contains. */
export interface Opening {
  /** None for a form outside the filings. */
  step?: StepName;
  empty?: (filing: Filing) => Filing;
  /** What the button of its main action reads; 'Next' unless given. */
  submit?: string;
  /** What the filer does there first. */
  then?: (context: BrowserScenarioContext, state: 'empty' | 'filled') => Promise<void>;
}

const written = (form: FormName, values: Values) => (filing: Filing) =>
  RULES_FORMS[form].write?.(filing, values) ?? filing;
const emptied = (form: FormName) => written(form, RULES_FORMS[form].empty);

const withoutAgent = (filing: Filing): Filing => ({
  ...filing,
  registeredAgentValues: emptyRegisteredAgent(),
});
/** Nothing is entered yet; the name on record is known. */
const withoutName = (filing: Filing): Filing => ({
  ...filing,
  entityNameValues: {
    ...emptyFiling().entityNameValues,
    oldName: filing.entityNameValues.oldName,
    isOldNameValid: filing.entityNameValues.isOldNameValid,
  },
});
/** Asks for files, but none is attached. */
const withoutFiles = (filing: Filing): Filing => ({
  ...filing,
  additionalInfoValues: {
    ...filing.additionalInfoValues,
    additionalInfoAttachmentRadio: 'Y',
    attachments: [],
  },
});
const withNotifications = (filing: Filing): Filing => ({
  ...filing,
  notificationsValues: {
    emailNotificationRadio: 'Y',
    textNotificationRadio: '',
    emails: [{ email: 'first@example.com' }],
    texts: [],
  },
});

const press = (name: string) => async (context: BrowserScenarioContext) => {
  await context.button(name).click();
};
const editFilled = (edit: RegExp) => async (context: BrowserScenarioContext, state: 'empty' | 'filled') => {
  if (state === 'filled') await context.button(edit).first().click();
};
const askAgent = (question: Parameters<typeof agentPath>[0]) => async (context: BrowserScenarioContext) => {
  await context.goTo(agentPath(question, { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
};

/** All three passwords, in order. */
const fillPasswords = async ({ main }: BrowserScenarioContext) => {
  const passwords: Record<string, string> = {
    password: SECURE_ACCOUNT.password,
    newPassword: 'Aspen7Grove',
    retypedPassword: 'Aspen7Grove',
  };
  for (const [name, value] of Object.entries(passwords))
    await main.locator(`input[name=${name}]`).fill(value);
};

/** The forms of steps, before anything is entered. */
const STEP_OPENERS = Object.fromEntries(
  (Object.keys(STEP_FORMS) as StepForm[]).map((form): [string, Opening] => [
    form,
    { step: FORMS[form], empty: emptied(form) },
  ]),
);

/** The forms of the vocabulary that have a screen. */
export const FORM_OPENERS: Partial<Record<FormName, Opening>> = {
  ...STEP_OPENERS,
  'entity name': { step: 'entityname', empty: withoutName },
  "agent's consent": {
    step: 'registeredagent',
    empty: (filing) => ({
      ...filing,
      registeredAgentValues: { ...filing.registeredAgentValues, agentConsentRadio: '' },
    }),
  },
  'name and address of a person forming the company': {
    step: 'formation',
    empty: (filing) => ({ ...filing, formationValues: { formers: [] as Former[] } }),
    then: editFilled(/^Edit /),
  },
  attachments: { step: 'attachments', empty: withoutFiles },
  'perjury notice': { step: 'filer', empty: emptied('perjury notice') },
  'name and address of a filer': {
    step: 'filer',
    empty: (filing) => ({ ...filing, filersValues: { ...filing.filersValues, filers: [] } }),
    then: editFilled(/^Edit /),
  },
  'notification choices': {
    step: 'notifications',
    empty: (filing) => ({
      ...filing,
      notificationsValues: { emailNotificationRadio: '', textNotificationRadio: '', emails: [], texts: [] },
    }),
  },
  'notification email': {
    step: 'notifications',
    empty: withNotifications,
    then: press('Add another email address'),
  },
  'notification number': {
    step: 'notifications',
    empty: withNotifications,
    then: press('Add another text number'),
  },
  'receipt email': { step: 'receipt', submit: 'Send' },
  "agent's type": { step: 'registeredagent', empty: withoutAgent, then: askAgent('agentformation') },
  "entity agent's number or name": {
    step: 'registeredagent',
    empty: withoutAgent,
    then: askAgent('agentintroentity'),
  },
  "individual agent's verification": {
    step: 'registeredagent',
    empty: withoutAgent,
    then: askAgent('agentintroindiv'),
  },
  "agent's license": {
    step: 'registeredagent',
    empty: withoutAgent,
    then: async (context) => {
      await askAgent('agentintroindiv')(context);
      await context.main.getByText("Driver's license or ID card", { exact: true }).click();
      await context.leave(() => context.button('Next').click());
    },
  },
  "agent's passcode": {
    step: 'registeredagent',
    empty: withoutAgent,
    then: askAgent('individualconfirmpasscode'),
  },
  'passcode request': {
    step: 'registeredagent',
    empty: withoutAgent,
    then: askAgent('agentindivinfo'),
  },
  'secure login': {
    submit: 'Log in',
    then: (context) => context.goTo(loginPath({ entityId: SECURE_ACCOUNT.entityId })),
  },
  'password reset': { submit: 'Reset password', then: (context) => context.goTo(PATHS.resetPassword) },
  'password change': {
    submit: 'Change password',
    then: async (context, state) => {
      await context.goTo(loginPath({ entityId: SECURE_ACCOUNT.entityId }));
      await context.main.getByLabel(/^Email/).fill(SECURE_ACCOUNT.email);
      await context.main.locator('input[name=password]').fill(SECURE_ACCOUNT.password);
      await context.button('Log in').click();
      await context.page.waitForURL((url) => url.pathname !== PATHS.login);
      await context.goTo(PATHS.changePassword);
      if (state === 'filled') await fillPasswords(context);
    },
  },
  'request to remove personal data': {
    then: async (context, state) => {
      const request = new RequestByHand(context);
      await request.openAsStaff(PATHS.piiEntry);
      if (state === 'empty') return;
      await request.enterNumbers();
      await request.enterFiler('Ada Lindqvist');
      await request.answer('N');
    },
  },
  'agent maintenance': { then: (context) => context.goTo(PATHS.maintainAgentIntro) },
  "agent's addresses": { step: 'registeredagent', then: press('Edit the agent’s address') },
};
