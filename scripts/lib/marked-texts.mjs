import { readdirSync, readFileSync } from 'node:fs';

/** Stands before what nobody has translated yet in a file that has to exist in every language. */
export const TO_TRANSLATE = '[To be translated]';

/** The places under `server/content/es` that are still in English, each with what is written there. */
export function markedTexts(folder = 'server/content/es') {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.md'));
  return paths.flatMap((path) =>
    readFileSync(`${folder}/${path}`, 'utf8')
      .split('\n')
      .flatMap((text, line) =>
        text.includes(TO_TRANSLATE) ? [{ place: `${folder}/${path}:${line + 1}`, text }] : [],
      ),
  );
}
