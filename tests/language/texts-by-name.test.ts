import {
  decideFirst,
  emptyFiling,
  initialFiling,
  mergedMessage,
  mergeFilings,
  type Filing,
  textInWords,
} from '#rules';
import { inSpanish } from '../../src/app/spanish';
import { ENTITY_TYPE_NAMES } from '../../src/portal/forms';
import { TASK_GROUPS } from '../../src/portal/start/tasks';

const begun = initialFiling({ filingType: 'llc', submissionKey: '00000000-0000-4000-8000-000000000001' });
const named = (name: string): Filing => ({
  ...begun,
  entityNameValues: { ...emptyFiling().entityNameValues, name },
});
const managed = { managementValues: { ...begun.managementValues, managedBy: 'MGR' as const } };

test('a filer is told in Spanish what has come from another tab, and which answers are to be chosen', () => {
  const merged = mergeFilings(begun, named('Birch LLC'), { ...named('Aspen LLC'), ...managed });
  expect(textInWords(mergedMessage(merged), inSpanish)).toMatch(
    /^Este trámite también se cambió en otro lugar, .* De allí viene: Administración y miembros\.$/,
  );
  expect(textInWords(decideFirst(merged.filing, merged.undecided), inSpanish)).toBe(
    'Primero elija qué respuesta conservar: Nombre de la entidad.',
  );
});

test('the start page and the list of forms have Spanish for what they take from tables', () => {
  const words = [
    ...TASK_GROUPS.flatMap(({ title, links }) => [
      title,
      ...links.flatMap(({ label, cost }) => [label, cost]),
    ]),
    ...Object.values(ENTITY_TYPE_NAMES),
  ].filter((word) => !word.startsWith('$'));
  expect(words.filter((word) => inSpanish(word) === word)).toEqual([]);
});
