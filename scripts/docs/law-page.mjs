import { inBusinessWords } from './business-words.mjs';
import { formSentences } from './form-sentences.mjs';
import { html } from './html.mjs';
import { addressOf, cited, LAW, lawAnchor, readingAnchor, READINGS } from './law.mjs';
import { page } from './page.mjs';
import { featurePath, tablePath } from './places.mjs';
import { rules } from './rule-book.mjs';

const requirementLinks = (ids) =>
  ids.map((id) => html`<a class="id" href="requirements.html#${id}">${id}</a> `);

/** Words between backticks as code, and the sections of the law as links. */
const prose = (text) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : cited(part)));

/** The tables whose own requirement is one of these. */
const tablesOf = (ids) => rules.ALL_TABLES.filter(({ source }) => ids.includes(source));

const rowLinks = (table, says) =>
  inBusinessWords(table).rows.flatMap(({ cells, outcome }, place) =>
    says([...cells, outcome].join(' '))
      ? [
          html`<li>
            <a href="${tablePath(table.name)}#row-${place + 1}">${table.name}: row ${place + 1}</a>
          </li>`,
        ]
      : [],
  );

const featureSays = ({ name, description, rules: own, scenarios }, says) =>
  says([name, description, ...own.map((rule) => rule.name)].join(' ')) ||
  scenarios.some((scenario) => says(JSON.stringify([scenario.name, scenario.steps, scenario.examples])));

const lawSection =
  (features) =>
  ({ section, about, edition, verdict, requirements }) => {
    const says = (text) => text.includes(section);
    const bearing = tablesOf(requirements);
    return html`<section class="entry" id="${lawAnchor(section)}">
      <h3>${section}</h3>
      <p>${about}. <a href="${addressOf(section)}">The text of the law</a></p>
      <p><strong>${verdict[0].toUpperCase()}${verdict.slice(1)}.</strong> ${edition}.</p>
      <p class="meta">${requirementLinks(requirements)}</p>
      <ul class="plain">
        ${features
          .filter(
            (feature) =>
              featureSays(feature, says) ||
              feature.scenarios.some(({ ids }) => ids.some((id) => requirements.includes(id))),
          )
          .map(({ name, path }) => html`<li>Feature <a href="${featurePath(path)}">${name}</a></li>`)}
        ${bearing.map(({ name }) => html`<li>Table <a href="${tablePath(name)}">${name}</a></li>`)}
        ${rules.ALL_TABLES.filter((table) => !bearing.includes(table)).flatMap((table) => rowLinks(table, says))}
        ${formSentences()
          .filter(({ sentences }) => sentences.some(says))
          .map(({ name, target }) => html`<li>Form <a href="${target}">${name}</a></li>`)}
      </ul>
    </section>`;
  };

const readingSection = ({ subject, text, requirements }) =>
  html`<section class="entry" id="${readingAnchor(subject)}">
    <h3>${prose(subject)}</h3>
    <p>${prose(text)}</p>
    <p class="meta">
      ${requirementLinks(requirements)}
      ${tablesOf(requirements).map(({ name }) => html`<a href="${tablePath(name)}">${name}</a> `)}
    </p>
  </section>`;

/** The basis of the specification: the law, and how it is read where it is silent; each with what follows from it. */
export const lawPage = (features) =>
  page({
    path: 'law.html',
    part: 'law.html',
    title: 'Law and readings',
    lead: 'The sections of the Colorado Revised Statutes that the specification rests on, and how it is read where it is silent or says two things.',
    finds: 'the law and the readings',
    body: html`<section>
        <h2>Law</h2>
        ${LAW.map(lawSection(features))}
      </section>
      <section>
        <h2>Readings</h2>
        ${READINGS.map(readingSection)}
      </section>`,
  });
