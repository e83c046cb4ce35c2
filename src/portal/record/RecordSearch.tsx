import { useNavigate } from 'react-router-dom';
import { isEntityIdInput, PATHS, queryString, recordSearchRules } from '#rules';
import { SearchForm } from '../../forms/SearchForm';
import { recordPath } from '../message-pages';

/** The address of the search for a text in names. */
export const searchPath = (name: string): string => `${PATHS.search}${queryString({ name })}`;

/** One box for a name or an ID number; digits only are an ID number. */
export function RecordSearch({ text = '' }: { text?: string }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      rules={recordSearchRules}
      text={text}
      hint="A part of the name is enough. An ID number has digits only."
      onSearch={(wanted) => void navigate(isEntityIdInput(wanted) ? recordPath(wanted) : searchPath(wanted))}
    />
  );
}
