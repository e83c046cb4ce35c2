import type { Step } from '../../step-definitions/foundation/phrases';
import { withSoundTable } from '../../step-definitions/runners/with-sound-table';
import type { FilingDriver } from '../../step-definitions/levels/filing-driver';

type RunnersDefine = Parameters<typeof withSoundTable>[0];
type RunnersStep = Parameters<RunnersDefine>[1];

/** The step as the runner has it. */
const defined = (wording: string, step: Step<FilingDriver>): RunnersStep => {
  let registered: RunnersStep | undefined;
  withSoundTable((_wording, itsStep) => {
    registered = itsStep;
  })(wording, step);
  if (registered === undefined) throw new Error('The step was not defined.');
  return registered;
};

const WORLD = { driver: {} as FilingDriver };

it('carries out a step whose value is a function, as a part of a filing is', () => {
  const given: unknown[] = [];
  const part = () => 'a part';
  void defined('{filingPart} is missing', (_, value) => {
    given.push(value);
  }).call(WORLD, part);
  expect(given).toEqual([part]);
});

it('refuses a step without the table that it needs', () => {
  const told = jest.fn();
  const step = defined('the review shows:', (_, table) => {
    throw new Error(`The step was carried out with ${String(table)}.`);
  });
  void step.call(WORLD, told);
  expect(told.mock.calls).toEqual([
    [expect.objectContaining({ message: 'This step needs a table below it.' })],
  ]);
});
