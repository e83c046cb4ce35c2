import { FORMS, formTitle, sentences } from './form-sentences.mjs';
import { html, scrolling, slug } from './html.mjs';
import { cited } from './law.mjs';
import { page } from './page.mjs';
import { rules } from './rule-book.mjs';

const length = ({ minLength, maxLength }) => {
  if (maxLength === undefined) return '';
  return minLength > 1 ? `${minLength} to ${maxLength}` : `up to ${maxLength}`;
};

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

const formSection = ({ name, form }) => {
  const rows = rules.describeRows(form);
  const over = form.rules.length;
  return html`<section id="${slug(formTitle(name))}">
    <h2>${formTitle(name)}</h2>
    ${
      rows.length > 0 &&
      scrolling(
        `Fields of ${formTitle(name)}`,
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
          ${FORMS.map(({ name }) => html`<li><a href="#${slug(formTitle(name))}">${formTitle(name)}</a></li>`)}
        </ul>
      </nav>
      ${FORMS.map(formSection)}`,
  });
