import { languageAt, offersLanguages } from './page-language';

test.each([
  ['/business', 'es', true],
  ['/business/administrators', 'es', true],
  ['/business/login', 'es', true],
  ['/business/admin', 'en', false],
  ['/business/admin/pendingreview/1/2', 'en', false],
] as const)('%s is read in Spanish, where that is chosen, or in English: %s', (path, language, isOffered) => {
  expect(languageAt(path, 'es')).toBe(language);
  expect(languageAt(path, 'en')).toBe('en');
  expect(offersLanguages(path)).toBe(isOffered);
});
