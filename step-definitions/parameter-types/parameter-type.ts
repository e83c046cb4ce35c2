/** A noun of the business in a wording: the runners' own shape, so that both can register it. */
export interface ParameterType {
  name: string;
  regexp: RegExp;
  transformer: (text: string) => unknown;
}
