/** In a chunk of its own: few filings are removed while their page is open. */
export { withoutRemovedData } from '#rules';
