import type { Handlers } from '../contract/operation';

/** Address verification (W7-address). */
export const addressOperations: Handlers<'validateAddress'> = {
  async validateAddress({ providers }, { body }) {
    const street = await providers.address.validate(body.streetAddress);
    const mailing = body.mailingAddress && (await providers.address.validate(body.mailingAddress));
    return {
      apiData: {
        code: 200,
        streetAddress: street.address,
        streetValid: street.valid,
        streetVerified: street.verified,
        streetIsPoBox: street.isPoBox,
        ...(mailing && {
          mailingAddress: mailing.address,
          mailingValid: mailing.valid,
          mailingVerified: mailing.verified,
        }),
      },
    };
  },
};
