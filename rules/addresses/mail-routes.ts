/** A carrier's route or a unit of the military, whose boxes are at no post office. */
interface MailRoute {
  /** As the postal service writes it. */
  name: string;
  written: string;
  /** Without a box the words mean something else: Route 66, Unit 5. */
  needsBox?: boolean;
}

/** Publication 28, 225, 24 and 25. */
const MAIL_ROUTES: readonly MailRoute[] = [
  { name: 'RR', written: String.raw`r\.?\s?r\.?|r\.?\s?f\.?\s?d\.?|rural\s+(?:route|rt\.?|delivery)` },
  { name: 'RR', written: String.raw`route|rte?\.?|r\.?\s?d\.?`, needsBox: true },
  {
    name: 'HC',
    written: String.raw`h\.?\s?c\.?(?:\s?r\.?)?|highway\s+contract(?:\s+route)?|star\s+(?:route|rt\.?)`,
  },
  { name: 'PSC', written: String.raw`p\.?\s?s\.?\s?c\.?`, needsBox: true },
  { name: 'CMR', written: String.raw`c\.?\s?m\.?\s?r\.?`, needsBox: true },
  { name: 'UNIT', written: 'unit', needsBox: true },
];

const NUMBER = String.raw`[\s#-]*(?:no\.?\s*)?(?<number>\d+[a-z]?)\b`;
const BOX = String.raw`[\s,]*(?:b[o0]?x\b|#)[\s#.:]*(?=\d|[a-z]\b)`;

const ROUTES = MAIL_ROUTES.map(({ name, written, needsBox = false }) => ({
  name,
  needsBox,
  alone: new RegExp(String.raw`^\s*(?:${written})${NUMBER}\s*$`, 'i'),
  withBox: new RegExp(String.raw`^\s*(?:${written})${NUMBER}${BOX}`, 'i'),
}));

/** The number without zeros before it, which only the military writes. */
const numbered = (name: string, number = ''): string =>
  `${name} ${name === 'RR' || name === 'HC' ? number.replace(/^0+(?=\d)/, '') : number}`;

/** True for a line that is a route or a unit without its box, which stands in the other line then. */
export const isMailRoute = (line: string): boolean => ROUTES.some(({ alone }) => alone.test(line));

/**
 * A line that begins with a route, with that and its box as the postal service writes them; null for any other line.
 * @example standardMailRoute('R.F.D. #2, Box 15') // 'RR 2 BOX 15'
 */
export function standardMailRoute(line: string): string | null {
  for (const { name, alone, withBox, needsBox } of ROUTES) {
    const box = withBox.exec(line);
    if (box) return [numbered(name, box.groups?.['number']), 'BOX', line.slice(box[0].length)].join(' ');
    const number = needsBox ? null : alone.exec(line);
    if (number) return numbered(name, number.groups?.['number']);
  }
  return null;
}
