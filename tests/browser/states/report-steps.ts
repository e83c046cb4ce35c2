import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { filingPath, initialFiling, withEntitySummary, type Filing, type StepName } from '#rules';
import { completeDraft } from '../support/drafts';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

/** Entities of the sample registry whose report is late, due this month, and not open yet. */
const LATE = '20101000005';
const ON_TIME = '20101000065';
const FILED = '20101000063';

const opensIntro = (entityId: string) => async (filer: Filer) => {
  await filer.goesTo(filingPath('report', 'reportintro', { transTyp: 'REPORT', entityId }));
  await filer.seesPage('File a periodic report');
};

/** The report of an entity as it begins, and with everything filled in. */
async function draftOf(filer: Filer, entityId: string): Promise<{ begun: Filing; complete: Filing }> {
  const { data } = await filer.registry.GET('/business-api/entity/summary', {
    params: { query: { entityId, transTyp: 'REPORT' } },
  });
  const summary = data?.apiData.entitySummary;
  if (summary === undefined) throw new Error(`${entityId} is not on record.`);
  const filing = initialFiling({ filingType: 'report', submissionKey: randomUUID(), entityId });
  const begun = withEntitySummary(filing, summary);
  const { principalOfficeValues, registeredAgentValues, filersValues, notificationsValues } = completeDraft(
    filer.agent,
  );
  const complete = {
    ...begun,
    principalOfficeValues,
    registeredAgentValues,
    filersValues,
    notificationsValues,
  };
  return { begun, complete };
}

const opens = async (filer: Filer, step: StepName, filing: Filing) => {
  await filer.remembers(await filer.keeps(filing));
  await filer.goesTo(filingPath('report', step));
};

/** The periodic report of an entity on record: what it has in addition to the pages of every filing. */
export const REPORT_STEPS = [
  ...statesOf('File a periodic report', {
    late: opensIntro(LATE),
    'on time': opensIntro(ON_TIME),
    'not open yet': opensIntro(FILED),
  }),
  ...statesOf('Principal office address of a report', {
    'as on record': async (filer) =>
      opens(filer, 'principalofficeaddress', (await draftOf(filer, LATE)).begun),
    'with errors': async (filer) => {
      await opens(filer, 'principalofficeaddress', (await draftOf(filer, LATE)).begun);
      await filer.field('Address 1').fill('');
      await filer.failsToGoOn();
    },
  }),
  ...statesOf('Review of a report', {
    complete: async (filer) => opens(filer, 'filingreview', (await draftOf(filer, LATE)).complete),
    'with problems': async (filer) => {
      await opens(filer, 'filingreview', (await draftOf(filer, LATE)).begun);
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
  }),
];
