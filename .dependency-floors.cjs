/**
 * The floors of each part of the project, highest first: what stands in a list is imported by what stands before it, never the other way
 * around. `.dependency-cruiser.cjs` turns each place into a rule.
 */

/** The folders of the rule book, highest first, with the files beside them that its folders read. */
const RULES = [
  'admin',
  'access',
  'errors',
  'drafts',
  'progress',
  'payment',
  'completeness',
  'steps',
  'agent',
  'lists',
  'record',
  // What filings do to the record knows names; what they declare, below, does not.
  'filings/all-effects.ts',
  'filings/[^/]+/effect.ts',
  'filings/(formation|restoration)-effect.ts',
  'filings/facts-set.ts',
  'filings/declare-effect.ts',
  'receipt',
  'forms',
  'names',
  'flows',
  'people',
  'followers',
  'notifications',
  'files',
  'effective-date',
  'fees',
  'navigation',
  'addresses',
  'calendar',
  'constraints',
  'problem.ts',
  'law',
  'filing',
  // What filings and steps declare is read by everything about flows; what else is in their folders knows flows, names and agents.
  'filings/all-filings.ts',
  'filings/[^/]+/filing.ts',
  'filings/formation-steps.ts',
  'filings/obstacles.ts',
  'filings/declare-filing.ts',
  'steps/all-steps.ts',
  'steps/[^/]+/step.ts',
  'steps/declare-step.ts',
  // What a filing can become, which everything about a paid filing reads.
  'filings/life.ts',
  'filings/recorded-state.ts',
  'record/facts.ts',
  'filing-parts',
  'entities',
  'decision-table',
  'constants',
  'language',
  'keys-of.ts',
];

/** The folders of the server in the same way. */
const SERVER = [
  'startup',
  'http',
  'pages',
  'operations',
  'sso',
  'sample-data',
  'payment-page',
  'webhooks',
  'jobs',
  'open',
  'review',
  'followers',
  'passcodes',
  'agents',
  'accounts',
  'tokens',
  'audit',
  'filing',
  'contract',
  'entities',
  'reference-data',
  'context.ts',
  'documents',
  'providers',
  'outbox',
  'timed-search.ts',
  'bounded-queue.ts',
  'failures',
  'callers',
  'database',
  'settings',
  'ports',
  // Of no folder, since they know nothing of a registry.
  ...[
    'clock.ts',
    'constant-time.ts',
    'cookies.ts',
    'keyed-hash.ts',
    'once.ts',
    'project-root.ts',
    'text-contents.ts',
    'with-time-limit.ts',
  ],
];

/** The way that every filing goes, from what is known last to what all of it needs. */
const FILING = [
  'receipt',
  'return',
  'attachments',
  'payment',
  'record',
  'drafts',
  'confirmation',
  'submissions',
];

/** The pages of a filing and what they share; the registry of the steps, beside them, puts them together. */
const FILING_PAGES = ['payment', 'review', 'steps', 'whats-next', 'documents', 'receipt', 'wizard'];

/** The floors of the phrase book: who carries scenarios out, all nouns at once, the nouns by what they are about, and what every noun stands on. */
const PHRASE_BOOK = [
  'runners',
  'coverage',
  'levels',
  'record',
  'staff',
  'access',
  'filings',
  'filing',
  'steps',
  'agent',
  'portal',
  'forms',
  'payment',
  'scenario',
  'words',
  'samples',
  'foundation',
];

/** The rooms of those floors that have several. */
const NOUNS = {
  record: [
    'open-record',
    'record-on-day',
    'record-order',
    'filing-life',
    'records',
    'public-pages',
    'coming',
  ],
  staff: [
    'personal-data-filers',
    'personal-data',
    'rejections',
    'reviewed-filings',
    'pending-filings',
    'pending-queue',
    'payment-matters',
    'accounts',
    'signed-on',
  ],
  access: ['login', 'access'],
  filings: ['agent-changes', 'amendments', 'dissolutions', 'periodic-reports', 'restorations'],
  filing: ['filing-flow', 'beginning', 'entity-filings', 'review', 'receipt', 'whats-next'],
  steps: ['names', 'addresses', 'people', 'attachments', 'effective-date', 'notifications'],
  agent: ['agents', 'agent-navigation', 'agent-records', 'passcodes'],
  portal: [
    'portal',
    'navigation',
    'screen',
    'session',
    'lists',
    'constants',
    'law',
    'failures',
    'registry',
    'return-codes',
  ],
  scenario: ['on-record', 'sign-on', 'context'],
  words: ['parameter-types', 'vocabulary'],
};

module.exports = { RULES, SERVER, FILING, FILING_PAGES, PHRASE_BOOK, NOUNS };
