import assert from 'node:assert/strict';

/** An action of a noun's driver that takes nothing and answers. */
type Asked<Noun extends string, Action extends string> = Readonly<
  Record<Noun, Readonly<Record<Action, () => unknown>>>
>;

/** What each step that compares an answer asks. */
const asked = new WeakMap<object, { noun: string; action: string }>();

/** The action that a step asks where it is one of those below, for whoever wants to know which levels can carry it out. */
export const actionAskedBy = (step: object) => asked.get(step);

/** A step that compares an answer with the value of its wording. */
export const says = <Noun extends string, Action extends string>(noun: Noun, action: Action) => {
  const step = async (drivers: Asked<Noun, Action>, expected: unknown) =>
    assert.equal(await drivers[noun][action](), expected);
  asked.set(step, { noun, action });
  return step;
};

const isAnswered = (expected: boolean) => {
  return <Noun extends string, Action extends string>(noun: Noun, action: Action) => {
    const step = async (drivers: Asked<Noun, Action>) =>
      assert.equal(await drivers[noun][action](), expected);
    asked.set(step, { noun, action });
    return step;
  };
};

/** A step that fails where the answer is no. */
export const holds = isAnswered(true);

/** A step that fails where the answer is yes. */
export const holdsNot = isAnswered(false);
