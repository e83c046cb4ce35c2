import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * The program of another major version of Node, fetched from npm once for each installation of the packages.
 * @param {number} major
 * @returns {Promise<string>} its path
 * @throws where npm has none for this machine
 */
export async function nodeOfMajor(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = `node_modules/.cache/node-${major}`;
  const path = `${folder}/node_modules/${name}/bin/node`;
  if (existsSync(path)) return path;
  console.log(`Fetching Node ${major} ...`);
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  await run('npm', [...install, `${name}@${major}`], { quiet: true });
  if (!existsSync(path)) throw new Error(`npm has no package ${name}@${major}: nothing was tested.`);
  return path;
}
