import { sentence, type Text } from '../language/text';

/** Told of a file of the filing that the registry does not hold any more. */
export const notHeldText = (file: string): Text =>
  sentence('{file} is no longer held. Delete it and add it again.', { file });

/** Told of a file in which a virus was found when it was sent. */
export const infectedText = (file: string): Text =>
  sentence("{file} can't be attached: a virus was found in it.", { file });
