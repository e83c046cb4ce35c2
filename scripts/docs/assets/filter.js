// Shows of the page's entries those that hold every word that is looked for.
const search = document.getElementById('search');
const count = document.getElementById('search-count');
const everything = document.getElementById('everything');

const linesOf = (entry) => entry.dataset.lines?.split('\n') ?? [];

// Under what is found stands the line that has a word of it, where its name has not.
function showLine(entry, words) {
  const name = entry.textContent.toLowerCase();
  const missing = words.filter((word) => !name.includes(word));
  if (entry.hidden || missing.length === 0) return;
  const has = (line) => missing.filter((word) => line.toLowerCase().includes(word)).length;
  const [best] = linesOf(entry).sort((one, other) => has(other) - has(one));
  if (!best) return;
  const line = document.createElement('p');
  line.className = 'meta line';
  line.textContent = best;
  entry.append(line);
}

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...document.querySelectorAll('.entry')];
  let shown = 0;
  for (const entry of entries) {
    entry.querySelector('.line')?.remove();
    const text = `${entry.textContent}\n${entry.dataset.lines ?? ''}`.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) shown += 1;
    if (entry.dataset.lines) showLine(entry, words);
  }
  for (const section of document.querySelectorAll('main section')) {
    const own = section.querySelectorAll('.entry');
    if (own.length > 0 && !section.classList.contains('entry'))
      section.hidden = [...own].every((entry) => entry.hidden);
  }
  if (everything) everything.hidden = words.length === 0;
  count.textContent = words.length === 0 ? '' : `${shown} of ${entries.length} shown`;
}

search?.addEventListener('input', filter);
