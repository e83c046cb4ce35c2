import { createRequire } from 'node:module';
import { rules } from '../lib/rules.mjs';

/* The vocabulary is TypeScript, read the way cucumber-js reads it; the rule book registers that. */
const require = createRequire(import.meta.url);
const vocabulary = (file) => require(`../../step-definitions/words/vocabulary/${file}.ts`);

const { ENTITY_TYPE_WORDS, FILING_WORDS, OTHER_TRANSACTION_WORDS, STATUS_WORDS, TRANSACTION_WORDS } = rules;
const YES_NO = { Yes: 'Y', No: 'N' };

/** The nouns of the vocabulary for the values of an input, by the input's name. */
const NOUNS = {
  transactionType: TRANSACTION_WORDS,
  transaction: { ...TRANSACTION_WORDS, ...OTHER_TRANSACTION_WORDS },
  entityType: ENTITY_TYPE_WORDS,
  statusCode: STATUS_WORDS,
  filingType: FILING_WORDS,
  step: { ...vocabulary('steps').STEPS, ...vocabulary('agent-questions').AGENT_QUESTIONS },
  operation: vocabulary('operations').OPERATION_NOUNS,
  standing: vocabulary('standings').STANDING_WORDS,
  agentType: vocabulary('choices').CHOICES["agent's type"],
  maintainAgentFlg: vocabulary('choices').CHOICES['service of process or registered agent'],
  attaches: YES_NO,
  fraudFlag: YES_NO,
  additionalFilers: YES_NO,
};

/** The input whose nouns are those of a part of an outcome that is called otherwise. */
const NOUNS_OF = {
  steps: 'step',
  entityTypes: 'entityType',
  becomes: 'statusCode',
  requiredOf: 'entityType',
};

/** The nouns of a part of an outcome, by its name. */
export const nounsOf = (part) => NOUNS[NOUNS_OF[part] ?? part] ?? {};

/** The heading of an input whose name alone does not explain it. */
const HEADINGS = {
  filingType: 'filing',
  statusCode: 'status of the entity',
  entityType: "entity's type",
  transactionType: 'transaction',
  operation: 'question to the registry',
  sbf: 'secure filing',
  maintainAgentFlg: 'service of process or registered agent',
  checkedTyp: 'way of verification',
  entityBox: 'number or name',
  internalCode: 'code of the registry',
  adminFraudCheck: 'administrative fraud check',
  attaches: 'attaches documents',
  formers: 'persons forming',
};

/** An input in words: `isAfterDueMonth` as "is after due month". */
export const headingOf = (input) =>
  HEADINGS[input] ?? input.replace(/([a-z])([A-Z0-9])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);

/**
 * The word for each value of a choice, and the way back. A value without a noun, or with one that could be taken for another value or a list,
 * keeps its name.
 * @param {string} input
 * @param {readonly string[]} values
 */
export function wordsOf(input, values) {
  const nouns = Object.entries(NOUNS[input] ?? {});
  const wordOf = new Map();
  for (const value of values) {
    const word = nouns.find(([, meant]) => meant === value)?.[0];
    if (word && !values.includes(word) && !/,|^not /.test(word)) wordOf.set(value, word);
  }
  const valueOf = new Map([...wordOf].map(([value, word]) => [word.toLowerCase(), value]));
  return { wordOf, valueOf };
}
