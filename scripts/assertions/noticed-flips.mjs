/**
 * The flips of tables and forms that no scenario notices. Only the scenarios that exercise what a flip changes are asked, up to the first that fails.
 * @param {{ load: () => object, scenarios: object[] }} given
 * @returns {Promise<{ flips: object[], unnoticed: object[], failed: object[] }>} `failed` are the scenarios that fail without any flip
 */
export async function unnoticedFlips({ load, scenarios }) {
  const byPlace = new Map(scenarios.map((scenario) => [scenario.place, scenario]));
  const book = load();
  const { flips, failed } = await book.flipsWithPlaces(scenarios);
  const isNoticed = async ({ apply, places }) => {
    const undo = apply();
    try {
      for (const place of places) if ((await book.failureOf(byPlace.get(place))) !== undefined) return true;
      return false;
    } finally {
      undo();
    }
  };
  const unnoticed = [];
  for (const flip of flips) if (!(await isNoticed(flip))) unnoticed.push(flip);
  return { flips, unnoticed, failed };
}
