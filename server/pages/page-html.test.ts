import { createHash } from 'node:crypto';
import { PAGE_SCRIPT_SOURCE } from './page-script';
import { jsonInHtml, pageHtml } from './page-html';

const SHELL = `<html><head><title>Business filing</title><script type="module" crossorigin src="/assets/base.js"></script></head><body>
    <noscript><aside>Read only</aside></noscript>
    <div id="root">
      <main class="page"><noscript><h1>No script</h1></noscript><p class="load-error">Reload.</p></main>
    </div></body></html>`;

const OWN = {
  html: '<h1>File $& "this"</h1>',
  title: 'A & B',
  scripts: ['/assets/base.js', '/assets/intro.js'],
};

test('heading and text stand where the application will draw them', () => {
  const html = pageHtml(SHELL, OWN, {});
  expect(html).toContain(
    '<div id="root" data-waiting=""><h1>File $& "this"</h1><p class="load-error">Reload.</p>',
  );
  expect(html).toContain('<noscript><aside>Read only</aside></noscript>');
  expect(html).not.toContain('No script');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('data-waiting');
});

test('a page that is drawn asks for no script before it is painted, and names each once', () => {
  const html = pageHtml(SHELL, OWN, {});
  expect(html).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/);
  expect(html).toContain('<meta name="late-scripts" content="/assets/base.js /assets/intro.js">');
});

test('a page that is not drawn asks for its scripts at once, and names each once', () => {
  const html = pageHtml(SHELL, { ...OWN, html: null }, {});
  expect(html).toContain('<script type="module" crossorigin src="/assets/base.js"></script>');
  expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(1);
  expect(html).toContain('href="/assets/intro.js"');
});

test('a page that depends on who opens it waits as before', () => {
  const html = pageHtml(SHELL, { html: null, title: '', scripts: [] }, { '/env': { code: 200 } });
  expect(html).toContain('<main class="page"><noscript><h1>No script</h1></noscript><p class="load-error">');
  expect(html).not.toContain('Read only');
  expect(html).not.toContain('data-waiting');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<title>Business filing</title>');
  expect(html).toContain('<script type="application/json" id="page-data">{"/env":{"code":200}}</script>');
});

test('a page that may be another one for this browser has the page that waits in reserve', () => {
  const html = pageHtml(SHELL, { ...OWN, isWithoutFiling: true }, {});
  expect(html).toContain('<h1>File $& "this"</h1>');
  expect(html).toMatch(/<div class="page until-known"><p class="load-error">Reload.<\/p><\/div>\s*<\/div>/);
  expect(html).not.toContain('<main');
});

test('data ends no element and begins no comment', () => {
  const text = '</script><!-- \u2028 -->';
  expect(jsonInHtml({ text })).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(jsonInHtml({ text }))).toEqual({ text });
});

test('the content policy names the script of the page', () => {
  const [, script = ''] = /<script>([^<]+)</.exec(pageHtml(SHELL, OWN, {})) ?? [];
  expect(PAGE_SCRIPT_SOURCE).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});
