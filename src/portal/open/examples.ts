/** Something to try of the open record: by a command that can be typed as it stands, once REGISTRY is set, or in the browser. */
export interface OpenExample {
  title: string;
  /** What curl is told beside the address. */
  options: string;
  path: string;
}

/** Each of them is run by a test. */
export const OPEN_EXAMPLES: readonly OpenExample[] = [
  {
    title: 'Look a business up by its name',
    options: '-fsS',
    path: '/open-api/v1/entities?q=aspen&status=GOOD',
  },
  { title: 'Read one record', options: '-fsS', path: '/open-api/v1/entities/20101000001' },
  {
    title: 'List the filings of a business',
    options: '-fsS',
    path: '/open-api/v1/entities/20151000031/filings',
  },
  { title: 'Save a document', options: '-fsSO', path: '/open-api/v1/filings/20154000001/document' },
  {
    title: 'Read changes from the first one on',
    options: '-fsS',
    path: '/open-api/v1/changes?after=0&limit=10',
  },
  {
    title: 'Get changes as they happen',
    options: '-fsSN -H "Accept: text/event-stream"',
    path: '/open-api/v1/changes',
  },
  { title: 'List the files of the whole record', options: '-fsS', path: '/open-api/v1/snapshots' },
];

/** A request with a key, once KEY is set to it. */
export const KEY_EXAMPLE: OpenExample = {
  title: 'Send your key',
  options: '-fsS -H "Authorization: Bearer $KEY"',
  path: '/open-api/v1/entities/20101000001',
};

const quoted = (text: string): string => JSON.stringify(text);

export const commandOf = ({ options, path }: OpenExample): string =>
  ['curl', options, quoted(['$REGISTRY', path].join(''))].join(' ');
