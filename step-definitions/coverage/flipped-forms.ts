import type { Form } from '#rules';
import { describeRows } from '#rules';
import { formsWithin, onceOnly } from './counted-forms';
import type { Flip } from './flipped-tables';

/** Another item in a list that is declared to be read only, and back. */
const replacing =
  <Item>(items: readonly Item[], place: number, item: Item) =>
  (): (() => void) => {
    const list = items as Item[];
    const before = items[place] as Item;
    list[place] = item;
    return () => void (list[place] = before);
  };

/** Every check of the forms, and every rule over several fields, as one that refuses nothing. Rows that forms share are flipped once. */
export const flipsOfForms = (forms: Readonly<Record<string, Form>>): Flip[] => {
  const isFirst = onceOnly();
  return Object.entries(forms).flatMap(([name, form]) => [
    ...describeRows(form)
      .filter(({ row }) => isFirst(row))
      .flatMap(({ path, row, checks }) =>
        checks.flatMap(({ check, isOfType, message }, place) =>
          // A check that only a wrong type can break has no scenario in business language.
          isOfType
            ? []
            : [
                {
                  what: `${name}: ${path} is not refused with "${message}"`,
                  thing: check,
                  apply: replacing(row.checks, place, () => null),
                },
              ],
        ),
      ),
    ...formsWithin(form)
      .filter(({ rules }) => isFirst(rules))
      .flatMap(({ rules }) =>
        rules.map((rule, place) => ({
          what: `${name}: the rule ${rule.name || place + 1} refuses nothing`,
          thing: rule,
          apply: replacing(rules, place, () => []),
        })),
      ),
  ]);
};
