import type { Filing } from '#rules';
import { filingProgress } from './filing-progress';
import { llc } from '../testing/render-step';

const doneSteps = (filing: Filing, current: Parameters<typeof filingProgress>[1]) =>
  filingProgress(filing, current).flatMap(({ step, isDone }) => (isDone ? [step] : []));

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

it('lists every step of review once', () => {
  expect(filingProgress(llc(), 'intro').map(({ step }) => step)).toEqual([
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
