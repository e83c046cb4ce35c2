import { marksIn } from './texts.mjs';

/** Comparisons that hold a value to another one entirely: a mark in what they were given was noticed by them. */
const ENTIRE = new Set(['strictEqual', 'deepStrictEqual']);

/** The texts that a comparison was surely about. */
const comparedIn = ({ code, operator, actual } = {}) =>
  code === 'ERR_ASSERTION' && ENTIRE.has(operator) ? marksIn(JSON.stringify(actual) ?? '') : [];

const shownBy = ({ failure }) => marksIn(String(failure?.message));

/**
 * Those of the failed scenarios to ask for the text that fails them, one for each reason. What hundreds stumble over, as the name of a filing,
 * says its text itself; it is put right first, since they show what else they notice once they come further. A search takes longest.
 */
const worthAsking = (failed) => {
  const saying = failed.filter((one) => shownBy(one).length > 0);
  const some = saying.length > 0 ? saying : failed;
  return new Map(some.map((one) => [String(one.failure?.message), one])).values();
};

/**
 * Those of these texts of the rule book that no scenario notices. All of them are flipped at once, each with a mark of its own; what a failed comparison
 * shows was noticed and is put right, and what fails a scenario without being shown is searched for, until every scenario passes with the rest
 * still flipped.
 * @param {{ asked: number[], load: (flipped: Iterable<number>) => object, scenarios: object[] }} given
 * @returns {Promise<number[]>} their IDs
 */
export async function unnoticedTexts({ asked, load, scenarios }) {
  const left = new Set(asked);
  /** Texts that fail a scenario only together with others: each is asked about by itself. */
  const together = [];

  const failures = async (some, flipped, isEnough = () => false) => {
    const book = load(flipped);
    const failed = [];
    for (const scenario of some) {
      const failure = await book.failureOf(scenario);
      if (failure !== undefined) failed.push({ scenario, failure });
      if (isEnough(failed)) break;
    }
    return failed;
  };
  const isFailedBy = async (scenario, flipped) => (await failures([scenario], flipped)).length > 0;

  /** The last text of the shortest beginning of all that fails the scenario. */
  const searchedFor = async (scenario) => {
    const all = [...left];
    let [least, most] = [0, all.length];
    while (most - least > 1) {
      const middle = (least + most) >> 1;
      if (await isFailedBy(scenario, all.slice(0, middle))) most = middle;
      else least = middle;
    }
    return all[most - 1];
  };

  /** Puts one text right that the scenario notices. */
  const settle = async ({ scenario, failure }) => {
    for (const id of shownBy({ failure }))
      if (left.has(id) && (await isFailedBy(scenario, [id]))) return left.delete(id);
    const id = await searchedFor(scenario);
    if (!(await isFailedBy(scenario, [id]))) together.push(id);
    return left.delete(id);
  };

  for (let open = scenarios; open.length > 0;) {
    const failed = await failures(open, left);
    const shown = failed.flatMap(({ failure }) => comparedIn(failure));
    shown.forEach((id) => left.delete(id));
    if (shown.length === 0)
      // One after the other: what was found for one may have failed the next as well.
      for (const one of worthAsking(failed)) if (await isFailedBy(one.scenario, left)) await settle(one);
    // With less flipped a scenario may come further than it did: the last word has a run of all of them.
    const isWhole = open.length === scenarios.length;
    open = failed.length > 0 ? failed.map(({ scenario }) => scenario) : isWhole ? [] : scenarios;
  }
  for (const id of together) {
    const failed = await failures(scenarios, [id], ({ length }) => length > 0);
    if (failed.length === 0) left.add(id);
  }
  return [...left].sort((one, other) => one - other);
}
