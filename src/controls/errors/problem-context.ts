import { englishOf } from '#rules';
import { controlOf } from '../fields/form-rules-context';
import type { FieldProblem } from '../fields/use-control';

/** Its first text: the asterisk of a required answer comes after it. */
const firstText = (element: Element | null | undefined): string => element?.firstChild?.textContent ?? '';

/** What a field is called, and the legends of the parts of the form that it stands in, the nearest first, as they are read on the page. */
function wordsOf(control: HTMLElement | null): { label: string; groups: string[] } {
  const frame = control?.closest('.usa-form-group');
  const groups: string[] = [];
  for (
    let part = control?.closest('fieldset:not(.usa-form-group)');
    part;
    part = part.parentElement?.closest('fieldset:not(.usa-form-group)')
  )
    groups.push(firstText(part.querySelector('legend')));
  return {
    label: firstText(frame?.querySelector('legend') ?? frame?.querySelector('label')),
    groups: groups.filter(Boolean),
  };
}

const areSeveral = (words: readonly string[]): boolean => new Set(words).size > 1;

interface Line {
  message: string;
  words: readonly string[];
}

const isRead = (one: Line, other: Line): boolean =>
  one.message === other.message && one.words.join() === other.words.join();

/** Lines that are still read alike are counted. */
const counted = (line: Line, place: number, lines: readonly Line[]): string => {
  const alike = lines.filter((other) => isRead(line, other));
  const number = lines.slice(0, place + 1).filter((other) => isRead(line, other)).length;
  return [...line.words, ...(alike.length > 1 ? [String(number)] : [])].join(', ');
};

/**
 * What tells each problem of a form apart from the others: the part of the form, where several have problems or the sentence is not the
 * only one of its kind, and before it the field, where the same sentence is said of different ones. No two lines are read alike.
 * @returns a text for each of the problems; empty where its sentence is enough
 */
export function problemContexts(problems: readonly FieldProblem[], idPrefix?: string): string[] {
  const found = problems.map(({ path, message }) => ({
    message: englishOf(message),
    ...wordsOf(controlOf(path, idPrefix)),
  }));
  const hasGroups = areSeveral(found.flatMap(({ groups }) => groups.slice(0, 1)));
  const lines = found.map(({ message, label, groups }) => {
    const alike = found.filter((line) => line.message === message);
    const inSamePart = alike.filter((line) => line.label === label && line.groups[0] === groups[0]);
    const isToldApart = areSeveral(alike.map((line) => line.label));
    const parts = inSamePart.length > 1 ? groups : groups.slice(0, hasGroups || alike.length > 1 ? 1 : 0);
    return { message, words: [...(isToldApart ? [label] : []), ...parts].filter(Boolean) };
  });
  return lines.map(counted);
}
