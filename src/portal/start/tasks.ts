import { formatMoney, formTitle, type OfferedForm, offeredForms, PATHS, type Task } from '#rules';
import { startOf } from '../forms';

/** Something that a visitor of the start page can do, and what it costs. */
export interface TaskLink {
  label: string;
  path: string;
  cost: string;
}

export interface TaskGroup {
  title: string;
  links: readonly TaskLink[];
}

const FREE = 'Free';

const formLink = (form: OfferedForm): TaskLink => ({
  label: formTitle(form.filingType),
  path: startOf(form),
  cost: formatMoney(form.fee),
});

const formsOf = (task: Task): TaskLink[] =>
  offeredForms()
    .filter((form) => form.task === task)
    .map(formLink);

/** The tasks of visitors, in groups; the forms among them come from the flow table. */
export const TASK_GROUPS: readonly TaskGroup[] = [
  {
    title: 'Start a business',
    links: [
      { label: 'What kind of company do I need?', path: PATHS.kindOfCompany, cost: FREE },
      { label: 'Is my name free?', path: PATHS.nameCheck, cost: FREE },
      ...formsOf('start'),
    ],
  },
  { title: 'Keep it in good standing', links: formsOf('standing') },
  { title: 'Change what is on record', links: formsOf('change') },
  {
    title: 'Check something',
    links: [
      { label: 'Look up a business', path: PATHS.search, cost: FREE },
      { label: 'Verify a certificate', path: PATHS.certificate, cost: FREE },
      { label: 'All forms, fees and what you need', path: PATHS.forms, cost: FREE },
    ],
  },
];
