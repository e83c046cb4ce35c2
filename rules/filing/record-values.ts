import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import type { Coming } from './coming';
import type { PrincipalOfficeValues } from '../filing-parts/sections';

/**
 * What the registry had on record of the entity when a filing on it began: review shows it next to the change, and its version shows
 * whether the record has changed meanwhile (reading 27). The server replaces these facts by its own record.
 */
export interface RecordValues {
  /** Rises with each change of the record, from 1. */
  version: number;
  /** The day `YYYY-MM-DD` by which the open periodic report is due; empty for an entity that files none. */
  reportDueDate: string;
  /** When the last of the filings with a delayed effective date takes effect, ISO 8601; empty when none is delayed. */
  previousEffective: string;
  /** What is coming for it, but for this filing; left out by a filing that an earlier version of the server has saved. */
  coming?: Coming[];
  principalOfficeValues: PrincipalOfficeValues;
  /** Null for an entity without an agent. */
  registeredAgentValues: RegisteredAgentValues | null;
}
