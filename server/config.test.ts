import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SETTINGS } from './config';
import { PROJECT_ROOT } from './project-root';

test('without any variable the server runs for a developer', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    environment: 'local',
    isDeveloper: true,
    databaseUrl: undefined,
  });
  expect(config.publicUrl).toBe('http://localhost:8080');
});

test('an empty variable is none', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

test('everything that is wrong is told at once', () => {
  const read = () => readConfig({ PORT: '99999', ENVIRONMENT: 'moon', TRUST_PROXY: 'yes', RATE_LIMIT: '0' });
  for (const variable of ['PORT', 'ENVIRONMENT', 'TRUST_PROXY', 'RATE_LIMIT']) expect(read).toThrow(variable);
});

test.each(['client', 'prod'])('%s needs a payment secret of its own', (ENVIRONMENT) => {
  expect(() => readConfig({ ENVIRONMENT })).toThrow(`PAYMENT_SECRET must be set in ${ENVIRONMENT}.`);
  expect(readConfig({ ENVIRONMENT, PAYMENT_SECRET: 'x' }).isDeveloper).toBe(false);
});

test('the public address has no slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://filing.example/' }).publicUrl).toBe('https://filing.example');
});

test('the guide for operators has every setting, in the words of the table', () => {
  // The formatter pads the columns of tables.
  const guide = readFileSync(join(PROJECT_ROOT, 'docs/operating.md'), 'utf8').replace(/ +/g, ' ');
  for (const { variable, description } of Object.values(SETTINGS)) {
    expect(guide).toContain(`| \`${variable}\` | `);
    expect(guide).toContain(` | ${description} |`);
  }
});
