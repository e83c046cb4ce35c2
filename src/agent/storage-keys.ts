/** Keys of session storage that the registered-agent wizard keeps for a reload (A section 3, Browser storage). */
export const AGENT_STORAGE_KEYS = ['agentWizard', 'agentSearchResults', 'agentNavigation'] as const;

declare module '../session/storage' {
  interface SessionKeys {
    agentWizard: true;
    agentSearchResults: true;
    agentNavigation: true;
  }
}
