/** Keys of session storage that the registered-agent wizard keeps for a reload (A section 3, Browser storage). */
export const AGENT_STORAGE_KEYS = ['agentWizard', 'agentSearchResults', 'agentNavigation'] as const;

/**
 * The key with which this tab repeats the use of a passcode whose answer was lost. It survives the wizard, which then starts again. By
 * itself it permits nothing, and the passcode is not stored.
 */
export const AGENT_REPEAT_KEY = 'agentRepeat';

declare module '../session/storage' {
  interface SessionKeys {
    agentWizard: true;
    agentSearchResults: true;
    agentNavigation: true;
    agentRepeat: true;
  }
}
