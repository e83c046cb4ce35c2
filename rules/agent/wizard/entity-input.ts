/** Digits only are an entity ID and go straight to confirmation; anything else is a name (A2-agent-entity). */
export const isEntityIdInput = (text: string): boolean => /^\d{1,20}$/.test(text.trim());
