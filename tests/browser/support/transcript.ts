import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const FOLDER = join(__dirname, '../transcripts');

/** What is another in each run. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  // It is so a moment later.
  [/\(Being saved\)/g, '(Done)'],
  [/Harbor [0-9a-f]{8} LLC/g, 'Harbor LLC'],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, 'MM/DD/YYYY'],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g,
    'Month D, YYYY',
  ],
  [/\b\d{1,2}:\d{2} [AP]M\b/g, 'H:MM AM'],
  [/\bM[SD]T\b/g, 'MT'],
  [/\b20\d{9}\b/g, 'NUMBER'],
  [/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b/g, 'CODE'],
];

/**
 * What a screen reader has to say of the pages of a walk, in its order: title, then each heading, text and control by role, name and state, as the
 * browser gives them to it; and the messages that are announced.
 */
export class Transcript {
  private readonly lines: string[] = [];

  /** @param said what the live regions have said so far */
  constructor(
    private readonly page: Page,
    private readonly said: () => Promise<string>,
  ) {}

  /** The page as it is read from its beginning. */
  async reads(part: Locator = this.page.getByRole('main')): Promise<void> {
    const tree = await part.ariaSnapshot();
    // The choices of a menu are heard one by one, once it is opened.
    const isRead = (line: string) => !/^\s*- (\/(url|placeholder):|option )/.test(line);
    this.lines.push('', `# ${await this.page.title()}`, ...tree.split('\n').filter(isRead));
  }

  /** A message that is announced on the page. */
  async hears(message: string): Promise<void> {
    await expect.poll(this.said).toContain(message);
    this.lines.push(`- announced: ${message}`);
  }

  /** The walk reads as it did before. TRANSCRIPTS=write keeps how it reads now. */
  isKeptAs(name: string): void {
    const text = CHANGING.reduce(
      (changed, [pattern, instead]) => changed.replace(pattern, instead),
      `${this.lines.join('\n').trim()}\n`,
    );
    const file = join(FOLDER, `${name}.txt`);
    if (process.env.TRANSCRIPTS === 'write') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
  }
}
