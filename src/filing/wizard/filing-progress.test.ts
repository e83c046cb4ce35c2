import type { Filing, StepName } from '#rules';
import { filingProgress } from './filing-progress';
import { llc } from '../testing/render-step';

const doneSteps = (filing: Filing, ...opened: StepName[]) =>
  filingProgress(filing, opened).flatMap(({ step, isDone }) => (isDone ? [step] : []));

const managed = (): Filing => ({ ...llc(), managementValues: { managedBy: 'MBR', hasOneMember: 'Y' } });
const dated = (): Filing => ({
  ...managed(),
  effectiveDateValues: { ...llc().effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
});

it('counts nothing as done in a new filing', () => {
  expect(doneSteps(llc(), 'intro')).toEqual([]);
  expect(doneSteps(llc(), 'additionalinfo')).toEqual([]);
});

it('counts a step that asks for something as done when nothing of it is missing', () => {
  expect(doneSteps(managed(), 'management')).toEqual(['management']);
});

it('counts a step that may stay empty as done once the filer is past it', () => {
  expect(doneSteps(managed(), 'effectivedate')).toEqual(['management', 'additionalinfo']);
});

it('still does when an earlier step is edited', () => {
  expect(doneSteps(dated(), 'entityname')).toEqual(['management', 'additionalinfo', 'effectivedate']);
});

it('still does when the filer goes back before anything later is given', () => {
  const there = doneSteps(managed(), 'management', 'additionalinfo', 'effectivedate');
  expect(doneSteps(managed(), 'management', 'additionalinfo', 'effectivedate', 'management')).toEqual(there);
  expect(there).toEqual(['management', 'additionalinfo']);
});

it('lists every step of review once', () => {
  expect(filingProgress(llc(), []).map(({ step }) => step)).toEqual([
    'entityname',
    'principalofficeaddress',
    'registeredagent',
    'management',
    'formation',
    'additionalinfo',
    'effectivedate',
    'filer',
  ]);
});
