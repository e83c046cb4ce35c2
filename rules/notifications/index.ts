export * from './phone';
export * from './entries';
export * from './notifications-asked-for';
export * from './notifications-message';
export * from './notifications-transition';
export * from './notification-entry';
export * from './notifications-as-typed';
