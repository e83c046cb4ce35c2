import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CONTRACT_OPERATIONS } from '../../rules/errors/operations';
import { NOT_CALLED, SITUATIONS } from './situations';

interface Cell {
  row: string;
  column: string;
  words: string;
}

/** Columns that every operation has, as the matrix heads them; what else the catalog lists follows in the last one. */
const COLUMNS = ['200', '418', 'HTTP 418', '500', 'HTTP 500', 'no response', 'not JSON', 'no apiData'];
const PACES = ['slow', 'too slow'];
const FIXED = [...COLUMNS, ...PACES];

const cellOf = (test: TestCase): Cell | null => {
  const annotation = test.annotations.find(({ type }) => type === 'cell');
  return annotation?.description ? (JSON.parse(annotation.description) as Cell) : null;
};

/** Prints the matrix: a row for each place that calls an operation, a column for each outcome; the failing cells in full below. */
export default class MatrixReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>();
  private readonly failures: string[] = [];
  private passed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const isPassed = result.status === 'passed';
    if (isPassed) this.passed += 1;
    else this.failures.push(failureText(test, result));
    const cell = cellOf(test);
    if (!cell) return;
    const row = this.rows.get(cell.row) ?? new Map<string, string>();
    row.set(cell.column, `${isPassed ? '' : '✗ '}${cell.words}`);
    this.rows.set(cell.row, row);
    if (!isPassed) print(`✗ ${cell.row}, ${cell.column}: ${firstLines(result)}`);
  }

  onError(error: { message?: string }): void {
    this.failures.push(error.message ?? 'An error outside of the cells');
  }

  onEnd(_result: FullResult): void {
    this.printMatrix();
    printAside();
    for (const failure of this.failures) print(`\n${failure}`);
    print(`${this.passed} passed, ${this.failures.length} failed`);
  }

  private printMatrix(): void {
    const lines = [...this.rows].map(([row, cells]) => [
      row,
      ...FIXED.map((column) => cells.get(column) ?? ''),
      [...cells]
        .filter(([column]) => !FIXED.includes(column))
        .map(([column, words]) => `${column}: ${words}`)
        .join(', '),
    ]);
    const head = ['operation: where', ...FIXED, 'other codes of the catalog'];
    const widths = head.map((title, index) =>
      Math.max(title.length, ...lines.map((line) => (line[index] ?? '').length)),
    );
    const draw = (line: readonly string[]) =>
      print(
        line
          .map((text, index) => text.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    print('');
    draw(head);
    draw(widths.map((width) => '-'.repeat(width)));
    // In the order of the table, whichever worker was first.
    const order = SITUATIONS.map(({ operation, where }) => `${operation}: ${where}`);
    const place = ([row = '']: readonly string[]) =>
      order.includes(row) ? order.indexOf(row) : order.length;
    lines.sort((a, b) => place(a) - place(b)).forEach(draw);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Colors that the test runner puts into its messages. */
const COLORS = /\u001b\[\d+m/g;

const firstLines = ({ error }: TestResult): string =>
  (error?.message ?? '').replace(COLORS, '').split('\n').filter(Boolean).slice(0, 6).join(' | ');

function failureText(test: TestCase, result: TestResult): string {
  const where = test.titlePath().slice(3).join(', ');
  const page = result.attachments.find(({ name }) => name === 'page')?.body?.toString() ?? '';
  const errors = result.errors.map(({ message, stack }) => stack ?? message ?? '');
  return [`✗ ${where}`, ...errors, page && `The page: ${page}`].join('\n');
}

/** Operations without cells in the matrix, and why. */
function printAside(): void {
  const deviations = SITUATIONS.filter(({ instead }) => instead);
  if (deviations.length > 0) print('\nOn purpose not as the catalog says:');
  for (const { operation, where, instead } of deviations)
    print(`  ${operation}: ${where}: ${instead?.reason}`);
  print('\nCalled by no page:');
  for (const operation of CONTRACT_OPERATIONS) {
    const reason = NOT_CALLED[operation];
    if (reason) print(`  ${operation}: ${reason}`);
  }
  print('');
}
