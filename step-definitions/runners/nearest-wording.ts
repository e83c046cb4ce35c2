/** Shown by cucumber-js in place of code to paste: the nearest wordings are reported before the run, each once. */
export default class NearestWording {
  build(): string {
    return 'This wording is unknown: see what is said before the run.';
  }
}
