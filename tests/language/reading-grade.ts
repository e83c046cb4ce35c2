import { readdirSync, readFileSync } from 'node:fs';
import { syllable } from 'syllable';

/** A sentence of ours and the file that has it. */
export interface Sentence {
  text: string;
  place: string;
}

/**
 * What the law and the forms call things, and nobody can call otherwise: measured as one plain word each. Citations and what stands in
 * quotation marks are left out of the measure for the same reason.
 */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\(?\b(?:[Ss]ections? 7-[\d.-]+|part \d+ of)?(?: ?(?:under )?article \d+ of title 7)?, C\.R\.S\.\)?/g, ''],
  [/["“][^"”]+["”]/g, 'name'],
  [/\b(?:Articles|articles) of \w+|\bStatement Curing Delinquency\b/g, 'form'],
  [/\b(?:Financial Crimes Enforcement Network \(FinCEN\)|Internal Revenue Service)/g, 'Bank'],
  [/\bWeb Content Accessibility Guidelines \(WCAG\)/g, 'Rules'],
  [/\b(?:limited liability (?:company|limited partnership)|limited partnership)\b(?: \(LLC\))?/gi, 'firm'],
  [/\b(?:cooperative association|(?:nonprofit |profit )?corporation|cooperative|association)s?\b/gi, 'firm'],
  [/\b(?:company|entity|entities|individuals?|incorporators?|Colorado)\b/gi, 'firm'],
  [/\b(?:registered agent|agent)\b/gi, 'man'],
  [/\b(?:principal|mailing|street|email) (?:office )?address\b/gi, 'place'],
  [/\b(?:periodic report|additional information)\b/gi, 'note'],
  [/\b(?:Social Security|account) numbers?\b/gi, 'code'],
  [/\b(?:noncompliant|delinquent|delinquency)\b/gi, 'late'],
];

const isOver = (grade: number): boolean => grade > 9;

/** Sentences with fewer words have no grade that means anything: one long word decides it. */
const FEWEST_WORDS = 9;

const sentencesOf = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\{+\w*\}+/g, 'ten')
    .split(/(?<=[.?!:;]["”)]?)\s+(?=[A-Z“"{])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.?!:;]["”)]?$/.test(sentence));

/** The school year in which a sentence can be read (Flesch and Kincaid, 1975), rounded to a tenth; 0 where it is too short to tell. */
export function readingGrade(sentence: string): number {
  const plain = TERMS.reduce((text, [term, word]) => text.replace(term, word), sentence);
  const words = plain.match(/[A-Za-z0-9][\w'’-]*/g) ?? [];
  if (words.length < FEWEST_WORDS) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return Math.round((0.39 * words.length + (11.8 * syllables) / words.length - 15.59) * 10) / 10;
}

/** Sentences that are read with more than nine years of school, each with its grade. */
export const hardSentences = (texts: readonly Sentence[], exempt: ReadonlySet<string>): string[] =>
  texts
    .filter(({ text }) => !exempt.has(text))
    .flatMap(({ text, place }) => sentencesOf(text).map((sentence) => ({ sentence, place })))
    .filter(({ sentence }) => !exempt.has(sentence) && isOver(readingGrade(sentence)))
    .map(({ sentence, place }) => `${place} (grade ${String(readingGrade(sentence))}): ${sentence}`);

/** The English texts that are kept as Markdown, a text for each paragraph and point; a point's label is a sentence of its own. */
export const contentTexts = (): Sentence[] =>
  readdirSync('server/content', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('es'))
    .flatMap((path) =>
      readFileSync(`server/content/${path}`, 'utf8')
        .split(/\n\s*\n|\n(?=- )/)
        .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=\*\*[:.]) /))
        .map((text) => ({ text: text.replace(/^- |[*#]/g, '').trim(), place: `server/content/${path}` })),
    );
