export * from './key-link';
export * from './key-messages';
export * from './key-rules';
export * from './key-standing';
export * from './webhook-messages';
