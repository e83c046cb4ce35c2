import type { DefineStep, Step } from '../foundation/phrases';
import { PHRASES } from './all-wordings';
import type { FilingDriver } from './filing-driver';
import { rulesDriver } from './rules';

/** What begins empty, before anybody has done anything: a filing, its lists and its forms. */
const BEGINS_EMPTY = [
  'the agent has the license {text} of {text} and the passcode {text}',
  'the answer about additional filers is {text}',
  'the confirmation lists {text}',
  'the entry contains {text}',
  'the filers of the request are {text}',
  'the login contains the email {text} and the password {text}',
  'the notifications go to {text}',
  'the request for a passcode names {text}',
  // Nothing was answered yet, and no document is withheld.
  'the administrator is told of the withheld document {text}',
  'the review of the request says {text}',
  'the review of the request warns {text}',
];

const asked: { wording: string; step: Step<FilingDriver> }[] = [];
const ask: DefineStep<FilingDriver> = (wording, step) =>
  asked.push({ wording, step: step as Step<FilingDriver> });
const ignore: DefineStep<FilingDriver> = () => 0;
PHRASES.forEach((phrases) => phrases({ Given: ignore, When: ignore, Then: ask }));

const parametersOf = (wording: string) => [...wording.matchAll(/\{(\w+)\}/g)].map(([, type]) => type);
const isOfTexts = (wording: string) => {
  const types = parametersOf(wording);
  return types.length > 0 && types.every((type) => type === 'text');
};

/** Whether the wording accepts "" of a scenario in which nothing has happened. */
const acceptsNothing = async (wording: string, step: Step<FilingDriver>): Promise<boolean> => {
  try {
    await step(rulesDriver(), ...parametersOf(wording).map(() => ''));
    return true;
  } catch {
    return false;
  }
};

it('An answer that nobody has asked for is not an empty one, by the rules', async () => {
  const accepting: string[] = [];
  for (const { wording, step } of asked.filter(({ wording }) => isOfTexts(wording)))
    if (await acceptsNothing(wording, step)) accepting.push(wording);
  expect(accepting.sort()).toEqual([...BEGINS_EMPTY].sort());
});
