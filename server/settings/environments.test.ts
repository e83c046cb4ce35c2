import { type Config, readConfig } from './config';
import { environmentLinks } from './environments';

const OFFICE_SITE_LINKS = [
  'summary',
  'createAccount',
  'businessSurvey',
  'websiteSurvey',
  'legacyTransaction',
] as const;

const linksWhere = (set: Partial<Config>) => {
  const links = environmentLinks({ ...readConfig({}), ...set });
  return OFFICE_SITE_LINKS.map((name) => links[name]);
};

test.each(['local', 'dev', 'qa'] as const)('in %s no link leaves the portal', (environment) => {
  expect(linksWhere({ environment })).toEqual([
    '/business/search/{masterFileId}',
    ...Array.from({ length: 4 }, () => '/business/help/othersite'),
  ]);
});

test.each([
  ['prod', {}, 'https://registry.example/entity-detail'],
  ['client', {}, 'https://registry.example/entity-detail'],
  ['local', { officeSite: 'https://office.example/' }, 'https://office.example/entity-detail'],
] as const)('in %s with %j the links lead to the other site', (environment, set, summary) => {
  const links = linksWhere({ environment, ...set });
  expect(links[0]).toBe(summary);
  for (const link of links) expect(new URL(link).origin).toBe(new URL(summary).origin);
});

test('notices of an entity are signed up for in the portal, wherever the other site is', () => {
  const links = environmentLinks({ ...readConfig({}), officeSite: 'https://office.example/' });
  expect(links.emailSubscription).toBe('/business/follow/{masterFileId}');
  expect(links.textSubscription).toBe('/business/follow/{masterFileId}?channel=text');
});
