import { html } from './html';

test('text is escaped, markup is not', () => {
  const name = `<script>alert("x")</script> & 'Co'`;
  expect(html`<p title="${name}">${html`<b>${1}</b>`}</p>`.markup).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;"><b>1</b></p>',
  );
});

test('a list is joined and null is nothing', () => {
  expect(html`${[html`<i></i>`, html`<b></b>`]}${null}`.markup).toBe('<i></i><b></b>');
});
