// Shows of the page's entries those that hold every word that is looked for; in the overview, of everything that there is.
const search = document.getElementById('search');
const count = document.getElementById('search-count');
const everything = document.getElementById('everything');
/** Limited for each kind, so that one kind with many hits does not hide the others. */
const MOST = 50;

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

// Under what is found stands the line that has a word of it, where its name has not.
function lineFor({ name, lines }, words) {
  const missing = words.filter((word) => !name.toLowerCase().includes(word));
  const has = (line) => missing.filter((word) => line.toLowerCase().includes(word)).length;
  const [best] = missing.length > 0 ? lines.toSorted((one, other) => has(other) - has(one)) : [];
  return best ? [element('p', { className: 'meta line', textContent: best })] : [];
}

const entryFor = (entry, words) =>
  element(
    'li',
    { className: 'entry' },
    element('span', { className: 'kind', textContent: entry.kind }),
    ' ',
    element('a', { href: entry.target, textContent: entry.name }),
    ...lineFor(entry, words),
  );

const found = (window.FOUND ?? []).map(([kind, name, target, lines]) => ({
  kind,
  name,
  target,
  lines,
  text: [`${kind} ${name}`, ...lines].join('\n').toLowerCase(),
}));

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole-word matches come first: a search for 75 does not mean 1675. */
function withWholeWordsFirst(hits, words) {
  const whole = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'u'));
  const parts = new Map(hits.map((hit) => [hit, whole.filter((one) => !one.test(hit.text)).length]));
  return hits.toSorted((one, other) => parts.get(one) - parts.get(other));
}

function findEverything(words) {
  const matching =
    words.length === 0 ? [] : found.filter(({ text }) => words.every((word) => text.includes(word)));
  const hits = withWholeWordsFirst(matching, words);
  const numbers = new Map();
  const shown = hits.filter(({ kind }) => {
    const [sort] = kind.split(' ');
    numbers.set(sort, (numbers.get(sort) ?? 0) + 1);
    return numbers.get(sort) <= MOST;
  });
  everything.replaceChildren(...shown.map((entry) => entryFor(entry, words)));
  everything.hidden = words.length === 0;
  if (words.length === 0) return '';
  return shown.length < hits.length
    ? `${hits.length} of ${found.length} found, the first ${MOST} of each kind shown`
    : `${hits.length} of ${found.length} shown`;
}

function filterPage(words) {
  const entries = [...document.querySelectorAll('.entry')];
  for (const entry of entries) {
    const text = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of document.querySelectorAll('main section')) {
    const own = section.querySelectorAll('.entry');
    if (own.length > 0 && !section.classList.contains('entry'))
      section.hidden = [...own].every((entry) => entry.hidden);
  }
  const shown = entries.filter((entry) => !entry.hidden).length;
  return words.length === 0 ? '' : `${shown} of ${entries.length} shown`;
}

search?.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  count.textContent = everything ? findEverything(words) : filterPage(words);
});
