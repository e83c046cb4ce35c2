import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import type { StepName } from '../steps/all-steps';
import { sectionStates } from './section-states';

/** Completeness codes, in the specification's order and spelling (W5-completeness). */
export const COMPLETENESS_CODES = [
  'VALID',
  'ENTIY_NAME_MISSING',
  'ENTIY_NAME_INVALID',
  'POA_MISSING',
  'REG_AGENT_MISSING',
  'MANAGEMENT_MISSING',
  'FORMER_MISSING',
  'DED_MISSING',
  'FILER_MISSING',
  'NAME_ATTACH_MISSING',
] as const;
export type CompletenessCode = (typeof COMPLETENESS_CODES)[number];

export interface CompletenessProblem {
  code: Exclude<CompletenessCode, 'VALID'>;
  step: StepName;
}

const states = choice(['notAsked', 'missing', 'given']);
const problem = (code: CompletenessProblem['code'], step: StepName): CompletenessProblem => ({ code, step });

export const COMPLETENESS_TABLE = defineTable<CompletenessProblem>()({
  name: 'What a filing is missing',
  source: 'W5-completeness',
  hitPolicy: 'collect',
  collectKey: ({ code }) => code,
  answers: COMPLETENESS_CODES.filter((code) => code !== 'VALID'),
  inputs: {
    name: choice(['notAsked', 'missing', 'invalid', 'given']),
    principalOffice: states,
    registeredAgent: states,
    management: states,
    formers: states,
    effectiveDate: states,
    filers: states,
    amendment: states,
  },
  rows: [
    { when: { name: 'missing' }, then: problem('ENTIY_NAME_MISSING', 'entityname') },
    { when: { name: 'invalid' }, then: problem('ENTIY_NAME_INVALID', 'entityname') },
    { when: { principalOffice: 'missing' }, then: problem('POA_MISSING', 'principalofficeaddress') },
    { when: { registeredAgent: 'missing' }, then: problem('REG_AGENT_MISSING', 'registeredagent') },
    { when: { management: 'missing' }, then: problem('MANAGEMENT_MISSING', 'management') },
    { when: { formers: 'missing' }, then: problem('FORMER_MISSING', 'formation') },
    { when: { effectiveDate: 'missing' }, then: problem('DED_MISSING', 'effectivedate') },
    { when: { filers: 'missing' }, then: problem('FILER_MISSING', 'filer') },
    { when: { amendment: 'missing' }, then: problem('NAME_ATTACH_MISSING', 'additionalinfo') },
  ],
});

/**
 * Everything that a filing is missing, in the order of the codes. With `now` (ISO 8601 instant) a delayed date that has passed counts as
 * missing.
 */
export const completenessProblems = (filing: Filing, now?: string): CompletenessProblem[] =>
  evaluate(COMPLETENESS_TABLE, sectionStates(filing, now));
