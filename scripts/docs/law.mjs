import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements, readTsv } from '../lib/tsv.mjs';
import { html, slug } from './html.mjs';
import { rules } from '../lib/rules.mjs';

const READINGS_FILE = 'docs/decisions/0006-readings.md';
/** Title 7 of the Colorado Revised Statutes: all of it by the legislature, article 90 part by part by the office. */
const TITLE = 'https://leg.colorado.gov/sites/default/files/images/olls/crs2023-title-07.pdf';
const PART = (part) =>
  `https://www.coloradosos.gov/pubs/info_center/laws/Title7/Title7Article90Part${part}.html`;

const OFFICE_FAQ = 'https://www.sos.state.co.us/pubs/business/FAQs/reinstatement.html';
const FEDERAL = 'https://www.ecfr.gov/current/title-31/part-1010/section-1010.380';

/** An older commit, with which the present state is compared, has no such lists. */
const rowsOf = (path) => (existsSync(path) ? readTsv(path) : []);

/** The address of a section or article: the part of a section is its number without the last two digits. */
export const addressOf = (section) => {
  const [, part] = /^7-90-(\d+)\d\d(?:\.\d+)?$/.exec(section) ?? [];
  if (section.includes('CFR')) return FEDERAL;
  if (section.startsWith('FAQ')) return OFFICE_FAQ;
  return part ? PART(part) : TITLE;
};

export const lawAnchor = (section) => `law-${slug(section)}`;
export const readingAnchor = (subject) => `reading-${slug(subject)}`;

/** An earlier version has the section, what it is about and the requirements alone. */
const lawOf = ([section, about, ...rest]) => {
  const [edition = '', verdict = ''] = rest.slice(0, -1);
  return { section, about, edition, verdict, requirements: (rest.at(-1) ?? '').split(' ') };
};

/**
 * The sections of the law that the specification rests on: `{ section, about, edition, verdict, requirements }`, with what each requires, the
 * edition that was read and when, and whether the rules carry it.
 */
export const LAW = rowsOf('features/law.tsv').map(lawOf);

/** Where sections are cited: rules and their messages, features, and the texts of the content service. */
const CITING = [
  ['rules', '.ts'],
  ['features', '.feature'],
  ['server/content', '.md'],
];

const filesIn = ([folder, extension]) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => path.endsWith(extension) && !path.endsWith(`.test${extension}`));

/** Faults of everything that cites the law. */
const uncoveredCitations = () =>
  CITING.flatMap(filesIn).flatMap((path) => rules.citationFaults(path, readFileSync(path, 'utf8'), LAW));

const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const BEARS_ON = new Map(rowsOf('features/readings.tsv').map(([subject, ids]) => [subject, ids.split(' ')]));

const KNOWN_IDS = new Set(readRequirements().map(({ id }) => id));
const idsIn = (text) =>
  (text.match(/\b[WART]\d+-[a-z0-9-]+[a-z0-9]\b/g) ?? []).filter((id) => KNOWN_IDS.has(id));

/** How the specification is read where it is silent or contradicts itself: `{ subject, text, requirements }`. */
export const READINGS = (existsSync(READINGS_FILE) ? readFileSync(READINGS_FILE, 'utf8') : '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map(cellsOf)
  .map(([subject, text]) => ({
    subject,
    text,
    requirements: [...new Set([...(BEARS_ON.get(subject) ?? []), ...idsIn(`${subject} ${text}`)])],
  }));

/** Faults in the lists of the law and of the readings, and of what cites the law, in sentences. */
export function lawFaults() {
  const subjects = new Set(READINGS.map(({ subject }) => subject));
  const unknown = ({ requirements }, file) =>
    requirements.filter((id) => !KNOWN_IDS.has(id)).map((id) => `${file} names no requirement: ${id}`);
  return [
    ...LAW.flatMap((law) => unknown(law, 'features/law.tsv')),
    ...rules.ledgerFaults(LAW),
    ...uncoveredCitations(),
    ...[...BEARS_ON].flatMap(([, requirements]) => unknown({ requirements }, 'features/readings.tsv')),
    ...[...BEARS_ON.keys()]
      .filter((subject) => !subjects.has(subject))
      .map((subject) => `features/readings.tsv: ${READINGS_FILE} has no reading "${subject}"`),
  ];
}

/** A text in which each section of the law leads to its entry, or where there is none, to its text. */
export const cited = (text, root = '') => {
  const sections = typeof text === 'string' ? rules.sectionsCited(text) : [];
  if (sections.length === 0) return text;
  // The longest first: 7-90-601.5 begins with 7-90-601.
  const pattern = sections
    .sort((one, other) => other.length - one.length)
    .map((section) => section.replaceAll('.', '\\.'));
  return text.split(new RegExp(`(${pattern.join('|')})`)).map((part, place) => {
    if (place % 2 === 0) return part;
    const isKnown = LAW.some(({ section }) => section === part);
    return html`<a class="law" href="${isKnown ? `${root}law.html#${lawAnchor(part)}` : addressOf(part)}"
      >${part}</a
    >`;
  });
};

const bearingOn = (list, ids) =>
  list.filter(({ requirements }) => requirements.some((id) => ids.includes(id)));

/** Links to the law and the readings that bear on requirements; undefined where there are none. */
export const lawAndReadings = (ids, root = '') => {
  const law = bearingOn(LAW, ids);
  const readings = bearingOn(READINGS, ids);
  if (law.length + readings.length === 0) return undefined;
  return html`${
    law.length > 0 &&
    html`<p class="meta">
      Law:
      ${law.map(
        ({ section, about }) =>
          html`<a class="law" href="${root}law.html#${lawAnchor(section)}">${section}</a> (${about}) `,
      )}
    </p>`
  }
  ${
    readings.length > 0 &&
    html`<details>
      <summary>
        ${readings.length === 1 ? '1 reading' : `${readings.length} readings`} of the specification
      </summary>
      <ul class="plain">
        ${readings.map(
          ({ subject }) =>
            html`<li>
              <a href="${root}law.html#${readingAnchor(subject)}">${subject.replaceAll('`', '')}</a>
            </li>`,
        )}
      </ul>
    </details>`
  }`;
};
