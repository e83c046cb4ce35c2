import { flowDiagram } from '../../scripts/docs/flow-diagram.mjs';
import { html, slug } from '../../scripts/docs/html.mjs';
import { page } from '../../scripts/docs/page.mjs';
import { brokenLinks, markupFaults } from '../../scripts/docs/soundness.mjs';

const whole = (body: unknown, path = 'index.html') =>
  page({ path, part: 'index.html', title: 'A page', body });

it('writes texts as texts, lists joined, and nothing for what is missing', () => {
  expect(html`<p class="${'"'}">${'<b>&'}${[html`<i>1</i>`, 2]}${undefined}${false}</p>`.toString()).toBe(
    '<p class="&quot;">&lt;b&gt;&amp;<i>1</i>2</p>',
  );
  expect(slug("Parts of what's next!")).toBe('parts-of-what-s-next');
});

it('finds markup that is not sound', async () => {
  expect(await markupFaults([whole(html`<p>Sound.</p>`)])).toEqual([]);
  const [fault] = await markupFaults([
    whole(
      html`<ul>
        <p>Not sound.</p>
      </ul>`,
    ),
  ]);
  expect(fault).toMatch(/^index\.html:\d+ element-permitted-content: /);
});

it('finds links that lead nowhere', () => {
  const pages = [
    whole(
      html`<a href="#here">1</a><a href="a/other.html#there">2</a><a href="gone.html">3</a><i id="here"></i>`,
    ),
    whole(html`<a href="../index.html#here">4</a><a href="#nowhere">5</a><i id="there"></i>`, 'a/other.html'),
  ];
  // The menu leads to pages that are not written here.
  const own = brokenLinks(pages).filter((fault: string) => /#|gone/.test(fault));
  expect(own).toEqual(['index.html: leads nowhere: gone.html', 'a/other.html: leads nowhere: #nowhere']);
});

it('draws a flow with the way around and the way through the wizard', () => {
  const step = (name: string, isOptional = false) => ({ step: name, text: name, number: '', isOptional });
  const drawn = flowDiagram({
    id: 'x',
    title: 'A flow',
    description: 'Three steps.',
    steps: [step('first'), step('aside', true), step('last')],
    wizard: { from: 'first', back: 'last' },
  }).toString();
  expect(drawn.match(/class="edge[^"]*"/g)).toEqual([
    'class="edge"',
    'class="edge optional"',
    'class="edge optional"',
    'class="edge wizard"',
    'class="edge wizard"',
  ]);
  expect(drawn.match(/<rect/g)).toHaveLength(4);
});
