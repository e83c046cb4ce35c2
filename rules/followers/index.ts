export * from './follow-events';
export * from './follow-messages';
