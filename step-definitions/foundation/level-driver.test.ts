import { unsupportedDriver, levelDriver } from './level-driver';

interface ClockDriver {
  setClock(time: string): void;
  time(): string;
}
const CLOCK_ACTIONS = { setClock: 'move the clock', time: 'tell the time' };

class ApiClockDriver extends levelDriver<ClockDriver>('api', CLOCK_ACTIONS) {
  override time(): string {
    return '09:00 AM';
  }
}

it('does what the level can do', () => {
  expect(new ApiClockDriver().time()).toBe('09:00 AM');
});

it('says in the words of the business what the level cannot do, and which tag is wrong', () => {
  expect(() => new ApiClockDriver().setClock('10:00 AM')).toThrow(
    'The api level cannot move the clock. Take the tag @api or @api-only from the scenario.',
  );
  const browser = unsupportedDriver<ClockDriver>('browser', CLOCK_ACTIONS);
  expect(() => browser.time()).toThrow(
    'The browser level cannot tell the time. Take the tag @browser or @browser-only from the scenario.',
  );
  const rules = unsupportedDriver<ClockDriver>('rules', CLOCK_ACTIONS);
  expect(() => rules.time()).toThrow(
    'The rules level cannot tell the time. Tag the scenario @api-only or @browser-only.',
  );
});
