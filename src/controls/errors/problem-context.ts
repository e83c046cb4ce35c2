import { englishOf } from '#rules';
import { controlOf } from '../fields/form-rules-context';
import type { FieldProblem } from '../fields/use-control';

/** Its first text: the asterisk of a required answer comes after it. */
const firstText = (element: Element | null | undefined): string => element?.firstChild?.textContent ?? '';

/** What a field is called, and the legend of the part of the form that it stands in, as they are read on the page. */
function wordsOf(control: HTMLElement | null): { label: string; group: string } {
  const frame = control?.closest('.usa-form-group');
  return {
    label: firstText(frame?.querySelector('legend') ?? frame?.querySelector('label')),
    group: firstText(control?.closest('fieldset:not(.usa-form-group)')?.querySelector('legend')),
  };
}

const areSeveral = (words: readonly string[]): boolean => new Set(words).size > 1;

/**
 * What tells each problem of a form apart from the others: the part of the form, where several have problems or the sentence is not the
 * only one of its kind, and before it the field, where the same sentence is said of different ones.
 * @returns a text for each of the problems; empty where its sentence is enough
 */
export function problemContexts(problems: readonly FieldProblem[], idPrefix?: string): string[] {
  const lines = problems.map(({ path, message }) => ({
    message: englishOf(message),
    ...wordsOf(controlOf(path, idPrefix)),
  }));
  const hasGroups = areSeveral(lines.map(({ group }) => group).filter(Boolean));
  return lines.map(({ message, label, group }) => {
    const alike = lines.filter((line) => line.message === message);
    const isToldApart = areSeveral(alike.map((line) => line.label));
    const words = [isToldApart ? label : '', hasGroups || alike.length > 1 ? group : ''];
    return words.filter(Boolean).join(', ');
  });
}
