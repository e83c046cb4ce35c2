import type { MouseEvent } from 'react';

const toMain = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** The first stop of the Tab key: past header and menu. Leaves the address as it is. */
export const SkipLink = () => (
  <a className="usa-skipnav" href="#main" onClick={toMain}>
    Skip to main content
  </a>
);
