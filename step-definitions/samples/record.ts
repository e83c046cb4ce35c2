import type { Filing, RecordValues } from '#rules';
import { emptyFiling } from '#rules';

/** A filing on an entity whose record says this, and nothing else. */
export const withRecord = (filing: Filing, facts: Partial<RecordValues>): Filing => ({
  ...filing,
  recordValues: {
    version: 1,
    reportDueDate: '',
    previousEffective: '',
    principalOfficeValues: emptyFiling().principalOfficeValues,
    registeredAgentValues: null,
    ...filing.recordValues,
    ...facts,
  },
});
