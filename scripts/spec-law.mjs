/**
 * `npm run spec:law`: whether every section of the law that a rule, a feature or a text of the content service cites stands in
 * features/law.tsv with the edition that was read and a verdict. Lists what is missing, and ends with 1.
 */
import { lawFaults, LAW } from './docs/law.mjs';

const faults = lawFaults();
for (const fault of faults) console.log(fault);
console.log(`${LAW.length} sections of the law, ${faults.length} places to fix`);
process.exitCode = faults.length > 0 ? 1 : 0;
