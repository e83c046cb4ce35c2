export * from './follow-events';
export * from './follow-messages';
export * from './follow-rules';
export * from './confirmation';
export * from './phone-answer';
export { textCommand, type TextCommand } from './stop-words';
