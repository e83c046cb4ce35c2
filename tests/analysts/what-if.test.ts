/** @jest-environment <rootDir>/tests/analysts/bundling-jsdom.cjs */
import { whatIfPage, whatIfScript } from '../../scripts/docs/what-if-page.mjs';

const page = whatIfPage().text;
let script = '';
beforeAll(async () => {
  script = await whatIfScript();
});

const open = (hash: string): void => {
  window.location.hash = hash;
  document.documentElement.innerHTML = page;
  new Function(script)();
};

const field = (id: string): HTMLSelectElement => document.getElementById(id) as HTMLSelectElement;

const choose = (id: string, value: string): void => {
  field(id).value = value;
  field(id).dispatchEvent(new Event(id === 'what-if-table' ? 'change' : 'input', { bubbles: true }));
};

const lines = (id: string): string[] =>
  [...document.querySelectorAll(`#${id} li`)].map((line) => (line.textContent ?? '').trim());

const link = (): string => document.getElementById('what-if-link')?.getAttribute('href') ?? '';

it('tells which row decides and why, and what the others would want', () => {
  open('');
  choose('what-if-table', 'Fee of a filing in dollars');
  choose('fact-filingType', 'report');
  choose('fact-isAfterDueMonth', 'true');
  expect(lines('what-if-outcome')).toEqual([
    'Row 7 75because filing: periodic report; is after due month: yes',
  ]);
  expect(lines('what-if-others')).toContain('Row 6 25is after due month would have to be no');
  expect(lines('what-if-others')).toHaveLength(14);
});

it('keeps the case in a link', () => {
  open('');
  choose('what-if-table', 'Fee of a filing in dollars');
  choose('fact-filingType', 'amend');
  open(link());
  expect(field('fact-filingType').selectedOptions[0]?.textContent).toBe('amendment');
  expect(lines('what-if-outcome')).toEqual(['Row 8 25because filing: amendment']);
});

it('lists the steps of a filing in their order for the flags that are chosen', () => {
  const steps = () => lines('what-if-outcome').map((line) => /step: ([^;]+);/.exec(line)?.[1]);
  open(
    `#${new URLSearchParams({ table: 'Steps of a filing', filingType: 'chgpoa', adminFraudCheck: 'false' })}`,
  );
  expect(steps()).toContain('principal office address');
  expect(steps()[0]).toBe('introduction');
  expect(steps().at(-1)).toBe("what's next");
});

it('says which row comes first where the first one decides', () => {
  open(`#${new URLSearchParams({ table: 'What prevents a form that fits the entity', isFlagged: 'true' })}`);
  expect(lines('what-if-outcome')).toHaveLength(1);
  expect(lines('what-if-others')).toContainEqual(expect.stringContaining('an earlier row fits first'));
});

it('says what a fact has to be', () => {
  open(`#${new URLSearchParams({ table: 'What an answer of the registry leads to', status: '9999' })}`);
  expect(lines('what-if-outcome')).toEqual([expect.stringMatching(/^status has to be from \d+ to \d+\.$/)]);
});
