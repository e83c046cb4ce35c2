/** A configured address with the filing's master ID added, as the pages of the business site take it. */
export const withMasterFileId = (address: string, masterFileId: string): string => {
  const url = new URL(address, globalThis.location.href);
  url.searchParams.set('masterFileId', masterFileId);
  return url.href;
};
