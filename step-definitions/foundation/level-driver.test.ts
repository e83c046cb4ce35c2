import { atLevel, levelDriver } from './level-driver';

interface ClockDriver {
  setClock(time: string): void;
  time(): string;
}

class ApiClockDriver extends levelDriver<ClockDriver>() {
  private readonly shown = '09:00 AM';

  override time(): string {
    return this.shown;
  }
}

it('does what the level can do', () => {
  expect(atLevel('api', { clock: new ApiClockDriver() }).clock.time()).toBe('09:00 AM');
});

it('says what the level cannot do, and which tag is wrong', () => {
  expect(() => atLevel('api', { clock: new ApiClockDriver() }).clock.setClock('10:00 AM')).toThrow(
    'The api level cannot do this: clock.setClock. Take the tag @api or @api-only from the scenario.',
  );
  expect(() => atLevel<{ clock: ClockDriver }>('browser', {}).clock.time()).toThrow(
    'The browser level cannot do this: clock.time. Take the tag @browser or @browser-only from the scenario.',
  );
  expect(() => atLevel<{ clock: ClockDriver }>('rules', {}).clock.time()).toThrow(
    'The rules level cannot do this: clock.time. Tag the scenario @api-only or @browser-only.',
  );
});
