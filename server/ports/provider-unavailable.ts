/** A provider that did not answer, answered with an error of its own, or is switched off. Worth trying again. */
export class ProviderUnavailable extends Error {
  constructor(
    readonly provider: string,
    options?: ErrorOptions,
  ) {
    super(`The ${provider} service is unavailable`, options);
    this.name = 'ProviderUnavailable';
  }
}
