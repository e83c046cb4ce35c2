import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSITION_MS } from '#rules';

it('moves things as long as the rules say (W4-announce)', () => {
  const styles = readFileSync(join(__dirname, '../styles/_base.scss'), 'utf8');
  expect(styles).toContain(`--transition: ${TRANSITION_MS}ms;`);
});
