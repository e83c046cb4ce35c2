import { translate } from '../../language/translate';

/** The name that an entity had before, under the one that it has, where a search has found it by that. */
export const FormerName = ({ name }: { name: string }) => (
  <span className="row-note">{translate('Formerly {name}', { name })}</span>
);

/** Above what a search found in another spelling. */
export const CloseSpellingNote = () => (
  <p>{translate('No name has these words as you typed them. These names are spelled closely to them.')}</p>
);
