import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root';
import { SHELL_IN_SPANISH, shellIn } from './shell-in-language';

const shell = readFileSync(join(PROJECT_ROOT, 'src/index.html'), 'utf8');

test('what is said before the application speaks is said in Spanish', () => {
  const page = shellIn('es', shell);
  expect(page).toContain('<html lang="es">');
  for (const [english, text] of Object.entries(SHELL_IN_SPANISH)) {
    expect(page).toContain(text);
    expect(page.replace(/\s+/g, ' ')).not.toContain(`>${english}<`);
  }
});

test('no English sentence is left', () => {
  const sentences = [
    ...shellIn('es', shell)
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .matchAll(/>([^<]*[a-z]{3}[^<]*)</g),
  ];
  expect(
    sentences.map(([, text = '']) => text.trim()).filter((text) => /\b(the|your|and|filing)\b/.test(text)),
  ).toEqual([]);
});

test('English is the page as it is', () => expect(shellIn('en', shell)).toBe(shell));
