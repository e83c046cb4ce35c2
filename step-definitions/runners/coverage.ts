import { mkdirSync, writeFileSync } from 'node:fs';
import { After, AfterAll, Before, Status } from '@cucumber/cucumber';
import * as rules from '#rules';
import { allForms } from '../coverage/all-forms';
import { countForms } from '../coverage/counted-forms';
import { countTables } from '../coverage/counted-tables';
import { RowHits } from '../coverage/row-hits';

/*
 * Required together with cucumber.ts by `npm run spec:coverage`: notes which rows of the rule book each scenario exercises, and leaves
 * the notes in reports/spec-coverage.json.
 */
const hits = new RowHits();

const forms = allForms(rules);
const tables = countTables(rules.ALL_TABLES, hits);
const checks = countForms(forms, hits);

Before(({ pickle: { uri, location } }) => hits.begin(`${uri}:${location?.line ?? ''}`));
After(({ result }) => hits.end(result?.status === Status.PASSED));
AfterAll(() => {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/spec-coverage.json', JSON.stringify({ tables: tables(), forms: checks() }));
});
