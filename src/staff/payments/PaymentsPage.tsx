import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mattersText, pagerOf, PATHS, queryString, TABLE_PAGE_SIZE, englishOf } from '#rules';
import { FocusMessage } from '../../controls/alerts/Alert';
import { Loading } from '../../controls/loading/Loading';
import { Pager } from '../../controls/lists/Pager';
import { PageHeading } from '../../forms/PageHeading';
import type { RootState } from '../../session/root-reducer';
import { serverNow } from '../../session/selectors';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { CloseMatterDialog } from './CloseMatterDialog';
import type { ClosingTold } from './matters-saga';
import { MattersTable } from './MattersTable';
import { mattersWanted, selectMatters, type PaymentMatter } from './matters-slice';

const PAGE = /^[1-9]\d{0,4}$/;

/** Payments that somebody has to look at: for no filing that is known, and disputed ones (T5-book, T7-reversal). */
export default function PaymentsPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wantedPage = PAGE.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const load = useCallback(() => void dispatch(mattersWanted(wantedPage)), [dispatch, wantedPage]);
  useEffect(load, [load]);
  const [told, setTold] = useState<ClosingTold | null>(null);
  const [closing, setClosing] = useState<PaymentMatter | null>(null);
  return (
    <>
      <PageHeading
        title="Payments"
        lead={
          <p>
            A payment comes here when it is for a filing that the registry does not know, or when who paid has
            asked their bank for the money back. Every day the payments at the provider are compared with the
            filings on record. Times are Mountain Time.
          </p>
        }
      />
      {told && <FocusMessage key={englishOf(told.message)} {...told} />}
      <Matters
        onRetry={load}
        onClose={(matter) => {
          setTold(null);
          setClosing(matter);
        }}
        onPage={(page) =>
          void navigate(`${PATHS.payments}${queryString({ page: page > 1 ? String(page) : '' })}`)
        }
      />
      {closing && (
        <CloseMatterDialog
          matter={closing}
          onCancel={() => setClosing(null)}
          onClosed={(text) => {
            setClosing(null);
            setTold(text);
            load();
          }}
        />
      )}
    </>
  );
}

interface MattersProps {
  onRetry: () => void;
  onClose: (matter: PaymentMatter) => void;
  onPage: (page: number) => void;
}

/** The payments on the page; that there are none; or that they did not come. */
function Matters({ onRetry, onClose, onPage }: MattersProps) {
  const { status, page, count, matters, message } = useAppSelector(selectMatters);
  const store = useStore<RootState>();
  const pager = pagerOf(count, page, TABLE_PAGE_SIZE);
  if (status === 'failed') {
    return (
      <section className="card" aria-label="Payments">
        <RetryNotice message={message} onTryAgain={onRetry} />
      </section>
    );
  }
  if (status === 'loading' && matters.length === 0) return <Loading>Loading the payments…</Loading>;
  return (
    <section className="card" aria-labelledby="payments">
      <h2 className="card__title" id="payments">
        {mattersText(count)}
      </h2>
      {matters.length > 0 && (
        <MattersTable
          matters={matters}
          now={serverNow(store.getState())}
          isLoading={status === 'loading'}
          onClose={onClose}
        />
      )}
      <p className="usa-sr-only" role="status">
        {status === 'ready' && pager.pageCount > 1 && `Page ${pager.page} of ${pager.pageCount}`}
      </p>
      <Pager pager={pager} label="Payments" onPage={onPage} />
    </section>
  );
}
