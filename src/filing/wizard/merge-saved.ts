/** In a chunk of its own: few filings are saved on two devices at once. */
export { mergedMessage, mergeFilings } from '#rules';
