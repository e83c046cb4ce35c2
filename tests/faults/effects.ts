import { expect } from '@playwright/test';
import {
  NAME_TAKEN_ON_REVIEW_MESSAGE,
  PASSWORD_CHANGED,
  type Effect,
  type OutcomePage,
  type StoredKey,
  englishOf,
} from '#rules';
import { askedOperation } from './calls';
import type { Case } from './outcomes';
import type { Situation } from './situation';
import type { Visitor } from './visitor';

/** The pages that the catalog sends a filer to, by path and heading, with the mock registry's environment. */
const PAGES: Readonly<Record<OutcomePage, { path: RegExp; heading: string | RegExp }>> = {
  down: { path: /^\/business\/down/, heading: 'This service is down' },
  filingIssue: { path: /^\/business\/filingissue/, heading: 'There is an issue with your filing' },
  error: { path: /^\/business\/filingissue/, heading: 'There is an issue with your filing' },
  fileAForm: { path: /^\/business\/?$/, heading: 'Business filings and records' },
  home: { path: /^\/business\/?$/, heading: 'Business filings and records' },
  login: { path: /^\/business\/login/, heading: 'Secure Business Filing' },
  resetConfirm: { path: /^\/business\/resetConfirm/i, heading: 'Password reset' },
  pendingQueue: { path: /pending/i, heading: /./ },
  piiEntry: { path: /\/piientry$/, heading: 'Personal Identifying Information (PII) Request' },
  receipt: { path: /\/receipt$/, heading: 'Receipt' },
  filingreview: { path: /\/filingreview$/, heading: 'Filing review' },
  intro: { path: /\/intro$/, heading: /./ },
};

const STORED: Readonly<Record<StoredKey, string>> = {
  ref: 'ref',
  agentNavigation: 'agentNavigation',
  storedLocation: 'agentWizard',
};

/** Reading 38. */
const LOGIN_OF_NOBODY = 'Secure business filing is the login to the filings of one entity.';

const DIALOGS = { nameTaken: NAME_TAKEN_ON_REVIEW_MESSAGE, passwordChanged: PASSWORD_CHANGED.text } as const;

type Message = Extract<Effect, { kind: 'showMessage' }>;

/** Errors are announced: the sentence is an error message, or stands in a summary that has taken focus. */
async function seesMessage(visitor: Visitor, severity: Message['severity'], message: string) {
  await visitor.seesText(message);
  if (severity !== 'error') return;
  const { page } = visitor;
  const announced = page
    .locator('.usa-alert--error')
    .or(page.locator('.error-summary:focus, [role=dialog], dialog[open]'))
    .filter({ hasText: message });
  await expect(announced.first()).toBeVisible();
}

const pathOf = (visitor: Visitor): string => new URL(visitor.page.url()).pathname;

/** Sees one effect of the catalog on the page. */
async function sees(effect: Effect, visitor: Visitor, situation: Situation, given: Case): Promise<void> {
  const look = situation.recognizes?.[effect.kind];
  if (look) return look(visitor, given);
  switch (effect.kind) {
    case 'goTo': {
      const isLoginOfNobody = effect.page === 'login' && situation.hasNoEntity;
      const { path, heading } = PAGES[isLoginOfNobody ? 'fileAForm' : effect.page];
      await expect.poll(() => pathOf(visitor)).toMatch(path);
      if (isLoginOfNobody) await visitor.seesText(LOGIN_OF_NOBODY);
      return visitor.sees(heading);
    }
    case 'showMessage':
      return seesMessage(visitor, effect.severity, englishOf(effect.message));
    case 'showProblem':
      return visitor.seesText(effect.message);
    case 'showProblems':
      return seesRefusal(visitor, given, effect.ifNone);
    case 'openDialog':
      return visitor.seesText(DIALOGS[effect.dialog]);
    case 'clearField':
      return expect(visitor.page.locator(`[name="${effect.path}"]`)).toHaveValue('');
    case 'clearStored':
      // The stored value is removed; another one may be stored by now.
      for (const key of effect.keys) {
        const before = visitor.kept[STORED[key]] ?? null;
        await expect
          .poll(async () => before !== null && (await visitor.stored(STORED[key])) === before)
          .toBe(false);
      }
      return;
    case 'retry':
      return expect.poll(() => visitor.calls(askedOperation(situation.operation))).toBeGreaterThan(1);
    case 'goToPayment':
      return expect.poll(() => pathOf(visitor)).toMatch(PAGES.receipt.path);
    case 'log':
      return expect.poll(() => visitor.notes.some((note) => note.startsWith(situation.operation))).toBe(true);
    case 'setFlag':
      return;
  }
}

/** The sentence of the problems that a test sends along. */
export const REFUSAL = 'What was sent is refused by a rule (set by a test).';

/** Where the answer names problems, that sentence; a code alone names none: then the catalog's sentence for that, or any other. */
async function seesRefusal(visitor: Visitor, given: Case, ifNone: string = ''): Promise<void> {
  const told = visitor.page
    .locator('.error-summary, .usa-alert--error, dialog[open]')
    .filter({ hasText: given.outcome.kind === 'http' ? REFUSAL : ifNone || /\w+ .*\w+/ });
  await expect(told.first()).toBeVisible();
}

/** A line that says that something is on its way: 'Loading…', 'Asking the server…'. */
export const WAITING = /^[A-Z][^…]*…$/;

/** Holds after every outcome: no endless wait, no blank page, no unforeseen error. */
async function isAtRest(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await expect(visitor.heading.first()).toBeVisible();
  // Behind a dialog the page waits for the filer.
  const isAsked = (await page.locator('dialog[open]').count()) > 0;
  if (!isAsked) await expect(page.locator('.button--busy, [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(WAITING).filter({ visible: true })).toHaveCount(0);
  for (const alert of await page.locator('.usa-alert__body').allInnerTexts())
    expect(alert.replace(/^(Error|Warning) - /, '').trim(), 'the text of an alert').not.toBe('');
  expect(visitor.errors, 'errors that no rule foresaw').toEqual([]);
}

/** Checks that the page shows what the catalog says, and nothing else. */
export async function seesEffects(
  effects: readonly Effect[],
  visitor: Visitor,
  situation: Situation,
  given: Case,
  arrivedAt: string,
): Promise<void> {
  for (const effect of effects) await sees(effect, visitor, situation, given);
  const kinds = effects.map(({ kind }) => kind);
  const isGone = kinds.includes('goTo') && !situation.recognizes?.goTo;
  if (!isGone) {
    if (situation.leadsOn) await expect.poll(() => pathOf(visitor)).toMatch(situation.leadsOn);
    else expect(pathOf(visitor), 'the page stays').toBe(arrivedAt);
    await situation.without?.(visitor, given);
  }
  if (!kinds.includes('retry')) await isAtRest(visitor);
}

/** Sees the success of an operation. */
export async function seesSuccess(
  effects: readonly Effect[],
  visitor: Visitor,
  situation: Situation,
  given: Case,
): Promise<void> {
  for (const effect of effects) await sees(effect, visitor, situation, given);
  await situation.succeeds(visitor, given);
  if (!effects.some(({ kind }) => kind === 'retry')) await isAtRest(visitor);
}
