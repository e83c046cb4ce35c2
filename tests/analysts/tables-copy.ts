import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';

const ROOT = join(__dirname, '../..');
const COPIED = [
  'api',
  'rules',
  'scripts',
  'step-definitions',
  'package.json',
  'tsconfig.json',
  '.prettierrc.json',
];

/** Reads the sheets at the paths that it is given, and writes what would become of each as JSON. */
const OUTCOMES = `
  const { readTables } = await import('./scripts/tables/files.mjs');
  const { importSheets } = await import('./scripts/tables/import.mjs');
  const outcomes = [];
  for (const path of process.argv.slice(1)) {
    const { problems, diffs, files } = await importSheets(await readTables(path));
    outcomes.push({ problems, changes: diffs.flatMap(({ lines }) => lines), files: Object.fromEntries(files) });
  }
  process.stdout.write(JSON.stringify(outcomes));
`;

/** What becomes of edited sheets. */
export interface ImportOutcome {
  problems: string[];
  /** The rows that change, one line each. */
  changes: string[];
  /** The sources as they would be written. */
  files: Record<string, string>;
}

/** A line of a sheet, as texts. */
export type SheetRow = string[];

/** A copy of the project whose tables are exported, edited and imported. */
export class TablesCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'tables-'));

  constructor() {
    for (const part of COPIED) cpSync(join(ROOT, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(script: string, args: readonly string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  export(to = 'exported'): void {
    const { status, output } = this.run('tables-export', [to]);
    if (status !== 0) throw new Error(output);
  }

  import(path: string): { status: number | null; output: string } {
    return this.run('tables-import', [path]);
  }

  /** The result of importing the sheets at each of these paths, in one process, so that the rule book is read once. Nothing is written. */
  outcomesOf(paths: readonly string[]): ImportOutcome[] {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', OUTCOMES, ...paths],
      { cwd: this.folder, encoding: 'utf8', maxBuffer: Infinity },
    );
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout) as ImportOutcome[];
  }

  /** The files of a folder and what they hold. */
  files(folder: string, ending: string): Record<string, string> {
    return Object.fromEntries(
      readdirSync(join(this.folder, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .sort()
        .map((file) => [file, readFileSync(join(this.folder, folder, file), 'utf8')]),
    );
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Puts a source back to what it is in the project. */
  restore(file: string): void {
    cpSync(join(ROOT, file), join(this.folder, file));
  }

  /** Edits a CSV file line by line, in a copy of the exported ones. */
  editCsv(file: string, edit: (lines: SheetRow[]) => SheetRow[], folder = 'edited'): string {
    cpSync(join(this.folder, 'exported'), join(this.folder, folder), { recursive: true });
    return this.editInPlace(join(folder, file), edit);
  }

  /** Edits a CSV file where it is. */
  editInPlace(file: string, edit: (lines: SheetRow[]) => SheetRow[]): string {
    const path = join(this.folder, file);
    const { data } = Papa.parse<SheetRow>(readFileSync(path, 'utf8'), { skipEmptyLines: true });
    writeFileSync(path, Papa.unparse(edit(data)));
    return file;
  }

  /** Edits one sheet of the workbook, of which a spreadsheet may have made texts numbers. */
  async editWorkbook(
    sheet: string,
    edit: (lines: (string | number)[][]) => (string | number)[][],
  ): Promise<string> {
    const sheets = await readWorkbook(join(this.folder, 'exported/tables.xlsx'), { trim: false });
    const known = sheets.map(({ sheet: name, data }) => ({
      sheet: name,
      data: data.map((line) => line.map((cell) => String(cell ?? ''))),
    }));
    const edited = known.map(({ sheet: name, data }) => ({
      sheet: name,
      data: name === sheet ? edit(data) : data,
    }));
    await writeWorkbook(edited).toFile(join(this.folder, 'edited.xlsx'));
    return 'edited.xlsx';
  }
}
