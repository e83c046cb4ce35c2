import { html, scrolling, slug } from './html.mjs';
import { page } from './page.mjs';
import { PARAMETERS, PHRASE_BOOK, wordingUse } from './rule-book.mjs';

/** A wording whose parameters lead to the values that they know. */
const linked = (wording) =>
  wording.split(/(\{\w+\})/).map((part) => {
    const name = part.match(/^\{(\w+)\}$/)?.[1];
    const isListed = PARAMETERS.some((parameter) => parameter.name === name);
    return isListed ? html`<a href="#parameter-${slug(name)}">${part}</a>` : part;
  });

const wordingRow = ({ keyword, wording }, { levels, uses, example }) =>
  html`<tr class="entry">
    <td>${keyword}</td>
    <td>${linked(wording)} ${example && example !== wording && html`<p class="meta">${example}</p>`}</td>
    <td>${levels.join(', ')}</td>
    <td>${uses}</td>
  </tr>`;

const chapter = ({ noun, about, wordings }, useOf) =>
  html`<section id="noun-${slug(noun)}">
    <h2>${noun}</h2>
    ${about && html`<p>${about}</p>`}
    ${scrolling(
      `Wordings: ${noun}`,
      html`<table>
        <thead>
          <tr>
            <th scope="col">Keyword</th>
            <th scope="col">Wording, and a sentence that uses it</th>
            <th scope="col">Works at</th>
            <th scope="col">Uses</th>
          </tr>
        </thead>
        <tbody>
          ${wordings.map((wording) => wordingRow(wording, useOf(wording)))}
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
export const phrasesPage = () => {
  const useOf = wordingUse();
  const nouns = [...new Set(PHRASE_BOOK.map(({ noun }) => noun))];
  return page({
    path: 'phrases.html',
    part: 'phrases.html',
    title: 'Phrase book',
    lead: 'The sentences that features are made of. A word in braces stands for a value; it leads to those that are known.',
    finds: 'the wordings and the values',
    body: html`<nav class="contents" aria-label="How to say it, by noun">
        <ul>
          ${nouns.map((noun) => html`<li><a href="#noun-${slug(noun)}">${noun}</a></li>`)}
        </ul>
      </nav>
      ${PHRASE_BOOK.map((one) => chapter(one, useOf))}
      <section>
        <h2>What may stand in a wording</h2>
        <dl>${PARAMETERS.map(parameter)}</dl>
      </section>`,
  });
};
