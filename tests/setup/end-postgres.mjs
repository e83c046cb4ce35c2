/** Stops the PostgreSQL of the tests, with all that is in it. */
export default async function end() {
  await globalThis.testPostgres?.stop();
}
