import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'reports',
      '.features-gen',
      'api/generated.ts',
      'coverage',
      'src/public',
    ],
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
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['takeEvery', 'takeLatest', 'takeLeading'].map((name) => ({
              name: 'typed-redux-saga',
              importNames: [name],
              message:
                'A handler that throws would cancel its siblings: use watchEvery and the like of session/watch.',
            })),
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message:
                'They bring nearly two kilobytes of prefetching into the first page: use controls/Link.',
            },
          ],
        },
      ],
    },
  },
  { files: ['scripts/**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
);
