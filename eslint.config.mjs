import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';
import boundedQueries from './scripts/lint/bounded-queries.cjs';
import comparedTexts from './scripts/lint/compared-texts.cjs';
import guardedCalls from './scripts/lint/guarded-calls.cjs';
import statesOfFilings from './scripts/lint/states-of-filings.cjs';

/** What nothing in the application imports. */
const EVERYWHERE = [
  ...['takeEvery', 'takeLatest', 'takeLeading'].map((name) => ({
    name: 'typed-redux-saga',
    importNames: [name],
    message: 'A handler that throws would cancel its siblings: use watchEvery and the like of session/watch.',
  })),
  {
    name: 'react-router-dom',
    importNames: ['Link', 'NavLink'],
    message: 'They bring nearly two kilobytes of prefetching into the first page: use controls/Link.',
  },
];

/** Pages fill a form and read it; none makes one. */
const ONE_FORM_FRAME = {
  name: 'formik',
  importNames: ['Form', 'Formik', 'useFormik', 'withFormik', 'Field', 'FastField', 'ErrorMessage'],
  message: 'There is one form frame: use FormPage, EntryForm, QueryForm or LiveFields of src/forms.',
};

/** The same for an element: it has no place for a refusal, and no say in leaving the page. */
const NO_OTHER_FORM = {
  selector: 'JSXOpeningElement[name.name="form"]',
  message: 'There is one form frame: use FormPage, PlainPage, EntryForm or QueryForm of src/forms.',
};

export default tseslint.config(
  {
    ignores: ['dist', 'node_modules', 'reports', '.features-gen', 'coverage', 'src/public'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { prefer: 'type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/session/watch.ts', '**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: EVERYWHERE }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/forms/**', 'src/session/watch.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [...EVERYWHERE, ONE_FORM_FRAME] }],
      'no-restricted-syntax': ['error', NO_OTHER_FORM],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/testing/**', 'server/database/every-row.ts'],
    plugins: { server: { rules: { 'bounded-queries': boundedQueries, 'guarded-calls': guardedCalls } } },
    rules: { 'server/bounded-queries': 'error', 'server/guarded-calls': 'error' },
  },
  {
    files: ['{rules,src,server,mocks}/**/*.{ts,tsx}'],
    // Tells lines of the error summary apart that read alike: there the words are what matters.
    ignores: ['**/*.test.{ts,tsx}', 'src/controls/errors/problem-context.ts'],
    plugins: { texts: { rules: { 'compared-texts': comparedTexts } } },
    rules: { 'texts/compared-texts': 'error' },
  },
  {
    files: ['{rules,src,server,mocks}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'rules/filings/recorded-state.ts',
      // When the filer wants it to take effect, which is no state.
      'rules/effective-date/**',
      'src/filing/steps/effectivedate/**',
      // Filings that are put into a state for testers.
      'server/sample-data/**',
    ],
    plugins: { filings: { rules: { 'states-of-filings': statesOfFilings } } },
    rules: { 'filings/states-of-filings': 'error' },
  },
  { files: ['scripts/**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
  {
    // As long as the contracts that they are written from.
    files: ['api/*generated.ts'],
    rules: { 'max-lines': 'off' },
  },
);
