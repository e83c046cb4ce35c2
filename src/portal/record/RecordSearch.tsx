import { useNavigate } from 'react-router-dom';
import { isEntityIdInput, PATHS, queryString, recordSearchRules } from '#rules';
import { SearchForm } from '../../forms/SearchForm';
import { recordPath } from '../message-pages';
import type { SearchQuery } from './search-slice';

/** The address of a search. */
export const searchPath = ({
  text,
  status = null,
  page = 1,
  form,
}: Pick<SearchQuery, 'text'> & Partial<SearchQuery>): string =>
  PATHS.search +
  queryString({ name: text, status: status ?? undefined, page: page > 1 ? String(page) : undefined, form });

/** One box for a name or an ID number; digits only are an ID number. The results keep the form that the visitor is looking for. */
export function RecordSearch({ text = '', form }: Partial<Pick<SearchQuery, 'text' | 'form'>>) {
  const navigate = useNavigate();
  return (
    <SearchForm
      rules={recordSearchRules}
      text={text}
      hint="Words of the name in any order, or the ID number"
      onSearch={(wanted, options) =>
        void navigate(
          isEntityIdInput(wanted) ? recordPath(wanted, form) : searchPath({ text: wanted, form }),
          options,
        )
      }
    />
  );
}
