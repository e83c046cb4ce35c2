import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root';

/** Where the card page's typeface is served: the portal's. */
export const FONT_PATH = '/pay/assets/public-sans.woff2';

const FILE = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

/** The typeface as the browser takes it. Browsers keep it, so that it is read seldom. */
export const readFont = (): Promise<Buffer> => readFile(path.join(PROJECT_ROOT, FILE));
