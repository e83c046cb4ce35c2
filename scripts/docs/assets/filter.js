// Shows of the page's entries those that hold every word that is looked for.
const search = document.getElementById('search');
const count = document.getElementById('search-count');
const everything = document.getElementById('everything');

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...document.querySelectorAll('.entry')];
  let shown = 0;
  for (const entry of entries) {
    const text = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) shown += 1;
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
