import { html } from './html.mjs';

const WIDTH = 560;
const ROW = 66;
const BOX = { width: 290, height: 42 };
const MAIN = 10;
const SIDE = 330;
const SIDE_WIDTH = 220;

const middle = (row) => row * ROW + BOX.height / 2 + 6;
const top = (row) => row * ROW + 6;
const bottom = (row) => top(row) + BOX.height;
const CENTRE = MAIN + BOX.width / 2;

const arrow = (id, path, kind = '') =>
  html`<path class="${`edge ${kind}`.trim()}" d="${path}" marker-end="url(#${id}-head)" />`;

const box = ({ x, width, row, kind, text, number }) =>
  html`<g class="${kind}">
    <rect x="${x}" y="${top(row)}" width="${width}" height="${BOX.height}" rx="8" />
    <text x="${x + 14}" y="${middle(row) + 5}">${text}</text>
    ${number && html`<text class="number" x="${x + width - 14}" y="${middle(row) + 5}">${number}</text>`}
  </g>`;

/** Along the main column, or around through a step at the side that only some filings have. */
const nextEdges = (id, steps) => {
  const main = steps.filter(({ isOptional }) => !isOptional);
  const along = main
    .slice(1)
    .map((step, place) => arrow(id, `M ${CENTRE} ${bottom(main[place].row)} V ${top(step.row) - 7}`));
  const around = steps.flatMap((step, place) => {
    if (!step.isOptional) return [];
    const before = steps[place - 1];
    const after = steps[place + 1];
    return [
      arrow(
        id,
        `M ${MAIN + BOX.width} ${middle(before.row)} H ${SIDE + 60} V ${top(step.row) - 7}`,
        'optional',
      ),
      arrow(
        id,
        `M ${SIDE + 60} ${bottom(step.row)} V ${middle(after.row)} H ${MAIN + BOX.width + 7}`,
        'optional',
      ),
    ];
  });
  return [...along, ...around];
};

/** The registered-agent wizard is drawn next to the step that leads there, and to the step that it returns to. */
const wizardEdges = (id, from, back) => {
  const there = arrow(id, `M ${MAIN + BOX.width} ${middle(from.row) - 8} H ${SIDE - 7}`, 'wizard');
  const home =
    back.row === from.row
      ? arrow(id, `M ${SIDE} ${middle(from.row) + 8} H ${MAIN + BOX.width + 7}`, 'wizard')
      : arrow(
          id,
          `M ${SIDE + 40} ${bottom(from.row)} V ${middle(back.row) - 8} H ${MAIN + BOX.width + 7}`,
          'wizard',
        );
  return [there, home];
};

/**
 * A flow as a picture.
 * @param {{ id: string, title: string, description: string, steps: { step: string, text: string, number: string, isOptional:
 *   boolean }[], wizard?: { from: string, back: string } }} flow steps in their order
 */
export const flowDiagram = ({ id, title, description, steps: given, wizard }) => {
  const steps = given.map((step, row) => ({ ...step, row }));
  const rowOf = (name) => steps.find(({ step }) => step === name);
  const from = wizard && rowOf(wizard.from);
  const back = wizard && rowOf(wizard.back);
  return html`<svg
    class="flow"
    viewBox="0 0 ${WIDTH} ${steps.length * ROW}"
    role="img"
    aria-labelledby="${id}-title ${id}-description"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-description">${description}</desc>
    <defs>
      <marker
        id="${id}-head"
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        orient="auto"
      >
        <path d="M 0 0 L 8 4 L 0 8 z" />
      </marker>
    </defs>
    ${nextEdges(id, steps)} ${from && back && wizardEdges(id, from, back)}
    ${steps.map(({ row, text, number, isOptional }) =>
      box(
        isOptional
          ? { x: SIDE, width: SIDE_WIDTH, row, kind: 'step optional', text, number }
          : { x: MAIN, width: BOX.width, row, kind: 'step', text, number },
      ),
    )}
    ${
      from &&
      box({ x: SIDE, width: SIDE_WIDTH, row: from.row, kind: 'wizard', text: 'Registered-agent wizard' })
    }
  </svg>`;
};
