import { setLanguage } from '../../language/translate';
import { dayName, monthName } from './calendar-days';

afterEach(() => setLanguage('en', (english) => english));

it('names days and months in the language of the pages', () => {
  expect([dayName('2026-11-20'), monthName('2026-11-20')]).toEqual([
    'Friday, November 20, 2026',
    'November 2026',
  ]);
  setLanguage('es', (english) => english);
  expect(dayName('2026-11-20')).toMatch(/^viernes, 20 de noviembre de 2026$/);
  expect(monthName('2026-11-20')).toBe('noviembre de 2026');
});
