const KILO = 1024;

/** Bytes in words: `512 bytes`, `14 KB`, `2.5 MB`. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
};
