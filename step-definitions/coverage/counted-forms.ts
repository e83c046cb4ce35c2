import type { Form } from '#rules';
import { describeRows } from '#rules';
import type { RowHits } from './row-hits';

/** A check of a constraint row, or a rule over several fields, and how many scenarios broke it. */
interface CountedCheck {
  path: string;
  code: string;
  message: string;
  scenarios: number;
}

export interface CountedForm {
  name: string;
  checks: CountedCheck[];
}

/** A function that notes when its answer says that something is wrong. */
const noting =
  <Arguments extends unknown[], Answer>(
    judge: (...given: Arguments) => Answer,
    isBroken: (answer: Answer) => boolean,
    hits: RowHits,
  ) =>
  (...given: Arguments): Answer => {
    const answer = judge(...given);
    if (isBroken(answer)) hits.note(judge);
    return answer;
  };

/** Replaces the items of a list that is declared to be read only; the schemas read it at each validation. */
const replaceEach = <Item>(items: readonly Item[], replacement: (item: Item) => Item): void =>
  items.forEach((item, place) => ((items as Item[])[place] = replacement(item)));

export const formsWithin = (form: Form): Form[] => [
  form,
  ...describeRows(form).flatMap(({ row }) => (row.kind === 'list' ? formsWithin(row.item) : [])),
];

/** True the first time it is called with a thing. */
export const onceOnly = (): ((thing: object) => boolean) => {
  const seenForms = new Set<object>();
  return (thing) => !seenForms.has(thing) && seenForms.add(thing) !== undefined;
};

/** The refusals of each form of the rule book. Rows and rules that several forms share are counted with the first of them. */
export const countForms = (forms: Readonly<Record<string, Form>>, hits: RowHits): (() => CountedForm[]) => {
  const isFirst = onceOnly();
  const described = Object.entries(forms).map(([name, form]) => {
    const rows = describeRows(form).flatMap(({ path, checks }) =>
      checks.map((check) => ({ path, ...check })),
    );
    // A check that only a wrong type can break has no scenario in business language.
    return {
      name,
      rows: rows.filter(({ isOfType, check }) => !isOfType && isFirst(check)),
      rules: form.rules.filter(isFirst),
    };
  });
  const rows = new Set(Object.values(forms).flatMap((form) => describeRows(form).map(({ row }) => row)));
  const rules = new Set(
    Object.values(forms)
      .flatMap(formsWithin)
      .map((form) => form.rules),
  );
  for (const { checks } of rows)
    replaceEach(checks, (check) => noting(check, (finding) => finding !== null, hits));
  for (const each of rules) replaceEach(each, (rule) => noting(rule, (found) => found.length > 0, hits));
  return () =>
    described.map((form) => ({
      name: form.name,
      checks: [
        ...form.rows.map(({ path, code, message, check }) => ({
          path,
          code,
          message,
          scenarios: hits.of(check),
        })),
        ...form.rules.map((rule, place) => ({
          path: '',
          code: 'rule',
          message: rule.name || `rule ${place + 1} over several fields`,
          scenarios: hits.of(rule),
        })),
      ],
    }));
};
