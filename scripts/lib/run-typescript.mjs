import { run } from './run.mjs';

/** Runs a TypeScript file with the arguments of this process, whose exit code is then that of the file. */
export async function runTypeScript(file) {
  const { code } = await run(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)]);
  process.exit(code);
}
