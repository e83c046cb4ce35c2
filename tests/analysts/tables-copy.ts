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

/** Reads the sheets at the paths that it is given, and writes what is wrong with each as JSON. */
const PROBLEMS = `
  const { readTables } = await import('./scripts/tables/files.mjs');
  const { importSheets } = await import('./scripts/tables/import.mjs');
  const found = [];
  for (const path of process.argv.slice(1)) found.push((await importSheets(await readTables(path))).problems);
  process.stdout.write(JSON.stringify(found));
`;

/** A line of a sheet, as texts. */
export type Line = string[];

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

  /** What is wrong with each of these sheets, in one process: the rule book is read once. Nothing is written. */
  problemsOf(paths: readonly string[]): string[][] {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', PROBLEMS, ...paths],
      { cwd: this.folder, encoding: 'utf8' },
    );
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout) as string[][];
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
  editCsv(file: string, edit: (lines: Line[]) => Line[], folder = 'edited'): string {
    const path = join(this.folder, 'exported', file);
    const { data } = Papa.parse<Line>(readFileSync(path, 'utf8'), { skipEmptyLines: true });
    const edited = join(folder, file);
    cpSync(join(this.folder, 'exported'), join(this.folder, folder), { recursive: true });
    writeFileSync(join(this.folder, edited), Papa.unparse(edit(data)));
    return edited;
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
