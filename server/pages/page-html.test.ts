import { createHash } from 'node:crypto';
import { EARLY_PRESS_SOURCE } from './early-press';
import { jsonInHtml, pageHtml } from './page-html';

const SHELL = `<html><head><title>Business filing</title><link href="/assets/base.js"></head><body>
    <div id="root">
      <main><p class="start-trouble">Reload.</p></main>
    </div>
    <noscript>No script</noscript></body></html>`;

const OWN = {
  html: '<h1>File $& "this"</h1>',
  title: 'A & B',
  scripts: ['/assets/base.js', '/assets/intro.js'],
};

test('heading and text stand where the application will draw them', () => {
  const html = pageHtml(SHELL, OWN, {});
  expect(html).toContain(
    '<div id="root" data-waiting=""><h1>File $& "this"</h1><p class="start-trouble">Reload.</p></div>',
  );
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain(' data-rendered=""');
});

test('only the scripts that the page does not name yet are named', () => {
  const html = pageHtml(SHELL, OWN, {});
  expect(html.match(/modulepreload/g)).toHaveLength(1);
  expect(html).toContain('href="/assets/intro.js"');
});

test('a page that depends on who opens it waits as before', () => {
  const html = pageHtml(SHELL, { html: null, title: '', scripts: [] }, { '/env': { code: 200 } });
  expect(html).toContain('<main><p class="start-trouble">');
  expect(html).not.toContain('data-waiting');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<title>Business filing</title>');
  expect(html).toContain('<script type="application/json" id="page-data">{"/env":{"code":200}}</script>');
});

test('data ends no element and begins no comment', () => {
  const text = '</script><!-- \u2028 -->';
  expect(jsonInHtml({ text })).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(jsonInHtml({ text }))).toEqual({ text });
});

test('the content policy names the script that keeps early presses', () => {
  const [, script = ''] = /<script>([^<]+)</.exec(pageHtml(SHELL, OWN, {})) ?? [];
  expect(EARLY_PRESS_SOURCE).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});
