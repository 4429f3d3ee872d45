import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/eslint/boundaries.js';

/** Rules of ESLint's own that find mistakes which the compiler lets pass. */
const mistakes = [
  'array-callback-return',
  'eqeqeq',
  'no-async-promise-executor',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-fallthrough',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-prototype-builtins',
  'no-self-assign',
  'no-self-compare',
  'no-sparse-arrays',
  'no-template-curly-in-string',
  'no-undef',
  'no-unreachable',
  'no-unreachable-loop',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-escape',
  'use-isnan',
  'valid-typeof',
];

export default [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'data/',
      '.cache/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  { rules: Object.fromEntries(mistakes.map((name) => [name, 'error'])) },
  ...tseslint.configs.recommended,
  {
    plugins: { nishiki: { rules: { boundaries } } },
    languageOptions: { globals: globals.node },
    rules: {
      'nishiki/boundaries': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The compiler knows what is defined; this rule would only know less.
    rules: { 'no-undef': 'off' },
  },
  { files: ['apps/web/**'], languageOptions: { globals: globals.browser } },
  {
    // Tools, lazy React components and descriptions of other people's modules need a default export.
    files: ['**/*.config.{js,ts}', 'apps/web/src/**/*.tsx', 'e2e/**', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
];
