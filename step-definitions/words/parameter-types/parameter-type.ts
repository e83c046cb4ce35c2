/** A noun of the business in a wording: the runners' own shape, so that both can register it. */
export interface ParameterType {
  name: string;
  regexp: RegExp;
  transformer: (text: string) => unknown;
  /** Left out of snippets: an unknown wording is told the nearest known one instead. */
  useForSnippets: false;
}

export const parameterType = (
  name: string,
  regexp: RegExp,
  transformer: ParameterType['transformer'],
): ParameterType => ({ name, regexp, transformer, useForSnippets: false });
