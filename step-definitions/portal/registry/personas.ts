import { lookUp } from '../../words/vocabulary/look-up';
import type { ApiScenarioContext, SamplePersona } from '../../scenario/context/api';

type Choice = (persona: SamplePersona) => boolean;

const PERSONAS: Record<string, Choice> = {
  'entity in good standing': ({ kind, status }) => kind === 'entity' && status === 'Good Standing',
  'entity that is delinquent': ({ kind, status }) => kind === 'entity' && status === 'Delinquent',
  'entity that is dissolved': ({ kind, status }) => kind === 'entity' && status === 'Voluntarily Dissolved',
  'person who is of age': ({ kind, use }) => kind === 'license' && use.startsWith('Of age'),
  'person who is under age': ({ kind, use }) => kind === 'license' && use.startsWith('Under 18'),
  'person with an expired passcode': ({ kind, use }) => kind === 'passcode' && use.includes('expired'),
  'person with a used passcode': ({ kind, use }) => kind === 'passcode' && use.includes('was used'),
};

/** The first persona of the sample registry that the noun describes. */
export async function findPersona(context: ApiScenarioContext, noun: string): Promise<SamplePersona> {
  const persona = (await context.personas()).find(lookUp('persona', PERSONAS, noun));
  if (!persona) throw new Error(`The sample registry has no ${noun}.`);
  return persona;
}
