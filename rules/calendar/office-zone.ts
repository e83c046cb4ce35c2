/** The office's clock, whatever the browser's zone. */
export const OFFICE_ZONE = 'America/Denver';
