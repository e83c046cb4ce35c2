import { run } from './run.mjs';

/** Runs a TypeScript file with the arguments of this process and exits with its exit code. */
export async function runTypeScript(file) {
  const { code } = await run(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)]);
  process.exit(code);
}
