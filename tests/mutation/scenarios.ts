import { rulesDriver } from '../../step-definitions/levels/rules';
import type { KnownWordings } from '../../step-definitions/runners/carry-out';
import { carryOut } from '../../step-definitions/runners/carry-out';
import { readPickles } from '../../step-definitions/runners/pickles';
import { tests } from './collected';

/* The scenarios at rules level, each as a test of its own. `npm run spec` is what proves them; here they hunt mutants. */
const known: KnownWordings = new Map();

for (const { place, name, steps } of readPickles())
  tests.push({
    name: `${place} ${name}`,
    file: '',
    run: async () => {
      const driver = rulesDriver();
      for (const step of steps) await carryOut(driver, step, known);
    },
  });
