import { formatDay } from '#rules';
import type { WorklistFigures } from './worklist-slice';

type Days = WorklistFigures['decided'];

/** Units of the drawing: a day's column, its gap, and the height of the tallest one. */
const COLUMN = 8;
const GAP = 2;
const HEIGHT = 60;

/** Decisions a day: a drawing for the eye, and the same figures as a table for everybody who wants to read them. */
export function DecidedChart({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ approved, rejected }) => approved + rejected));
  const heightOf = (count: number) => (count / most) * HEIGHT;
  const width = days.length * (COLUMN + GAP);
  return (
    <figure className="decided">
      <div className="decided__drawing" aria-hidden="true">
        <span className="decided__most">{most}</span>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
          {days.map(({ day, approved, rejected }, index) => {
            const x = index * (COLUMN + GAP) + GAP / 2;
            const top = HEIGHT - heightOf(approved);
            return (
              <g key={day}>
                <rect
                  className="decided__approved"
                  x={x}
                  y={top}
                  width={COLUMN}
                  height={heightOf(approved)}
                />
                <rect
                  className="decided__rejected"
                  x={x}
                  y={top - heightOf(rejected)}
                  width={COLUMN}
                  height={heightOf(rejected)}
                />
              </g>
            );
          })}
        </svg>
        <span className="decided__days">
          <span>{formatDay(days[0]?.day ?? '')}</span>
          <span>{formatDay(days.at(-1)?.day ?? '')}</span>
        </span>
        <span className="decided__legend">
          <span className="decided__key decided__key--approved">Approved</span>
          <span className="decided__key decided__key--rejected">Rejected</span>
        </span>
      </div>
      <details>
        <summary>Decisions a day as a table</summary>
        <table className="table">
          <caption className="usa-sr-only">Decisions a day, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Approved</th>
              <th scope="col">Rejected</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, approved, rejected }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{approved}</td>
                <td>{rejected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
