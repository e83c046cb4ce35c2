import { emptyFiling, initialFiling, mergedMessage, mergeFilings, type Filing } from '#rules';
import { inSpanish } from '../../src/app/spanish';
import { ENTITY_TYPE_NAMES } from '../../src/portal/forms';
import { TASK_GROUPS } from '../../src/portal/start/tasks';

const begun = initialFiling({ filingType: 'llc', submissionKey: '00000000-0000-4000-8000-000000000001' });
const named = (name: string): Filing => ({
  ...begun,
  entityNameValues: { ...emptyFiling().entityNameValues, name },
});
const managed = { managementValues: { ...begun.managementValues, managedBy: 'MGR' as const } };

test('a filer whose page another device has changed is told so in Spanish', () => {
  const saved = { ...named('Aspen LLC'), ...managed };
  const message = inSpanish(mergedMessage(mergeFilings(begun, named('Birch LLC'), saved)));
  expect(message).toMatch(
    /^Este trámite se cambió en otra pestaña o ventana, o en otro dispositivo, mientras/,
  );
  expect(message).toContain('Nombre de la entidad: guardado allí: Aspen LLC. Ingresado aquí: Birch LLC.');
  expect(message).toMatch(/También se cambió allí: Administración y miembros\.$/);
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
