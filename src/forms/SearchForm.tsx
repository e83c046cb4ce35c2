import type { NavigateOptions } from 'react-router-dom';
import type { FormRules, SearchValues } from '#rules';
import { Button } from '../controls/Button';
import { TextField } from '../controls/fields/TextField';
import { QueryForm } from './QueryForm';

interface SearchFormProps {
  rules: FormRules<SearchValues>;
  /** What was searched for; the address of the page has it. */
  text: string;
  /** What can be searched for. */
  hint: string;
  onSearch: (text: string, options?: NavigateOptions) => void;
  /** What the button says; Search unless given. */
  action?: string;
  /** The link that clears a search; none unless given. */
  clearLabel?: string;
}

/** One box to search with. */
export function SearchForm({
  rules,
  text,
  hint,
  onSearch,
  action = 'Search',
  clearLabel = '',
}: SearchFormProps) {
  return (
    <QueryForm
      rules={rules}
      values={{ text }}
      onAsk={(wanted, options) => onSearch(wanted.text, options)}
      action={action}
      moreActions={clearLabel && text !== '' && <Button onClick={() => onSearch('')}>{clearLabel}</Button>}
      isSearch
      isAsked={text !== ''}
    >
      <TextField name="text" hint={hint} autoComplete="off" />
    </QueryForm>
  );
}
