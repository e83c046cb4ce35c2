import { answerText, rowText, sourceText } from './row-text';

describe('a row to paste into the source of a table', () => {
  it.each([
    ['a text', 'Denver', "'Denver'"],
    ['a quotation mark', "O'Neil", "'O\\'Neil'"],
    ['a backslash', 'C:\\files', "'C:\\\\files'"],
    ['several values', ['a', 1, true, null], "['a', 1, true, null]"],
    ['an object', { page: 'down', $code_1: 1 }, "{ page: 'down', $code_1: 1 }"],
    ['nothing', {}, '{}'],
    ['what is left out', { page: undefined }, '{}'],
  ])('writes %s', (_, value, text) => {
    expect(sourceText(value)).toBe(text);
  });

  it.each(['2nd', 'first-name', "agent's", ''])('puts the name %j in quotation marks', (name) => {
    const text = sourceText({ [name]: 1 });
    expect(text).toMatch(/^\{ '.*': 1 \}$/);
    expect(new Function(`return (${text});`)()).toEqual({ [name]: 1 });
  });

  it('leaves out what a row does not ask for', () => {
    expect(rowText({ paper: undefined, days: 7 }, false)).toBe('{ when: { days: 7 }, then: false },');
    expect(rowText({}, 1)).toBe('{ when: {}, then: 1 },');
  });

  it('leaves open what nobody has decided', () => {
    expect(rowText({ days: 7 })).toBe('{ when: { days: 7 }, then: /* decide */ },');
    expect(answerText("agent's")).toBe("{ when: { /* decide */ }, then: 'agent\\'s' },");
  });
});
