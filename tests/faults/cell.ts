import { expect } from '@playwright/test';
import { effectsOf, type Effect } from '#rules';
import { setFault } from '../../mocks/faults';
import { askedOperation } from './calls';
import { REFUSAL, seesEffects, seesSuccess, WAITING } from './effects';
import type { Case } from './outcomes';
import type { Situation } from './situation';
import type { Visitor } from './visitor';

/** Milliseconds, more than the client waits for an answer (`src/client/client.ts`). */
const BEYOND_THE_LIMIT = 20_500;

/** The expected effects of a situation: the catalog's, or what its page does on purpose instead. */
export const expectedEffects = ({ operation, instead }: Situation, { outcome }: Case): readonly Effect[] =>
  instead ? instead.effects(outcome) : effectsOf(operation, outcome);

/** The page says that it waits; a second press of the same key asks nothing more. */
async function waits(visitor: Visitor, situation: Situation, given: Case): Promise<void> {
  const operation = askedOperation(situation.operation);
  if (situation.waits === null) return;
  const { page } = visitor;
  const indicator = page
    .locator('.button--busy, [aria-busy=true]')
    .or(page.getByText(WAITING).filter({ visible: true }));
  if (situation.waits) await situation.waits(visitor, given);
  else await expect(indicator.first(), 'the page says that it waits').toBeVisible();
  if (!situation.arrives) return;
  const before = visitor.calls(operation);
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(visitor.calls(operation), 'calls while the answer is awaited').toBe(before);
}

/** Opens the page, lets the operation have its outcome, and checks what the catalog says. */
export async function runCell(visitor: Visitor, situation: Situation, given: Case): Promise<void> {
  const operation = askedOperation(situation.operation);
  const effects = expectedEffects(situation, given);
  if (given.pace === 'tooSlow' || situation.movesClock) await visitor.page.clock.install();
  await situation.arrives?.(visitor, given);
  if (situation.arrives) await visitor.remembersStorage();
  visitor.portal.called.length = 0;
  let release: () => void = () => undefined;
  if (given.pace) {
    setFault(operation, { kind: 'late', until: new Promise<void>((resolve) => (release = resolve)) });
  } else if (given.outcome.kind === 'http' && effects.some(({ kind }) => kind === 'showProblems')) {
    const { step = 'filingreview', path } = situation.refused ?? { path: 'filing' };
    setFault(operation, {
      kind: 'refused',
      status: given.outcome.status,
      problems: [{ step, path, code: 'required', message: REFUSAL }],
    });
  } else if (given.fault) {
    setFault(operation, given.fault);
  }
  const arrivedAt = situation.arrives ? new URL(visitor.page.url()).pathname : undefined;
  try {
    await situation.asks(visitor, given);
    await expect.poll(() => visitor.calls(operation), 'the operation is called').toBeGreaterThan(0);
    if (given.pace === 'slow') {
      await waits(visitor, situation, given);
      release();
    }
    if (given.pace === 'tooSlow') {
      await visitor.page.clock.fastForward(BEYOND_THE_LIMIT);
    }
    if (given.outcome.kind === 'ok') await seesSuccess(effects, visitor, situation, given);
    else await seesEffects(effects, visitor, situation, given, arrivedAt ?? visitor.openedAt);
  } finally {
    release();
  }
}
