import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { availabilityKey, ENTITY_STATUS_CODES, ENTITY_TYPES, plusDays, reportWindow } from '#rules';
import { PROJECT_ROOT } from '../project-root';
import { TEST_CARDS } from '../providers/payment/test-cards';
import { ENTITY_PERSONAS } from './entity-personas';
import { generateEntities } from './generate';
import { PERSONAS } from './personas';
import { sampleReportDates } from './report-due';
import { SAMPLE_PASSCODES } from './sample-passcodes';
import { SAMPLE_ACCOUNTS } from './sample-accounts';
import { SAMPLE_LICENSES, SAMPLE_RESERVATIONS } from './people';

const SIZE = 5_000;
const TODAY = '2026-11-25';
const entities = [...generateEntities(SIZE)];
const personas = ENTITY_PERSONAS.map(({ loadedOn }) => loadedOn(TODAY));
const everyEntity = [...personas, ...entities];

test('the same ID names the same entity, whatever the size', () => {
  expect([...generateEntities(10)]).toEqual(entities.slice(0, 10));
});

test('no two names are alike on the records, and no name is reserved', () => {
  const keys = [...everyEntity, ...SAMPLE_RESERVATIONS].map(({ name }) => availabilityKey(name));
  expect(new Set(keys).size).toBe(keys.length);
});

test('names stay apart beyond the number of combinations', () => {
  const last = [...generateEntities(20_000)].map(({ name }) => availabilityKey(name));
  expect(new Set(last).size).toBe(20_000);
});

test('IDs are eleven digits, each its own, below those of new filings', () => {
  const ids = everyEntity.map(({ entityId }) => entityId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^\d{11}$/.test(id) && Number(id.slice(4)) < 5_000_001)).toBe(true);
});

test('each status and each type that is filed for occurs, and has a persona', () => {
  // A delayed entity is made by a filing only, with the work that lets it take effect: none of the generated ones has it.
  const ofGenerated = ENTITY_STATUS_CODES.filter((code) => code !== 'DELAYED');
  for (const [group, statuses] of [
    [entities, ofGenerated],
    [personas, ENTITY_STATUS_CODES],
  ] as const) {
    expect(new Set(group.map(({ statusCode }) => statusCode))).toEqual(new Set(statuses));
    const types = new Set<string>(group.map(({ entityType }) => entityType));
    expect(ENTITY_TYPES.every((type) => types.has(type))).toBe(true);
  }
});

test('the dates fit the status', () => {
  for (const entity of everyEntity) {
    const { statusCode, delinquencyDate, dissolutionDate, name } = entity;
    const [, word] = /, (Delinquent|Dissolved) \w+ \d+, \d{4}$/.exec(name) ?? [];
    const isFreeYet = (day: string | null) =>
      day !== null && (statusCode === 'VDISS' || plusDays(day, 401) <= TODAY);
    if (dissolutionDate !== null)
      expect([name, word]).toEqual([name, isFreeYet(dissolutionDate) ? 'Dissolved' : undefined]);
    else expect([name, word]).toEqual([name, isFreeYet(delinquencyDate) ? 'Delinquent' : undefined]);
    if (statusCode === 'GOOD') expect([delinquencyDate, dissolutionDate]).toEqual([null, null]);
  }
});

test.each(['2026-11-25', '2027-01-31', '2028-02-29'] as const)(
  'loaded on %s, every entity reports in the month of its formation, in agreement with its status',
  (today) => {
    for (const entity of [...ENTITY_PERSONAS.map(({ loadedOn }) => loadedOn(today)), ...entities]) {
      const { formationDate, reportDue, reportingMonth } = sampleReportDates(entity, today);
      expect([entity.name, Number(formationDate.slice(5, 7))]).toEqual([entity.name, reportingMonth]);
      expect(formationDate.slice(0, 4)).toBe(entity.formationDate.slice(0, 4));
      if (reportDue === null) continue;
      const { lateFrom, delinquentFrom } = reportWindow(reportDue) ?? {};
      if (entity.statusCode === 'GOOD') expect(reportDue >= today).toBe(true);
      if (entity.statusCode === 'NONCOMP') expect(lateFrom! <= today && today < delinquentFrom!).toBe(true);
      if (entity.statusCode === 'DQQ')
        expect(delinquentFrom?.slice(0, 7)).toBe(entity.delinquencyDate?.slice(0, 7));
    }
  },
);

test('every named sample is listed once', () => {
  const others =
    SAMPLE_LICENSES.length + SAMPLE_RESERVATIONS.length + SAMPLE_ACCOUNTS.length + SAMPLE_PASSCODES.length;
  expect(PERSONAS).toHaveLength(ENTITY_PERSONAS.length + others);
  expect(SAMPLE_LICENSES.every(({ licenseNumber }) => licenseNumber.length === 9)).toBe(true);
});

test("the testers' guide has them all", () => {
  // The formatter pads the columns of tables.
  const guide = readFileSync(join(PROJECT_ROOT, 'docs/personas.md'), 'utf8').replace(/ +/g, ' ');
  for (const { id, name, use, password } of PERSONAS) {
    for (const text of [id, name, use, password ?? id]) expect(guide).toContain(`| ${text} |`);
  }
  for (const { number } of TEST_CARDS) expect(guide.replaceAll(' ', '')).toContain(`|${number}|`);
});
