import type { DefineStep } from '../foundation/phrases';
import type { Vocabulary } from './wording-distance';
import { wordingDistance } from './wording-distance';
import { PARAMETER_TYPES } from '../words/parameter-types/all';
import { allowedWords, takesAnyWords } from '../words/parameter-types/allowed-words';
import { PHRASES } from '../levels/all-wordings';
import type { FilingDriver } from '../levels/filing-driver';

const SHOWN = 3;

/** Every wording of the phrase book, read by giving it to a runner that only listens. */
const wordings = (): string[] => {
  const heard: string[] = [];
  const listen: DefineStep<FilingDriver> = (wording) => heard.push(wording);
  PHRASES.forEach((phrases) => phrases({ Given: listen, When: listen, Then: listen }));
  return heard;
};

const vocabulary = (): Vocabulary =>
  new Map(
    PARAMETER_TYPES.map((type) => [
      `{${type.name}}`,
      {
        words: new Set(allowedWords(type).flatMap((value) => value.split(/[ ,]+/))),
        isOpen: takesAnyWords(type),
      },
    ]),
  );

/** The known wordings that an unknown text is most like, nearest first. Texts and numbers in it are shown as {string} and {int}. */
export const nearestWordings = (unknown: string): string[] => {
  const words = vocabulary();
  return wordings()
    .map((wording) => ({ wording, away: wordingDistance(wording, unknown, words) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, SHOWN)
    .map(({ wording }) => wording);
};

/** The values of a wording's parameters, where only these are allowed: with another the wording is unknown. */
const closedValues = (wording: string): string[] =>
  PARAMETER_TYPES.filter((type) => wording.includes(`{${type.name}}`) && !takesAnyWords(type)).flatMap(
    (type) => {
      const values = allowedWords(type);
      return values.length > 0 ? [`  {${type.name}} is one of: ${values.join(', ')}`] : [];
    },
  );

/** What is told of an unknown wording: the nearest known ones, and the values that they take. */
export const unknownWording = (unknown: string): string => {
  const lines = nearestWordings(unknown).flatMap((wording) => [wording, ...closedValues(wording)]);
  return ['This wording is unknown. The nearest known ones:', ...lines].join('\n  ');
};
