import type { NameFactsOnRecord } from '../names/names-set-free';
import { nameFreeFrom, nameOnDay } from '../names/names-set-free';
import type { EffectChange } from './facts';

/**
 * What the office's clock changes on record when the name of an entity is free for others: the statutory language enters it (T11-400). It
 * changes nothing where the record has another status at its place in the order of effects, as after a cure that was approved late.
 */
export const languageEffect = (facts: NameFactsOnRecord): EffectChange[] => {
  const from = nameFreeFrom(facts);
  if (from === null) return [];
  const statutoryLanguage = nameOnDay(facts, from).slice(facts.name.length);
  return [{ when: { status: [facts.statusCode] }, set: { statutoryLanguage } }];
};
