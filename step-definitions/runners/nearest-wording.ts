import { unknownWording } from './nearest-wordings';

/** What cucumber-js shows for an unknown wording: the nearest known ones instead of code to paste. */
export default class NearestWording {
  build({ generatedExpressions }: { generatedExpressions: readonly { source: string }[] }): string {
    return unknownWording(generatedExpressions[0]?.source ?? '');
  }
}
