import { html, scrolling, slug } from './html.mjs';
import { page } from './page.mjs';
import { PARAMETERS, PHRASE_BOOK } from './rule-book.mjs';

/** A wording whose parameters lead to the values that they know. */
const linked = (wording) =>
  wording.split(/(\{\w+\})/).map((part) => {
    const name = part.match(/^\{(\w+)\}$/)?.[1];
    const isListed = PARAMETERS.some((parameter) => parameter.name === name);
    return isListed ? html`<a href="#parameter-${slug(name)}">${part}</a>` : part;
  });

const chapter = ({ noun, about, wordings }) =>
  html`<section>
    <h2>${noun}</h2>
    ${about && html`<p>${about}</p>`}
    ${scrolling(
      `Wordings: ${noun}`,
      html`<table>
        <thead>
          <tr>
            <th scope="col">Keyword</th>
            <th scope="col">Wording</th>
          </tr>
        </thead>
        <tbody>
          ${wordings.map(
            ({ keyword, wording }) =>
              html`<tr class="entry">
                <td>${keyword}</td>
                <td>${linked(wording)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    )}
  </section>`;

const parameter = ({ name, known }) =>
  html`<div class="entry" id="parameter-${slug(name)}">
    <dt>{${name}}</dt>
    <dd>
      ${
        known.length > 0
          ? [...known]
              .sort((one, other) => one.localeCompare(other))
              .map((value) => value || '(none)')
              .join(' · ')
          : 'any text, in quotation marks'
      }
    </dd>
  </div>`;

/** Every wording that a feature may use, and the values that it takes. */
export const phrasesPage = () =>
  page({
    path: 'phrases.html',
    part: 'phrases.html',
    title: 'Phrase book',
    lead: 'The sentences that features are made of. A word in braces stands for a value; it leads to those that are known.',
    finds: 'the wordings and the values',
    body: html`${PHRASE_BOOK.map(chapter)}
      <section>
        <h2>What may stand in a wording</h2>
        <dl>${PARAMETERS.map(parameter)}</dl>
      </section>`,
  });
