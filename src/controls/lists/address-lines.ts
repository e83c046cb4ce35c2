import { type Address, formatAddress } from '#rules';
import { currentLanguage } from '../../language/translate';

/** An address in lines, with its country in the language of the page. */
export const addressLines = (address: Address): string[] => formatAddress(address, currentLanguage());
