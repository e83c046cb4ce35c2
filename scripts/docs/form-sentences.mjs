import { rules } from '../lib/rules.mjs';
import { slug } from './html.mjs';

/** The forms of the rule book by the name that they are exported under. */
export const FORMS = Object.entries(rules)
  .filter(
    ([, value]) => typeof value === 'object' && value !== null && 'form' in value && 'problems' in value,
  )
  .map(([name, { form, step }]) => ({ name, form, step }));

/** `principalOfficeRules` as `Principal office`. */
export const formTitle = (name) => {
  const words = name.replace(/Rules$/, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The sentence of a check, once; the placeholder for refused characters is left out. */
export const sentences = (checks) => [
  ...new Set(
    checks.map(({ code, message }) => (code === 'characters' ? 'Invalid characters entered: …' : message)),
  ),
];

/** The address of a form, and every sentence that it can tell the filer. */
export const formSentences = () =>
  FORMS.map(({ name, form }) => ({
    name: formTitle(name),
    target: `forms.html#${slug(formTitle(name))}`,
    sentences: [...new Set(rules.describeRows(form).flatMap(({ checks }) => sentences(checks)))],
  }));
