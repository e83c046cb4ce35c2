/** The one public face of the rule book. */
export * from './filing/filing-type';
export * from './filing/name';
export * from './filing/address';
export * from './filing/sections';
export * from './filing/filing';
export * from './agent/agent-values';
export * from './flows/step-name';
export * from './problem';
export * from './steps/step-rules';

// Engine, flows, names, agent, errors, completeness, fees, access

// Constraints, steps, addresses, calendar, notifications, people list, files
