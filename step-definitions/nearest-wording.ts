import { distance } from './vocabulary/look-up';
import type { DefineStep } from './phrasebook';
import { PHRASES } from './steps/all';

const SHOWN = 3;

/** Every wording of the phrase book, read by giving it to a runner that only listens. */
const wordings = (): string[] => {
  const heard: string[] = [];
  const listen: DefineStep = (wording) => heard.push(wording);
  PHRASES.forEach((phrases) => phrases({ Given: listen, When: listen, Then: listen }));
  return heard;
};

/** What cucumber-js shows for an unknown wording: the nearest known ones instead of code to paste. */
export default class NearestWording {
  build({ generatedExpressions }: { generatedExpressions: readonly { source: string }[] }): string {
    const unknown = generatedExpressions[0]?.source ?? '';
    const nearest = wordings().sort((a, b) => distance(a, unknown) - distance(b, unknown));
    return ['This wording is unknown. The nearest known ones:', ...nearest.slice(0, SHOWN)].join('\n  ');
  }
}
