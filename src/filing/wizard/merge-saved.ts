/** In a chunk of its own: few filings are saved on two devices at once. */
export { hasConflict, mergedMessage, mergeFilings } from '#rules';
