import { useLocation } from 'react-router-dom';
import { isEntityIdInput, entityIdInAddress } from '#rules';
import { Link } from '../../controls/Link';
import { selectOffice } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { translate } from '../../language/translate';
import { LanguageLink } from './LanguageLink';
import { SideMenu } from './SideMenu';
import type { RootState } from '../../session/root-reducer';

/** Mark and name of the office, the entity of the filing at the top right, and the menu. */
export function SiteHeader() {
  const office = useAppSelector(selectOffice);
  return (
    <header className="site-header">
      <div className="site-header__inner">
        <Link className="site-header__name" to="/business">
          <Mark />
          <span>
            {office?.name ?? translate('Business filing')}
            <small>{translate('Online business filing')}</small>
          </span>
        </Link>
        <EntityLine />
        <LanguageLink />
        <SideMenu />
      </div>
    </header>
  );
}

/** As high as a line of text. */
const NOTHING_YET = '\u00a0';

const FINISHED = /\/(receipt|whatsnext)$/;

/** The entity of a finished filing, from its receipt: it has its ID number from then on. */
function useFinishedEntity(page: string | undefined) {
  const receipt = useAppSelector((state: Partial<RootState>) => state.receipt?.receipt);
  const transaction = useAppSelector((state: Partial<RootState>) => state.whatsNext?.transaction);
  if (page === 'whatsnext') return transaction;
  return !page ? null : receipt && { entityName: receipt.name, mstrTransId: receipt.masterId };
}

/** Name and 'Entity ID' of the entity that the filing is about, on the filing's pages (W2-header). */
function EntityLine() {
  const { pathname, search } = useLocation();
  // The intro of a filing that did not begin is about another entity than the filing in progress.
  const filing = useAppSelector(({ draft, entityEntry }: Partial<RootState>) =>
    entityEntry?.status === 'idle' ? draft?.filing : undefined,
  );
  const refused = useAppSelector(({ entityEntry }: Partial<RootState>) => entityEntry?.refused);
  const awaited = useAppSelector((state) => state.session.awaited);
  const [, finishedPage] = FINISHED.exec(pathname) ?? [];
  const finished = useFinishedEntity(finishedPage);
  if (!/^\/business\/(filing|agent)\//.test(pathname)) return null;
  const query = new URLSearchParams(search);
  const asked = entityIdInAddress(query.get('entityId') ?? (finishedPage ? '' : awaited.entityId));
  const { entityId, entityNameValues } = filing ?? {};
  const known =
    finished?.entityName || entityNameValues?.oldName || entityNameValues?.name || refused?.entityName;
  // While the entity is read, or a reload brings its filing back, its lines stand already, so that the page does not move.
  const isAwaited = !filing?.filingType && !(refused && !known);
  const isKept = isAwaited && !finishedPage && asked === awaited.entityId;
  const name = known || (isKept ? awaited.name : '');
  const shownId = finished?.mstrTransId || entityId || (isAwaited && isEntityIdInput(asked) ? asked : '');
  // A receipt comes with its entity: until it is there, the lines keep its place.
  const isComing = finishedPage && query.has('refId');
  const idLine = shownId ? translate('Entity ID {id}', { id: shownId }) : isComing && NOTHING_YET;
  if (!name && !idLine) return null;
  return (
    <div className="site-header__entity">
      <strong>{name || NOTHING_YET}</strong>
      {idLine && <span className="tabular">{idLine}</span>}
    </div>
  );
}

/** The portal's own mark: a filed document. Decoration, since the name is shown next to it. */
const Mark = () => (
  <svg className="site-header__mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path d="M11 6h17l10 10v26H11z" fill="#fff" />
    <path d="M28 6v10h10" fill="#99deea" />
    <path d="M17 23h15M17 29h9" stroke="#0e4f5c" strokeWidth="2.5" strokeLinecap="round" />
    <circle cx="34" cy="37" r="9" fill="#ffbe2e" stroke="#0e4f5c" strokeWidth="2" />
    <path
      d="M30 37l3 3 5.5-5.5"
      fill="none"
      stroke="#093b44"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
