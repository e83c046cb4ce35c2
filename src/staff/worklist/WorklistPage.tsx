import { useCallback, useEffect } from 'react';
import { Link } from '../../controls/Link';
import { totalDecided, decisionTimeText, PATHS, WAITING_AGES } from '#rules';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { DecidedChart } from './DecidedChart';
import { figuresRequested, selectWorklist, type WorklistFigures } from './worklist-slice';

/** How much waits and for how long, what was decided, and how long that took. */
export default function WorklistPage() {
  const dispatch = useAppDispatch();
  const askAgain = useCallback(() => void dispatch(figuresRequested()), [dispatch]);
  useEffect(askAgain, [askAgain]);
  const { status, figures, message } = useAppSelector(selectWorklist);
  return (
    <>
      <PageHeading title="Worklist figures" lead={<p>Days are those of Mountain Time.</p>} />
      {status === 'loading' && <Loading>Loading the figures…</Loading>}
      {status === 'failed' && <RetryNotice message={message} onTryAgain={askAgain} />}
      {status === 'ready' && (
        <div className="worklist">
          <Waiting waiting={figures.waiting} />
          <Decided figures={figures} />
        </div>
      )}
    </>
  );
}

/** A table whose cells draw a bar: chart and table are one. */
function Waiting({ waiting }: Pick<WorklistFigures, 'waiting'>) {
  const most = Math.max(1, ...waiting.map(({ count }) => count));
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card" aria-labelledby="waiting">
      <h2 className="card__title" id="waiting">
        Filings that wait
      </h2>
      <table className="table bars">
        <caption className="usa-sr-only">
          Filings that wait for a decision, by the time since their receipt
        </caption>
        <thead>
          <tr>
            <th scope="col">Waiting for</th>
            <th scope="col">Filings</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ age, count }) => (
            <tr key={age}>
              <th scope="row">{WAITING_AGES[age]}</th>
              <td>
                <span className="bars__count">{count}</span>
                <svg className="bars__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(count / most) * 100} height="10" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td>{total > 0 ? <Link to={PATHS.pendingQueue}>{total}</Link> : total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Decided({ figures: { decided, medianHours } }: { figures: WorklistFigures }) {
  const { approved, rejected } = totalDecided(decided);
  return (
    <section className="card" aria-labelledby="decided">
      <h2 className="card__title" id="decided">
        Decisions of the last {decided.length} days
      </h2>
      <dl className="figures">
        <div>
          <dt>Approved</dt>
          <dd>{approved}</dd>
        </div>
        <div>
          <dt>Rejected</dt>
          <dd>{rejected}</dd>
        </div>
        <div>
          <dt>Median time to a decision</dt>
          <dd>{decisionTimeText(medianHours)}</dd>
        </div>
      </dl>
      {approved + rejected === 0 ? (
        <p>Nothing was decided in these days.</p>
      ) : (
        <DecidedChart days={decided} />
      )}
    </section>
  );
}
