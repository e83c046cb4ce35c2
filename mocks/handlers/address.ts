import type { components } from '#api';
import { isPoBox } from '#rules';
import { http } from '../http';

type PlainAddress = components['schemas']['PlainAddress'];

/** ZIP prefixes of Colorado; enough to tell a sample address in the state from one outside. */
const inColorado = (zip: string) => /^8[01]\d{3}/.test(zip);

/** An address whose first line begins with "Unknown" is one that nothing is found for. */
function verify(address: PlainAddress) {
  const verified = !/^unknown/i.test(address.address1) && /^\d{5}(-\d{4})?$/.test(address.zip);
  const coloradoZipcode = inColorado(address.zip);
  const standard = verified
    ? {
        ...address,
        address1: address.address1.replace(/\bStreet\b/i, 'St'),
        state: coloradoZipcode ? 'CO' : address.state,
      }
    : address;
  return { address: { ...standard, coloradoZipcode }, valid: verified, verified };
}

export const addressHandlers = [
  http.post('/business-api/address/validate', async ({ request, response }) => {
    const { streetAddress, mailingAddress } = await request.json();
    const street = verify(streetAddress);
    const mailing = mailingAddress && verify(mailingAddress);
    return response(200).json({
      apiData: {
        code: 200,
        streetAddress: street.address,
        streetValid: street.valid,
        streetVerified: street.verified,
        streetIsPoBox: isPoBox(streetAddress),
        ...(mailing && {
          mailingAddress: mailing.address,
          mailingValid: mailing.valid,
          mailingVerified: mailing.verified,
        }),
      },
    });
  }),
];
