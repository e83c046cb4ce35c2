import {
  defineParameterType,
  Given,
  setDefaultTimeout,
  setWorldConstructor,
  Then,
  When,
  World,
} from '@cucumber/cucumber';
import type { FilingDriver } from '../levels/filing-driver';
import { apiDriver } from '../levels/api';
import { rulesDriver } from '../levels/rules';
import { lookUp } from '../words/vocabulary/look-up';
import { PARAMETER_TYPES } from '../words/parameter-types/all';
import { PHRASES } from '../levels/all-wordings';
import { reportNounsOnce } from './report-nouns-once';
import { withSoundTable } from './with-sound-table';

/** @throws Error where nobody says which server is tested */
const serverToTest = (): string => {
  const { BASE_URL = '' } = process.env;
  if (BASE_URL === '') throw new Error('BASE_URL names the server to test; `npm run spec:api` starts one.');
  return BASE_URL;
};

const DRIVERS: Record<string, () => FilingDriver> = {
  rules: rulesDriver,
  api: () => apiDriver(serverToTest()),
};

/** A scenario's world: the driver of the level that the profile names. */
class FilingWorld extends World<{ level: string }> {
  driver = lookUp('level', DRIVERS, this.parameters.level)();
}

/** A step at API level may wait for a job of a server that is busy. */
const STEP_MILLISECONDS = 30_000;

setDefaultTimeout(STEP_MILLISECONDS);
setWorldConstructor(FilingWorld);
PARAMETER_TYPES.forEach((type) => defineParameterType(reportNounsOnce(type)));
PHRASES.forEach((phrases) =>
  phrases({ Given: withSoundTable(Given), When: withSoundTable(When), Then: withSoundTable(Then) }),
);
