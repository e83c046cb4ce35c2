import { LANGUAGE_KEY, LANGUAGE_NAMES, LANGUAGES, offersLanguages } from '#rules';
import { type MouseEvent, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageContext } from '../../language/LanguageContext';

/**
 * The other language, called by its own name. Without a script the server keeps the choice and comes back to the page. The office's
 * staff read English.
 */
export function LanguageLink() {
  const { language, choose } = useContext(LanguageContext);
  const other = LANGUAGES.find((each) => each !== language);
  const { pathname, search } = useLocation();
  if (!other || !offersLanguages(pathname)) return null;
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_KEY, other);
  const href = `?${query}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void choose(other).then((isChosen) => {
      if (isChosen) document.getElementById('language')?.focus();
      else window.location.assign(href);
    });
  };
  return (
    <a className="language-link" id="language" href={href} lang={other} hrefLang={other} onClick={follow}>
      {LANGUAGE_NAMES[other]}
    </a>
  );
}
