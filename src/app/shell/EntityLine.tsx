import { useLocation } from 'react-router-dom';
import type { RootState } from '../../session/root-reducer';
import { useAppSelector } from '../../session/store-hooks';

/** Name and 'Entity ID' of the entity that the filing is about, on the filing's pages (W2-header). */
export function EntityLine() {
  const { pathname } = useLocation();
  const filing = useAppSelector((state: Partial<RootState>) => state.draft?.filing);
  if (!filing) return null;
  const { entityId, entityNameValues } = filing;
  const name = entityNameValues.oldName || entityNameValues.name;
  if (!/^\/business\/(filing|agent)\//.test(pathname) || (name === '' && entityId === '')) return null;
  return (
    <div className="site-header__entity">
      <strong>{name}</strong>
      {entityId !== '' && <span className="tabular">Entity ID {entityId}</span>}
    </div>
  );
}
