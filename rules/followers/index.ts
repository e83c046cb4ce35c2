export * from './follow-events';
export * from './follow-messages';
export * from './follow-rules';
export * from './confirmation';
export { textCommand, type TextCommand } from './stop-words';
