/** What was asked for cannot be made, in words; nothing is written then. */
export class Refusal extends Error {}

/** Runs a generator; a refusal is told in words, and where help is. */
export async function refusing(command, generator) {
  try {
    await generator();
  } catch (error) {
    // What parseArgs does not know is a refusal as well.
    if (!(error instanceof Refusal) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${error.message}\nnpm run ${command} -- --help says what can be asked for.`);
    process.exitCode = 1;
  }
}
