import { englishOf, type Filing, type FormRules, type Problem, type RuleContext } from '#rules';
import type { Values } from './field-values';

/** A form of the rule book with its empty and its filled-in values. */
export interface RulesForm {
  problems(values: Values, context: RuleContext): Problem[];
  /** The label of a field, as every screen shows it. */
  label(path: string, context: RuleContext): string;
  /** What the filer is told of a text that its field changes when it is left; empty where it changes nothing. */
  note(path: string, typed: string, context: RuleContext): string;
  /** Writes sound values into the filing; only for the forms of whole steps. */
  write?(filing: Filing, values: Values): Filing;
  empty: Values;
  filled: Values;
  /** Takes over values of the filing when the form opens. */
  begin?(values: Values, filing: Filing): Values;
  /** What an answer or a selection changes elsewhere in the form. */
  settle?(values: Values): Values;
  /** Whether the filer can continue with these values; left out where that is always so. */
  canContinue?(values: Values): boolean;
}

type Writable<V> = FormRules<V> & { write?: (filing: Filing, values: V) => Filing };

/** A form with its empty and its filled-in values. */
export const form = <V>(rules: Writable<V>, empty: V, filled: V = empty): RulesForm => ({
  problems: (values, context) => rules.problems(values as V, context),
  label: (path, context) => rules.field(path, context)?.label ?? '',
  note: (path, typed, context) =>
    rules.field(path, context)?.repair?.(typed).notes.map(englishOf).join(' ') ?? '',
  ...(rules.write && {
    write: (filing: Filing, values: Values) => rules.write?.(filing, values as V) ?? filing,
  }),
  empty: empty as Values,
  filled: filled as Values,
});
