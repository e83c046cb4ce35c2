import { html, scrolling, slug } from './html.mjs';
import { cited } from './law.mjs';
import { page } from './page.mjs';
import { FORMS, rules } from './rule-book.mjs';

/** `principalOfficeRules` as `Principal office`. */
const title = (name) => {
  const words = name.replace(/Rules$/, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const length = ({ minLength, maxLength }) => {
  if (maxLength === undefined) return '';
  return minLength > 1 ? `${minLength} to ${maxLength}` : `up to ${maxLength}`;
};

/** What a check says, once; the character that stands for those refused is left out. */
const sentences = (checks) => [
  ...new Set(
    checks.map(({ code, message }) => (code === 'characters' ? 'Invalid characters entered: …' : message)),
  ),
];

const fieldRow = ({ path, field, isConditional, checks }) =>
  html`<tr class="entry">
    <th scope="row">
      ${field.label || path}${field.required && html`<span class="required"> (required)</span>`}
      <code>${path}</code>
    </th>
    <td>${length(field)}</td>
    <td>
      <ul class="plain">
        ${sentences(checks).map((sentence) => html`<li>${cited(sentence)}</li>`)}
      </ul>
      ${isConditional && html`<p class="meta">Only where the rest of the form asks for it.</p>`}
    </td>
  </tr>`;

/** The address of a form, and every sentence that it can tell the filer. */
export const formSentences = () =>
  FORMS.map(({ name, form }) => ({
    name: title(name),
    target: `forms.html#${slug(title(name))}`,
    sentences: [...new Set(rules.describeRows(form).flatMap(({ checks }) => sentences(checks)))],
  }));

const formSection = ({ name, form }) => {
  const rows = rules.describeRows(form);
  const over = form.rules.length;
  return html`<section id="${slug(title(name))}">
    <h2>${title(name)}</h2>
    ${
      rows.length > 0 &&
      scrolling(
        `Fields of ${title(name)}`,
        html`<table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Characters</th>
              <th scope="col">What the filer is told</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(fieldRow)}
          </tbody>
        </table>`,
      )
    }
    ${over > 0 && html`<p class="meta">${over} ${over === 1 ? 'rule' : 'rules'} over several fields: <code>${form.rules.map((rule) => rule.name || 'unnamed').join(', ')}</code></p>`}
  </section>`;
};

/** What each form asks for, its limits and its messages. */
export const formsPage = () =>
  page({
    path: 'forms.html',
    part: 'forms.html',
    title: 'Forms',
    lead: 'The fields of each form: their labels, how long they may be, and the sentence that a filer reads when something is wrong.',
    finds: 'the fields and their messages',
    body: html`<nav class="contents" aria-label="Forms">
        <ul>
          ${FORMS.map(({ name }) => html`<li><a href="#${slug(title(name))}">${title(name)}</a></li>`)}
        </ul>
      </nav>
      ${FORMS.map(formSection)}`,
  });
