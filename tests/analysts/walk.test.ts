/** @jest-environment <rootDir>/tests/analysts/bundling-jsdom.cjs */
import { walkPage, walkScript } from '../../scripts/docs/walk-page.mjs';

const page = walkPage().text;
let script = '';
beforeAll(async () => {
  script = await walkScript();
});

const open = (hash: string): void => {
  window.location.hash = hash;
  document.documentElement.innerHTML = page;
  new Function(script)();
};

const part = (id: string): HTMLInputElement => document.getElementById(`walk-${id}`) as HTMLInputElement;

const steps = (): (string | null)[] =>
  [...document.querySelectorAll('#walk-steps li')].map((step) => step.textContent);

it('goes through a filing from its first step to its last and back', () => {
  open('#filing=report');
  expect(part('back').disabled).toBe(true);
  const walked = [part('step').textContent];
  while (!part('next').disabled) {
    part('next').click();
    walked.push(part('step').textContent);
  }
  expect(walked).toEqual(steps());
  expect(walked.length).toBeGreaterThan(5);
  part('back').click();
  expect(part('step').textContent).toBe(walked.at(-2));
});

it('follows the flags, and keeps filing, flags and step in a link', () => {
  open('#filing=llc');
  const usual = steps();
  part('attaches').checked = true;
  part('attaches').dispatchEvent(new Event('input', { bubbles: true }));
  expect(steps()).toHaveLength(usual.length + 1);
  part('next').click();
  const at = part('step').textContent;
  open(part('link').getAttribute('href') ?? '');
  expect([part('filing').value, part('attaches').checked, part('step').textContent]).toEqual([
    'llc',
    true,
    at,
  ]);
});

it('begins at the first step where a link names one that the filing does not have', () => {
  open('#filing=report&step=nowhere');
  expect(part('step').textContent).toBe(steps()[0]);
});
