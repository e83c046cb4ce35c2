import { incapableDriver, levelDriver } from './level-driver';

interface ClockDriver {
  setClock(time: string): void;
  time(): string;
}
const CLOCK_VERBS = { setClock: 'move the clock', time: 'tell the time' };

class ApiClock extends levelDriver<ClockDriver>('api', CLOCK_VERBS) {
  override time(): string {
    return '09:00 AM';
  }
}

it('does what the level can do', () => {
  expect(new ApiClock().time()).toBe('09:00 AM');
});

it('says in the words of the business what the level cannot do, and which tag is wrong', () => {
  expect(() => new ApiClock().setClock('10:00 AM')).toThrow(
    'The api level cannot move the clock. Take the tag @api or @api-only from the scenario.',
  );
  const browser = incapableDriver<ClockDriver>('browser', CLOCK_VERBS);
  expect(() => browser.time()).toThrow(
    'The browser level cannot tell the time. Take the tag @browser or @browser-only from the scenario.',
  );
  const rules = incapableDriver<ClockDriver>('rules', CLOCK_VERBS);
  expect(() => rules.time()).toThrow(
    'The rules level cannot tell the time. Tag the scenario @api-only or @browser-only.',
  );
});
